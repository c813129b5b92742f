"""`fondaco dataset`: decisions as a Parquet file."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

import fondaco.env
from fondaco.bots.roster import call
from fondaco.core.errors import Unreadable
from fondaco.env import dataset
from fondaco.env.decisions import told_games
from fondaco.env.setting import Setting
from fondaco.games import index
from tests.cli.command import Fondaco

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fondaco.env.decisions import Told

SETTING = Setting.agree("medici", 3)


def played(count: int) -> list[Told]:
    """A few games."""
    return list(told_games(SETTING, [call("chance")], 5, count))


def written(path: Path, told: list[Told]) -> Any:
    """The games as a file, read again."""
    parquet = pytest.importorskip("pyarrow.parquet")
    list(dataset.write(path, SETTING, ["chance"], 5, told))
    return parquet.read_table(path)


def test_a_row_is_a_decision(tmp_path: Path) -> None:
    told = played(2)

    table = written(tmp_path / "games.parquet", told)

    assert table.num_rows == sum(len(game.moves) for game in told)
    row = table.slice(len(told[0].moves) + 3, 1).to_pylist()[0]
    seat = int(told[1].seats[3])
    assert (row["game"], row["seed"], row["seats"], row["number"]) == (1, 5, 3, 3)
    assert (row["seat"], row["bot"], row["move"]) == (seat, "chance", int(told[1].moves[3]))
    assert row["move_name"] == index.find("medici").words.move_name(row["move"])
    assert row["features"] == told[1].features[3].tolist()
    assert row["mask"] == told[1].masks[3].tolist()
    assert row["total"] == told[1].totals[seat]
    assert row["win"] == told[1].wins[seat] / told[1].wins.sum()
    assert -1 <= row["rank"] <= 1


@pytest.mark.thorough
@pytest.mark.parametrize("name", index.names())
def test_bots_that_take_advice_can_be_written_down_at_every_game(name: str) -> None:
    setting = Setting.agree(name, min(index.find(name).seats))

    (told,) = told_games(setting, [call("greedy")], 5, 1)

    assert all(mask[move] for mask, move in zip(told.masks, told.moves, strict=True))


def test_the_schema_says_what_the_columns_mean(tmp_path: Path) -> None:
    table = written(tmp_path / "games.parquet", played(1))

    common = json.loads(table.schema.metadata[b"fondaco-decisions"])
    assert common["feature_names"] == fondaco.env.fields("medici")
    assert common["move_names"][0] == "reveal"
    assert (common["game"], common["rules"], common["seed"]) == ("medici", 1, 5)
    assert all(field.metadata[b"meaning"] for field in table.schema)
    assert table.schema.field("features").type.list_size == len(common["feature_names"])


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "ROWS", 1)
    path = tmp_path / "games.parquet"

    table = written(path, played(3))

    groups = pytest.importorskip("pyarrow.parquet").ParquetFile(path).num_row_groups
    assert groups == 3
    assert table.column("game").to_pylist()[-1] == 2


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "games.parquet"
    path.write_text("mine")

    with pytest.raises(Unreadable, match="is not written over"):
        list(dataset.write(path, SETTING, ["chance"], 5, played(1)))

    assert path.read_text() == "mine"


def test_what_was_not_finished_leaves_nothing_behind(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")

    def broken() -> Iterator[Told]:
        yield played(1)[0]
        raise Unreadable("bot/move", "it broke down")

    with pytest.raises(Unreadable, match="it broke down"):
        list(dataset.write(tmp_path / "games.parquet", SETTING, ["chance"], 5, broken()))

    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    with pytest.raises(Unreadable, match=r'pip install "fondaco\[data\]"'):
        list(dataset.write(tmp_path / "games.parquet", SETTING, ["chance"], 5, played(1)))


def test_the_command_writes_a_file_and_says_how_much(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    fondaco_command = Fondaco(tmp_path)
    words = [
        "dataset",
        "oltremare",
        "--seats",
        "2",
        "--games",
        "1",
        "--bots",
        "chance",
        "--out",
        "games.parquet",
    ]

    said = fondaco_command(*words)

    rows = parquet.read_table(tmp_path / "games.parquet").num_rows
    assert f"1 games, {rows} decisions" in said
    assert fondaco_command.code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--games 0 --out a.parquet", "Between 1 and 2^32 games"),
        ("--out a.csv", "must end in .parquet"),
        ("--seats 2 --bots chance,chance,greedy --out a.parquet", "3 bots cannot sit at 2 seats"),
    ],
)
def test_what_cannot_be_had_is_said(tmp_path: Path, words: str, sentence: str) -> None:
    fondaco_command = Fondaco(tmp_path)

    fondaco_command("dataset", "medici", *words.split())

    assert sentence in fondaco_command.complained
    assert fondaco_command.code == 2

"""The library's face: what somebody meets who types `import fondaco`."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import fondaco
from fondaco import env
from fondaco.core.errors import Broken

if TYPE_CHECKING:
    from pathlib import Path

EXPORTED = ["Batch", "Edition", "Game", "Record", "Refusal", "Table", "Unreadable"]
GAMES = ["medici", "oltremare", "strozzi"]


def played(name: str = "medici", moves: int = 12) -> fondaco.Table:
    """A table where some moves were made."""
    table = fondaco.table(name, seats=3, seed="florence")
    for _ in range(moves):
        table.play(table.choices[0])
    return table


def unpickled(thing: Any) -> Any:
    """The thing after a journey to another process."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  our own


# What is there


@pytest.mark.parametrize("name", EXPORTED)
def test_what_people_name_is_exported(name: str) -> None:
    assert getattr(fondaco, name).__name__ == name
    assert name in fondaco.__all__
    assert name in dir(fondaco)


def test_the_games_are_listed_before_and_after_their_folder_is_loaded() -> None:
    asked = """
import fondaco
first = [game.name for game in fondaco.games()]
import fondaco.games.medici
print(first == [game.name for game in fondaco.games()], *first)
"""

    said = subprocess.check_output([sys.executable, "-c", asked], text=True)

    assert said.split() == ["True", *GAMES]


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        getattr(fondaco, "Tabel")  # noqa: B009  the name is what is tried


def test_the_examples_in_the_docstring_are_true() -> None:
    assert doctest.testmod(fondaco).failed == 0


def test_help_names_everything_in_a_line_or_two() -> None:
    for name in fondaco.__all__:
        thing = getattr(fondaco, name)
        assert name == "__version__" or (thing.__doc__ or "").strip().endswith(".")


# Errors


def test_a_refusal_is_a_sentence_with_its_clause() -> None:
    table = fondaco.table("medici", seats=3, seed="florence")

    with pytest.raises(fondaco.Refusal) as refused:
        table.play("take 1")

    assert str(refused.value) == "The market is empty: reveal a card first. (MED-2.4)"
    assert (refused.value.clause, refused.value.code) == ("MED-2.4", "market-empty")


def test_our_errors_have_one_base_and_are_what_python_would_raise() -> None:
    for kind in (fondaco.Refusal, fondaco.Unreadable):
        assert issubclass(kind, fondaco.FondacoError)
        assert issubclass(kind, ValueError)
    assert issubclass(Broken, fondaco.FondacoError)


def test_errors_survive_pickling_with_their_sentences() -> None:
    with pytest.raises(fondaco.Refusal) as refused:
        fondaco.table("strozzi", seats=3, seed="f").play("port rome")
    with pytest.raises(fondaco.Unreadable) as unreadable:
        fondaco.table("strozzi", seats=9)

    for error in (refused.value, unreadable.value):
        again = unpickled(error)
        assert (type(again), str(again), again.code) == (type(error), str(error), error.code)


@pytest.mark.parametrize("move", [1.0, None, np.float32(2), [1]])
def test_a_move_that_is_no_whole_number_is_refused_with_a_sentence(move: Any) -> None:
    table = fondaco.table("medici", seats=3)

    with pytest.raises(fondaco.Unreadable, match="A move is a whole number or a text"):
        table.play(move)


def test_numpy_numbers_are_moves() -> None:
    table = fondaco.table("medici", seats=3)

    assert table.play(np.int64(0)).move == 0  # type: ignore[arg-type]  # they are no ints to mypy


def test_a_device_that_is_none_is_said() -> None:
    with pytest.raises(fondaco.Unreadable, match="'cpu' or 'cuda', not 'gpu'"):
        fondaco.batch("medici", 4, seats=3, device="gpu")  # type: ignore[call-overload]


def test_a_step_before_the_first_reset_is_said() -> None:
    with pytest.raises(fondaco.Unreadable, match="call reset before step"):
        env.gym("medici", 3).step(0)


def test_a_misspelt_word_is_a_type_error() -> None:
    doors: list[Any] = [fondaco.table, fondaco.batch, env.gym, env.vector, env.aec]
    for door in doors:
        with pytest.raises(TypeError, match="'saets'"):
            door("medici", saets=3)


# Looking at things


def test_things_show_themselves_in_a_line() -> None:
    table = played()

    assert repr(table) == f"<Table medici, 3 seats, move 12, seat {table.to_act} to act>"
    assert repr(table.record()) == "<Record medici, 3 seats, 12 moves, unfinished>"
    assert repr(table.game) == "<Game medici: Medici: The Card Game, 2 to 6 players, rules 1>"
    assert repr(table.terms.edition) == "<Edition reconstruction of medici>"


# Keeping things


@pytest.mark.parametrize("name", GAMES)
def test_a_table_survives_pickling_and_copying(name: str) -> None:
    table = played(name)

    for again in (unpickled(table), copy.copy(table), copy.deepcopy(table)):
        assert again.state == table.state
        assert [turn.hash for turn in again.log] == [turn.hash for turn in table.log]
        move = table.choices[-1]
        assert copy.copy(table).play(move).hash == again.play(move).hash


@pytest.mark.parametrize("name", GAMES)
def test_a_position_survives_pickling(name: str) -> None:
    state = played(name).state

    assert unpickled(state) == state


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_taken_up_where_it_stopped(name: str, tmp_path: Path) -> None:
    table = played(name)

    table.record().save(tmp_path / "game.json")
    again = fondaco.load(tmp_path / "game.json")

    assert again.state == table.state
    assert again.play(table.choices[0]).number == 13


def test_a_record_is_saved_under_a_name_that_says_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(fondaco.Unreadable, match=r"must end in \.json"):
        played().record().save(tmp_path / "game")
    with pytest.raises(fondaco.Unreadable, match="cannot be written"):
        played().record().save(tmp_path / "nowhere" / "game.json")


def test_a_file_that_is_no_record_is_said(tmp_path: Path) -> None:
    with pytest.raises(fondaco.Unreadable, match="cannot be read"):
        fondaco.load(tmp_path / "none.json")


def test_an_edition_may_be_named_by_its_file(tmp_path: Path) -> None:
    medici = fondaco.game("medici")
    path = tmp_path / "mine.toml"
    text = (medici.folder / "components.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('edition = "reconstruction"', 'edition = "mine"'), "utf-8")

    assert fondaco.table("medici", seats=3, edition=path).terms.edition.name == "mine"
    assert fondaco.table("medici", seats=3, edition=str(path)).terms.edition.name == "mine"
    with pytest.raises(fondaco.Unreadable, match="is for medici"):
        fondaco.table("strozzi", seats=3, edition=medici.default_edition)


# Batches


@pytest.fixture(scope="module")
def batch() -> fondaco.Batch:
    """Some tables, a few moves into their games."""
    batch = fondaco.batch("medici", 5, seats=3, seed=7)
    for _ in range(4):
        batch.step(batch.masks.argmax(axis=1))
    return batch


@pytest.mark.thorough
def test_one_table_of_a_batch_can_be_looked_at_and_played_on(batch: fondaco.Batch) -> None:
    table, twin = batch.table(3), unpickled(batch)

    move = table.choices[-1]
    moves = batch.masks.argmax(axis=1)
    moves[3] = move
    table.play(move)
    twin.step(moves)

    assert table.state == twin.position(3)
    assert batch.position(3) == batch.table(3).state != table.state
    assert "tables of 3 seats, seed 7, 0 games over" in repr(batch)
    with pytest.raises(fondaco.Refusal, match=r"\(MED-"):
        [table.play(0) for _ in range(5)]
    with pytest.raises(fondaco.Unreadable, match="in the middle of a game"):
        table.record()
    with pytest.raises(fondaco.Unreadable, match="tables 0 to 4, not 5"):
        batch.table(5)


@pytest.mark.thorough
def test_moves_of_a_batch_are_whole_numbers_one_for_each_table(batch: fondaco.Batch) -> None:
    with pytest.raises(fondaco.Unreadable, match="kind float64"):
        batch.step(np.zeros(5))
    with pytest.raises(fondaco.Unreadable, match="kind bool"):
        batch.step([True] * 5)
    with pytest.raises(fondaco.Unreadable, match="5 moves are needed"):
        batch.step(np.zeros(4, np.int64))


@pytest.mark.thorough
def test_many_tables_are_reset_before_the_first_step() -> None:
    with pytest.raises(fondaco.Unreadable, match="call reset before step"):
        env.vector("medici", 2, machine=False).step(np.zeros(2, np.int64))


# Coming in


def test_importing_loads_nothing_heavy() -> None:
    heavy = ("numpy", "numba", "fluent", "rich", "litestar", "fondaco.core.table")
    asked = f"import sys, fondaco; print([name for name in {heavy} if name in sys.modules])"

    said = subprocess.check_output([sys.executable, "-c", asked], text=True)

    assert said.strip() == "[]"

"""What an earlier version wrote still opens: saved games, databases, journals.

A folder here is named after the version that wrote it: `house.sql.gz` is the database of a server
with four tables, `house.json` what its players saw last, `terminal/` games left in the terminal,
`arena.jsonl` a match of four blocks.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fondaco.core import record_reader
from fondaco.games.index import find
from tests.cli.command import Fondaco
from tests.server.client import Guest, Sitting
from tests.server.server_thread import hosted, settings

pytestmark = pytest.mark.thorough

VERSIONS = sorted(path for path in Path(__file__).parent.iterdir() if path.name[0].isdigit())
EVERY_VERSION = pytest.mark.parametrize("wrote", VERSIONS, ids=lambda path: path.name)
SHARE_OF_SIX_BLOCKS = 0.9444444444444443
"""Greedy's against chance, as the earlier version played all six without a stop."""


def holds(new: Any, old: Any) -> bool:
    """Whether all that was said before is still said; there may be more."""
    if isinstance(old, dict):
        return all(key in new and holds(new[key], value) for key, value in old.items())
    if isinstance(old, list) and old and isinstance(old[0], dict):
        return len(new) == len(old) and all(map(holds, new, old))
    return bool(new == old)


# The terminal


@EVERY_VERSION
def test_a_game_left_in_the_terminal_is_taken_up(wrote: Path, tmp_path: Path) -> None:
    for left in sorted((wrote / "terminal").glob("*.json")):
        home = tmp_path / left.stem
        shutil.copytree(wrote / "terminal", home / "games")
        before = json.loads(left.read_text(encoding="utf-8"))
        fondaco = Fondaco(home)

        fondaco("terminal", before["game"], typed="y\nquit\n")

        assert "Go on with it?" in fondaco.said
        after = json.loads((home / "games" / left.name).read_text(encoding="utf-8"))
        assert after["moves"][: len(before["moves"])] == before["moves"]
        record_reader.replay(after, find(before["game"]), left.name)


# The server


@pytest.fixture
def house(wrote: Path, tmp_path: Path) -> Path:
    """A folder with the database that the earlier version wrote."""
    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        database.executescript(gzip.decompress((wrote / "house.sql.gz").read_bytes()).decode())
    return tmp_path


@EVERY_VERSION
def test_the_tables_of_a_server_go_on(wrote: Path, house: Path) -> None:
    tables = json.loads((wrote / "house.json").read_text(encoding="utf-8"))

    with hosted(settings(house)) as address:
        moved = [asyncio.run(take_up(address, *table)) for table in tables.items()]

    assert sum(moved) == sum(table["over"] is None for table in tables.values())


async def take_up(address: str, table: str, known: dict[str, Any]) -> int:
    """Come back to a table with the old keys, see what was seen, and move; how many could."""
    moved = 0
    for seat, token in enumerate(known["token"]):
        guest = Guest(address, "")
        guest.http.cookies.set("fondaco", token)
        async with guest.at(table) as sitting:
            await sitting.seen()
            assert sitting.seat == seat
            if not moved:
                assert holds(sitting.view, known["seats"][seat]["view"])
                assert sitting.number == known["seats"][seat]["number"]
            if sitting.choices and not moved:
                moved += await move(sitting)
        if known["over"]:
            record = await guest.ask("GET", f"/api/tables/{table}/record")
            record_reader.replay(record, find(known["game"]), table)
        await guest.leave()
    return moved


async def move(sitting: Sitting) -> int:
    """Make the first move that there is."""
    answer = await sitting.move(sitting.choices[0]["move"])
    assert answer["type"] == "ack", answer
    return 1


# The arena


@EVERY_VERSION
def test_a_match_that_was_stopped_goes_on(wrote: Path, tmp_path: Path) -> None:
    journal = tmp_path / "arena.jsonl"
    shutil.copy(wrote / "arena.jsonl", journal)
    match = ("--bots", "greedy", "--against", "chance", "--seats", "3", "--seed", "3")

    said = Fondaco(tmp_path)("arena", "medici", *match, "--blocks", "6",
                             "--journal", str(journal), "--workers", "1", "--json")  # fmt: skip

    assert json.loads(said)["bots"][0]["share"]["mean"] == SHARE_OF_SIX_BLOCKS
    lines = journal.read_text(encoding="utf-8").splitlines()
    assert lines[:5] == (wrote / "arena.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 7

"""Plain rules in, machine code out."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fondaco.core import dice, piles
from fondaco.core.position import Position
from fondaco.core.verbs import bound
from fondaco.fast import cache
from fondaco.fast.compile import compiled
from fondaco.fast.layout import dtype, pack, unpack
from fondaco.games import index

if TYPE_CHECKING:
    from types import ModuleType

pytestmark = pytest.mark.thorough

COUNT_AND_ROLL = """
from fondaco.core.dice import roll
from fondaco.core.events import tell

TABLE = [3, 1, 4]

def looked_up(place):
    return TABLE[place]

def rolled(states, sides):
    tell(states[0], 1, sides)
    return roll(states[0].dice, sides) + looked_up(0)

def looked_up_by_all(row):
    return looked_up(row[0]) + looked_up(len(row)) + looked_up(1)
"""


@pytest.fixture
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A small module of plain rules, which nobody compiled before."""
    monkeypatch.setenv("FONDACO_CACHE", str(tmp_path / "kept"))
    (tmp_path / "plain_rules.py").write_text(COUNT_AND_ROLL)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("plain_rules", None)
    return __import__("plain_rules")


def test_tables_functions_and_helpers_are_compiled_and_events_fall_silent(
    plain: ModuleType,
) -> None:
    states = np.zeros(1, dtype(Position))
    state = Position()

    machine = compiled(plain).rolled(states, 6)

    assert machine == plain.rolled([state], 6)
    assert unpack(states[0], Position()) == state


def test_one_function_serves_numbers_of_every_width_and_constants(plain: ModuleType) -> None:
    code = compiled(plain)

    for width in (np.int8, np.uint8, np.int32, np.int64):
        assert code.looked_up_by_all(np.zeros(2, width)) == 3 + 4 + 1

    assert len(code.looked_up.overloads) == 1


def test_a_wrong_index_never_goes_unnoticed(plain: ModuleType) -> None:
    with pytest.raises(IndexError):
        compiled(plain).looked_up(3)


def test_the_plain_module_stays_as_it_was(plain: ModuleType) -> None:
    compiled(plain)

    assert isinstance(plain.TABLE, list)
    assert plain.looked_up(2) == 4


def test_any_change_of_any_source_leads_to_another_folder(tmp_path: Path) -> None:
    source, helper = tmp_path / "rules.py", tmp_path / "helper.py"
    source.write_text("A = 1\n")
    helper.write_text("B = 1\n")

    before = cache.fingerprint(source, helper)
    helper.write_text("B = 2\n")

    assert cache.fingerprint(source, helper) != before


def test_a_number_from_another_file_is_noticed_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_CACHE", str(tmp_path / "kept"))
    monkeypatch.syspath_prepend(str(tmp_path))
    rules = "from plain_number import NUMBER\n\ndef twice(count):\n    return NUMBER * count\n"
    (tmp_path / "plain_twice.py").write_text(rules)
    found = []

    for number in (2, 30):
        (tmp_path / "plain_number.py").write_text(f"NUMBER = {number}\n")
        for name in ("plain_number", "plain_twice"):
            sys.modules.pop(name, None)
        importlib.invalidate_caches()
        found.append(compiled(importlib.import_module("plain_twice")).twice(2))

    assert found == [4, 60]


def test_code_compiled_once_is_found_by_the_next_process(tmp_path: Path) -> None:
    program = (
        "import numba, numpy as np\n"
        "from fondaco.games import index\n"
        "from fondaco.fast.batch import Batch\n"
        "game = index.find('medici')\n"
        "batch = Batch(game, 4, seats=3)\n"
        "stats = batch.code.set_up.stats\n"
        "print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))\n"
    )
    there = os.environ | {"FONDACO_CACHE": str(tmp_path)}

    first, second = (
        subprocess.run(
            [sys.executable, "-c", program], env=there, capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(2)
    )

    assert first == ["0", "1"]
    assert second == ["1", "0"]


def test_only_the_folders_used_last_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_CACHE", str(tmp_path / "kept"))
    monkeypatch.setattr(cache, "KEPT", 6)
    for number in range(cache.KEPT + 3):
        source = tmp_path / f"rules{number}.py"
        source.write_text(str(number))
        cache.folder(source)

    assert len(list((tmp_path / "kept").iterdir())) == cache.KEPT


def test_a_folder_that_cannot_be_written_is_replaced_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder")
    monkeypatch.setenv("FONDACO_CACHE", str(blocked))

    folder = cache.folder(Path(__file__))

    assert folder.is_dir()
    assert blocked.is_file()


def test_a_position_survives_the_way_into_an_array_and_back() -> None:
    game = index.find("medici")
    state = game.new_state()
    dice.seed(state.dice, 1, 2, 3, 4)
    game.rules.setup(state, game.default_edition.parts, 5, 0)
    rows = np.zeros(1, dtype(type(state)))

    pack(state, rows[0])

    assert unpack(rows[0], game.new_state()) == state


def test_a_module_without_verbs_is_bound_as_it_is() -> None:
    assert bound(piles).push.__code__ is piles.push.__code__

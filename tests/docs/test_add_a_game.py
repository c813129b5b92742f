"""The game of docs/add-a-game.md is added by one folder alone, and the house takes it in."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

import fondaco as fondaco_package
from fondaco.core.contract import FILES, Contract

pytestmark = pytest.mark.thorough

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"^`([\w.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the folder of the page is a game."""
    house = tmp_path_factory.mktemp("house")
    (house / "pennies").mkdir()
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        (house / "pennies" / name).write_text(text, encoding="utf-8")
    home = {"FONDACO_HOME": str(house / "home"), "FONDACO_CACHE": str(house / "cache")}
    return {**os.environ, **home, "FONDACO_GAMES": str(house), "COLUMNS": "100"}


def fondaco(there: dict[str, str], *words: str, typed: str = "") -> str:
    """What the command prints, if it ends well."""
    done = subprocess.run(
        [sys.executable, "-m", "fondaco", *words],
        env=there,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_prints_the_table_of_parts_as_the_code_has_it() -> None:
    printed = runpy.run_path(str(PAGE.with_name("print_contract.py")))["printed"]
    page = PAGE.read_text(encoding="utf-8")

    assert printed(page) == page, "run: python docs/print_contract.py"


def test_the_game_has_all_that_every_game_has_and_nothing_else(there: dict[str, str]) -> None:
    folder = Path(there["FONDACO_GAMES"], "pennies")
    contract = (folder / "game.py").read_text(encoding="utf-8")
    files = {path.name for path in folder.iterdir()}
    data = {name for name in files if not name.endswith(".py")} - {"__pycache__"}

    assert set(re.findall(r"^    (\w+)=", contract, re.MULTILINE)) == {
        part.name for part in fields(Contract) if part.default is MISSING
    }
    assert data == {file.name for file in FILES if file.required}


@pytest.fixture(scope="module")
def source(there: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house's sources with the game among them, as a type checker wants to find it."""
    copy = tmp_path_factory.mktemp("types") / "fondaco"
    house = Path(fondaco_package.__file__).parent
    shutil.copytree(house / "core", copy / "core")
    shutil.copytree(Path(there["FONDACO_GAMES"], "pennies"), copy / "games" / "pennies")
    for name in ("__init__.py", "py.typed", "games/__init__.py"):
        shutil.copy(house / name, copy / name)
    return copy


def types_of(source: Path) -> str:
    """What the type checker says of the game."""
    checker = (sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent")
    done = subprocess.run(
        [*checker, "--cache-dir", str(source.parent / "cache"), "-p", "fondaco.games.pennies"],
        cwd=source.parent,
        env={**os.environ, "MYPYPATH": str(source.parent), "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_the_type_checker_holds_the_game_to_the_contract(source: Path) -> None:
    assert "Success" in types_of(source)

    words = source / "games" / "pennies" / "words.py"
    whole = words.read_text(encoding="utf-8")
    words.write_text(whole.replace("def notation(", "def notations("), encoding="utf-8")
    said = types_of(source)
    words.write_text(whole, encoding="utf-8")

    assert 'Argument "words" to "Contract"' in said


def test_the_game_is_listed_and_its_rules_can_be_read(there: dict[str, str]) -> None:
    assert "Pennies" in fondaco(there, "games")
    assert "The most pence win" in fondaco(there, "rules", "PEN-1.5")


def test_the_game_is_played_in_the_terminal(there: dict[str, str]) -> None:
    words = ("terminal", "pennies", "--seats", "2", "--seed", "1")

    said = fondaco(there, *words, typed="keep\n\n" * 20)

    assert "wins with" in said


def test_the_game_is_simulated_and_greedy_keeps_what_it_can(there: dict[str, str]) -> None:
    words = ("simulate", "pennies", "--seats", "2", "--games", "200", "--bots", "chance,greedy")

    chance, greedy = json.loads(fondaco(there, *words, "--json"))["by_bot"]

    assert greedy["share"] > 0.9 > chance["share"]


def test_the_game_keeps_the_laws(there: dict[str, str]) -> None:
    said = fondaco(there, "laws", "pennies", "--games", "200")

    assert said.count("no law broken") == 3


def test_the_records_of_the_game_are_sound(there: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "pennies.jsonl.gz"
    fondaco(there, "simulate", "pennies", "--seats", "3", "--games", "10", "--records", str(path))

    assert "10 sound, 0 not" in fondaco(there, "verify", str(path))

"""The game of docs/add-a-game.md is added by one folder alone, and the house takes it in."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco import games

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


def test_the_page_has_every_file_that_a_game_of_the_house_has(there: dict[str, str]) -> None:
    pennies = {path.name for path in Path(there["FONDACO_GAMES"], "pennies").iterdir()}
    medici = {path.name for path in games.find("medici").folder.iterdir() if path.is_file()}

    own = {"board.py", "cards.py", "fields.py", "ledger.py", "lesson.toml", "reasons.py"}
    own |= {"faces.py", "scoring.py", "view_types.py"}
    translated = {name for name in medici if name.endswith(".ftl")} - {"en.ftl"}
    translated |= {name for name in medici if name.startswith("RULES.")} - {"RULES.md"}

    assert medici - own - translated <= pennies


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

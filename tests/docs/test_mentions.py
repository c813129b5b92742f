"""Whatever a document names is there: files, folders, modules, tests, commands."""

from __future__ import annotations

import importlib
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from fondaco.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
HOMES = ("", "src", "src/fondaco", "docs", "tests", "web", "web/src", "web/src/games")
"""Folders that a path may be told from."""
SPAN = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^(?:```|    ).*?(?:^```$|$)", re.DOTALL | re.MULTILINE)
PATH = re.compile(
    r"(?:[\w.-]+/)*[\w.-]+\.(?:py|toml|ts|svelte|ftl|md|json|svg|css|js|lock)|[\w./-]+/"
)
DOTTED = re.compile(r"fondaco(?:\.\w+)+")
MODULE = re.compile(r"python3? -m ([\w.]+)")
TEST = re.compile(r"\btest_\w+")
COMMAND = re.compile(r"(?:^|[\s`(])(?:python3 go\.py|fondaco) ([a-z]+)\b")
GO = {"play", "terminal", "test", "check", "fix", "bench", "mutants"}
ELSEWHERE = {
    # Files that readers make, and paths of a web address.
    "mine.toml", "game.json", "my_bot.py", "match.jsonl", "decisions.parquet", "record.json",
    "games.jsonl", "robots.txt",
}  # fmt: skip


def pages() -> list[object]:
    """Every page, under its name."""
    return [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES]


def is_there(name: str, page: Path) -> bool:
    """Whether a path leads somewhere, told from any of the places that documents use."""
    homes = [page.parent, *(ROOT / home for home in HOMES)]
    return any((home / name).exists() for home in homes)


@pytest.mark.parametrize("page", pages())
def test_every_path_that_a_document_names_is_there(page: Path) -> None:
    spans = SPAN.findall(page.read_text(encoding="utf-8"))
    named = {span for span in spans if PATH.fullmatch(span) and not span.startswith("/")}

    missing = {
        name for name in named - ELSEWHERE if not is_there(name, page) and "GAME" not in name
    }

    assert not missing


@pytest.mark.parametrize("page", pages())
def test_every_test_that_a_document_names_is_there(page: Path) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py")]
    known = {name for text in sources for name in re.findall(r"def (test_\w+)", text)}
    known |= {path.stem for path in (ROOT / "tests").rglob("test_*.py")}

    named = {name for span in SPAN.findall(page.read_text("utf-8")) for name in TEST.findall(span)}

    assert named <= known


@pytest.mark.parametrize("page", pages())
def test_every_module_and_name_of_ours_that_a_document_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    modules = {
        name for name in MODULE.findall(text) if name.split(".")[0] in ("fondaco", "bench", "tests")
    }

    assert not {name for name in modules if find_spec(name) is None}
    for dotted in set(DOTTED.findall(" ".join(SPAN.findall(text)))):
        assert is_found(dotted), dotted


def is_found(dotted: str) -> bool:
    """Whether a dotted name is a module of ours, or something in one."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for name in parts[length:]:
            if not hasattr(thing, name):
                return False
            thing = getattr(thing, name)
        return True
    return False


@pytest.mark.parametrize("page", pages())
def test_every_command_that_a_document_names_is_there(page: Path) -> None:
    named = set(COMMAND.findall(page.read_text(encoding="utf-8")))

    assert named <= GO | set(app)

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
HOMES = (
    "",
    "src",
    "src/fondaco",
    "src/fondaco/server",
    "src/fondaco/server/store",
    "src/fondaco/games/medici",
    "docs",
    "examples",
    "tests",
    "tests/server",
    "web",
    "web/src",
)
"""Folders that a path may be told from; files that every game has are told from a game's."""
PLACEHOLDER = re.compile(r"GAME|LANG|VERSION")
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(
    r"(?:[\w.-]+/)*[\w.-]+\.(?:py|toml|ts|svelte|ftl|md|json|svg|css|js|lock)|[\w./-]+/"
)
DOTTED = re.compile(r"fondaco(?:\.\w+)+")
MODULE = re.compile(r"python3? -m ([\w.]+)")
TEST = re.compile(r"\btest_\w+")
CITED = re.compile(r"`((?:[\w.-]+/)*\w+\.\w+): (\w[\w, ]*)`")
COMMAND = re.compile(r"(?:^ *|[`(])(?:python3 go\.py|fondaco) ([a-z]+)\b", re.MULTILINE)
GO = {"play", "terminal", "test", "check", "fix", "bench", "mutants"}
ELSEWHERE = {
    # Files that readers make.
    "chance.py", "decisions.parquet", "game.json", "games.jsonl", "match.jsonl", "mine.toml",
    "my_bot.py", "record.json",
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
        name
        for name in named - ELSEWHERE
        if not PLACEHOLDER.search(name) and not is_there(name, page)
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
def test_a_file_has_what_a_document_says_is_in_it(page: Path) -> None:
    for file, words in CITED.findall(page.read_text(encoding="utf-8")):
        places = [ROOT / home / file for home in HOMES if (ROOT / home / file).exists()]
        assert places, file
        text = places[0].read_text(encoding="utf-8")
        names = re.findall(r"def (test_\w+)", text) if "test_" in file else []
        for word in words.split(", "):
            found = any(word in name for name in names) or re.search(rf"\b{word}\b", text)
            assert found, f"{file} has no {word}"


@pytest.mark.parametrize("page", pages())
def test_every_module_and_name_of_ours_that_a_document_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    modules = {
        name for name in MODULE.findall(text) if name.split(".")[0] in ("fondaco", "bench", "tests")
    }

    assert not {name for name in modules if find_spec(name) is None}
    spans = " ".join(span for span in SPAN.findall(text) if "/" not in span)
    for dotted in set(DOTTED.findall(spans)):
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

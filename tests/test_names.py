"""One word, one thing: no two modules or classes share a name and mean something else."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import fondaco

SOURCE = Path(fondaco.__file__).parent
PROTOCOLS = SOURCE / "core" / "protocols.py"
FORBIDDEN = {"utils", "helpers", "common", "misc", "base", "manager", "handler", "data", "info"}
COMMANDS = SOURCE / "cli"
"""A command's module is named after the command, whatever room does its work."""
RESOURCES = SOURCE / "server" / "http"
"""So is that of a resource, whatever room keeps it."""
WIRE = SOURCE / "server" / "wire"
"""A message is named after what it carries."""
TWINS = {"Batch", "Ended", "batch", "app"}
"""The same thing for another device; and what a framework calls an application, twice."""


def is_of_a_game(path: Path) -> bool:
    """Whether a file belongs to one game: games have parts of the same names."""
    return path.is_relative_to(SOURCE / "games")


def modules() -> dict[str, list[Path]]:
    """Where modules of each name are."""
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        if not path.name.startswith("__"):
            found[path.stem].append(path)
    return found


def classes() -> dict[str, list[Path]]:
    """Where classes of each name are."""
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path)
    return found


def differ(name: str, paths: list[Path], *conventions: Path) -> bool:
    """Whether files that share a name do so without a convention that says why."""
    if name in TWINS:
        return False
    others = [path for path in paths if not any(path.is_relative_to(at) for at in conventions)]
    games = [path for path in others if is_of_a_game(path)]
    shared = [path for path in others if path not in games]
    # A part of a game is called like the protocol or the room of core that it belongs to.
    core = [path for path in shared if path.is_relative_to(SOURCE / "core")]
    return len(shared) > 1 or bool(games and shared and not core)


def test_no_two_modules_share_a_name_and_mean_something_else() -> None:
    confusing = {
        name: paths for name, paths in modules().items() if differ(name, paths, COMMANDS, RESOURCES)
    }

    assert not confusing


def test_no_two_classes_share_a_name_and_mean_something_else() -> None:
    confusing = {name: paths for name, paths in classes().items() if differ(name, paths, WIRE)}

    assert not confusing


def test_no_module_is_called_by_a_word_that_says_nothing() -> None:
    assert not FORBIDDEN & set(modules())

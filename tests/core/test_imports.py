"""Core and the games need the standard library alone, and no game knows another."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.imports import imported

HOUSE = Path(__file__).resolve().parents[2] / "src" / "fondaco"
SOURCES = sorted([*(HOUSE / "core").rglob("*.py"), *(HOUSE / "games").rglob("*.py")])


def allowed(path: Path) -> tuple[str, ...]:
    """What a source may import of ours: core, and for a game its own folder."""
    room, *inside = path.relative_to(HOUSE).parts
    own = (f"fondaco.games.{inside[0]}.",) if room == "games" and len(inside) > 1 else ()
    own = ("fondaco.games.index.",) if room == "games" and inside == ["__init__.py"] else own
    return ("fondaco.core.", *own)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_core_and_the_games_import_the_standard_library_alone(path: Path) -> None:
    found = set(imported(ast.parse(path.read_bytes()), path))

    strangers = {
        name
        for name in found
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not f"{name}.".startswith(allowed(path))
    }

    assert strangers == set()


def test_there_is_something_to_look_at() -> None:
    assert len(SOURCES) > 50

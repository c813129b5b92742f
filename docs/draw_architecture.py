"""Draws the house from its import graph: python docs/draw_architecture.py.

Every floor is a room of `src/fondaco`, the one above uses those below; its smaller rooms stand in
it. To the right, a dot says that the floor of the row imports the floor of the column.
"""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from html import escape
from pathlib import Path
from typing import NamedTuple

import grimp

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "architecture.svg"
SOURCE = ROOT / "src" / "fondaco"
FLOOR, LEFT, WIDTH, CELL, TOP = 74, 20, 560, 34, 96
INK, FAINT, PAPER, WALL, ACCENT = "#2b2118", "#8a7a66", "#fbf6ec", "#d9c9ac", "#9c2f2f"


class Floor(NamedTuple):
    """A room of the house: what its docstring says, its smaller rooms, and what it imports."""

    name: str
    says: str
    rooms: list[str]
    uses: set[str]


def floors() -> list[Floor]:
    """All floors, from the top down."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    names = [layer.strip("()").removeprefix("fondaco.") for layer in layers]
    graph = grimp.build_graph("fondaco")
    found = []
    for name in names:
        below = {
            other
            for other in names
            if other != name
            and graph.direct_import_exists(
                importer=f"fondaco.{name}", imported=f"fondaco.{other}", as_packages=True
            )
        }
        found.append(Floor(name, says(SOURCE / name), rooms(SOURCE / name), below))
    return found


def says(folder: Path) -> str:
    """The first sentence of a room's docstring."""
    tree = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    text = " ".join((ast.get_docstring(tree) or "").split())
    return re.split(r"(?<=\.) ", text)[0].rstrip(".")


def rooms(folder: Path) -> list[str]:
    """The smaller rooms."""
    inner = (path.parent for path in folder.glob("*/__init__.py"))
    return sorted(path.name for path in inner if path.name != "migrations")


def drawn(house: list[Floor]) -> str:
    """The picture."""
    side = LEFT + WIDTH + 30
    width, height = side + CELL * len(house) + 20, TOP + FLOOR * len(house) + 30
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'font-family="Georgia, serif" fill="{INK}" role="img" '
            'aria-label="The rooms of fondaco, and which of them imports which">'
        ),
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="34" font-size="20">The house, drawn from its imports</text>',
        (
            f'<text x="{LEFT}" y="56" font-size="12" fill="{FAINT}">'
            "Data flows down; a dot says that the floor of the row imports the other one.</text>"
        ),
    ]
    for column, floor in enumerate(house):
        x = side + CELL * column + CELL // 2
        lines.append(
            f'<text x="{x}" y="{TOP - 8}" font-size="11" fill="{FAINT}" '
            f'transform="rotate(-45 {x} {TOP - 8})">{floor.name}</text>'
        )
    for row, floor in enumerate(house):
        lines += [*_floor(floor, TOP + FLOOR * row), *_dots(house, floor, row, side)]
    return "\n".join([*lines, "</svg>", ""])


def _floor(floor: Floor, y: int) -> list[str]:
    lines = [
        (
            f'<rect x="{LEFT}" y="{y}" width="{WIDTH}" height="{FLOOR - 8}" rx="4" fill="#fff" '
            f'stroke="{WALL}"/>'
        ),
        f'<text x="{LEFT + 14}" y="{y + 25}" font-size="17">{floor.name}</text>',
    ]
    for number, line in enumerate(textwrap.wrap(floor.says, 72)[:2]):
        lines.append(
            f'<text x="{LEFT + 110}" y="{y + 20 + 15 * number}" font-size="12.5">'
            f"{escape(line)}</text>"
        )
    if floor.rooms:
        lines.append(
            f'<text x="{LEFT + 110}" y="{y + 56}" font-size="12" fill="{ACCENT}">'
            f"{' · '.join(floor.rooms)}</text>"
        )
    return lines


def _dots(house: list[Floor], floor: Floor, row: int, side: int) -> list[str]:
    y = TOP + FLOOR * row + (FLOOR - 8) // 2
    lines = []
    for column, other in enumerate(house):
        x = side + CELL * column + CELL // 2
        if other.name in floor.uses:
            lines.append(f'<circle cx="{x}" cy="{y}" r="6" fill="{ACCENT}"/>')
        elif column > row:
            lines.append(f'<circle cx="{x}" cy="{y}" r="1.5" fill="{WALL}"/>')
        elif column == row:
            lines.append(f'<rect x="{x - 5}" y="{y - 5}" width="10" height="10" fill="{WALL}"/>')
    return lines


if __name__ == "__main__":
    PICTURE.write_text(drawn(floors()), encoding="utf-8")

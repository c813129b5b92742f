"""Blocks of a table in letters and colours, for a terminal or whatever is drawn like one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from fondaco.core.game import Game
    from fondaco.core.text_blocks import Block, Cell

SEAT_COLOURS = ("red", "green", "blue", "yellow", "magenta", "dark_orange")
ROLES = {"faint": "dim", "strong": "bold", "accent": "bold red3", "clause": "dim italic"} | {
    f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(SEAT_COLOURS)
}


def palette(game: Game) -> dict[str, str]:
    """The colours of a game's own board."""
    return dict(game.contract.board.PALETTE) if game.contract.board else {}


def draw_block(block: Block) -> RenderableType:
    """One block of a board, framed."""
    grid = plain_grid(show_header=bool(block.headings))
    for heading in block.headings or [""] * max(len(row) for row in block.rows):
        grid.add_column(heading)
    for row in block.rows:
        grid.add_row(*(_text(cell) for cell in row))
    return Panel(grid, title=block.title, title_align="left", box=ROUNDED, border_style="dim")


def plain_grid(*, show_header: bool) -> Grid:
    """Columns without lines between them."""
    return Grid(box=None, show_header=show_header, header_style="faint", pad_edge=False)


def _text(cell: Cell) -> Text:
    text = Text()
    for mark in cell:
        text.append(mark.text, style=mark.role)
    return text


def draw_outline(view: dict[str, Any]) -> RenderableType:
    """A view without a drawing of its own: names and values."""
    grid = plain_grid(show_header=False)
    for name, value in view.items():
        rows = (
            value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
        )
        for number, row in enumerate(rows):
            label = f"{name} {number}" if len(rows) > 1 else name
            pairs = row.items() if isinstance(row, dict) else [("", row)]
            grid.add_row(label, "   ".join(f"{key} {item}".strip() for key, item in pairs))
    return Panel(grid, box=ROUNDED, border_style="dim")

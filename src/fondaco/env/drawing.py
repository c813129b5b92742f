"""The table in letters and as a picture, from what one seat may see."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from fondaco.core.refusal import Unreadable
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fondaco.core.screen import Block, Cell
    from fondaco.env.deal import Deal

HUMAN, ANSI, RGB_ARRAY = "human", "ansi", "rgb_array"
MODES = (HUMAN, ANSI, RGB_ARRAY)
COLUMNS, LINES = 110, 60
SEAT_COLOURS = ("red", "green", "blue", "yellow", "magenta", "dark_orange")
ROLES = {"faint": "dim", "strong": "bold", "accent": "bold red3"} | {
    f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(SEAT_COLOURS)
}


def check(mode: str | None) -> str | None:
    """The way to render, if there is one of this name."""
    if mode not in (None, *MODES):
        listed = ", ".join(MODES)
        raise Unreadable("env/render", f"There is no render mode {mode!r}; there are: {listed}.")
    return mode


def render(mode: str | None, deal: Deal, seat: int) -> Any:
    """The table as a seat sees it: printed, as text, or as an image."""
    if mode == HUMAN:
        sys.stdout.write(letters(deal, seat))
    if mode == ANSI:
        return letters(deal, seat)
    return picture(deal, seat) if mode == RGB_ARRAY else None


def letters(deal: Deal, seat: int) -> str:
    """The table as a seat sees it, with the colour codes of a terminal."""
    screen = _screen(deal)
    screen.print(_table(deal, seat))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def picture(deal: Deal, seat: int) -> NDArray[np.uint8]:
    """The table as a seat sees it, as an image that has the same size for all positions."""
    from fondaco.env.painting import Canvas  # noqa: PLC0415  only where a picture is wanted

    screen, canvas = _screen(deal), Canvas(COLUMNS, LINES)
    lines = screen.render_lines(_table(deal, seat), screen.options, pad=False)
    for row, line in enumerate(lines[:LINES]):
        column = 0
        for piece in line:
            canvas.write(row, column, piece)
            column += piece.cell_length
    return canvas.pixels()


def _screen(deal: Deal) -> Console:
    game = deal.setting.game
    painted = game.module("board").PALETTE if (game.folder / "board.py").exists() else {}
    return Console(
        file=io.StringIO(),
        width=COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        theme=Theme(ROLES | painted),
        highlight=False,
        legacy_windows=False,
    )


def _table(deal: Deal, seat: int) -> RenderableType:
    """The game's own board, or its view as it stands where nobody has painted one."""
    game, view = deal.setting.game, deal.setting.game.view(deal.state, seat)
    if not (game.folder / "board.py").exists():
        return Group(*(Text(f"{name}: {value}") for name, value in view.items()))
    names = [f"seat_{number}" for number in range(deal.setting.seats)]
    say = Speaker(game, names, edition=deal.setting.edition).say
    board = game.module("board")
    title = Text(f"{game.title} · {board.headline(view, say)}", style="strong")
    return Group(title, *(_block(block) for block in board.board(view, names, say)))


def _block(block: Block) -> RenderableType:
    headed = bool(block.headings)
    grid = Grid(box=None, show_header=headed, header_style="faint", pad_edge=False)
    for heading in block.headings or [""] * max(len(row) for row in block.rows):
        grid.add_column(heading)
    for row in block.rows:
        grid.add_row(*(_text(cell) for cell in row))
    return Panel(grid, title=block.title, title_align="left", box=ROUNDED, border_style="dim")


def _text(cell: Cell) -> Text:
    text = Text()
    for mark in cell:
        text.append(mark.text, style=mark.role)
    return text

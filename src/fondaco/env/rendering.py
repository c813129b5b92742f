"""The table in letters and as a picture, from what one seat may see."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.text import Text
from rich.theme import Theme

from fondaco.core.errors import Unreadable
from fondaco.speech.drawn_blocks import ROLES, draw_block, draw_outline, palette
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fondaco.env.plain_game import Deal

HUMAN, ANSI, RGB_ARRAY = "human", "ansi", "rgb_array"
MODES = (HUMAN, ANSI, RGB_ARRAY)
COLUMNS, LINES = 110, 60


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
    from fondaco.env.text_image import Canvas  # noqa: PLC0415  only where a picture is wanted

    screen, canvas = _screen(deal), Canvas(COLUMNS, LINES)
    lines = screen.render_lines(_table(deal, seat), screen.options, pad=False)
    for row, line in enumerate(lines[:LINES]):
        column = 0
        for piece in line:
            canvas.write(row, column, piece)
            column += piece.cell_length
    return canvas.pixels()


def _screen(deal: Deal) -> Console:
    return Console(
        file=io.StringIO(),
        width=COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        theme=Theme(ROLES | palette(deal.setting.game)),
        highlight=False,
        legacy_windows=False,
    )


def _table(deal: Deal, seat: int) -> RenderableType:
    """The game's own board, or its view as it stands where nobody has painted one."""
    game, view = deal.setting.game, deal.setting.game.view(deal.state, seat)
    board = game.contract.board
    if board is None:
        return draw_outline(view)
    names = [f"seat_{number}" for number in range(deal.setting.seats)]
    say = Speaker(game, names, edition=deal.setting.edition).say
    title = Text(f"{game.title} · {board.headline(view, say)}", style="strong")
    return Group(title, *(draw_block(block) for block in board.board(view, names, say)))

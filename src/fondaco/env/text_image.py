"""Text with colours, painted on an image: letters from one font, so that it is alike everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from rich.color import Color
from rich.terminal_theme import MONOKAI

from fondaco.core import extras

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from rich.segment import Segment

Ink = tuple[int, ...]
WIDTH, HEIGHT, SIZE = 8, 16, 13
"""Pixels of a cell, and of the letters in it."""
BRAILLE = range(0x2800, 0x2900)
DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
"""Where the dots of a Braille sign lie, by the bits of its number: column, row."""


class Canvas:
    """A sheet of so many columns and lines."""

    def __init__(self, columns: int, lines: int) -> None:
        extras.demand("matplotlib")
        from matplotlib import get_data_path  # noqa: PLC0415  an extra
        from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415

        font = f"{get_data_path()}/fonts/ttf/DejaVuSansMono.ttf"
        self.font: Any = ImageFont.truetype(font, SIZE)
        paper = tuple(MONOKAI.background_color)
        self.image: Any = Image.new("RGB", (columns * WIDTH, lines * HEIGHT), paper)
        self.brush: Any = ImageDraw.Draw(self.image)

    def write(self, row: int, column: int, piece: Segment) -> None:
        """Paint a piece of text from this cell on."""
        ink, ground = _colours(piece)
        left, top = column * WIDTH, row * HEIGHT
        if ground:
            right = left + piece.cell_length * WIDTH - 1
            self.brush.rectangle((left, top, right, top + HEIGHT - 1), fill=ground)
        for place, letter in enumerate(piece.text):
            self._letter(left + place * WIDTH, top, letter, ink)

    def pixels(self) -> NDArray[np.uint8]:
        """The sheet as rows of red, green and blue."""
        return np.array(self.image, np.uint8)

    def _letter(self, left: int, top: int, letter: str, ink: Ink) -> None:
        if ord(letter) in BRAILLE:  # the font has none
            for bit, (column, row) in enumerate(DOTS):
                if ord(letter) >> bit & 1:
                    at = left + 2 + 4 * column, top + 2 + 4 * row
                    self.brush.rectangle((*at, at[0] + 1, at[1] + 1), fill=ink)
        elif not letter.isspace():
            self.brush.text((left, top), letter, fill=ink, font=self.font)


def _colours(piece: Segment) -> tuple[Ink, Ink | None]:
    """The ink of a piece of text, and its ground where it has one."""
    style = piece.style
    ink, ground = (style.color, style.bgcolor) if style else (None, None)
    found = _rgb(ink or Color.default())
    if style and style.dim:
        found = tuple(value // 2 for value in found)
    return found, _rgb(ground) if ground else None


def _rgb(colour: Color) -> Ink:
    return tuple(colour.get_truecolor(MONOKAI))

"""What a table looks like, without saying how it is drawn: blocks of cells with marks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Say = Callable[..., str]
"""Says a message of the game's catalogue in the reader's language."""


@dataclass(frozen=True)
class Mark:
    """A piece of text with a role: `grain`, `faint`, `seat-0` … The screen knows the colours."""

    text: str
    role: str = ""


Cell = list[Mark]


@dataclass(frozen=True)
class Block:
    """A titled grid. The first column names the row where there are headings."""

    title: str
    rows: list[list[Cell]]
    headings: list[str] = field(default_factory=list)


def cell(text: object, role: str = "") -> Cell:
    """A cell of one mark."""
    return [Mark(str(text), role)]

"""Drawing: the table as a game's own board shows it, from what an audience may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from rich.style import Style

from fondaco.server.messages import Mark, Panel

if TYPE_CHECKING:
    from rich.color import Color

    from fondaco.core.editions import Edition
    from fondaco.core.game import Game
    from fondaco.core.screen import Block, Cell
    from fondaco.speech.speaker import Speaker


class Look(Struct, frozen=True):
    """How a role of a game's palette looks: ink and paper as #rrggbb or nothing, and its weight."""

    ink: str
    paper: str
    bold: bool
    dim: bool
    underline: bool


@dataclass(frozen=True)
class Picture:
    """Where the game stands in a few words, and the parts of the table."""

    headline: str = ""
    panels: list[Panel] = field(default_factory=list)


def drawn(game: Game, view: dict[str, Any], speaker: Speaker) -> Picture:
    """The picture of a view; empty where nobody has painted the game's board."""
    if not has_board(game):
        return Picture()
    board = game.module("board")
    blocks = board.board(view, speaker.names, speaker.say)
    return Picture(board.headline(view, speaker.say), [_panel(block) for block in blocks])


def boxed(game: Game, edition: Edition) -> dict[str, Any]:
    """What a board must know of an edition to draw it; nothing where it is as in the game's own."""
    contents = getattr(game.module("board"), "box", None) if has_board(game) else None
    if contents is None or edition.tables == game.default_edition.tables:
        return {}
    found: dict[str, Any] = contents(edition.tables)
    return found if found != contents(game.default_edition.tables) else {}


def has_board(game: Game) -> bool:
    """Whether somebody has painted the table of a game."""
    return (game.folder / "board.py").exists()


def palette(game: Game) -> dict[str, Look]:
    """How a game's own roles look."""
    if not has_board(game):
        return {}
    styles = {name: Style.parse(how) for name, how in game.module("board").PALETTE.items()}
    return {name: _look(style) for name, style in styles.items()}


def _look(style: Style) -> Look:
    weight = (bool(style.bold), bool(style.dim), bool(style.underline))
    return Look(_hex(style.color), _hex(style.bgcolor), *weight)


def _hex(colour: Color | None) -> str:
    return colour.get_truecolor().hex if colour else ""


def _panel(block: Block) -> Panel:
    rows = [[_cell(cell) for cell in row] for row in block.rows]
    return Panel(block.title, block.headings, rows)


def _cell(cell: Cell) -> list[Mark]:
    """The marks of a cell; neighbours with the same role travel as one."""
    groups = groupby((mark for mark in cell if mark.text), key=lambda mark: mark.role)
    return [Mark("".join(mark.text for mark in marks), role) for role, marks in groups]

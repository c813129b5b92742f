"""The text board: a table drawn in cells of text, from what an audience may know."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from rich.style import Style

from fondaco.server.wire.messages import Mark, Panel

if TYPE_CHECKING:
    from rich.color import Color

    from fondaco.core.editions import Edition
    from fondaco.core.game import Game
    from fondaco.core.text_blocks import Block, Cell
    from fondaco.speech.speaker import Speaker


class RoleStyle(Struct, frozen=True):
    """How a role of a game's palette looks: ink and paper as #rrggbb or nothing, and its weight."""

    ink: str
    paper: str
    bold: bool
    dim: bool
    underline: bool


def headline(game: Game, view: dict[str, Any], speaker: Speaker) -> str:
    """Where the game stands in a few words; empty where nobody has painted its board."""
    board = game.contract.board
    return board.headline(view, speaker.say) if board else ""


def panels(game: Game, view: dict[str, Any], speaker: Speaker) -> list[Panel]:
    """The parts of the table; none where nobody has painted the game's board."""
    board = game.contract.board
    if board is None:
        return []
    return [_panel(block) for block in board.board(view, speaker.names, speaker.say)]


def boxed(game: Game, edition: Edition) -> dict[str, Any]:
    """What a board must know of an edition to draw it; nothing where it is as in the game's own."""
    contents = game.contract.box
    if contents is None or edition.tables == game.default_edition.tables:
        return {}
    found = contents(edition.tables)
    return dict(found) if found != contents(game.default_edition.tables) else {}


def palette(game: Game) -> dict[str, RoleStyle]:
    """How a game's own roles look."""
    board = game.contract.board
    if board is None:
        return {}
    styles = {name: Style.parse(how) for name, how in board.PALETTE.items()}
    return {name: _role_style(style) for name, style in styles.items()}


def _role_style(style: Style) -> RoleStyle:
    weight = (bool(style.bold), bool(style.dim), bool(style.underline))
    return RoleStyle(_hex(style.color), _hex(style.bgcolor), *weight)


def _hex(colour: Color | None) -> str:
    return colour.get_truecolor().hex if colour else ""


def _panel(block: Block) -> Panel:
    rows = [[_cell(cell) for cell in row] for row in block.rows]
    return Panel(block.title, block.headings, rows)


def _cell(cell: Cell) -> list[Mark]:
    """The marks of a cell; neighbours with the same role travel as one."""
    groups = groupby((mark for mark in cell if mark.text), key=lambda mark: mark.role)
    return [Mark("".join(mark.text for mark in marks), role) for role, marks in groups]

"""Blocks, sentences and score sheets, drawn on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text
from rich.theme import Theme

from fondaco.core.ledger import sheet
from fondaco.speech.drawn_blocks import (
    ROLES,
    draw_block,
    draw_outline,
    palette,
    plain_grid,
)

if TYPE_CHECKING:
    from fondaco.core.game import Game
    from fondaco.core.ledger import Line
    from fondaco.core.table import Table, Turn
    from fondaco.speech.speaker import Speaker

THEME = Theme(ROLES)


def console(game: Game | None = None, *, stderr: bool = False) -> Console:
    """A console that knows the house's colours, and a game's own."""
    screen = Console(theme=THEME, stderr=stderr, highlight=False)
    if game:
        screen.push_theme(Theme(palette(game)))
    return screen


def board(table: Table, seat: int, speaker: Speaker) -> RenderableType:
    """The table as a seat sees it: the game's own drawing, or its view as it stands."""
    view = table.view(seat)
    painted = table.game.contract.board
    if painted is None:
        return draw_outline(view)
    drawn = painted.board(view, speaker.names, speaker.say)
    return Group(*(draw_block(block) for block in drawn))


def title(table: Table, seat: int, speaker: Speaker) -> Text:
    """Game, moment, seats, options and edition in one line."""
    terms = table.terms
    said = [terms.game.title]
    if painted := terms.game.contract.board:
        said.append(painted.headline(table.view(seat), speaker.say))
    said += [f"{terms.seats} seats", *terms.options, f"edition: {terms.edition.label}"]
    return Text(" · ".join(said), style="strong")


def sentences(turn: Turn, seat: int, speaker: Speaker, *, clauses: bool = False) -> list[Text]:
    """What a seat learns of a turn, a line each."""
    lines = []
    for happening in turn.seen_by(seat):
        line = Text(speaker.event(happening))
        if clauses:
            line.append(f"  {happening.event.clause}", style="clause")
        lines.append(line)
    return lines


def calls_for_sheet(turn: Turn, game: Game) -> bool:
    """Whether a turn ends in a scoring; a game may name the events that do."""
    if game.contract.ledger is None:
        return False
    wanted = game.contract.ledger.SHEET_AFTER
    return wanted is None or any(happening.event.name in wanted for happening in turn.events)


def score_sheet(
    turns: list[Turn], table: Table, seat: int, speaker: Speaker, heading: str
) -> Panel | None:
    """Every gain of these turns by its source, and what each seat has in all, as a seat sees it."""
    pages, ledger = sheet(table, seat, turns).pages, table.game.contract.ledger
    if not pages or ledger is None:
        return None
    lines = [line for page in pages for line in page.lines]
    grid = plain_grid(show_header=True)
    grid.add_column("", no_wrap=True)
    for source in ledger.SOURCES:
        grid.add_column(speaker.say(source), justify="right")
    grid.add_column("sum", justify="right", style="strong")
    grid.add_column("in all", justify="right", style="strong")
    for whose, total in enumerate(ledger.totals(table.view(seat))):
        row = [_sum(whose, lines, source) for source in ledger.SOURCES]
        known = "?" if total is None else str(sum(row))
        shown = [str(amount) if amount else "·" for amount in row]
        in_all = "?" if total is None else str(total)
        grid.add_row(Text(speaker.names[whose], f"seat-{whose}"), *shown, known, in_all)
    return Panel(grid, title=heading, title_align="left", box=ROUNDED, border_style="accent")


def _sum(seat: int, lines: list[Line], source: str) -> int:
    return sum(line.amounts[seat] or 0 for line in lines if line.source == source)

"""Blocks, sentences and score sheets, drawn on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

if TYPE_CHECKING:
    from fondaco.core.screen import Block, Cell
    from fondaco.core.table import Table, Turn
    from fondaco.speech.speaker import Speaker

SEAT_COLOURS = ("red", "green", "blue", "yellow", "magenta", "dark_orange")
THEME = Theme(
    {
        "faint": "dim",
        "strong": "bold",
        "accent": "bold red3",
        "clause": "dim italic",
        "grain": "gold3",
        "spice": "orange_red1",
        "fur": "tan",
        "dye": "medium_purple1",
        "cloth": "cyan3",
        "card-grain": "black on gold3",
        "card-spice": "black on orange_red1",
        "card-fur": "black on tan",
        "card-dye": "black on medium_purple1",
        "card-cloth": "black on cyan3",
        "card-green2": "white on green4",
        "card-black7": "bold white on grey15",
    }
    | {f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(SEAT_COLOURS)}
)


def console(*, stderr: bool = False) -> Console:
    """A console that knows the house's colours."""
    return Console(theme=THEME, stderr=stderr, highlight=False)


def board(table: Table, seat: int, speaker: Speaker) -> RenderableType:
    """The table as a seat sees it: the game's own drawing, or its view as it stands."""
    view = table.view(seat)
    if not (table.game.folder / "board.py").exists():
        return _outline(view)
    drawn = table.game.module("board").board(view, speaker.names, speaker.say)
    return Group(*(_block(block) for block in drawn))


def title(table: Table, seat: int, speaker: Speaker) -> Text:
    """Game, moment, seats, options and edition in one line."""
    terms = table.terms
    said = [terms.game.title]
    if (terms.game.folder / "board.py").exists():
        said.append(terms.game.module("board").headline(table.view(seat), speaker.say))
    said += [f"{terms.seats} seats", *terms.options, f"edition: {terms.edition.label}"]
    return Text(" · ".join(said), style="strong")


def _block(block: Block) -> RenderableType:
    grid = _grid(show_header=bool(block.headings))
    for heading in block.headings or [""] * max(len(row) for row in block.rows):
        grid.add_column(heading)
    for row in block.rows:
        grid.add_row(*(_text(cell) for cell in row))
    return Panel(grid, title=block.title, title_align="left", box=ROUNDED, border_style="dim")


def _grid(*, show_header: bool) -> Grid:
    return Grid(box=None, show_header=show_header, header_style="faint", pad_edge=False)


def _text(cell: Cell) -> Text:
    text = Text()
    for mark in cell:
        text.append(mark.text, style=mark.role)
    return text


def _outline(view: dict[str, Any]) -> RenderableType:
    """A view without a drawing of its own: names and values."""
    grid = _grid(show_header=False)
    for name, value in view.items():
        rows = (
            value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
        )
        for number, row in enumerate(rows):
            label = f"{name} {number}" if len(rows) > 1 else name
            pairs = row.items() if isinstance(row, dict) else [("", row)]
            grid.add_row(label, "   ".join(f"{key} {item}".strip() for key, item in pairs))
    return Panel(grid, box=ROUNDED, border_style="dim")


def sentences(turn: Turn, seat: int, speaker: Speaker, *, clauses: bool = False) -> list[Text]:
    """What a seat learns of a turn, a line each."""
    lines = []
    for happening in turn.seen_by(seat):
        line = Text(speaker.event(happening))
        if clauses:
            line.append(f"  {happening.event.clause}", style="clause")
        lines.append(line)
    return lines


def score_sheet(turns: list[Turn], table: Table, speaker: Speaker, heading: str) -> Panel | None:
    """Every gain of these turns by its source, and what each seat has in all."""
    if not (table.game.folder / "board.py").exists():
        return None
    drawing = table.game.module("board")
    gains: dict[tuple[int, str], int] = {}
    for turn in turns:
        for happening in turn.events:
            if found := drawing.source(happening):
                seat, column, amount = found
                gains[seat, column] = gains.get((seat, column), 0) + amount
    if not gains:
        return None
    grid = _grid(show_header=True)
    grid.add_column("", no_wrap=True)
    for column in drawing.SOURCES:
        grid.add_column(speaker.say(column), justify="right")
    grid.add_column("sum", justify="right", style="strong")
    grid.add_column("in all", justify="right", style="strong")
    for seat, total in enumerate(table.totals):
        row = [gains.get((seat, column), 0) for column in drawing.SOURCES]
        shown = [str(amount) if amount else "·" for amount in row]
        grid.add_row(Text(speaker.names[seat], f"seat-{seat}"), *shown, str(sum(row)), str(total))
    return Panel(grid, title=heading, title_align="left", box=ROUNDED, border_style="accent")

"""`fondaco bots`: who can be invited to a table."""

from __future__ import annotations

from rich.table import Table as Grid

from fondaco.bots.personas import PEOPLE
from fondaco.cli.terminal_board import console
from fondaco.speech.catalogues import house_tongue

CALLED = """\
Call them by name or by level: fondaco play medici --bots Cosimo,Nina
A thinker takes as long as you say: searcher@0.5s, or so many iterations: sampler@200
Your own bot: mybot:Bot, or any program: "run:COMMAND" (see docs/writing-bots.md)"""


def bots() -> None:
    """List the bots of the house, from gentle to strong."""
    grid = Grid(box=None, header_style="strong", pad_edge=False)
    for heading in ("level", "name", "bot", "character"):
        grid.add_column(heading)
    say = house_tongue().say
    for person in PEOPLE:
        grid.add_row(str(person.level), person.name, person.bot, say(person.character))
    screen = console()
    screen.print(grid)
    screen.print(CALLED, style="faint", highlight=False)

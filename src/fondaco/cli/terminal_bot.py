"""A bot at a table in the terminal: it is shown what its seat may know, and no more."""

from __future__ import annotations

import atexit
from functools import cache
from typing import TYPE_CHECKING

from fondaco.bots.compilers import Compilers, meanwhile, needs_machine_code
from fondaco.bots.sight import look
from fondaco.core.dice import WORD, Dice, seed

if TYPE_CHECKING:
    from fondaco.bots.bot import Bot
    from fondaco.bots.roster import Called
    from fondaco.core.table import Table


class Opponent:
    """A bot at one seat, with dice of its own; machine code is made beside the table."""

    def __init__(self, table: Table, called: Called, number: int) -> None:
        self.called, self.game = called, table.game
        self.waits = needs_machine_code(called)
        first = meanwhile(called) if self.waits else called
        self.player: Bot = first.sit_down(table.game, machine=False)
        self.dice = Dice()
        seed(self.dice, *(number >> shift & WORD for shift in (0, 32, 64, 96)))
        if self.waits:
            compilers().begin(table.game.name)

    def move(self, table: Table) -> int:
        """What the bot does at the table as it is."""
        if self.waits and compilers().has_ended(self.game.name):
            self.waits = False
            if compilers().is_done(self.game.name):
                self.player = self.called.sit_down(self.game, machine=True)
        seat = table.to_act
        told = [event for turn in table.log for event in turn.seen_by(seat)]
        return self.player.choose(look(table.game, table.state, seat, self.dice, told, table.words))


@cache
def compilers() -> Compilers:
    """What compiles beside the tables of this process, and ends with it."""
    found = Compilers()
    atexit.register(found.close)
    return found

"""A bot at a table in the terminal: it is shown what its seat may know, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.bots.sight import look
from fondaco.core.dice import WORD, Dice, seed

if TYPE_CHECKING:
    from fondaco.bots.lineup import Called
    from fondaco.core.table import Table


class Opponent:
    """A bot at one seat, with dice of its own."""

    def __init__(self, table: Table, called: Called, number: int) -> None:
        self.called = called
        self.player = called.sit_down(table.game, machine=False)
        self.dice = Dice()
        seed(self.dice, *(number >> shift & WORD for shift in (0, 32, 64, 96)))

    def move(self, table: Table) -> int:
        """What the bot does at the table as it is."""
        seat = table.to_act
        told = [event for turn in table.log for event in turn.seen_by(seat)]
        return self.player.choose(look(table.game, table.state, seat, self.dice, told, table.words))

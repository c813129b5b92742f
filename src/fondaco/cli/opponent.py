"""A bot at a table in the terminal: it is shown what its seat may know, and no more."""

from __future__ import annotations

import atexit
import subprocess
import sys
from functools import cache
from typing import TYPE_CHECKING

from fondaco.bots.lineup import THINKERS, call
from fondaco.bots.sight import look
from fondaco.core.dice import WORD, Dice, seed

if TYPE_CHECKING:
    from fondaco.bots.lineup import Called
    from fondaco.bots.player import Player
    from fondaco.core.table import Table

GREEDY, SEASONED = "greedy", "seasoned"


class Opponent:
    """A bot at one seat, with dice of its own.

    Whoever thinks ahead needs machine code. While that is being compiled beside the table, a
    thinker makes do with plain Python, and the seasoned one with the first thing in sight.
    """

    def __init__(self, table: Table, called: Called, number: int) -> None:
        self.called, self.game = called, table.game
        self.waits = called.level in (*THINKERS, SEASONED)
        first = call(GREEDY) if called.level == SEASONED else called
        self.player: Player = first.sit_down(table.game, machine=False)
        self.dice = Dice()
        seed(self.dice, *(number >> shift & WORD for shift in (0, 32, 64, 96)))
        if self.waits:
            compiler(table.game.name)

    def move(self, table: Table) -> int:
        """What the bot does at the table as it is."""
        if self.waits and compiler(self.game.name).poll() is not None:
            self.waits = False
            if compiler(self.game.name).returncode == 0:
                self.player = self.called.sit_down(self.game, machine=True)
        seat = table.to_act
        told = [event for turn in table.log for event in turn.seen_by(seat)]
        return self.player.choose(look(table.game, table.state, seat, self.dice, told, table.words))


@cache
def compiler(game: str) -> subprocess.Popen[bytes]:
    """A process beside the table that compiles what thinkers need for a game."""
    command = [sys.executable, "-m", "fondaco.bots.precompile", game]
    working = subprocess.Popen(  # noqa: S603  our own program
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(working.kill)
    return working

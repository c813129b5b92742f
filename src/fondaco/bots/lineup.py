"""The names by which bots are called to a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fondaco.bots import ladder
from fondaco.bots.player import Player, Quick
from fondaco.core.refusal import Unreadable

if TYPE_CHECKING:
    from fondaco.core.game import Game

LEVELS = (*ladder.QUICK,)
SPECIFIED = re.compile(r"(?P<level>[a-z]+)(@(?P<amount>[0-9.]+)(?P<unit>s?))?")


@dataclass(frozen=True)
class Called:
    """A bot as it was called: its level, and seconds or walks to think where it needs them."""

    name: str
    level: str
    seconds: float = 0.0
    walks: int = 0

    def sit_down(self, game: Game, *, machine: bool = True) -> Player:
        """The bot, ready to play a game; machine code makes it think faster."""
        return Quick(game, self.level, machine=machine)


def call(name: str) -> Called:
    """The bot of this name, or a sentence that lists those there are."""
    found = SPECIFIED.fullmatch(name)
    if not found or found["level"] not in LEVELS:
        listed = ", ".join(LEVELS)
        raise Unreadable("bot/unknown", f"There is no bot called {name!r}. The bots are: {listed}.")
    return Called(name, found["level"])


def call_quick(name: str) -> str:
    """The level of a bot that needs no clock, or a sentence that lists those there are."""
    if name not in ladder.QUICK:
        listed = ", ".join(ladder.QUICK)
        raise Unreadable(
            "bot/quick",
            f"{name!r} is not a bot for millions of games. Those are: {listed}; "
            "the others meet in: fondaco arena.",
        )
    return name

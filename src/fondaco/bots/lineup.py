"""The names by which bots are called to a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fondaco.bots import ladder, process
from fondaco.bots.exact import Exact
from fondaco.bots.people import BY_NAME
from fondaco.bots.player import Player, Quick
from fondaco.bots.thinking import Budget, Sampler, Searcher, Thinker
from fondaco.core.refusal import Unreadable

if TYPE_CHECKING:
    from fondaco.core.game import Game

THINKERS: dict[str, type[Thinker]] = {"sampler": Sampler, "searcher": Searcher}
EXACT = "exact"
OUTSIDE = "outside"
LEVELS = (*ladder.QUICK, *THINKERS, EXACT)
SECONDS = 1.0
WITH_BUDGET = re.compile(r"(?P<level>[a-z]+)@(?P<amount>\d+(\.\d+)?)(?P<unit>s?)")


@dataclass(frozen=True)
class Called:
    """A bot as it was called: its level, and how long it thinks where it does."""

    name: str
    level: str
    budget: Budget

    def sit_down(self, game: Game, *, machine: bool = True) -> Player:
        """The bot, ready to play a game; machine code makes it think faster."""
        if self.level == OUTSIDE:
            return process.sit_down(self.name, game)
        if self.level == EXACT:
            return Exact(game, machine=machine)
        if self.level in THINKERS:
            return THINKERS[self.level](game, self.budget, machine=machine)
        return Quick(game, self.level, machine=machine)


def call(name: str) -> Called:
    """The bot of this name, or a sentence that lists those there are."""
    if ":" in name:
        return Called(name, OUTSIDE, Budget(seconds=SECONDS))
    person = BY_NAME.get(name.lower())
    called = person.bot if person else name
    found = WITH_BUDGET.fullmatch(called)
    if found and found["level"] in THINKERS:
        return Called(called, found["level"], _budget(found))
    if called not in LEVELS:
        listed = ", ".join(LEVELS)
        people = ", ".join(person.name for person in BY_NAME.values())
        raise Unreadable(
            "bot/unknown",
            f"There is no bot called {name!r}. The bots are: {listed}; by name: {people}; "
            "and your own as module:Class or run:COMMAND.",
        )
    return Called(called, called, Budget(seconds=SECONDS))


def _budget(found: re.Match[str]) -> Budget:
    amount = float(found["amount"])
    budget = Budget(seconds=amount) if found["unit"] else Budget(walks=int(amount))
    if not budget.seconds and not budget.walks:
        raise Unreadable("bot/budget", f"{found[0]} leaves no time to think at all.")
    return budget


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

"""The names by which bots are called to a table."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fondaco.bots import levels
from fondaco.bots.bot import Bot, Quick
from fondaco.bots.exact import Exact
from fondaco.bots.external import programs
from fondaco.bots.personas import BY_NAME
from fondaco.bots.search.sampler import Sampler
from fondaco.bots.search.searcher import Searcher
from fondaco.bots.search.thinker import Budget, Thinker
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from fondaco.core.game import Game

THINKERS: dict[str, type[Thinker]] = {"sampler": Sampler, "searcher": Searcher}
EXACT = "exact"
OUTSIDE = "outside"
LEVELS = (*levels.QUICK, *THINKERS, EXACT)
SECONDS = 1.0
WITHOUT = " without "
WITH_BUDGET = re.compile(r"(?P<level>[a-z]+)@(?P<amount>\d+(\.\d+)?)(?P<unit>s?)")


@dataclass(frozen=True)
class Called:
    """A bot as it was called: its level, and how long it thinks where it does."""

    name: str
    level: str
    budget: Budget
    without: tuple[str, ...] = ()

    def sit_down(self, game: Game, *, machine: bool = True) -> Bot:
        """The bot, ready to play a game; machine code makes it think faster."""
        player = self._player(game, machine=machine)
        if self.without:
            assert isinstance(player, Quick | Thinker)
            player.workspace.bar(_moves_called(game, self.without))
        return player

    def _player(self, game: Game, *, machine: bool) -> Bot:
        if self.level == OUTSIDE:
            return programs.sit_down(self.name, game)
        if self.level == EXACT:
            return Exact(game, machine=machine)
        if self.level in THINKERS:
            return THINKERS[self.level](game, self.budget, machine=machine)
        return Quick(game, self.level, machine=machine)


def call(name: str) -> Called:
    """The bot of this name, or a sentence that lists those there are."""
    if ":" in name:
        return Called(name, OUTSIDE, Budget(seconds=SECONDS))
    name, _, barred = name.partition(WITHOUT)
    found = _call(name)
    if not barred:
        return found
    if found.level == EXACT:
        raise Unreadable(
            "bot/without", f"{name} weighs every move there is; nothing can be barred."
        )
    return replace(found, name=f"{found.name}{WITHOUT}{barred}", without=tuple(barred.split()))


def _call(name: str) -> Called:
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


def _moves_called(game: Game, words: tuple[str, ...]) -> list[int]:
    """The moves that are written with one of these words first."""
    first = {move: game.words.move_name(move).split()[0] for move in range(game.moves)}
    if unknown := [word for word in words if word not in first.values()]:
        listed = ", ".join(sorted({*first.values()}))
        raise Unreadable(
            "bot/without", f"No move of {game.title} is called {unknown[0]!r}. There are: {listed}."
        )
    return [move for move, word in first.items() if word in words]


def _budget(found: re.Match[str]) -> Budget:
    amount = float(found["amount"])
    budget = Budget(seconds=amount) if found["unit"] else Budget(iterations=int(amount))
    if not budget.seconds and not budget.iterations:
        raise Unreadable("bot/budget", f"{found[0]} leaves no time to think at all.")
    return budget


def call_quick(name: str) -> str:
    """The level of a bot that needs no clock, or a sentence that lists those there are."""
    if name not in levels.QUICK:
        listed = ", ".join(levels.QUICK)
        raise Unreadable(
            "bot/quick",
            f"{name!r} is not a bot for millions of games. Those are: {listed}; "
            "the others meet in: fondaco arena.",
        )
    return name

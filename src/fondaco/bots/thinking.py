"""Bots that think for a while: against the clock, or for so many walks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.bots import sampler, search
from fondaco.bots.desk import Desk
from fondaco.core.dice import word

if TYPE_CHECKING:
    from types import ModuleType

    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game

NODES = 150_000
FEW_NODES = 5_000  # in plain Python there is no time for more
RUNNERS = 16
"""First moves that the searcher thinks about; where there are more, those best at a glance."""
ROUNDS = (RUNNERS - 1).bit_length()
"""The rounds of their race if they are so many; the better half goes on after each."""
SLICES = 25  # looks at the clock while thinking
GROWTH = 4  # how much longer a slice may be than the one before


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: seconds or walks, whichever is not 0."""

    seconds: float = 0.0
    walks: int = 0


@dataclass(frozen=True)
class Thought:
    """What thinking found of one move: how often it was tried, and the share that it promises."""

    move: int
    tries: int
    share: float


class Thinker(ABC):
    """A bot that tries moves in its mind until its time is up."""

    module: ModuleType
    rounds = 1
    """The thinking time has so many equal parts."""

    def __init__(self, game: Game, budget: Budget, *, machine: bool) -> None:
        self.game, self.budget, self.machine = game, budget, machine
        self.desk = Desk(game, self.module, machine=machine)
        look = game.contract.lookahead
        self.reach = (look.rounds, look.moves, int(look.near), look.widening)

    def choose(self, sight: Sight) -> int:
        if len(sight.choices) == 1:
            return sight.choices[0]
        return self.thoughts(sight)[0].move

    def thoughts(self, sight: Sight) -> list[Thought]:
        """All that thinking found, the best move first."""
        self.desk.lay_out(sight)
        self.begin()
        self.spend(sight)
        return self.found(sight)

    def spend(self, sight: Sight) -> None:
        """Walk until the budget is spent, as much of it in every round."""
        words = [word(sight.dice) for _ in range(3)]
        terms: Any = [sight.seat, sight.seats, *self.reach, *words]
        if self.machine:
            terms = np.array(terms)
        start, rounds, walks = perf_counter(), self.rounds, self.budget.walks
        for number in range(rounds):
            if walks:
                self.walk(terms, (number + 1) * walks // rounds - number * walks // rounds)
            else:
                self.walk_until(terms, start + self.budget.seconds * (number + 1) / rounds)
            self.end_round(sight.seat)

    def walk_until(self, terms: Any, end: float) -> None:
        """Walk until this time."""
        begun, walks = perf_counter(), 1
        while begun < end:
            self.walk(terms, walks)
            now = perf_counter()
            each = max(now - begun, 1e-7) / walks
            fitting = int(min(self.budget.seconds / SLICES, 0.9 * (end - now)) / each)
            # The first walks are the shortest, so that they must not speak for all that follow.
            begun, walks = now, max(1, min(fitting, GROWTH * walks))

    @abstractmethod
    def begin(self) -> None:
        """Clear the desk for a new position."""

    @abstractmethod
    def walk(self, terms: Any, walks: int) -> None:
        """Walk so many times through imagined worlds."""

    @abstractmethod
    def end_round(self, seat: int) -> None:
        """Decide what to think about from now on."""

    @abstractmethod
    def found(self, sight: Sight) -> list[Thought]:
        """What the walks showed, the best move first."""


class Sampler(Thinker):
    """Level 3: every move is tried as often as the others."""

    module = sampler

    def begin(self) -> None:
        self.tries = self.desk.numbers(1, self.game.moves)
        self.shares = self.desk.shares(self.game.moves + 1, max(self.game.seats))

    def walk(self, terms: Any, walks: int) -> None:
        desk = self.desk
        desk.code.sample(desk.worlds, desk.masks, self.tries, self.shares, terms, walks)

    def end_round(self, seat: int) -> None:
        """All moves go on."""

    def found(self, sight: Sight) -> list[Thought]:
        tries, shares = self.tries[0], self.shares
        tried = [move for move in sight.choices if tries[move] > 0]
        thoughts = [Thought(m, int(tries[m]), float(shares[m][0] / tries[m])) for m in tried]
        return sorted(thoughts, key=lambda thought: -thought.share)


class Searcher(Thinker):
    """Level 4: a tree grows where it pays to look."""

    module = search

    def __init__(self, game: Game, budget: Budget, *, machine: bool) -> None:
        super().__init__(game, budget, machine=machine)
        nodes = NODES if machine else FEW_NODES
        self.tree = self.desk.numbers(nodes, search.NOTES)
        self.shares = self.desk.shares(nodes + 1, max(game.seats))
        self.sheet = self.desk.numbers(search.LINES, max(search.DEEPEST, game.feature_count))

    def begin(self) -> None:
        desk = self.desk
        most = RUNNERS if self.budget.seconds else min(RUNNERS, self.budget.walks // ROUNDS)
        self.runners = self.standing = desk.code.line_up(
            desk.worlds, desk.masks, self.tree, self.shares, self.sheet, max(1, most)
        )
        self.rounds = max(1, (self.runners - 1).bit_length())

    def walk(self, terms: Any, walks: int) -> None:
        desk = self.desk
        desk.code.think(
            desk.worlds,
            desk.masks,
            self.tree,
            self.shares,
            self.sheet,
            terms,
            self.standing,
            walks,
        )

    def end_round(self, seat: int) -> None:
        """Of the first moves that stand, the better half goes on."""
        race = self.sheet[search.RACE]
        self.desk.code.rank(self.tree, self.shares, race, self.standing, seat)
        self.standing = (self.standing + 1) // 2

    def found(self, sight: Sight) -> list[Thought]:
        return [
            Thought(int(self.tree[node][search.MOVE]), tries, self._shares(node)[sight.seat])
            for node in self._race()
            if (tries := int(self.tree[node][search.WALKS])) > 0
        ]

    def outlook(self, sight: Sight) -> list[float]:
        """The share of the victory that each seat may hope for, once the best move is made."""
        self.thoughts(sight)
        return self._shares(self._race()[0])[: sight.seats]

    def _race(self) -> list[int]:
        """The nodes of the first moves, the best first."""
        return [int(node) for node in self.sheet[search.RACE][: self.runners]]

    def _shares(self, node: int) -> list[float]:
        """What a node promises all seats."""
        walks = int(self.tree[node][search.WALKS])
        return [float(share) / walks for share in self.shares[node]]

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
HORIZON = (1, 16)
"""Rounds and moves to play on before a position is appraised, where a game does not say."""
WIDTH = 50
"""Likewise: the children of a node for the square root of its walks, in hundredths."""
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

    def __init__(self, game: Game, budget: Budget, *, machine: bool) -> None:
        self.game, self.budget, self.machine = game, budget, machine
        self.desk = Desk(game, self.module, machine=machine)
        advice = game.module("advice")
        rounds, far = getattr(advice, "HORIZON", HORIZON)
        near, width = getattr(advice, "NEAR", False), getattr(advice, "WIDTH", WIDTH)
        self.reach = (rounds, far, int(near), width)

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
        """Walk until the budget is spent."""
        words = [word(sight.dice) for _ in range(3)]
        terms: Any = [sight.seat, sight.seats, *self.reach, *words]
        if self.machine:
            terms = np.array(terms)
        if self.budget.walks:
            self.walk(terms, self.budget.walks)
            return
        start, walks = perf_counter(), 1
        while (left := self.budget.seconds - (perf_counter() - start)) > 0:
            before = perf_counter()
            self.walk(terms, walks)
            each = max(perf_counter() - before, 1e-7) / walks
            slice_ = int(min(self.budget.seconds / SLICES, left * 0.9) / each)
            # The first walks are the shortest, so that they must not speak for all that follow.
            walks = max(1, min(slice_, GROWTH * walks))

    @abstractmethod
    def begin(self) -> None:
        """Clear the desk for a new position."""

    @abstractmethod
    def walk(self, terms: Any, walks: int) -> None:
        """Walk so many times through imagined worlds."""

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
        self.desk.code.clear(self.tree, self.shares, self.sheet)

    def walk(self, terms: Any, walks: int) -> None:
        desk = self.desk
        desk.code.think(
            desk.worlds,
            desk.masks,
            self.tree,
            self.shares,
            self.sheet,
            terms,
            walks,
        )

    def found(self, sight: Sight) -> list[Thought]:
        thoughts = [
            Thought(int(self.tree[child][search.MOVE]), self._tries(child), shares[sight.seat])
            for child, shares in self._tried(sight)
        ]
        return sorted(thoughts, key=lambda thought: (-thought.tries, -thought.share))

    def outlook(self, sight: Sight) -> list[float]:
        """The share of the victory that each seat may hope for, once the best move is made."""
        self.thoughts(sight)
        tried = self._tried(sight)
        _, shares = max(tried, key=lambda one: (self._tries(one[0]), one[1][sight.seat]))
        return shares

    def _tried(self, sight: Sight) -> list[tuple[int, list[float]]]:
        """The first moves as nodes of the tree, and what each promises all seats."""
        found, child = [], int(self.tree[search.ROOT][search.CHILD])
        while child != search.ROOT:
            tries = self._tries(child)
            shares = [float(self.shares[child][seat]) / tries for seat in range(sight.seats)]
            found.append((child, shares))
            child = int(self.tree[child][search.SIBLING])
        return found

    def _tries(self, child: int) -> int:
        return int(self.tree[child][search.WALKS])

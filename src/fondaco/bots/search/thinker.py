"""Bots that think for a while: against the clock, or for so many iterations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from fondaco.bots.search.structures import Parameters
from fondaco.bots.workspace import Workspace
from fondaco.core.dice import word

if TYPE_CHECKING:
    from types import ModuleType

    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game

SLICES = 25  # looks at the clock while thinking
GROWTH = 4  # how much longer a slice may be than the one before


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: seconds or iterations, whichever is not 0."""

    seconds: float = 0.0
    iterations: int = 0


@dataclass(frozen=True)
class Thought:
    """What thinking found of one move: how often it was tried, and the share that it promises."""

    move: int
    tries: int
    share: float


class Thinker(ABC):
    """A bot that tries moves in determinized worlds until its budget is spent."""

    module: ModuleType
    rounds = 1
    """The budget has so many equal parts."""

    def __init__(self, game: Game, budget: Budget, *, machine: bool) -> None:
        self.game, self.budget = game, budget
        self.workspace = Workspace(game, self.module, machine=machine)
        self.parameters = self.workspace.records(Parameters, 1)

    def choose(self, sight: Sight) -> int:
        if len(sight.choices) == 1:
            return sight.choices[0]
        return self.thoughts(sight)[0].move

    def thoughts(self, sight: Sight) -> list[Thought]:
        """All that thinking found, the best move first."""
        self.workspace.lay_out(sight)
        self.workspace.write(self.parameters, 0, self._parameters_for(sight))
        self.begin()
        self.spend()
        return self.found(sight)

    def _parameters_for(self, sight: Sight) -> Parameters:
        parameters = Parameters()
        parameters.seat, parameters.seats = sight.seat, sight.seats
        look = self.game.contract.lookahead
        parameters.turns, parameters.moves = look.rounds, look.moves
        parameters.near, parameters.widening = int(look.near), look.widening
        parameters.a, parameters.b, parameters.c = (word(sight.dice) for _ in range(3))
        return parameters

    def spend(self) -> None:
        """Iterate until the budget is spent, as much of it in every round."""
        start, rounds, iterations = perf_counter(), self.rounds, self.budget.iterations
        for number in range(rounds):
            if iterations:
                self.run((number + 1) * iterations // rounds - number * iterations // rounds)
            else:
                self.run_until(start + self.budget.seconds * (number + 1) / rounds)
            self.end_round()

    def run_until(self, end: float) -> None:
        """Iterate until this time."""
        begun, iterations = perf_counter(), 1
        while begun < end:
            self.run(iterations)
            now = perf_counter()
            each = max(now - begun, 1e-7) / iterations
            fitting = int(min(self.budget.seconds / SLICES, 0.9 * (end - now)) / each)
            # The first iterations are the shortest and must not speak for all that follow.
            begun, iterations = now, max(1, min(fitting, GROWTH * iterations))

    @abstractmethod
    def begin(self) -> None:
        """Make room for a new position."""

    @abstractmethod
    def run(self, iterations: int) -> None:
        """Iterate so many times."""

    @abstractmethod
    def end_round(self) -> None:
        """Decide what to think about from now on."""

    @abstractmethod
    def found(self, sight: Sight) -> list[Thought]:
        """What the iterations showed, the best move first."""

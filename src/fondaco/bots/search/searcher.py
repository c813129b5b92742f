"""The searcher: sequential halving over information-set MCTS within a budget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.bots.search import halving
from fondaco.bots.search.structures import CANDIDATES, Descent, Node, Progress, Search
from fondaco.bots.search.thinker import Thinker, Thought

if TYPE_CHECKING:
    from fondaco.bots.search.thinker import Budget
    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game

NODES = 150_000
FEW_NODES = 5_000  # in plain Python there is no time for more
ROUNDS = halving.rounds_for(CANDIDATES)


class Searcher(Thinker):
    """Level 4: a tree grows where it pays to look."""

    module = halving

    def __init__(self, game: Game, budget: Budget, *, machine: bool) -> None:
        super().__init__(game, budget, machine=machine)
        space, seats = self.workspace, max(game.seats)
        nodes = NODES if machine else FEW_NODES
        if budget.iterations:
            # The root, the candidates, and one for every iteration.
            nodes = min(nodes, 1 + CANDIDATES + budget.iterations)
        self.search = Search(
            worlds=space.worlds,
            masks=space.masks,
            parameters=self.parameters,
            progress=space.records(Progress, 1),
            descent=space.records(Descent, 1),
            nodes=space.records(Node, nodes),
            values=space.floats(nodes, seats),
            evaluation=space.floats(seats),
            observation=space.integers(game.feature_count),
        )

    def begin(self) -> None:
        most, iterations = CANDIDATES, self.budget.iterations
        if iterations:
            most = max(1, min(most, iterations // ROUNDS))
        self.candidates = int(self.workspace.code.begin(self.search, most))
        self.rounds = halving.rounds_for(self.candidates)

    def run(self, iterations: int) -> None:
        self.workspace.code.run(self.search, iterations)

    def end_round(self) -> None:
        """Of the candidates that stand, the better half goes on."""
        self.workspace.code.halve(self.search)

    def found(self, sight: Sight) -> list[Thought]:
        return [
            Thought(self._of(node, "move"), visits, self._shares(node)[sight.seat])
            for node in self._candidates()
            if (visits := self._of(node, "visits")) > 0
        ]

    def outlook(self, sight: Sight) -> list[float]:
        """The share of the victory that each seat may hope for, once the best move is made."""
        self.thoughts(sight)
        return self._shares(self._candidates()[0])[: sight.seats]

    def _candidates(self) -> list[int]:
        """The nodes of the root's moves, the best first."""
        nodes = self.workspace.field(self.search.progress, 0, "candidates")
        return [int(node) for node in nodes[: self.candidates]]

    def _of(self, node: int, field: str) -> int:
        return int(self.workspace.field(self.search.nodes, node, field))

    def _shares(self, node: int) -> list[float]:
        """What a node promises all seats."""
        visits = self._of(node, "visits")
        return [float(value) / visits for value in self.search.values[node]]

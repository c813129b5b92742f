"""The sampler: flat Monte Carlo within a budget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.bots.search import flat
from fondaco.bots.search.thinker import Thinker, Thought

if TYPE_CHECKING:
    from fondaco.bots.sight import Sight


class Sampler(Thinker):
    """Level 3: every move is tried as often as the others."""

    module = flat

    def begin(self) -> None:
        space = self.workspace
        self.trials = flat.Trials(
            worlds=space.worlds,
            masks=space.masks,
            parameters=self.parameters,
            visits=space.integers(self.game.moves),
            values=space.floats(self.game.moves),
            evaluation=space.floats(max(self.game.seats)),
        )

    def run(self, iterations: int) -> None:
        self.workspace.code.run(self.trials, iterations)

    def end_round(self) -> None:
        """All moves go on."""

    def found(self, sight: Sight) -> list[Thought]:
        visits, values = self.trials.visits, self.trials.values
        tried = [move for move in sight.choices if visits[move] > 0]
        thoughts = [Thought(m, int(visits[m]), float(values[m] / visits[m])) for m in tried]
        return sorted(thoughts, key=lambda thought: -thought.share)

"""A player written once for all games, over the verbs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.verbs import apply, choices, to_act

if TYPE_CHECKING:
    from fondaco.core.position import Position

LAST = -1


def step(state: Position, mask: list[int]) -> None:
    """Make the last of the moves that are allowed."""
    choices(state, mask)
    apply(state, max(move for move, marked in enumerate(mask) if marked))


def wander(state: Position, mask: list[int]) -> int:
    """Play to the end; how many moves that took."""
    steps = 0
    while to_act(state) != LAST:
        step(state, mask)
        steps += 1
    return steps

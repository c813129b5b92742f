"""Who plays by lot: any legal move with the same chance."""

from typing import Any

from fondaco.core.dice import Dice, roll
from fondaco.core.masks import nth_marked
from fondaco.core.position import Position


def choose(
    player: Any,  # noqa: ARG001  dice are enough
    row: int,  # noqa: ARG001
    state: Position,  # noqa: ARG001
    mask: list[int],
    count: int,
    dice: Dice,
) -> int:
    """One of the marked moves, by lot."""
    return nth_marked(mask, roll(dice, count))

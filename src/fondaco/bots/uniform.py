"""The chance bot: a uniformly random legal move."""

from fondaco.core.dice import Dice, roll
from fondaco.core.masks import nth_marked


def chance(mask: list[int], count: int, dice: Dice) -> int:
    """One of the marked moves, by lot."""
    return nth_marked(mask, roll(dice, count))

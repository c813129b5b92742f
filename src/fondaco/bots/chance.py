"""The chance bot: any legal move with the same chance."""

from fondaco.core.dice import Dice, roll


def chance(mask: list[int], count: int, dice: Dice) -> int:
    """One of the marked moves, by lot."""
    lot = roll(dice, count)
    for move in range(len(mask)):
        if mask[move]:
            if lot == 0:
                return move
            lot -= 1
    return 0

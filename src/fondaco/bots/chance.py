"""The chance bot: any legal move with the same chance."""

from fondaco.core.dice import Dice, roll


def chance(mask: list[int], count: int, dice: Dice) -> int:
    """One of the marked moves, by lot."""
    lot = roll(dice, count)
    move = 0
    while lot > 0 or mask[move] == 0:
        lot -= mask[move]
        move += 1
    return move

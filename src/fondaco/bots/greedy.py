"""The greedy bot: one ply, the move after which the game's advice is highest."""

from fondaco.bots.search.rollout import advice_after_chance
from fondaco.bots.search.worlds import AFTERSTATE, SHOWN
from fondaco.core.dice import Dice, roll, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import advice, apply, imagine

SAMPLES = 4


def greedy(worlds: list[Position], seat: int, masks: list[list[int]], dice: Dice) -> int:
    """The best move by the game's advice; among equals, one by lot."""
    best = 0
    found = 0
    highest = 0
    for move in range(len(masks[SHOWN])):
        if masks[SHOWN][move] == 0:
            continue
        value = advice_after(worlds, seat, move, masks, dice)
        if found == 0 or value > highest:
            best, highest, found = move, value, 1
        elif value == highest:
            found += 1
            if roll(dice, found) == 0:
                best = move
    return best


def advice_after(
    worlds: list[Position], seat: int, move: int, masks: list[list[int]], dice: Dice
) -> int:
    """The advice after a move, summed over a few determinizations."""
    value = 0
    for sample in range(SAMPLES):
        worlds[AFTERSTATE] = worlds[SHOWN]
        after = worlds[AFTERSTATE]
        seed(after.dice, word(dice), word(dice), word(dice), word(dice))
        imagine(after, seat)
        rolled = after.dice.counter
        apply(after, move)
        if after.dice.counter == rolled:
            # Without chance every sample would be the same.
            return (value + advice(after, seat)) * SAMPLES // (sample + 1)
        value += advice_after_chance(worlds, seat, masks[AFTERSTATE])
    return value

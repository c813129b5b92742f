"""The greedy bot: the move after which the game's advice is highest."""

from fondaco.bots.foresight import SEEN, TRIED, best_advice
from fondaco.core.dice import Dice, roll, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import advice, apply, imagine

SAMPLES = 4


def greedy(worlds: list[Position], seat: int, masks: list[list[int]], dice: Dice) -> int:
    """The best move by the game's advice; among equals, one by lot."""
    best = 0
    found = 0
    highest = 0
    for move in range(len(masks[SEEN])):
        if masks[SEEN][move] == 0:
            continue
        promise = promise_of(worlds, seat, move, masks, dice)
        if found == 0 or promise > highest:
            best, highest, found = move, promise, 1
        elif promise == highest:
            found += 1
            if roll(dice, found) == 0:
                best = move
    return best


def promise_of(
    worlds: list[Position], seat: int, move: int, masks: list[list[int]], dice: Dice
) -> int:
    """The advice after a move, summed over a few ways in which chance may fall."""
    promise = 0
    for sample in range(SAMPLES):
        worlds[TRIED] = worlds[SEEN]
        tried = worlds[TRIED]
        seed(tried.dice, word(dice), word(dice), word(dice), word(dice))
        imagine(tried, seat)
        rolled = tried.dice.counter
        apply(tried, move)
        if tried.dice.counter == rolled:
            # Without chance every sample would be the same.
            return (promise + advice(tried, seat)) * SAMPLES // (sample + 1)
        promise += best_advice(worlds, seat, masks[TRIED])
    return promise

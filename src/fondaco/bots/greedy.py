"""The greedy bot: the move after which the game's advice is highest.

The first world is the table as the seat imagines it; the others are for trying moves out.
"""

from fondaco.core.dice import Dice, roll, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import advice, apply, choices, imagine, to_act

SAMPLES = 4
SEEN = 0
TRIED = 1
NEXT = 2
WORLDS = 3


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


def best_advice(worlds: list[Position], seat: int, mask: list[int]) -> int:
    """The advice once the seat, if it is still its turn, has answered what chance showed."""
    best = advice(worlds[TRIED], seat)
    if to_act(worlds[TRIED]) != seat:
        return best
    choices(worlds[TRIED], mask)
    for move in range(len(mask)):
        if mask[move]:
            worlds[NEXT] = worlds[TRIED]
            rolled = worlds[NEXT].dice.counter
            apply(worlds[NEXT], move)
            if worlds[NEXT].dice.counter == rolled:
                best = max(best, advice(worlds[NEXT], seat))
    return best

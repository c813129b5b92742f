"""The seasoned bot: the most promising moves, thought on for a while in a few imagined worlds."""

from fondaco.bots.foresight import SEEN, WALKED, glance, play_on, share_of
from fondaco.core.dice import Dice, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import apply, imagine

MOVES = 4  # how many moves are worth a second thought
SAMPLES = 6
ROUNDS = 1
FAR = 12


def seasoned(worlds: list[Position], seat: int, masks: list[list[int]], dice: Dice) -> int:
    """Of the moves that look best at a glance, the one after which things go best."""
    a, b, c = word(dice), word(dice), word(dice)
    best = -1
    highest = 0.0
    for _ in range(MOVES):
        move = glance(worlds, SEEN, masks)
        if move < 0:
            break
        masks[SEEN][move] = 0
        promise = 0.0
        for sample in range(SAMPLES):
            # The same worlds for every move, so that luck does not decide between them.
            worlds[WALKED] = worlds[SEEN]
            seed(worlds[WALKED].dice, a, b, c, sample)
            imagine(worlds[WALKED], seat)
            apply(worlds[WALKED], move)
            play_on(worlds, masks, seat, seat, ROUNDS, FAR)
            promise += share_of(worlds[WALKED], seat)
        if best < 0 or promise > highest:
            best, highest = move, promise
    return best

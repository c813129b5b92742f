"""The seasoned bot: the moves best at one ply, each with a few rollouts in determinized worlds."""

from fondaco.bots.search.evaluation import softmax_share
from fondaco.bots.search.rollout import one_ply, rollout
from fondaco.bots.search.worlds import SAMPLED, SHOWN, determinize
from fondaco.core.dice import Dice, word
from fondaco.core.position import Position
from fondaco.core.verbs import apply

MOVES = 4  # how many moves are worth a second thought
SAMPLES = 6
# The horizon of a rollout.
TURNS = 1
ROLLOUT_MOVES = 12


def seasoned(worlds: list[Position], seat: int, masks: list[list[int]], dice: Dice) -> int:
    """Of the moves that look best at one ply, the one after which rollouts go best."""
    a, b, c = word(dice), word(dice), word(dice)
    best = -1
    highest = 0.0
    for _ in range(MOVES):
        move = one_ply(worlds, SHOWN, masks)
        if move < 0:
            break
        masks[SHOWN][move] = 0
        value = 0.0
        for sample in range(SAMPLES):
            # The same worlds for every move, so that luck does not decide between them.
            determinize(worlds, seat, a, b, c, sample)
            apply(worlds[SAMPLED], move)
            rollout(worlds, masks, seat, seat, TURNS, ROLLOUT_MOVES)
            value += softmax_share(worlds[SAMPLED], seat)
        if best < 0 or value > highest:
            best, highest = move, value
    return best

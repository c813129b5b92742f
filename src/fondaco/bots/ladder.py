"""The ladder of levels, and what each of them gets to see."""

from fondaco.bots.chance import chance
from fondaco.bots.greedy import WORLDS, greedy
from fondaco.core.dice import Dice, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import imagine

CHANCE = 0
GREEDY = 1
LEVELS = ("chance", "greedy")
SCRATCH = WORLDS


def choose(
    level: int,
    state: Position,
    seat: int,
    masks: list[list[int]],
    count: int,
    worlds: list[Position],
    dice: Dice,
) -> int:
    """The move of a bot of this level; the first mask holds the seat's choices."""
    if level == CHANCE:
        return chance(masks[0], count, dice)
    # From here on there is only the table as the seat may imagine it.
    worlds[0] = state
    seed(worlds[0].dice, word(dice), word(dice), word(dice), word(dice))
    imagine(worlds[0], seat)
    return greedy(worlds, seat, masks, dice)

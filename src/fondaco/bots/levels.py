"""The ladder of levels."""

from fondaco.bots.greedy import greedy
from fondaco.bots.search.worlds import BARRED, SHOWN
from fondaco.bots.seasoned import seasoned
from fondaco.bots.uniform import chance
from fondaco.core.dice import Dice
from fondaco.core.masks import bar
from fondaco.core.position import Position
from fondaco.core.verbs import choices

CHANCE = 0
GREEDY = 1
SEASONED = 2
QUICK = ("chance", "greedy", "seasoned")
"""The levels that need no clock: whole games of theirs are played in compiled code."""


def decide(
    level: int, seat: int, masks: list[list[int]], worlds: list[Position], dice: Dice
) -> int:
    """The move of a bot above chance; the first world is what it was shown."""
    if level == SEASONED:
        return seasoned(worlds, seat, masks, dice)
    return greedy(worlds, seat, masks, dice)


def answer(
    level: int, seat: int, masks: list[list[int]], worlds: list[Position], dice: list[Dice]
) -> int:
    """The move of a bot at a table of its own; the first world is what it was shown."""
    choices(worlds[SHOWN], masks[SHOWN])
    count = bar(masks[SHOWN], masks[BARRED])
    if level == CHANCE:
        return chance(masks[SHOWN], count, dice[0])
    return decide(level, seat, masks, worlds, dice[0])

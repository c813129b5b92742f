"""Quick bots at the seats of a compiled game, and what each of them gets to see."""

from typing import NamedTuple

from fondaco.bots.levels import CHANCE, decide
from fondaco.bots.search.worlds import SHOWN
from fondaco.bots.uniform import chance
from fondaco.core.dice import Dice, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import imagine, to_act
from fondaco.fast.kernels.row_types import Columns, Numbers, Records

INLINED = True
"""A call with all that bots think with would cost more than a move by lot."""


class Bots(NamedTuple):
    """The level at every seat of every game, and what bots think with.

    The first mask is the one in which the rollout marks the choices.
    """

    levels: Columns
    masks: Numbers
    worlds: Records


def choose(player: Bots, row: int, state: Position, mask: list[int], count: int, dice: Dice) -> int:
    """The move of the bot at the seat."""
    seat = to_act(state)
    level = player.levels[row, seat]
    if level == CHANCE:
        return chance(mask, count, dice)
    show(state, seat, player.worlds, dice)
    return decide(level, seat, player.masks, player.worlds, dice)


def show(state: Position, seat: int, worlds: list[Position], dice: Dice) -> None:
    """Put the table as the seat may imagine it before a bot: from here on there is no other."""
    worlds[SHOWN] = state
    seed(worlds[SHOWN].dice, word(dice), word(dice), word(dice), word(dice))
    imagine(worlds[SHOWN], seat)

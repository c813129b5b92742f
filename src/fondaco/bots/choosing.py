"""Quick bots at the seats of a compiled game, and what each of them gets to see."""

from typing import NamedTuple

from fondaco.bots.chance import chance
from fondaco.bots.ladder import CHANCE, decide
from fondaco.core.dice import Dice, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import imagine, to_act
from fondaco.fast.kernels.rows import Rows


class Bots(NamedTuple):
    """The level at every seat of every game, and what bots think with.

    The first mask is the one in which the rollout marks the choices.
    """

    levels: Rows
    masks: Rows
    worlds: Rows


def choose(player: Bots, row: int, state: Position, mask: list[int], count: int, dice: Dice) -> int:
    """The move of the bot at the seat."""
    seat = to_act(state)
    level = player.levels[row][seat]
    if level == CHANCE:
        return chance(mask, count, dice)
    # From here on there is only the table as the seat may imagine it.
    worlds = player.worlds
    worlds[0] = state
    seed(worlds[0].dice, word(dice), word(dice), word(dice), word(dice))
    imagine(worlds[0], seat)
    return decide(level, seat, player.masks, worlds, dice)

"""The verbs at one table, as plain code that is compiled for each game."""

from typing import NamedTuple

from fondaco.core.dice import Dice, seed
from fondaco.core.masks import nth_marked
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, imagine, to_act
from fondaco.fast.kernels.deal import deal, settle
from fondaco.fast.kernels.play import ENDLESS, NONE, rollout
from fondaco.fast.kernels.row_types import Numbers
from fondaco.fast.kernels.series import Series


class Forced(NamedTuple):
    """Makes the moves that leave no choice; its mask shows the choices where it halts."""

    mask: Numbers


def halts(player: Forced, row: int, state: Position) -> bool:  # noqa: ARG001
    """Whether there is more than one choice, or none for anybody."""
    return to_act(state) == NOBODY or choices(state, player.mask) != 1


def choose(
    player: Forced,  # noqa: ARG001
    row: int,  # noqa: ARG001
    state: Position,  # noqa: ARG001
    mask: list[int],
    count: int,  # noqa: ARG001
    dice: Dice,  # noqa: ARG001
) -> int:
    """The only move."""
    return nth_marked(mask, 0)


def lay(states: list[Position], parts: list[int], series: list[Series], number: int) -> None:
    """Lay the table with the game of this number."""
    deal(states[0], parts, series[0], number)


def next_to_choose(states: list[Position], mask: list[int]) -> int:
    """Make all moves that leave no choice; the seat that has one, or nobody."""
    state = states[0]
    # Nobody rolls where there is nothing to choose, so any dice will do.
    rollout(state, mask, state.dice, 0, ENDLESS, Forced(mask), NONE, NONE)
    return to_act(state)


def redeal(worlds: list[Position], seat: int, words: list[int]) -> None:
    """Deal anew what a seat cannot know, chance to come included."""
    seed(worlds[0].dice, words[0], words[1], words[2], words[3])
    imagine(worlds[0], seat)


def carry_out(states: list[Position], move: int) -> None:
    """Make a move that was found to be allowed."""
    apply(states[0], move)


def results(states: list[Position], totals: list[int], wins: list[int]) -> None:
    """What every seat has at the end, and who wins."""
    settle(states[0], totals, wins)

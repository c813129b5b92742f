"""An observer that notes whole decisions: who saw what, what was allowed, what was done."""

from typing import NamedTuple

from fondaco.core.position import Position
from fondaco.core.verbs import features, to_act
from fondaco.fast.kernels.row_types import Columns, Numbers


class Decisions(NamedTuple):
    """A row for every decision of one game."""

    seats: Numbers
    features: Columns
    masks: Columns
    moves: Numbers


def observe(
    observer: Decisions,
    row: int,  # noqa: ARG001  one game
    step: int,
    state: Position,
    mask: list[int],
    count: int,  # noqa: ARG001
) -> None:
    """Note who decides, what that seat sees and what it may do."""
    seat = to_act(state)
    observer.seats[step] = seat
    features(state, seat, observer.features[step])
    for move in range(len(mask)):
        observer.masks[step, move] = mask[move]


def note(observer: Decisions, row: int, step: int, move: int) -> None:  # noqa: ARG001
    """Note what was done."""
    observer.moves[step] = move

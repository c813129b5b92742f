"""An observer that notes the moves of every game."""

from typing import NamedTuple

from fondaco.fast.kernels.row_types import Columns


class Moves(NamedTuple):
    """A row of moves for every game."""

    moves: Columns


def note(observer: Moves, row: int, step: int, move: int) -> None:
    """Note the move where there is room."""
    if step < observer.moves.shape[1]:
        observer.moves[row, step] = move

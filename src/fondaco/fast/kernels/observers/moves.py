"""An observer that notes the moves of every game."""

from typing import NamedTuple

from fondaco.fast.kernels.rows import Rows


class Moves(NamedTuple):
    """A row of moves for every game."""

    moves: Rows


def note(observer: Moves, row: int, step: int, move: int) -> None:
    """Note the move where there is room."""
    if step < len(observer.moves[row]):
        observer.moves[row][step] = move

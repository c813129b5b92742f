"""An observer that counts how many moves there are to choose from."""

from typing import NamedTuple

from fondaco.core.position import Position
from fondaco.fast.kernels.row_types import Numbers


class Counts(NamedTuple):
    """A number for every decision of one game."""

    counts: Numbers


def observe(
    observer: Counts,
    row: int,  # noqa: ARG001  one game
    step: int,
    state: Position,  # noqa: ARG001
    mask: list[int],  # noqa: ARG001
    count: int,
) -> None:
    """Note how many choices there are."""
    observer.counts[step] = count

"""The games of a seed: what all of them have in common, as a record that kernels take."""

from __future__ import annotations

from typing import Self

from fondaco.core.chance import TABLE, seed_words
from fondaco.core.dice import WORD
from fondaco.core.structs import Struct, number


class Series(Struct):
    """Seats, options and seed of games that are told apart by their number alone."""

    # All as wide as the machine's numbers, so that code for cards is made for one width.
    seats: int = number(0, WORD)
    options: int = number(0, WORD)
    low: int = number(0, WORD)
    """The low half of the seed."""
    high: int = number(0, WORD)
    """The high half of the seed."""
    stride: int = number(0, WORD)
    """How many games on the next one at the same table lies."""

    @classmethod
    def of(cls, seed: int, seats: int, options: int = 0, *, stride: int = 0) -> Self:
        """The series of a seed."""
        series = cls()
        series.low, series.high, _, _ = seed_words(seed, 0, TABLE)
        series.seats, series.options, series.stride = seats, options, stride
        return series

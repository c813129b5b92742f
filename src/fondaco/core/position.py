"""Positions: the record of a whole table, with its dice and an ear for what its rules tell."""

from __future__ import annotations

import operator
from typing import Any, SupportsIndex, TypeVar

from fondaco.core.dice import Dice
from fondaco.core.structs import Struct, number, part

Told = tuple[int, ...]
"""An event as the rules tell it: its code, then its arguments."""


class Position(Struct):
    """Everything on a table. While `told` is a list, it collects what the rules tell.

    Games narrow the range of seats and options to their own.
    """

    __slots__ = ("told",)
    told: list[Told] | None
    dice: Dice = part(Dice)
    seats: int = number(0, 15)
    options: int = number(0, 0xFF)

    def __init__(self) -> None:
        super().__init__()
        self.told = None


P = TypeVar("P", bound=Position)


class Shelf(list[P]):
    """A row of positions for scratch work: putting one there copies it, as in an array."""

    def __init__(self, kind: type[P], size: int) -> None:
        super().__init__(kind() for _ in range(size))

    def __setitem__(self, place: SupportsIndex | slice, position: Any) -> None:
        """Copy the position into the place."""
        self[operator.index(place)].become(position)  # type: ignore[arg-type]  # no slices

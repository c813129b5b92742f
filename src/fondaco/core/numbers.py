"""Whole numbers as people and arrays hand them over."""

from __future__ import annotations

import operator
from typing import SupportsIndex, cast

from fondaco.core.errors import Unreadable


def whole(move: object) -> int:
    """A move by its number, whatever kind of whole number it is; nothing is rounded."""
    try:
        return operator.index(cast(SupportsIndex, move))
    except TypeError:
        raise Unreadable(
            "move/kind", f"A move is a whole number or a text, not {move!r}."
        ) from None

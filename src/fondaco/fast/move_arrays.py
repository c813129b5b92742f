"""Moves for many tables, as somebody hands them over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


def whole_moves(moves: ArrayLike, tables: int) -> NDArray[np.int64]:
    """A whole number for every table; nothing is rounded, and nothing made up."""
    found: NDArray[Any] = np.asarray(moves)
    if found.dtype.kind not in "iu":
        raise Unreadable(
            "batch/kind", f"Moves are whole numbers, and these are of the kind {found.dtype}."
        )
    if found.shape != (tables,):
        raise Unreadable(
            "batch/moves", f"{tables} moves are needed, not an array of {found.shape}."
        )
    return np.ascontiguousarray(found, np.int64)

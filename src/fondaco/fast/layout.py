"""Between the Python object and the array: the same fields, the same numbers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from fondaco.core.piles import Pile
from fondaco.core.structs import Layout, Struct

if TYPE_CHECKING:
    from numpy.typing import NDArray

R = TypeVar("R", bound=Struct)


@cache
def dtype(kind: type[Struct]) -> np.dtype[np.void]:
    """The structured type of a record, aligned so that GPUs can read it."""
    return _aligned(kind.layout())


def _aligned(fields: Layout) -> np.dtype[np.void]:
    inner = [
        (name, _aligned(of) if isinstance(of, list) else of, *shape) for name, of, *shape in fields
    ]
    return np.dtype(inner, align=True)


def alone(record: Struct) -> NDArray[np.void]:
    """The record as an array of one, which is how kernels take it."""
    rows = np.zeros(1, dtype(type(record)))
    pack(record, rows[0])
    return rows


def unpack(row: NDArray[np.void] | np.void, into: R) -> R:
    """Read an array's element into the object."""
    for name in into.fields:
        setattr(into, name, _read(row[name], getattr(into, name)))
    return into


def _read(value: Any, old: Any) -> Any:
    if isinstance(old, Struct):
        return unpack(value, old)
    if isinstance(old, list):
        return [_read(item, was) for item, was in zip(value, old, strict=True)]
    return int(value)


def pack(record: Struct, row: NDArray[np.void] | np.void) -> None:
    """Write the object into an array's element."""
    for name in record.fields:
        _write(getattr(record, name), row, name)


def _write(value: Any, row: Any, key: Any) -> None:
    if isinstance(value, Struct):
        pack(value, row[key])
    elif isinstance(value, list) and not isinstance(value[0], int):
        for place, item in enumerate(value):
            _write(item, row[key], place)
    else:
        row[key] = value


def wipe(rows: NDArray[np.void]) -> None:
    """Take away what lies beyond the count of every pile: cards that were there once."""
    names = rows.dtype.names or ()
    if names == tuple(Pile.fields):
        beyond = np.arange(rows["cards"].shape[-1]) >= rows["count"][..., None]
        rows["cards"][beyond] = 0
        return
    for name in names:
        wipe(rows[name])

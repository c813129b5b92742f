"""Arrays in the card's memory, which PyTorch, CuPy and JAX take without copying."""

from __future__ import annotations

import weakref
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.errors import Unreadable
from fondaco.fast.cuda import dlpack
from fondaco.fast.cuda.driver import Gpu, card

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEGACY_STREAM = 1
"""The stream that everybody's work is ordered with, in the numbering of both protocols."""


class Allocation:
    """Memory of the card, given back when nobody holds it."""

    def __init__(self, card: Gpu, size: int) -> None:
        self.pointer = card.take(size)
        weakref.finalize(self, card.give_back, self.pointer).atexit = False


class DeviceArray:
    """An array on the card. The first index is the table, and neighbours in it lie side by side."""

    def __init__(self, shape: tuple[int, ...], kind: Any, *, by_table: bool = False) -> None:
        self.card = card()
        self.dtype, self.shape = np.dtype(kind), shape
        # Neighbouring threads work on neighbouring tables, so the table comes last in memory
        # unless a row is read as a whole.
        model = np.lib.stride_tricks.as_strided(
            np.empty(0, self.dtype), shape, _strides(shape, self.dtype.itemsize, by_table=by_table)
        )
        self.strides, self.nbytes = model.strides, int(np.prod(shape)) * self.dtype.itemsize
        self.shelf = Allocation(self.card, self.nbytes)
        self.pointer = self.shelf.pointer

    def get(self) -> NDArray[Any]:
        """A copy in our own memory."""
        flat = np.empty(self.nbytes, np.uint8)
        self.card.enter()
        self.card.read(self.pointer, flat.ctypes.data, self.nbytes)
        return np.ndarray(self.shape, self.dtype, flat, strides=self.strides)

    def put(self, values: NDArray[Any]) -> None:
        """Write values of ours over all of it."""
        flat = np.empty(self.nbytes, np.uint8)
        np.ndarray(self.shape, self.dtype, flat, strides=self.strides)[...] = values
        self.card.enter()
        self.card.write(self.pointer, flat.ctypes.data, self.nbytes)

    def words(self) -> tuple[int, ...]:
        """The array as kernels take it: two unused, items, size of one, pointer, shape, strides."""
        items = self.nbytes // self.dtype.itemsize
        return 0, 0, items, self.dtype.itemsize, self.pointer, *self.shape, *self.strides

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "strides": self.strides,
            "typestr": self.dtype.str,
            "data": (self.pointer, False),
            "stream": LEGACY_STREAM,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, 0

    def __dlpack__(self, **_: Any) -> Any:
        """The array as a capsule; all work on it is done by then, on whatever stream."""
        self.card.wait()
        return dlpack.capsule(self)


@dataclass(frozen=True)
class BorrowedArray:
    """A row of numbers that somebody else keeps on the card."""

    owner: Any
    pointer: int
    length: int
    stride: int
    dtype: np.dtype[Any]

    def words(self) -> tuple[int, ...]:
        """The array as kernels take it."""
        size = self.dtype.itemsize
        return 0, 0, self.length, size, self.pointer, self.length, self.stride


def taken(values: Any, length: int) -> BorrowedArray:
    """Moves as they come: an array on the card as it is, one of ours as a copy there."""
    if not hasattr(values, "__cuda_array_interface__"):
        ours = np.asarray(values)
        _check(ours.shape, length, ours.dtype)
        copy = DeviceArray(ours.shape, ours.dtype)
        copy.put(ours)
        values = copy
    said = values.__cuda_array_interface__
    kind, shape = np.dtype(said["typestr"]), tuple(said["shape"])
    _check(shape, length, kind)
    stride = (said.get("strides") or (kind.itemsize,))[0]
    return BorrowedArray(values, said["data"][0], length, stride, kind)


def _check(shape: tuple[int, ...], length: int, kind: np.dtype[Any]) -> None:
    if shape != (length,):
        raise Unreadable("batch/moves", f"{length} moves are needed, not an array of {shape}.")
    if kind not in (np.dtype(np.int32), np.dtype(np.int64)):
        raise Unreadable("batch/kind", f"Moves are int32 or int64 numbers, not {kind}.")


def _strides(shape: tuple[int, ...], item: int, *, by_table: bool) -> tuple[int, ...]:
    if by_table or len(shape) == 1:
        return (item * (shape[1] if len(shape) > 1 else 1), item)[: len(shape)]
    return (item, item * shape[0])

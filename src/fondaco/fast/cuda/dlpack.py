"""DLPack's capsule around an array of the card, laid out as its header says (version 0.8)."""

from __future__ import annotations

import atexit
import ctypes
from ctypes import CFUNCTYPE, POINTER, Structure, c_int32, c_int64, c_uint8, c_uint16, c_uint64
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fondaco.fast.cuda.arrays import DeviceArray

CUDA = 2
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME = b"dltensor"


class Tensor(Structure):
    """DLTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    )


class Managed(Structure):
    """DLManagedTensor."""


Deleter = CFUNCTYPE(None, POINTER(Managed))
Destructor = CFUNCTYPE(None, ctypes.c_void_p)
Managed._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))

api = ctypes.pythonapi
api.PyCapsule_New.restype = ctypes.py_object
api.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, Destructor)
api.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)

LENT: dict[int, Any] = {}
"""What others hold, by the address of its description: it must outlive their use."""


def _return(managed: Any) -> None:
    LENT.pop(ctypes.addressof(managed.contents), None)


def _drop(capsule: int) -> None:
    # A capsule that was taken is renamed by its taker, who then calls the deleter.
    if api.PyCapsule_IsValid(capsule, NAME):
        LENT.pop(_pointer(capsule, NAME), None)


_returned, _dropped = Deleter(_return), Destructor(_drop)


@atexit.register
def _let_go() -> None:
    """Ask nobody to return anything once Python is gone: what is lent stays where it is."""
    for managed, *_ in LENT.values():
        managed.deleter = Deleter()
    api.Py_IncRef(ctypes.py_object(LENT))


_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", api)
)


def capsule(array: DeviceArray) -> Any:
    """A capsule that holds the array until its taker lets go."""
    size = len(array.shape)
    shape = (c_int64 * size)(*array.shape)
    strides = (c_int64 * size)(*(stride // array.dtype.itemsize for stride in array.strides))
    tensor = Tensor(
        array.pointer, CUDA, 0, size, CODES[array.dtype.kind], 8 * array.dtype.itemsize, 1,
        shape, strides, 0,
    )  # fmt: skip
    managed = Managed(tensor, None, _returned)
    address = ctypes.addressof(managed)
    LENT[address] = managed, shape, strides, array
    return api.PyCapsule_New(address, NAME, _dropped)

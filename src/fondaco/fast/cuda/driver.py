"""NVIDIA's driver, spoken to directly: a card, its memory, and kernels to launch on it.

Nothing but the driver is needed to run. The card's primary context is used, the one that PyTorch,
CuPy and JAX use too, so that all can work on the same memory.
"""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p
from functools import cache
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Broken, Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

LIBRARIES = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")
MULTIPROCESSORS = 16
CAPABILITY_MAJOR = 75
CAPABILITY_MINOR = 76
LOG = 5
LOG_BYTES = 6
LOG_SIZE = 1 << 13
SIGNATURES: dict[str, tuple[Any, ...]] = {
    "cuMemAlloc_v2": (c_void_p, c_size_t),
    "cuMemFree_v2": (c_uint64,),
    "cuMemsetD8_v2": (c_uint64, ctypes.c_ubyte, c_size_t),
    "cuMemcpyHtoD_v2": (c_uint64, c_void_p, c_size_t),
    "cuMemcpyDtoH_v2": (c_void_p, c_uint64, c_size_t),
    "cuLaunchKernel": (c_void_p, *(c_uint,) * 7, c_void_p, c_void_p, c_void_p),
}


class Gpu:
    """The first card of the machine."""

    def __init__(self, library: Any) -> None:
        self.library = library
        for name, types in SIGNATURES.items():
            getattr(library, name).argtypes = types
        self.call("cuInit", 0)
        self.number = c_int()
        self.call("cuDeviceGet", byref(self.number), 0)
        context = c_void_p()
        self.call("cuDevicePrimaryCtxRetain", byref(context), self.number)
        self.context = context
        self.enter()
        self.multiprocessors = self._attribute(MULTIPROCESSORS)
        self.capability = self._attribute(CAPABILITY_MAJOR), self._attribute(CAPABILITY_MINOR)

    def enter(self) -> None:
        """Work in the card's context from this thread on."""
        self.call("cuCtxSetCurrent", self.context)

    def load(self, code: bytes, name: str) -> Kernel:
        """A kernel from PTX, which the driver compiles, or from machine code."""
        log = ctypes.create_string_buffer(LOG_SIZE)
        keys = (c_int * 2)(LOG, LOG_BYTES)
        values = (c_void_p * 2)(ctypes.cast(log, c_void_p), c_void_p(LOG_SIZE))
        module, function = c_void_p(), c_void_p()
        found = self.library.cuModuleLoadDataEx(byref(module), c_char_p(code), 2, keys, values)
        if found:
            said = log.value.decode(errors="replace") or self._name(found)
            raise Unreadable("cuda/code", f"The card does not take the kernel {name}: {said}")
        self.call("cuModuleGetFunction", byref(function), module, name.encode())
        return Kernel(self, function)

    def take(self, size: int) -> int:
        """So many bytes of the card's memory, all zero."""
        pointer = c_uint64()
        self.call("cuMemAlloc_v2", byref(pointer), max(size, 1))
        self.call("cuMemsetD8_v2", pointer, 0, max(size, 1))
        return pointer.value

    def give_back(self, pointer: int) -> None:
        """Free what was taken."""
        self.call("cuMemFree_v2", pointer)

    def write(self, pointer: int, address: int, size: int) -> None:
        """Copy bytes of ours to the card."""
        self.call("cuMemcpyHtoD_v2", pointer, address, size)

    def read(self, pointer: int, address: int, size: int) -> None:
        """Copy bytes of the card to ours."""
        self.call("cuMemcpyDtoH_v2", address, pointer, size)

    def wait(self) -> None:
        """Wait until all that was launched is done."""
        self.call("cuCtxSynchronize")

    def call(self, name: str, *arguments: Any) -> None:
        """Ask the driver; a failure is a bug of ours, and says which."""
        found = getattr(self.library, name)(*arguments)
        if found:
            message = f"{name}: {self._name(found)}"
            raise Broken(message)

    def _attribute(self, which: int) -> int:
        value = c_int()
        self.call("cuDeviceGetAttribute", byref(value), which, self.number)
        return value.value

    def _name(self, error: int) -> str:
        text = c_char_p()
        self.library.cuGetErrorString(error, byref(text))
        return (text.value or b"error %d" % error).decode()


class Kernel:
    """A function of the card, launched with one thread for every table or fewer."""

    def __init__(self, card: Gpu, function: c_void_p) -> None:
        self.card, self.function = card, function

    def launch(self, blocks: int, threads: int, values: Sequence[int]) -> None:
        """Start it with these 64-bit arguments; it runs while we go on."""
        self.card.enter()
        held = (c_uint64 * len(values))(*(value & 0xFFFFFFFFFFFFFFFF for value in values))
        start = ctypes.addressof(held)
        places = (c_void_p * len(values))(*(start + 8 * at for at in range(len(values))))
        self.card.call(
            "cuLaunchKernel", self.function, blocks, 1, 1, threads, 1, 1, 0, None, places, None
        )


@cache
def card() -> Gpu:
    """The card of this machine, or a sentence that says why there is none."""
    for name in LIBRARIES:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        try:
            return Gpu(library)
        except Broken as failure:
            raise Unreadable("cuda/none", f"The NVIDIA driver has no card: {failure}.") from failure
    raise Unreadable(
        "cuda/none", "There is no NVIDIA driver here, so no GPU; device='cpu' plays the same games."
    )

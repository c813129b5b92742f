"""The same rules as device code for NVIDIA GPUs; PTX is made without a GPU or its driver."""

from __future__ import annotations

from contextlib import contextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numba

from fondaco.fast.compile import translated
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from fondaco.core.record import Record

HOPPER = (9, 0)
cuda: Any = import_module("numba.cuda")


def ptx(
    module: ModuleType,
    given: tuple[ModuleType, ...],
    function: str,
    arguments: tuple[Any, ...],
    capability: tuple[int, int] = HOPPER,
) -> str:
    """The PTX of one function of a module and all it calls, for arguments of these types."""
    with _device(capability):
        code = translated(module, given, cuda.jit(device=True), {})
        plain = getattr(code, function).py_func
        text, _ = cuda.compile_ptx(plain, arguments, device=True, cc=capability)
    return str(text)


def record_type(kind: type[Record]) -> Any:
    """The compiler's type of a record."""
    return numba.from_dtype(dtype(kind))


@contextmanager
def _device(capability: tuple[int, int]) -> Iterator[None]:
    """Stand in for the device that the compiler would ask, so that none is needed."""
    # A private name of numba-cuda: there is no public way to compile inner functions without one.
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked

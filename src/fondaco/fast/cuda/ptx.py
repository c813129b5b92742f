"""Device code made from the rules; PTX is made without a GPU or its driver."""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import types

from fondaco.core import masks
from fondaco.core.position import Position
from fondaco.core.structs import Struct
from fondaco.fast.compile import Done, translated
from fondaco.fast.cuda.calls import called_apart
from fondaco.fast.cuda.kernels import KERNELS, Array, Recipe
from fondaco.fast.cuda.threads import own_masks, threads
from fondaco.fast.kernels import grid
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FunctionType, ModuleType

    from fondaco.core.game import Game

HOPPER = (9, 0)
LARGE = 2000
REGISTERS = 32
VERSION = ".version 8.3"
"""The oldest PTX that has all that is used, so that every driver from CUDA 12.3 on takes it."""
cuda: Any = import_module("numba.cuda")


def source(game: Game, kernel: str, capability: tuple[int, int] = HOPPER) -> str:
    """The PTX of one kernel for a game, under its plain name."""
    made = KERNELS[kernel]
    with _device(capability), _apart(made, game):
        plain = _plain(game, kernel)
        wanted = tuple(_type(argument, game) for argument in made.arguments)
        text, _ = cuda.compile_ptx(plain, wanted, device=False, cc=capability)
    return _plainly_named(_with_room(str(text), game, kernel), kernel)


def ptx(
    module: ModuleType,
    given: tuple[ModuleType, ...],
    function: str,
    arguments: tuple[Any, ...],
    capability: tuple[int, int] = HOPPER,
) -> str:
    """The PTX of one function of a module and all it calls, for arguments of these types."""
    with _device(capability):
        code = translated(module, given, cuda.jit(device=True), _on_a_card())
        plain = getattr(code, function).py_func
        text, _ = cuda.compile_ptx(plain, arguments, device=True, cc=capability)
    return str(text)


def record_type(kind: type[Struct]) -> Any:
    """The compiler's type of a record."""
    return numba.from_dtype(dtype(kind))


def _plain(game: Game, name: str) -> FunctionType:
    """A kernel as the compiler wants it: plain, with device code behind its names."""
    kernel = KERNELS[name]
    home = sys.modules[kernel.function.__module__]
    jit, done = cuda.jit(device=True), _on_a_card()
    if kernel.own_table:
        done[masks, ()] = own_masks()
    code = translated(home, kernel.filled(game), jit, done)
    plain: Any = threads(name, game, code) if kernel.own_table else getattr(code, name).py_func
    return plain  # type: ignore[no-any-return]


def _type(argument: Array | np.dtype[Any], game: Game) -> Any:
    """The compiler's type of an argument."""
    if not isinstance(argument, Array):
        return numba.from_dtype(argument)
    kind: Any = argument.of
    if issubclass(kind, Struct):
        item = record_type(type(game.new_state()) if kind is Position else kind)
    else:
        item = numba.from_dtype(np.dtype(kind))
    return types.Array(item, argument.indices, argument.order)


def _on_a_card() -> Done:
    """Where a thread finds its tables."""

    def first() -> Any:
        return cuda.grid(1)

    def stride() -> Any:
        return cuda.gridsize(1)

    jit = cuda.jit(device=True)
    return {(grid, ()): SimpleNamespace(first=jit(first), stride=jit(stride))}


def _with_room(text: str, game: Game, kernel: str) -> str:
    """The PTX with a limit on registers where threads wait for their tables most of the time."""
    # More threads then wait at once: Oltremare gains a tenth on one H200, the others nothing.
    if not KERNELS[kernel].own_table or dtype(type(game.new_state())).itemsize < LARGE:
        return text
    return text.replace("\n)\n{", f"\n)\n.maxnreg {REGISTERS}\n{{", 1)


def _plainly_named(text: str, kernel: str) -> str:
    """The PTX with the kernel's own name in place of the compiler's, and its version lowered."""
    found = re.search(r"\.entry\s+(\w+)\(", text)
    assert found
    return re.sub(r"^\.version .*$", VERSION, text, flags=re.MULTILINE).replace(found[1], kernel)


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


@contextmanager
def _apart(kernel: Recipe, game: Game) -> Iterator[None]:
    """Keep the compiler from copying long functions to every place that calls them."""
    # Private names of numba-cuda again: it has a way to force copies, none to forbid them.
    lowering: Any = import_module("numba.cuda.lowering").CUDALower
    codes = called_apart(kernel.function, kernel.filled(game))
    before = lowering.pre_lower

    def pre_lower(self: Any) -> None:
        before(self)
        if self.func_ir.func_id.code in codes:
            self.builder.function.attributes.add("noinline")

    lowering.pre_lower = pre_lower
    try:
        yield
    finally:
        lowering.pre_lower = before

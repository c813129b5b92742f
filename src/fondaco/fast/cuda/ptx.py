"""Device code made from the rules; PTX is made without a GPU or its driver."""

from __future__ import annotations

import re
from contextlib import contextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numba
from numba import types

from fondaco.core import masks
from fondaco.core.dice import Dice
from fondaco.fast import kernels, places, renewal, wandering
from fondaco.fast.compile import Done, translated
from fondaco.fast.cuda.calls import called_apart
from fondaco.fast.cuda.threads import own_masks, threads
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FunctionType, ModuleType

    from fondaco.core.game import Game
    from fondaco.core.record import Record

HOPPER = (9, 0)
LARGE = 2000
REGISTERS = 32
VERSION = ".version 8.3"
"""The oldest PTX that has all that is used, so that every driver from CUDA 12.3 on takes it."""
cuda: Any = import_module("numba.cuda")
ROOTS = {
    "play": wandering.wander,
    "play_seeing": wandering.wander_seeing,
    "prove": wandering.fingerprint,
}

NUMBERS, LONGS = types.int64[::1], types.int64[:]
SEATS, GAMES = types.int8[::1], types.int64[::1]
BYTES = types.uint8[::1]
WORDS = types.int64[:, ::1]
MARKS, TOTALS, SHEETS = types.uint8[::1, :], types.int32[::1, :], types.float32[::1, :]


def source(game: Game, kernel: str, capability: tuple[int, int] = HOPPER) -> str:
    """The PTX of one kernel for a game, under its plain name."""
    with _device(capability), _apart(_roots(kernel), game):
        plain = _plain(game, kernel)
        wanted = _arguments(game)[kernel]
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


def record_type(kind: type[Record]) -> Any:
    """The compiler's type of a record."""
    return numba.from_dtype(dtype(kind))


def _plain(game: Game, kernel: str) -> FunctionType:
    """A kernel as the compiler wants it: plain, with device code behind its names."""
    jit, done = cuda.jit(device=True), _on_a_card()
    for module in (kernels, renewal):
        if hasattr(module, kernel):
            found: FunctionType = getattr(translated(module, game.verbs, jit, done), kernel).py_func
            return found
    code = translated(wandering, game.verbs, jit, done | {(masks, ()): own_masks()})
    made: Any = threads(game, code).get(kernel) or getattr(code, kernel).py_func
    return made  # type: ignore[no-any-return]


def _arguments(game: Game) -> dict[str, tuple[Any, ...]]:
    states = record_type(type(game.new_state()))[::1]
    played = (WORDS, WORDS, NUMBERS, NUMBERS, GAMES, types.int64)
    ended = (GAMES, BYTES, TOTALS, MARKS, MARKS, SEATS)
    return {
        "set_up": (states, NUMBERS, NUMBERS),
        "look": (states, MARKS, SEATS),
        "step": (states, LONGS, MARKS, SEATS, BYTES),
        "widen": (types.int32[:], GAMES),
        "describe": (states, SEATS, SHEETS),
        "add_up": (states, TOTALS),
        "renew": (states, NUMBERS, NUMBERS, *ended),
        "set_dice": (record_type(Dice)[::1], NUMBERS, GAMES),
        "play": played,
        "play_seeing": (*played, SHEETS),
        "prove": (NUMBERS, NUMBERS, SHEETS, types.uint32[::1]),
    }


def _on_a_card() -> Done:
    """Where a thread finds its tables."""

    def first() -> Any:
        return cuda.grid(1)

    def stride() -> Any:
        return cuda.gridsize(1)

    jit = cuda.jit(device=True)
    return {(places, ()): SimpleNamespace(first=jit(first), stride=jit(stride))}


def _with_room(text: str, game: Game, kernel: str) -> str:
    """The PTX with a limit on registers where threads wait for their tables most of the time."""
    # More threads then wait at once: Oltremare gains a tenth on one H200, the others nothing.
    if kernel not in ROOTS or dtype(type(game.new_state())).itemsize < LARGE:
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
def _apart(root: FunctionType, game: Game) -> Iterator[None]:
    """Keep the compiler from copying long functions to every place that calls them."""
    # Private names of numba-cuda again: it has a way to force copies, none to forbid them.
    lowering: Any = import_module("numba.cuda.lowering").CUDALower
    codes, before = called_apart(root, game.verbs), lowering.pre_lower

    def pre_lower(self: Any) -> None:
        before(self)
        if self.func_ir.func_id.code in codes:
            self.builder.function.attributes.add("noinline")

    lowering.pre_lower = pre_lower
    try:
        yield
    finally:
        lowering.pre_lower = before


def _roots(kernel: str) -> Any:
    """The plain function that a kernel is made of."""
    homes = (kernels, renewal, wandering)
    return ROOTS.get(kernel) or next(getattr(m, kernel) for m in homes if hasattr(m, kernel))

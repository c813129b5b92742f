"""Plain rules in, machine code out: the same names, the same results."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numba import types
from numba.core.registry import CPUDispatcher

from fondaco.core import events, verbs
from fondaco.fast import cache as cached
from fondaco.fast.machine_code import MachineCode
from fondaco.fast.sources import constants, reached

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HOW: dict[str, Any] = {
    "nopython": True,
    "nogil": True,
    # A wrong index must never go unnoticed, though the check costs a tenth. A module says by
    # WITHIN that it has none to check, and by INLINED that its functions become part of
    # those that call them.
    "boundscheck": True,
    # Rules allocate nothing, so nobody counts references to arrays, which would cost a tenth too.
    "_nrt": False,
}
Jit = Any
"""Turns a plain function into a compiled one."""
Done = dict[tuple[ModuleType, tuple[ModuleType, ...]], SimpleNamespace]
"""What was translated already: a module, with the modules that fill in the verbs it is over."""
DONE: Done = {}
ALONE = RLock()
"""Held while modules are translated: nobody may find one that is half done."""


def compiled(module: ModuleType, *given: ModuleType) -> SimpleNamespace:
    """The module as machine code; its verbs are those of the given modules."""
    return _compiled(module, given)


@cache
def _compiled(module: ModuleType, given: tuple[ModuleType, ...]) -> SimpleNamespace:
    with ALONE:
        return translated(module, given, on_cpu(given), DONE)


def on_cpu(given: tuple[ModuleType, ...]) -> Jit:
    """Compile for this processor and keep the code of every module in a folder of its own."""

    def jit(function: FunctionType) -> Callable[..., Any]:
        said = function.__globals__.get
        made = Wide(
            function,
            targetoptions={
                **HOW,
                "boundscheck": not said("WITHIN"),
                "inline": "always" if said("INLINED") else "never",
            },
        )
        made.keep_in(_folder(sys.modules[function.__module__], given))
        return made

    return jit


class Wide(CPUDispatcher):
    """Compiles a function once, however wide the whole numbers are that it is called with.

    Numbers in fields of a byte, in those of four, and constants would each have code of their own,
    and all that it calls again: more to compile, and none of it was found to be quicker.
    """

    def keep_in(self, folder: Path) -> None:
        """Look for machine code in a folder before compiling, and keep there what is compiled."""
        self._cache = MachineCode(cast(FunctionType, self.py_func), folder)

    def get_call_template(self, args: Sequence[Any], kws: Any) -> Any:
        return super().get_call_template(tuple(map(widened, args)), kws)


def widened(kind: Any) -> Any:
    """The type as which an argument is passed."""
    is_whole = isinstance(kind, types.Integer)
    return types.int64 if is_whole and kind != types.uint64 else kind


@cache
def _folder(module: ModuleType, given: tuple[ModuleType, ...]) -> Path:
    itself, verbs_from = _key(module, given)
    modules = tuple(reached((itself, *verbs_from)))
    sources = (Path(str(m.__file__)) for m in modules)
    return cached.folder(Path(__file__), *sources, numbers=map(constants, modules))


def translated(
    module: ModuleType,
    given: tuple[ModuleType, ...],
    jit: Jit,
    done: Done,
) -> SimpleNamespace:
    """The module's names with functions compiled, tables as arrays and verbs filled in."""
    key = _key(module, given)
    if key in done:
        return done[key]
    done[key] = SimpleNamespace(**vars(module))
    names = vars(done[key])
    # A module may fill in verbs for the one that it calls, so its own functions are there first.
    for name, value in verbs.own_functions(module).items():
        names[name] = jit(_with_names(value, names))
    for name, value in vars(module).items():
        if isinstance(value, list):
            names[name] = np.array(value)
        elif isinstance(value, FunctionType) and value.__module__ != module.__name__:
            home = sys.modules[value.__module__]
            if home is events:
                names[name] = jit(_silent)
            elif home is verbs:
                verb = verbs.found(value.__name__, given)
                owner = translated(sys.modules[verb.__module__], given, jit, done)
                names[name] = getattr(owner, verb.__name__)
            elif home.__name__.startswith("fondaco."):
                names[name] = getattr(translated(home, given, jit, done), value.__name__)
    return done[key]


@cache
def _key(module: ModuleType, given: tuple[ModuleType, ...]) -> tuple[Any, tuple[Any, ...]]:
    """A module, and what its code depends on beside its own imports."""
    return module, verbs.fillers(module, given)


def _with_names(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    return FunctionType(function.__code__, names, function.__name__, function.__defaults__)


def _silent(state: Any, code: int, *arguments: int) -> None:
    """What becomes of `tell` in machine code: nothing, at no cost."""

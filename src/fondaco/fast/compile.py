"""Plain rules in, machine code out: the same names, the same results."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import njit

from fondaco.core import events, verbs
from fondaco.fast import cache as cached

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

settings: Any = numba.config
HOW: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    # A wrong index must never go unnoticed, though the check costs a tenth. A module says by
    # WITHIN that it has none to check.
    "boundscheck": True,
    # Rules allocate nothing, so nobody counts references to arrays, which would cost a tenth too.
    "_nrt": False,
}
Jit = Any
"""Turns a plain function into a compiled one."""


def compiled(module: ModuleType, *given: ModuleType) -> SimpleNamespace:
    """The module as machine code; its verbs are those of the given modules."""
    return _compiled(module, given)


@cache
def _compiled(module: ModuleType, given: tuple[ModuleType, ...]) -> SimpleNamespace:
    sources = {Path(str(m.__file__)) for m in _reached((module, *given))}
    folder = cached.folder(Path(__file__), *sources)
    return translated(module, given, on_cpu(folder), {})


def on_cpu(folder: Path) -> Jit:
    """Compile for this processor and keep the code in a folder."""

    def jit(function: FunctionType) -> Callable[..., Any]:
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(folder)
        try:
            within = function.__globals__.get("WITHIN", False)
            made: Callable[..., Any] = njit(**{**HOW, "boundscheck": not within})(function)
            return made
        finally:
            settings.CACHE_DIR = before

    return jit


def translated(
    module: ModuleType,
    given: tuple[ModuleType, ...],
    jit: Jit,
    done: dict[ModuleType, SimpleNamespace],
) -> SimpleNamespace:
    """The module's names with functions compiled, tables as arrays and verbs filled in."""
    if module in done:
        return done[module]
    names: dict[str, Any] = dict(vars(module))
    for name, value in vars(module).items():
        if isinstance(value, list):
            names[name] = np.array(value)
        elif isinstance(value, FunctionType):
            home = sys.modules[value.__module__]
            if home is events:
                names[name] = jit(_silent)
            elif home is verbs:
                verb = verbs.found(value.__name__, given)
                owner = translated(sys.modules[verb.__module__], given, jit, done)
                names[name] = getattr(owner, verb.__name__)
            elif home is module:
                names[name] = jit(_with_names(value, names))
            elif home.__name__.startswith("fondaco."):
                names[name] = getattr(translated(home, given, jit, done), value.__name__)
    done[module] = SimpleNamespace(**names)
    return done[module]


def _with_names(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    return FunctionType(function.__code__, names, function.__name__, function.__defaults__)


def _silent(state: Any, code: int, *arguments: int) -> None:
    """What becomes of `tell` in machine code: nothing, at no cost."""


def _reached(modules: tuple[ModuleType, ...]) -> Iterator[ModuleType]:
    """The modules and all of ours that their functions come from."""
    waiting, seen = list(modules), set()
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        yield module
        homes = {getattr(value, "__module__", None) for value in vars(module).values()}
        waiting += [sys.modules[home] for home in homes if home and home.split(".")[0] == "fondaco"]

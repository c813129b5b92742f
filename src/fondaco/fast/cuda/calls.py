"""Which functions are better called than copied to every place that calls them."""

from __future__ import annotations

import dis
import sys
from collections import Counter
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING

from fondaco.core import events, verbs

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType, ModuleType

LONG = 3000
"""Bytes of bytecode, with all that is copied into it, that are too many to be there twice."""


def called_apart(root: Callable[..., object], given: tuple[ModuleType, ...]) -> set[CodeType]:
    """The code of long functions that are called from more than one place under the root.

    The compiler for GPUs copies every function to where it is called, whatever its size: the end
    of a round would be there once for each of the ways that lead to it.
    """
    assert isinstance(root, FunctionType)
    everything = _under(root, given)
    sites = Counter(callee for caller in everything for callee in _callees(caller, given))
    apart: set[FunctionType] = set()

    @cache
    def length(function: FunctionType) -> int:
        copied = [callee for callee in _callees(function, given) if not stands_apart(callee)]
        return len(function.__code__.co_code) + sum(length(callee) for callee in copied)

    def stands_apart(function: FunctionType) -> bool:
        if sites[function] > 1 and length(function) > LONG:
            apart.add(function)
        return function in apart

    length(root)
    return {function.__code__ for function in apart}


def _under(root: FunctionType, given: tuple[ModuleType, ...]) -> set[FunctionType]:
    waiting, seen = [root], set()
    while waiting:
        function = waiting.pop()
        if function not in seen:
            seen.add(function)
            waiting += _callees(function, given)
    return seen


@cache
def _callees(function: FunctionType, given: tuple[ModuleType, ...]) -> list[FunctionType]:
    """The functions of ours that a function names, once for every time."""
    named = [
        function.__globals__.get(step.argval)
        for step in dis.get_instructions(function)
        if step.opname == "LOAD_GLOBAL"
    ]
    return [
        verbs.found(value.__name__, given) if value.__module__ == verbs.__name__ else value
        for value in named
        if isinstance(value, FunctionType) and _is_compiled(value)
    ]


def _is_compiled(function: FunctionType) -> bool:
    home = sys.modules[function.__module__]
    return home is not events and home.__name__.startswith("fondaco.")

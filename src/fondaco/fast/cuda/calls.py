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

MUCH = 20_000
"""Bytes of bytecode that the copies of one function may come to.

Measured on one H200: Medici, whose end of a day would come to 11,000, is a third slower with a
call there; Strozzi, whose end of a round would come to 33,000, is two fifths faster.
"""


def called_apart(root: Callable[..., object], given: tuple[ModuleType, ...]) -> set[CodeType]:
    """The code of functions whose copies would come to too much under the root.

    The compiler for GPUs copies every function to where it is called, whatever its size: the end
    of a round would be there once for each of the ways that lead to it.
    """
    assert isinstance(root, FunctionType)
    order = _callees_first(root, given)
    apart: set[FunctionType] = set()
    for function in order:
        copies = _copies(order, root, given, apart)[function]
        if copies > 1 and copies * _length(function, given, apart) > MUCH:
            apart.add(function)
    return {function.__code__ for function in apart}


def _copies(
    order: list[FunctionType],
    root: FunctionType,
    given: tuple[ModuleType, ...],
    apart: set[FunctionType],
) -> Counter[FunctionType]:
    """How often every function would be there; those called apart are there once."""
    found = Counter({root: 1})
    for caller in reversed(order):
        times = 1 if caller in apart else found[caller]
        for callee in _callees(caller, given):
            found[callee] += times
    return found


def _length(function: FunctionType, given: tuple[ModuleType, ...], apart: set[FunctionType]) -> int:
    copied = [callee for callee in _callees(function, given) if callee not in apart]
    return len(function.__code__.co_code) + sum(_length(each, given, apart) for each in copied)


def _callees_first(root: FunctionType, given: tuple[ModuleType, ...]) -> list[FunctionType]:
    order: list[FunctionType] = []

    def visit(function: FunctionType) -> None:
        for callee in _callees(function, given):
            if callee not in order:
                visit(callee)
        order.append(function)

    visit(root)
    return list(dict.fromkeys(order))


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

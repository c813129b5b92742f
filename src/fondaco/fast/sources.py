"""The sources that machine code is made from."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


def reached(modules: tuple[ModuleType, ...]) -> Iterator[ModuleType]:
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


@cache
def constants(module: ModuleType) -> str:
    """The numbers that a module's functions are compiled with, wherever they were imported from."""
    found = {name: value for name, value in vars(module).items() if not name.startswith("__")}
    return repr(sorted((name, value) for name, value in found.items() if _is_constant(value)))


def _is_constant(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(map(_is_constant, value))
    return isinstance(value, int | float)


def fingerprint(modules: tuple[ModuleType, ...]) -> str:
    """A hash of the sources of the modules, of all that they reach, and of their numbers."""
    digest = hashlib.sha256()
    for module in sorted(reached(modules), key=lambda module: module.__name__):
        text = Path(str(module.__file__)).read_bytes() + constants(module).encode()
        digest.update(f"{module.__name__} {len(text)}\0".encode() + text)
    return digest.hexdigest()[:24]

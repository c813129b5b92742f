"""The sources that machine code is made from."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

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


def fingerprint(modules: tuple[ModuleType, ...]) -> str:
    """A hash of the sources of the modules and of all that they reach."""
    digest = hashlib.sha256()
    for name, file in sorted((m.__name__, str(m.__file__)) for m in reached(modules)):
        text = Path(file).read_bytes()
        digest.update(f"{name} {len(text)}\0".encode() + text)
    return digest.hexdigest()[:24]

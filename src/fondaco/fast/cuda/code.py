"""Where a card's kernels come from: made here and kept, or brought along as PTX."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from fondaco.core import extras
from fondaco.core.errors import Unreadable
from fondaco.fast.cuda import kernels, threads
from fondaco.fast.cuda.arrays import DeviceArray
from fondaco.fast.cuda.driver import Kernel, card
from fondaco.fast.sources import constants, fingerprint, reached

if TYPE_CHECKING:
    from types import ModuleType

    from fondaco.core.game import Game

BROUGHT = "FONDACO_PTX"
"""The variable that names a folder of PTX made elsewhere."""
MAKER = Path(__file__).with_name("ptx.py")
THREADS = 64
"""Threads to a block."""
NEWEST = (9, 0)
"""What code is made for at most; the driver brings it to newer cards."""


@cache
def kernel(game: Game, name: str) -> Kernel:
    """A kernel for a game, on the card of this machine."""
    here = card()
    folder = os.environ.get(BROUGHT)
    text = brought(Path(folder), game, name) if folder else _kept(game, name, here.capability)
    return here.load(text.encode() + b"\0", name)


def launch(
    game: Game, name: str, tables: int, *arguments: DeviceArray | tuple[int, ...] | int
) -> None:
    """Start a kernel with a thread for every table; it runs while we go on."""
    values: list[int] = []
    for argument in arguments:
        if isinstance(argument, DeviceArray):
            values += argument.words()
        else:
            values += argument if isinstance(argument, tuple) else (argument,)
    kernel(game, name).launch(-(-tables // THREADS), THREADS, values)


def write(game: Game, folder: Path, capability: tuple[int, int] = NEWEST) -> None:
    """Make the PTX of all kernels for a game and write it into a folder, to be brought along."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in kernels.KERNELS:
        _file(folder, game, name).write_text(_made(game, name, capability), encoding="utf-8")


def brought(folder: Path, game: Game, name: str) -> str:
    """The PTX of a kernel from a folder, if it was made from these rules."""
    file = _file(folder, game, name)
    if not file.is_file():
        raise Unreadable(
            "cuda/missing", f"{file} is not there; python -m fondaco.fast.cuda makes it."
        )
    text = file.read_text(encoding="utf-8")
    if not text.startswith(_heading(game)):
        raise Unreadable("cuda/stale", f"{file} was made from other rules; it must be made anew.")
    return text


def _kept(game: Game, name: str, capability: tuple[int, int]) -> str:
    if find_spec("numba_cuda") is None:
        raise Unreadable(
            "cuda/compiler",
            f"{extras.lacking('numba_cuda').sentence} Or name a folder of PTX made elsewhere in "
            f"{BROUGHT}.",
        )
    from fondaco.fast import cache as cached  # noqa: PLC0415  brings the compiler with it

    target = min(capability, NEWEST)
    modules = tuple(reached(_modules(game)))
    files = [Path(str(module.__file__)) for module in modules]
    folder = cached.folder(MAKER, *files, numbers=map(constants, modules)) / "sm_{}{}".format(
        *target
    )
    file = _file(folder, game, name)
    if not file.is_file():
        folder.mkdir(exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_text(_made(game, name, target), encoding="utf-8")
        fresh.replace(file)
    return file.read_text(encoding="utf-8")


def _made(game: Game, name: str, capability: tuple[int, int]) -> str:
    from fondaco.fast.cuda.ptx import source  # noqa: PLC0415  brings the compiler with it

    return f"{_heading(game)}{source(game, name, capability)}"


def _heading(game: Game) -> str:
    return f"// fondaco {game.name} {fingerprint(_modules(game))}\n"


def _modules(game: Game) -> tuple[ModuleType, ...]:
    made = kernels.KERNELS.values()
    homes = {sys.modules[each.function.__module__] for each in made}
    given = {module for each in made for module in each.filled(game)}
    return kernels, threads, *sorted(homes | given, key=lambda module: module.__name__)


def _file(folder: Path, game: Game, name: str) -> Path:
    return folder / f"{game.name}.{name}.ptx"

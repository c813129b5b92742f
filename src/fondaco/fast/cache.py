"""Where compiled rules are kept between runs: never stale, and in a folder that is ours alone."""

from __future__ import annotations

import atexit
import hashlib
import os
import platform
import shutil
import stat
import tempfile
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import llvmlite
import numba
import numpy as np
import platformdirs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

try:
    import fcntl
except ModuleNotFoundError:  # where there are no such locks, two may do the same work
    HAS_LOCKS = False
else:
    HAS_LOCKS = True

KEPT = 500
"""Folders that stay, one for each module: going back to a branch finds its code again."""
OURS_ALONE = 0o700
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


def folder(*sources: Path, numbers: Iterable[str] = ()) -> Path:
    """The folder for code compiled from these sources and numbers, made if it is missing."""
    name = fingerprint(*sources, numbers=numbers)
    for root in _roots():
        if not _is_safe(root):
            continue
        place, is_new = root / name, not (root / name).is_dir()
        if _is_safe(place):
            with suppress(OSError):
                os.utime(place)
            if is_new:
                _forget_old(root)
            return place
    place = _for_this_process() / name
    place.mkdir(exist_ok=True)
    return place


def fingerprint(*sources: Path, numbers: Iterable[str] = ()) -> str:
    """A hash of everything that the machine code depends on; where the sources lie does not."""
    digest = hashlib.sha256()
    for version in (
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        platform.python_version(),
    ):
        digest.update(version.encode() + b"\0")
    for name, text in sorted((source.name, source.read_bytes()) for source in sources):
        digest.update(f"{name} {len(text)}\0".encode() + text)
    for number in sorted(numbers):
        digest.update(number.encode() + b"\0")
    return digest.hexdigest()[:24]


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until no other process compiles what goes by this name, and keep others waiting."""
    root = next(filter(_is_safe, _roots()), None)
    if not HAS_LOCKS or root is None:
        yield
        return
    lock = os.open(root / f"{name}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def _roots() -> Iterator[Path]:
    """Where code may be kept, the best place first."""
    # Only the user puts links there, or names one; in a folder for everybody none is followed.
    if chosen := os.environ.get("FONDACO_CACHE"):
        yield Path(chosen).resolve()
    else:
        place = (platformdirs.user_cache_path("fondaco") / "compiled").resolve()
        with suppress(OSError):
            if place.stat().st_mode & OTHERS_WRITE:  # an older version made it as the system likes
                place.chmod(OURS_ALONE)
        yield place
    whose = f"-{os.getuid()}" if hasattr(os, "getuid") else ""
    yield Path(tempfile.gettempdir()) / f"fondaco{whose}"


def _is_safe(place: Path) -> bool:
    """Whether a folder, made if it is missing, is ours to write to and nobody else's.

    Who can write there can make us run anything, and a shared folder for what is temporary is open
    to everybody. A link may lead to where others write.
    """
    try:
        place.mkdir(OURS_ALONE, parents=True, exist_ok=True)
        found = place.lstat()
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode) or not os.access(place, os.W_OK | os.X_OK):
        return False
    if not hasattr(os, "getuid"):
        return True  # the system knows no such owners; what is temporary is each user's own there
    return found.st_uid == os.getuid() and not found.st_mode & OTHERS_WRITE


@cache
def _for_this_process() -> Path:
    """A folder where nothing lasts, for where no other is safe."""
    place = tempfile.mkdtemp(prefix="fondaco-")
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return Path(place)


def _forget_old(root: Path) -> None:
    """Remove all but the folders used last."""
    used: dict[Path, float] = {}
    for place in root.iterdir():
        try:
            found = place.lstat()
        except OSError:  # another process was quicker
            continue
        if stat.S_ISDIR(found.st_mode):
            used[place] = found.st_mtime
    for old in sorted(used, key=lambda place: used[place])[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)

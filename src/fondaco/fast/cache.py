"""Where compiled rules are kept between runs, so that they can never be stale."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import llvmlite
import numba
import numpy as np
import platformdirs

if TYPE_CHECKING:
    from collections.abc import Iterator

try:
    import fcntl
except ModuleNotFoundError:  # where there are no such locks, two may do the same work
    HAS_LOCKS = False
else:
    HAS_LOCKS = True

KEPT = 500
"""Folders that stay, one for each module: going back to a branch finds its code again."""


def folder(*sources: Path) -> Path:
    """The folder for code compiled from these sources, made if it is missing."""
    name = fingerprint(*sources)
    for root in (_home(), Path(tempfile.gettempdir()) / f"fondaco-{os.getuid()}"):
        try:
            known = (root / name).is_dir()
            (root / name).mkdir(parents=True, exist_ok=True)
            (root / name).touch()
        except OSError:
            continue
        if os.access(root / name, os.W_OK):
            if not known:
                _forget_old(root)
            return root / name
    return Path(tempfile.mkdtemp(prefix="fondaco-"))


def fingerprint(*sources: Path) -> str:
    """A hash of everything that the machine code depends on."""
    digest = hashlib.sha256()
    for version in (
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        platform.python_version(),
    ):
        digest.update(version.encode() + b"\0")
    for source in sorted(sources):
        text = source.read_bytes()
        digest.update(f"{source.name} {len(text)}\0".encode() + text)
    return digest.hexdigest()[:24]


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until no other process compiles what goes by this name, and keep others waiting."""
    if not HAS_LOCKS:
        yield
        return
    _home().mkdir(parents=True, exist_ok=True)
    lock = os.open(_home() / f"{name}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def _home() -> Path:
    chosen = os.environ.get("FONDACO_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("fondaco") / "compiled"


def _forget_old(root: Path) -> None:
    """Remove all but the folders used last."""
    folders = sorted((f for f in root.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime)
    for old in folders[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)

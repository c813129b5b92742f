"""The instance lock: a database that is a file has one server, and a second one says so."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator

try:
    import fcntl
except ModuleNotFoundError:  # where there are no such locks, people must take care themselves
    fcntl = None  # type: ignore[assignment]


@contextmanager
def instance_lock(database: str) -> Iterator[None]:
    """Hold a lock beside the file; the system lets go of it even if the process is killed."""
    place = _file(database)
    if place is None or fcntl is None:
        yield
        return
    try:
        # Nobody else on the machine reads the secrets behind the chance; what SQLite puts beside
        # the file is guarded like the file.
        os.close(os.open(place, os.O_CREAT | os.O_RDWR, 0o600))
        lock = os.open(place.with_name(place.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise Unreadable("database/file", f"{place} cannot be used: {error.strerror}.") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unreadable(
                "database/taken", f"Another server has {place} open; stop it first."
            ) from None
        yield
    finally:
        os.close(lock)


def _file(database: str) -> Path | None:
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        return None  # the store says what is wrong with it
    is_file = url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None

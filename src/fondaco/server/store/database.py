"""Where the rows live: one SQL for both databases, and functions over a plain connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from fondaco.core import extras
from fondaco.core.errors import Unreadable
from fondaco.server.store.sqlite import Sqlite

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")

SQLITE = ("sqlite", "sqlite+aiosqlite", "sqlite+pysqlite")
POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")


class Database(Protocol):
    """A database: each call is one transaction, and what was written is durable on return."""

    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


def connect(url: str) -> Database:
    """The database behind an address: `sqlite:///file` or `postgresql://...`."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise Unreadable(
            "database/address",
            "The database is not an address like sqlite:///file or postgresql://host/name.",
        ) from None
    if address.drivername in SQLITE:
        if address.database in {None, "", ":memory:"}:
            raise Unreadable(
                "database/memory", "The database must be a file: what is in memory does not last."
            )
        return Sqlite(address)
    if address.drivername in POSTGRES:
        try:
            # PostgreSQL is an extra; whoever plays at home does not need its driver.
            from fondaco.server.store.postgres import Postgres  # noqa: PLC0415
        except ModuleNotFoundError:
            raise extras.lacking("asyncpg") from None
        return Postgres(address)
    raise Unreadable(
        "database/kind", f"{address.drivername} is no database of ours: sqlite or postgresql."
    )

"""PostgreSQL, through asyncpg."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection

T = TypeVar("T")


class Postgres:
    """A PostgreSQL that several nodes may share."""

    def __init__(self, url: URL) -> None:
        plain = url.set(drivername="postgresql")
        self.dsn = plain.render_as_string(hide_password=False)
        # asyncpg reads the whole address itself: it knows sslmode and sockets as libpq does.
        # A connection is tried before it is used: a restarted PostgreSQL costs nobody a move.
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_pre_ping=True,
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def close(self) -> None:
        await self.engine.dispose()

    async def _connect(self) -> Any:
        try:
            return await asyncpg.connect(self.dsn)
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            # Whether nobody listens, or somebody who does not let us in, is one to our callers.
            raise ConnectionError(str(error)) from error

"""SQLite: one file, one thread that writes, others that read."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import create_engine, event

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection, Engine

T = TypeVar("T")

READERS = 2
# The busy timeout comes first: switching to WAL may itself have to wait.
PRAGMAS = (
    "busy_timeout = 10000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)


class Sqlite:
    """A file of SQLite in which a returned write has reached the disk."""

    # A transaction runs whole in the thread, because a driver that crosses threads for every
    # statement costs several times what the statements do.

    def __init__(self, url: URL) -> None:
        url = url.set(drivername="sqlite+pysqlite")
        self.writing = _engine(url, 1, "BEGIN IMMEDIATE")
        self.reading = _engine(url, READERS, "BEGIN")
        self._writer = ThreadPoolExecutor(1, "fondaco-write")
        self._line: Connection | None = None
        self._readers = ThreadPoolExecutor(READERS, "fondaco-read")

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        # The one writer keeps its connection: to fetch it anew costs as much as a move.
        if self._line is None:
            self._line = self.writing.connect()
        try:
            with self._line.begin():
                return work(self._line)
        except BaseException:
            self._line.close()
            self._line = None
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await _run(self._readers, self.reading, work)

    async def close(self) -> None:
        if self._line is not None:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._line.close)
            self._line = None
        for threads, engine in ((self._readers, self.reading), (self._writer, self.writing)):
            await asyncio.to_thread(threads.shutdown)
            engine.dispose()


async def _run(threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], T]) -> T:
    def transaction() -> T:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, transaction)


def _engine(url: URL, size: int, begin: str) -> Engine:
    engine = create_engine(url, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not the driver
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine

"""The bus over PostgreSQL: NOTIFY and LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import asyncpg

from fondaco.server.store.bus.notes import GAP, Listeners, Outbox, pack, unpack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.server.store.bus.notes import Listening, Note

CHANNEL = "fondaco"
PAUSE = 0.5
PULSE = 5.0
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class NotifyBus:
    """Notes among the nodes of one PostgreSQL; a lost connection is made again."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._listeners, self._outbox = Listeners(), Outbox()
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        connection = await self._connect()
        self._work = asyncio.create_task(self._serve(connection), name="notify bus")

    def publish(self, notes: Iterable[Note]) -> None:
        self._outbox.add(notes)

    def listen(self) -> Listening:
        return self._listeners.join()

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work
        self._listeners.close()

    async def _serve(self, connection: Any) -> None:
        while True:
            try:
                await self._send(connection)
            except LOST:
                connection.terminate()
            except asyncio.CancelledError:
                connection.terminate()
                raise
            connection = await self._connect_again()
            self._listeners.tell([GAP])

    async def _send(self, connection: Any) -> None:
        """Send what lies in the outbox; between packets, notice a connection that has died."""
        packet: list[Note] = []
        try:
            while True:
                packet = []
                with contextlib.suppress(TimeoutError):
                    packet = await asyncio.wait_for(self._outbox.take(), PULSE)
                await connection.execute(
                    "SELECT pg_notify($1, $2)" if packet else "SELECT $1, $2",
                    CHANNEL,
                    pack(packet),
                    timeout=PULSE,
                )
        except LOST:
            self._outbox.add(packet)
            raise

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._dsn)
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self._outbox.nudge())
        return connection

    async def _connect_again(self) -> Any:
        while True:
            with contextlib.suppress(*LOST):
                return await self._connect()
            await asyncio.sleep(PAUSE)

    def _hear(self, _connection: Any, _process: int, _channel: str, packet: object) -> None:
        self._listeners.tell(unpack(str(packet)))

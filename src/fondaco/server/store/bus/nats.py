"""The bus over NATS, for more nodes than one PostgreSQL should carry notes for."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog
from nats.aio.client import Client
from nats.errors import Error

from fondaco.core.errors import Unreadable
from fondaco.server.store.bus.notes import GAP, Listeners, Outbox, pack, unpack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nats.aio.msg import Msg

    from fondaco.server.store.bus.notes import Listening, Note

SUBJECT = "fondaco"
PAUSE = 0.5
PATIENCE = 3.0
_journal = structlog.get_logger(__name__)


class NatsBus:
    """Notes among all nodes that share a NATS; the client connects again by itself."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client = Client()
        self._listeners, self._outbox = Listeners(), Outbox()
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            # The client would try for ever; at the opening somebody waits for an answer.
            async with asyncio.timeout(PATIENCE):
                await self._client.connect(
                    self._address,
                    error_cb=_complain,
                    reconnected_cb=self._came_back,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                )
        except (OSError, Error):  # a timeout is one of the first
            await self._client.close()
            raise Unreadable("bus/nats", "NATS does not answer at this address.") from None
        await self._client.subscribe(SUBJECT, cb=self._hear)
        await self._client.flush()
        self._work = asyncio.create_task(self._send(), name="nats bus")

    def publish(self, notes: Iterable[Note]) -> None:
        self._outbox.add(notes)

    def listen(self) -> Listening:
        return self._listeners.join()

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work
        await self._client.close()
        self._listeners.close()

    async def _send(self) -> None:
        while True:
            packet = await self._outbox.take()
            try:
                await self._client.publish(SUBJECT, pack(packet).encode())
            except Error:
                self._outbox.add(packet)
                await asyncio.sleep(PAUSE)

    async def _hear(self, message: Msg) -> None:
        self._listeners.tell(unpack(message.data.decode(errors="replace")))

    async def _came_back(self) -> None:
        self._listeners.tell([GAP])


async def _complain(error: Exception) -> None:
    _journal.warning("trouble with nats", error=type(error).__name__)

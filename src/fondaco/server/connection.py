"""A connection: a client's socket as a room sees it, with a queue that holds nobody up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from fondaco.core.verbs import NOBODY

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fondaco.server.rulings import Caller

SLOW = 4008
"""The code with which a client is let go that does not read what it is sent."""


class Connection:
    """A client at a table, and through whose eyes it looks."""

    def __init__(self, caller: Caller, *, words: bool, queue: int) -> None:
        self.caller, self.words = caller, words
        self.eyes = NOBODY
        self._queue: asyncio.Queue[str] = asyncio.Queue(queue)
        self.lost = asyncio.Event()

    def put(self, text: str) -> None:
        """Send as soon as the client can take it; whoever lags too far behind is let go."""
        if self.lost.is_set():
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.lost.set()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is put, for as long as the client takes it; what waits goes in one frame."""
        while True:
            texts = [await self._queue.get()]
            while not self._queue.empty():
                texts.append(self._queue.get_nowait())
            await send(texts[0] if len(texts) == 1 else f"[{','.join(texts)}]")

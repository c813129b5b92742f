"""A connection: a client's socket as a room sees it, with a queue that holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from fondaco.core.verbs import NOBODY

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fondaco.server.table.permissions import Caller
    from fondaco.server.wire.fast_websocket import Pipe

SLOW = 4008
"""The code with which a client is let go that does not read what it is sent."""


class Connection:
    """A client at a table, and through whose eyes it looks."""

    def __init__(
        self, caller: Caller, *, language: str = "", queue: int, pipe: Pipe | None = None
    ) -> None:
        self.caller = caller
        self.language = language
        """What words are sent in; none are if it is empty."""
        self.eyes = NOBODY
        self.waiting: deque[str] = deque()
        self._most = queue
        self._pipe = pipe
        self._stirred = asyncio.Event()
        self._soon: asyncio.Handle | None = None
        self.lost = asyncio.Event()
        if pipe:
            pipe.freed = self.flush

    def put(self, text: str) -> None:
        """Send as soon as the client can take it; whoever lags too far behind is let go."""
        if self.lost.is_set():
            return
        if len(self.waiting) >= self._most:
            self.lost.set()
            return
        self.waiting.append(text)
        if self._pipe is None:
            self._stirred.set()
        elif self._soon is None:
            # What is told in one breath goes in one frame.
            self._soon = asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, if the client can take it now."""
        self._soon = None
        if self._pipe and self.waiting and self._pipe.is_free:
            self._pipe.say(self._all())

    def part(self) -> None:
        """Send what still waits, and let go of the pipe."""
        self.flush()
        if self._pipe:
            self._pipe.freed = None
            self._pipe = None

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is put, for as long as the client takes it, where there is no pipe."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self.waiting:
                await send(self._all())

    def _all(self) -> str:
        """All that waits, as one frame."""
        texts = list(self.waiting)
        self.waiting.clear()
        return texts[0] if len(texts) == 1 else f"[{','.join(texts)}]"

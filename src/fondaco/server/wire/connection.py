"""A connection: a client's socket as a room sees it, with a queue that holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from fondaco.core.verbs import NOBODY

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fondaco.server.table.permissions import Caller
    from fondaco.server.wire.fast_websocket import FastWebSocket

SLOW = 4008
"""The code with which a client is let go that does not read what it is sent."""


class Reading(NamedTuple):
    """How a client is told things besides the bare messages."""

    language: str = ""
    """What words are sent in; none are if it is empty."""
    board: bool = False
    """Whether the words come with the table drawn in text."""


NOTHING = Reading()


class Connection:
    """A client at a table, and through whose eyes it looks."""

    def __init__(
        self,
        caller: Caller,
        reading: Reading = NOTHING,
        *,
        queue: int,
        fast: FastWebSocket | None = None,
    ) -> None:
        self.caller, self.reading = caller, reading
        self.eyes = NOBODY
        self.waiting: deque[str] = deque()
        self._most = queue
        self._fast = fast
        self._stirred = asyncio.Event()
        self._soon: asyncio.Handle | None = None
        self.lost = asyncio.Event()
        if fast:
            fast.freed = self.flush

    @property
    def language(self) -> str:
        """The language that the client reads; none if it wants no words."""
        return self.reading.language

    def put(self, text: str) -> None:
        """Send as soon as the client can take it; whoever lags too far behind is let go."""
        if self.lost.is_set():
            return
        if len(self.waiting) >= self._most:
            self.lost.set()
            return
        self.waiting.append(text)
        if self._fast is None:
            self._stirred.set()
        elif self._soon is None:
            # What is told in one breath goes in one frame.
            self._soon = asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, if the client can take it now."""
        self._soon = None
        if self._fast and self.waiting and self._fast.is_free:
            self._fast.say(self._all())

    def part(self) -> None:
        """Send what still waits, and let go of the socket."""
        self.flush()
        if self._fast:
            self._fast.freed = None
            self._fast = None

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is put, for as long as the client takes it, where there is no fast way."""
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

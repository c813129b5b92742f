"""Claims: which of the nodes writes the log of a table, and how the others follow.

Every node that has clients at a table holds the room and follows its log. Only the owner appends.
A command that arrives at another node makes that node ask for the table; the owner gives it away
between two moves. So a client may be connected anywhere, and nodes need not know each other.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from fondaco.core.refusal import Unreadable
from fondaco.server import store

if TYPE_CHECKING:
    from fondaco.server.store import Store
    from fondaco.server.table.session import LiveRoom

ASK, FREE = "ask:", "free:"
ASK_AGAIN = 0.25
PATIENCE = 6.0
"""Seconds to wait for a table: longer than the lease of a node that was killed."""


class Claims:
    """The claims of this node to the tables of its rooms."""

    def __init__(self, kept: Store, rooms: dict[str, LiveRoom]) -> None:
        self.store, self.rooms = kept, rooms

    async def own(self, live: LiveRoom) -> None:
        """Own the table, or ask its owner for it and wait."""
        end = time.monotonic() + PATIENCE
        while not await self.try_to_own(live):
            if time.monotonic() > end:
                raise Unreadable("table/busy", "The table is kept elsewhere; try again.")
            live.freed.clear()
            self.store.notify(f"{ASK}{live.room.name}:{self.store.node}", 0)
            try:
                await asyncio.wait_for(live.freed.wait(), ASK_AGAIN)
            except TimeoutError:
                continue

    async def try_to_own(self, live: LiveRoom) -> bool:
        """Own the table if nobody else does, with all that was written meanwhile."""
        if live.fence is not None:
            return True
        try:
            live.fence = await self.store.claim(live.room.name)
        except store.OwnedElsewhere:
            return False
        except store.NodeReplaced:
            raise Unreadable(
                "house/replaced", "Another server has started under the name of this one."
            ) from None
        await self._follow(live)
        return True

    async def release(self, live: LiveRoom) -> None:
        """Own a table no more, and tell whoever waits for it."""
        if live.fence is None:
            return
        fence, live.fence = live.fence, None
        await self.store.release(live.room.name, fence)
        self.store.notify(FREE + live.room.name, 0)

    async def give_away(self, asked: str) -> None:
        """A node asks for a table: let it go between two moves."""
        table, _, node = asked.partition(":")
        live = self.rooms.get(table)
        if live and live.fence is not None and node != self.store.node:
            async with live.lock:
                await self.release(live)

    def freed(self, table: str) -> None:
        """A table that somebody may wait for is free."""
        if live := self.rooms.get(table):
            live.freed.set()

    # What happens at other nodes

    async def grown(self, table: str, number: int) -> None:
        """The log of a table has grown at another node."""
        live = self.rooms.get(table)
        if live is None or live.fence is not None or number <= live.room.length:
            return
        async with live.lock:
            if live.fence is None and not live.torn:
                await self._follow(live)

    async def _follow(self, live: LiveRoom) -> None:
        for entry in await self.store.entries_after(live.room.name, live.room.length):
            live.announce(live.room.follow(entry, time.monotonic()))

    async def look_everywhere(self) -> None:
        """Notes may have been lost: read on in every log."""
        for live in list(self.rooms.values()):
            await self.grown(live.room.name, live.room.length + 1)

"""Ownership: which of the nodes writes the log of a table, and how the others follow.

Every node that has clients at a table holds the room and follows its log. Only the owner appends.
A command that arrives at another node makes that node ask for the table; the owner gives it away
between two moves. So a client may be connected anywhere, and nodes need not know each other.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from fondaco.core.errors import Unreadable
from fondaco.server import store

if TYPE_CHECKING:
    from fondaco.server.store import Store
    from fondaco.server.table.session import Session

ASK, FREE = "ask:", "free:"
ASK_AGAIN = 0.25
PATIENCE = 6.0
"""Seconds to wait for a table: longer than the lease of a node that was killed."""


class Ownership:
    """What this node owns of the tables that are open here."""

    def __init__(self, kept: Store, sessions: dict[str, Session]) -> None:
        self.store, self.sessions = kept, sessions

    async def own(self, session: Session) -> None:
        """Own the table, or ask its owner for it and wait."""
        end = time.monotonic() + PATIENCE
        while not await self.try_to_own(session):
            if time.monotonic() > end:
                raise Unreadable("table/busy", "The table is kept elsewhere; try again.")
            session.freed.clear()
            self.store.notify(f"{ASK}{session.room.name}:{self.store.node}", 0)
            try:
                await asyncio.wait_for(session.freed.wait(), ASK_AGAIN)
            except TimeoutError:
                continue

    async def try_to_own(self, session: Session) -> bool:
        """Own the table if nobody else does, with all that was written meanwhile."""
        if session.fence is not None:
            return True
        try:
            session.fence = await self.store.claim(session.room.name)
        except store.OwnedElsewhere:
            return False
        except store.NodeReplaced:
            raise Unreadable(
                "house/replaced", "Another server has started under the name of this one."
            ) from None
        await self._follow(session)
        return True

    async def release(self, session: Session) -> None:
        """Own a table no more, and tell whoever waits for it."""
        if session.fence is None:
            return
        fence, session.fence = session.fence, None
        await self.store.release(session.room.name, fence)
        self.store.notify(FREE + session.room.name, 0)

    async def give_away(self, asked: str) -> None:
        """A node asks for a table: let it go between two moves."""
        table, _, node = asked.partition(":")
        session = self.sessions.get(table)
        if session and session.fence is not None and node != self.store.node:
            async with session.lock:
                await self.release(session)

    def freed(self, table: str) -> None:
        """A table that somebody may wait for is free."""
        if session := self.sessions.get(table):
            session.freed.set()

    # What happens at other nodes

    async def grown(self, table: str, number: int) -> None:
        """The log of a table has grown at another node."""
        session = self.sessions.get(table)
        if session is None or session.fence is not None or number <= session.room.length:
            return
        async with session.lock:
            if session.fence is None and not session.torn:
                await self._follow(session)

    async def _follow(self, session: Session) -> None:
        for entry in await self.store.entries_after(session.room.name, session.room.length):
            session.announce(session.room.follow(entry, time.monotonic()))

    async def look_everywhere(self) -> None:
        """Notes may have been lost: read on in every log."""
        for session in list(self.sessions.values()):
            await self.grown(session.room.name, session.room.length + 1)

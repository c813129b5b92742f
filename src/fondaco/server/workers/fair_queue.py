"""A fair queue: tables take turns, so that a busy one does not starve the rest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict


class FairQueue:
    """Whose question is next, for so many workers."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, list[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, table: str) -> None:
        """Wait for a free worker."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, []).append(turn)
        await turn

    def leave(self) -> None:
        """Let the next table in."""
        while self._waiting:
            table, turns = self._waiting.popitem(last=False)
            turn = turns.pop(0)
            if turns:
                self._waiting[table] = turns  # behind the others
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1

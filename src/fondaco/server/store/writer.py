"""Group commit: whatever waits to be written, at all tables, goes into one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from fondaco.server.store.log import put_one_by_one, put_together
from fondaco.server.store.store_errors import NotOwner, Spoiled, Unsure

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.server.store.database import Database
    from fondaco.server.store.rows import Entry
    from fondaco.server.store.store_errors import NotAppended

GROUP = 256


class Waiting(NamedTuple):
    """An entry that is to be written, and who waits for it."""

    entry: Entry
    fence: int
    answer: asyncio.Future[None]


class GroupWriter:
    """Writes the logs of all tables of a node; while one group is written the next one gathers."""

    def __init__(self, database: Database, node: str, kept: Callable[[list[Entry]], None]) -> None:
        self._database, self._node, self._kept = database, node, kept
        self._queue: deque[Waiting] = deque()
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    def append(self, entry: Entry, fence: int) -> asyncio.Future[None]:
        """Done when the entry is durable; failed when the log did not take it."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:  # whoever has gone owns nothing
            answer.set_exception(NotOwner(entry.table, entry.number, fence))
            return answer
        self._queue.append(Waiting(entry, fence, answer))
        if self._work is None:
            self._work = asyncio.create_task(self._write(), name="group writer")
        return answer

    async def close(self) -> None:
        """Take nothing more, and return when nothing waits."""
        self._closed = True
        while self._work is not None:
            await self._work

    async def _write(self) -> None:
        try:
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(GROUP, len(self._queue)))]
                self._answer(group, await self._put(group))
        finally:
            self._work = None

    async def _put(self, group: list[Waiting]) -> list[NotAppended | None]:
        entries = [(waiting.entry, waiting.fence) for waiting in group]
        try:
            try:
                return await self._database.write(partial(put_together, self._node, entries))
            except Spoiled:  # one of them cannot be kept; the others must not suffer for it
                return await self._database.write(partial(put_one_by_one, self._node, entries))
        except Exception as error:  # noqa: BLE001  whoever waits must get an answer
            return [_unsure(entry, error) for entry, _ in entries]

    def _answer(self, group: list[Waiting], verdicts: list[NotAppended | None]) -> None:
        for waiting, verdict in zip(group, verdicts, strict=True):
            if waiting.answer.done():  # whoever asked has gone
                continue
            if verdict is None:
                waiting.answer.set_result(None)
            else:
                waiting.answer.set_exception(verdict)
        self._kept([w.entry for w, verdict in zip(group, verdicts, strict=True) if not verdict])


def _unsure(entry: Entry, error: Exception) -> Unsure:
    verdict = Unsure(entry.table, entry.number)
    verdict.__cause__ = error
    return verdict

"""Background tasks: work that nobody waits for, ended with the server at the latest."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from fondaco.server.metrics import Metrics

_journal = structlog.get_logger(__name__)


class BackgroundTasks:
    """The tasks of one node."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin some work; if it fails, that is counted and written down."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._metrics.faults.inc()
            _journal.error("background task failed", error=type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Stop everything that was begun."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

"""The worker pool: processes beside the server in which bots think, one question at a time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from fondaco.bots.compilers import Compilers, meanwhile, needs_machine_code
from fondaco.bots.roster import call
from fondaco.core.errors import Broken
from fondaco.server.workers.fair_queue import FairQueue
from fondaco.server.workers.questions import think

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.server.workers.questions import Question

Answer = TypeVar("Answer")


def _settle_down() -> None:
    """Begin as a worker: the server decides when to stop, and goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    # A server that is killed tells its workers nothing, and they would wait for ever.
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(0)


def _yawn() -> None:
    """Nothing but to be awake, with all that thinking needs."""


class WorkerPool:
    """The workers of one server."""

    def __init__(self, workers: int, *, compiles: bool) -> None:
        self._workers = max(1, workers)
        self._queue = FairQueue(self._workers)
        self._pool: ProcessPoolExecutor | None = None
        self._compilers = Compilers() if compiles else None

    def wake(self) -> None:
        """Let the workers come in, so that nobody waits for them when the first bot must move."""
        if self._pool is None:
            self._open_pool().submit(_yawn)

    async def choose(self, table: str, question: Question) -> int:
        """The move that a bot makes; questions of all tables take turns."""
        return await self.ask(table, think, question)

    async def ask(
        self, table: str, answer: Callable[[Question], Answer], question: Question
    ) -> Answer:
        """What a worker answers to a question, when the table's turn has come."""
        prepared = self._prepare(question)
        await self._queue.enter(table)
        try:
            return await self._work(answer, prepared)
        finally:
            self._queue.leave()

    async def _work(self, answer: Callable[[Question], Answer], question: Question) -> Answer:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._open_pool()
            try:
                return await loop.run_in_executor(pool, answer, question)
            except BrokenProcessPool:
                self._pool = None  # a worker was killed: others take its place
        raise Broken(f"no worker can think about {question.game}")

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, _settle_down)
        return self._pool

    def _prepare(self, question: Question) -> Question:
        """Whoever thinks ahead does so in machine code once that is made; until then as it can."""
        called = call(question.bot)
        if not needs_machine_code(called):
            return question
        if self._compilers and self._compilers.is_done(question.game):
            return replace(question, machine=True)
        return replace(question, bot=meanwhile(called).name)

    async def close(self) -> None:
        """Send everybody home."""
        if self._compilers:
            await asyncio.to_thread(self._compilers.close)
        if self._pool is not None:
            # A thought takes a second or so, and a worker left alone leaves its locks behind.
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

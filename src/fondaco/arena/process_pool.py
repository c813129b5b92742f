"""Blocks played by processes on this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fondaco.arena.deal_blocks import Complaint, DealBlock, attempt, finished
from fondaco.arena.game_host import warm_up
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from fondaco.arena.match import Match


def play(match: Match, numbers: Sequence[int], workers: int | None = None) -> Generator[DealBlock]:
    """The blocks of these numbers, each as soon as it is finished."""
    if not numbers:
        return
    # What is compiled here once is found ready by all workers.
    warm_up(match)
    workers = min(workers or os.cpu_count() or 1, len(numbers))
    others = set(multiprocessing.active_children())
    # Compiled code has threads running, and a forked process would inherit their locks.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=_leave_with_parent)
    try:
        yield from _in_turn(pool, match, numbers, workers)
    except BrokenProcessPool:
        raise Unreadable(
            "arena/worker",
            "A worker died before its block was finished; perhaps the machine is out of memory.",
        ) from None
    except BaseException:
        # Whoever stops wants to stop now; a block that is not finished is played again.
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _in_turn(
    pool: ProcessPoolExecutor, match: Match, numbers: Sequence[int], workers: int
) -> Generator[DealBlock]:
    left = iter(numbers)
    waiting: set[Future[DealBlock | Complaint]] = set()
    while True:
        with _hard_of_hearing():
            # One more than can be played keeps every worker busy.
            while len(waiting) <= workers and (number := next(left, None)) is not None:
                waiting.add(pool.submit(attempt, match, number))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield finished(future.result())


@contextmanager
def _hard_of_hearing() -> Iterator[None]:
    """Workers started meanwhile do not hear Ctrl-C: to stop them is our business."""
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover  Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_with_parent() -> None:
    """End this worker when its parent is gone, however that went."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()

"""Threads that share the rows of arrays: compiled code runs on all cores at once."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TYPE_CHECKING, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

AHEAD = 4
"""Shares for each core that wait to be fetched: enough to keep it busy, not to fill the memory."""
T = TypeVar("T")


class Workers:
    """A thread for every core, or so many as are asked for."""

    def __init__(self, cores: int | None = None) -> None:
        self.cores = cores or os.cpu_count() or 1
        self.threads = ThreadPoolExecutor(self.cores)

    def share(self, rows: int, work: Callable[[slice], None], most: int | None = None) -> None:
        """Do the work on all rows, a share for every core or shares of so many rows at most."""
        share = most or -(-rows // self.cores) or 1
        for done in [self.threads.submit(work, part) for part in shares(rows, share)]:
            done.result()

    def in_order(self, rows: int, most: int, work: Callable[[slice], T]) -> Iterator[T]:
        """What the work gives for shares of so many rows at most, in their order."""
        parts = shares(rows, most)
        waiting = [self.threads.submit(work, part) for part in islice(parts, AHEAD * self.cores)]
        for part in parts:
            yield waiting.pop(0).result()
            waiting.append(self.threads.submit(work, part))
        for done in waiting:
            yield done.result()

    def close(self) -> None:
        """Send the threads home; what they have not begun is not done."""
        self.threads.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def shares(rows: int, most: int) -> Iterator[slice]:
    """The rows in shares of so many at most."""
    return (slice(at, min(at + most, rows)) for at in range(0, rows, most))

"""The frame of the bench: who is measured, and how turns are shared out fairly."""

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

Run: TypeAlias = Callable[[float], tuple[int, float]]
Turn: TypeAlias = Callable[[float], float]


class LibraryMissingError(Exception):
    """A library that a contender needs is not installed."""


@dataclass(frozen=True)
class Contender:
    """Something that works for given seconds, and the more it gets done the better."""

    name: str
    group: str
    prepare: Callable[[], Run]  # sets up and compiles, untimed, and gives what is timed
    unit: str = "decisions/s"
    repeats: int | None = None
    lower_is_better: bool = field(default=False, init=False)

    def ready(self) -> Turn:
        """Prepare, play one short turn to warm up, and give the turn that yields a rate."""
        run = self.prepare()
        run(0.0)

        def turn(seconds: float) -> float:
            count, elapsed = run(seconds)
            return count / elapsed

        return turn


@dataclass(frozen=True)
class Measure:
    """Something that costs time or space, and the less it costs the better."""

    name: str
    group: str
    prepare: Callable[[], Callable[[], float]]  # sets up, untimed, and gives what reads a cost
    unit: str = "s"
    repeats: int | None = None  # fewer than the others, for a cost that is long to read
    lower_is_better: bool = field(default=True, init=False)

    def ready(self) -> Turn:
        """Prepare, without a warm-up since a first time may be what is measured."""
        read = self.prepare()
        return lambda _seconds: read()


Entrant: TypeAlias = Contender | Measure


@dataclass
class Result:
    """Every value one entrant reached, or the reason why it did not run."""

    name: str
    group: str
    unit: str
    lower_is_better: bool
    values: list[float] = field(default_factory=list)
    skipped: str = ""

    @property
    def best(self) -> float | None:
        """The best value of all turns, the one least disturbed by the rest of the machine."""
        if not self.values:
            return None
        return min(self.values) if self.lower_is_better else max(self.values)


def play_for(seconds: float, play: Callable[[], int]) -> tuple[int, float]:
    """Play whole games until the seconds are over, and give the decisions and the time."""
    count = 0
    start = now = perf_counter()
    while True:
        count += play()
        now = perf_counter()
        if now - start >= seconds:
            return count, now - start


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process, and those it starts, on one core where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def interleaved(
    entrants: Sequence[Entrant], repeats: int, seconds: float, console: Console
) -> list[Result]:
    """Give every entrant a turn in each round, so that a slow minute slows all alike."""
    columns = (
        TextColumn("{task.description:<44}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    # A bar that refreshes by itself is a thread that takes time from what is measured.
    with one_core(), Progress(*columns, console=console, auto_refresh=False) as progress:
        results, turns = _make_ready(entrants, progress)
        limits = [entrant.repeats or repeats for entrant in entrants]
        task = progress.add_task("", total=sum(min(limits[i], repeats) for i in turns))
        for round_number in range(repeats):
            for index, turn in turns.items():
                if round_number < limits[index]:
                    progress.update(task, description=entrants[index].name, refresh=True)
                    gc.collect()
                    results[index].values.append(turn(seconds))
                    progress.advance(task)
        progress.update(task, description="measured", refresh=True)
    return results


def _make_ready(
    entrants: Sequence[Entrant], progress: Progress
) -> tuple[list[Result], dict[int, Turn]]:
    results, turns = [], {}
    task = progress.add_task("", total=len(entrants))
    for index, entrant in enumerate(entrants):
        progress.update(task, description=f"preparing {entrant.name}", refresh=True)
        result = Result(entrant.name, entrant.group, entrant.unit, entrant.lower_is_better)
        try:
            turns[index] = entrant.ready()
        except LibraryMissingError as missing:
            result.skipped = str(missing)
        results.append(result)
        progress.advance(task)
    progress.remove_task(task)
    return results, turns

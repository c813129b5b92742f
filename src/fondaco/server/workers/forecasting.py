"""Forecasts: how the chances of victory went along a finished game, thought out by the workers."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from fondaco.bots.search.searcher import Searcher
from fondaco.core.errors import Broken
from fondaco.core.table import OPENING, Table
from fondaco.server.workers.questions import ask, seen, thinker

if TYPE_CHECKING:
    from fondaco.server.workers.pool import WorkerPool
    from fondaco.server.workers.questions import Question

FORECASTER = "searcher@0.2s"
POSITIONS = 60
"""So many moments of a game are judged at most."""
PATIENCE = 30.0
"""Seconds after which a curve that nobody asks for is not drawn on."""
KEPT = 32
TURNING_POINTS = 3
DIGITS = 3


class CurvePoint(Struct, frozen=True):
    """After so many moves, each seat's share of the victory."""

    number: int
    shares: list[float]


class Curve(Struct, frozen=True):
    """The chances of all seats along a game, as far as they are known, and where they changed most.

    Each position is judged by a searcher with what the seat to move may know there, so that a
    secret of another seat counts once it is out. The last point is the result.
    """

    done: int
    of: int
    points: list[CurvePoint]
    turning: list[int]


class _Drawing:
    """A curve while it is drawn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.numbers = moments(table)
        self.points: list[CurvePoint] = []
        self.questions: list[Question] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def curve(self) -> Curve:
        """What is there of it; the result ends it."""
        points = [*self.points, *([result(self.table)] if self.is_judged else [])]
        return Curve(len(points), len(self.numbers) + 1, points, turning_points(points))

    @property
    def is_judged(self) -> bool:
        """Whether every moment has been thought about."""
        return len(self.points) == len(self.numbers)


class Forecasts:
    """The curves of one server: drawn one at a time, kept for a while, shared by all who ask."""

    def __init__(
        self, opponents: WorkerPool, forecaster: str = FORECASTER, patience: float = PATIENCE
    ) -> None:
        self._pool, self._forecaster, self._patience = opponents, forecaster, patience
        self._kept: OrderedDict[str, _Drawing] = OrderedDict()
        self._pen = asyncio.Semaphore(1)

    def look(self, name: str, table: Table) -> Curve:
        """What there is of a table's curve; while it is asked for, it is drawn on."""
        drawing = self._kept.get(name) or self._kept.setdefault(name, _Drawing(table))
        self._kept.move_to_end(name)
        drawing.asked = time.monotonic()
        if drawing.task and drawing.task.done():
            ended, drawing.task = drawing.task, None
            if not ended.cancelled() and (error := ended.exception()):
                raise error
        if drawing.task is None and not drawing.is_judged:
            drawing.task = asyncio.create_task(self._draw(name, drawing))
        self._forget_the_oldest()
        return drawing.curve

    def _forget_the_oldest(self) -> None:
        while len(self._kept) > KEPT:
            _, old = self._kept.popitem(last=False)
            if old.task:
                old.task.cancel()

    async def _draw(self, name: str, drawing: _Drawing) -> None:
        async with self._pen:
            if not drawing.questions:
                drawing.questions = await asyncio.to_thread(
                    questions, drawing.table, drawing.numbers, self._forecaster
                )
            for place in range(len(drawing.points), len(drawing.numbers)):
                if time.monotonic() - drawing.asked > self._patience:
                    return
                shares = await self._pool.ask(name, foresee, drawing.questions[place])
                drawing.points.append(CurvePoint(drawing.numbers[place], shares))

    async def close(self) -> None:
        """Lay the pen down."""
        tasks = [drawing.task for drawing in self._kept.values() if drawing.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def moments(table: Table, most: int = POSITIONS - 1) -> list[int]:
    """The moments to be judged: where a turn begins, spread over the game if there are many."""
    log = table.log
    begun = [turn.number for turn, after in pairwise(log) if after.seat != turn.seat]
    if len(begun) <= most:
        return begun
    return [begun[place * (len(begun) - 1) // (most - 1)] for place in range(most)]


def questions(table: Table, numbers: list[int], forecaster: str) -> list[Question]:
    """What is asked at each moment; nothing that the seat to move cannot know is in it."""
    again, found = Table(table.terms), []
    wanted = set(numbers)
    for turn in table.log:
        if turn.move != OPENING:
            again.play(turn.move)
        if turn.number in wanted:
            found.append(ask(again, again.to_act, forecaster))
    return found


def foresee(question: Question) -> list[float]:
    """Each seat's share of the victory; this runs in a process beside the server."""
    searcher = thinker(question)
    if not isinstance(searcher, Searcher):
        raise Broken(f"{question.bot} has no outlook")
    return [round(share, DIGITS) for share in searcher.outlook(seen(question))]


def result(table: Table) -> CurvePoint:
    """The end of the curve: those who won share the victory."""
    winners = table.winners
    share = round(1 / len(winners), DIGITS)
    seats = range(table.terms.seats)
    return CurvePoint(table.number, [share if seat in winners else 0.0 for seat in seats])


def turning_points(points: list[CurvePoint]) -> list[int]:
    """The moments before which the chances changed most, in the order of the game."""
    changed = [
        (sum(abs(new - old) for new, old in zip(after.shares, before.shares, strict=True)), after)
        for before, after in pairwise(points)
    ]
    largest = sorted(changed, key=lambda one: -one[0])[:TURNING_POINTS]
    return sorted(point.number for change, point in largest if change > 0)

"""A driver: a process with many tables, which does what it is told line by line."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import deque

from fondaco.server.load.driven_table import DrivenTable
from fondaco.server.load.driver_protocol import (
    Done,
    KeepPace,
    PlayUpTo,
    SeatTables,
    read_order,
    write,
)
from fondaco.server.load.http_client import SEATS, HttpClient

AT_ONCE = 8
"""Tables at which people sit down at the same time."""
PATIENCE = 600.0


class Driver:
    """The tables of one process."""

    def __init__(self, url: str) -> None:
        self.url, self.client = url.rstrip("/"), HttpClient(url)
        self.cookies = [self.client.arrive(f"Driver {seat + 1}") for seat in range(SEATS)]
        self.tables: list[DrivenTable] = []
        self._trips: list[float] = []
        self._upto = 0
        self._standing: dict[DrivenTable, None] = {}  # who has stood longest comes first
        self._due: deque[float] = deque()
        self._all_stand = asyncio.Event()

    async def seat(self, order: SeatTables) -> Done:
        """Put tables up and begin at all of them."""
        self.leave()
        self._upto, self.tables, self._standing = 0, [], {}
        names = [self.client.found(order.game, self.cookies[0]) for _ in range(order.tables)]
        room = asyncio.Semaphore(AT_ONCE)

        async def begin(number: int, name: str) -> None:
            dice = random.Random(order.seed + number)  # noqa: S311  players without taste
            table = DrivenTable(name, dice, self._ready, self._answered)
            async with room:
                await table.sit_down(self.url, self.cookies)
            self.tables.append(table)

        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for number, name in enumerate(names):
                group.create_task(begin(number, name))
        await self._stand_still()
        return self._done(0, 0)

    async def play(self, order: PlayUpTo) -> Done:
        """Move at all tables as soon as it can be."""
        moves, received = self._counted()
        self._upto = order.upto
        for table in [one for one in self._standing if self._goes_on(one)]:
            self._go(table)
        await self._stand_still()
        return self._done(moves, received)

    async def pace(self, order: KeepPace) -> Done:
        """Move at one table after the other, at moments fixed beforehand."""
        moves, received = self._counted()
        self._upto = 0
        began = time.perf_counter()
        for number in range(round(order.rate * order.seconds)):
            due = began + number / order.rate
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            table = next((one for one in self._standing if not one.over), None)
            if table:
                self._go(table, due)
            else:
                self._due.append(due)
        await self._stand_still()
        self._due.clear()
        return self._done(moves, received)

    def leave(self) -> None:
        """Go from all tables."""
        for table in self.tables:
            table.leave()

    def _goes_on(self, table: DrivenTable) -> bool:
        return not table.over and table.moves < self._upto

    def _go(self, table: DrivenTable, since: float | None = None) -> None:
        if table in self._standing and table.is_ready:
            del self._standing[table]
            self._all_stand.clear()
            table.move(since)

    def _ready(self, table: DrivenTable) -> None:
        self._standing[table] = None
        if self._due and not table.over:
            self._go(table, self._due.popleft())
        elif self._goes_on(table):
            self._go(table)
        elif len(self._standing) == len(self.tables):
            self._all_stand.set()

    def _answered(self, _: DrivenTable, took: float) -> None:
        self._trips.append(took)

    async def _stand_still(self) -> None:
        """Wait until no table has a move on its way."""
        if len(self._standing) == len(self.tables):
            self._all_stand.set()
        await asyncio.wait_for(self._all_stand.wait(), PATIENCE)

    def _counted(self) -> tuple[int, int]:
        return sum(t.moves for t in self.tables), sum(t.received for t in self.tables)

    def _done(self, moves: int, received: int) -> Done:
        now_moves, now_received = self._counted()
        trips, self._trips = self._trips, []
        return Done(
            moves=now_moves - moves,
            trips=trips,
            received=now_received - received,
            over=sum(table.over for table in self.tables),
            refusals=[code for table in self.tables for code in table.refusals],
        )


async def drive(url: str) -> None:
    """Do what the lines of the standard input say, until it ends."""
    driver = Driver(url)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.buffer.readline):
        order = read_order(line)
        match order:
            case SeatTables():
                done = await driver.seat(order)
            case PlayUpTo():
                done = await driver.play(order)
            case KeepPace():
                done = await driver.pace(order)
        sys.stdout.buffer.write(write(done))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    asyncio.run(drive(sys.argv[1]))

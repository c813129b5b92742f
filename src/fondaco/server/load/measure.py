"""A run: one table alone, many at a steady pace, then as many moves as the server can take."""

from __future__ import annotations

import os
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from fondaco.server.load.driver_protocol import Done, KeepPace, PlayUpTo, SeatTables
from fondaco.server.load.http_client import HttpClient
from fondaco.server.load.load_report import Leg, LoadReport, Stretch, stretch, trips
from fondaco.server.load.own_server import in_folder
from fondaco.server.load.processes import drivers_for, hosted
from fondaco.server.load.usage import read_usage

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.server.load.driver_protocol import DriverOrder
    from fondaco.server.load.processes import Drivers

TO_THE_END = 1 << 30
SHORT_OF_THE_END = 0.8
LEGS = 5
STEPS = ("one table alone", "idle tables", "a steady pace", *["all at once"] * LEGS)


@dataclass(frozen=True)
class Plan:
    """What is driven, and how hard."""

    game: str = "medici"
    url: str = ""
    """A server that runs already; without it one is started, with a database of its own."""
    tables: int = 500
    """Tables at a steady pace."""
    rate: float = 200.0
    """Moves a second over all of them."""
    seconds: float = 15.0
    crowd: int = 100
    """Tables that move as fast as they can."""
    drivers: int = 2
    seed: int = 1


async def measure(plan: Plan, tell: Callable[[str], None]) -> LoadReport:
    """Drive a server by a plan; every step is told before it begins."""
    async with AsyncExitStack() as stack:
        url = plan.url
        if not url:
            folder = stack.enter_context(TemporaryDirectory(prefix="fondaco-load-"))
            url = await stack.enter_async_context(hosted(in_folder(Path(folder))))
        drivers = await stack.enter_async_context(drivers_for(url, plan.drivers))
        return await LoadRun(plan, HttpClient(url), drivers, tell).report()


class LoadRun:
    """One run of a plan."""

    def __init__(
        self, plan: Plan, client: HttpClient, drivers: Drivers, tell: Callable[[str], None]
    ) -> None:
        self.plan, self.client, self.drivers, self.tell = plan, client, drivers, tell
        self.refusals: list[str] = []

    async def report(self) -> LoadReport:
        """All figures."""
        plan = self.plan
        self.tell(STEPS[0])
        await self._seat(1)
        alone = await self._do(PlayUpTo(TO_THE_END))
        self.tell(STEPS[1])
        empty = read_usage(self.client).memory
        await self._seat(plan.tables)
        idle = (read_usage(self.client).memory - empty) / plan.tables
        self.tell(STEPS[2])
        _, paced = await self._stretch(KeepPace(plan.rate, plan.seconds))
        parts, legs = await self._legs(alone.moves)
        return LoadReport(
            game=plan.game,
            tables=plan.tables,
            crowd=plan.crowd,
            rate=plan.rate,
            alone=trips(alone.trips),
            idle_table_bytes=round(idle),
            paced=paced,
            full=_together(parts),
            legs=legs,
            refusals=sorted(set(self.refusals)),
            load_average=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0,
        )

    async def _legs(self, length: int) -> tuple[list[tuple[Done, Stretch]], list[Leg]]:
        """Play as fast as they can, leg by leg."""
        # Nobody knows how long a game will be; tables that end soon must not thin out the last leg.
        leg = max(1, int(SHORT_OF_THE_END * length) // LEGS)
        await self._seat(self.plan.crowd)
        parts = []
        for number, step in enumerate(STEPS[3:], 1):
            self.tell(step)
            parts.append(await self._stretch(PlayUpTo(number * leg)))
        return parts, [Leg(number * leg, cost) for number, (_, cost) in enumerate(parts, 1)]

    async def _seat(self, tables: int) -> None:
        await self._do(SeatTables(self.plan.game, tables, self.plan.seed))

    async def _do(self, order: DriverOrder) -> Done:
        done = await self.drivers.do(order)
        self.refusals += done.refusals
        return done

    async def _stretch(self, order: DriverOrder) -> tuple[Done, Stretch]:
        before, began = read_usage(self.client), time.perf_counter()
        done = await self._do(order)
        seconds = time.perf_counter() - began
        cpu = read_usage(self.client).cpu - before.cpu
        return done, stretch(done, seconds, cpu)


def _together(parts: list[tuple[Done, Stretch]]) -> Stretch:
    """Several stretches as one."""
    done = Done(
        moves=sum(part.moves for part, _ in parts),
        trips=[trip for part, _ in parts for trip in part.trips],
        received=sum(part.received for part, _ in parts),
    )
    seconds = sum(one.seconds for _, one in parts)
    cpu = sum(one.seconds * one.cpu_share for _, one in parts)
    return stretch(done, seconds, cpu)

"""The processes of one run: the server and those who drive it."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from fondaco.core.errors import Unreadable
from fondaco.server.load.driver_protocol import (
    Done,
    DriverOrder,
    KeepPace,
    SeatTables,
    read_done,
    write,
)

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

LONGEST_LINE = 1 << 27
STOPS_IN = 15.0


class Drivers:
    """Drivers that share every order."""

    def __init__(self, drivers: list[Process]) -> None:
        self._drivers = drivers

    async def do(self, order: DriverOrder) -> Done:
        """Let all drivers do their share of an order, and add up what they did."""
        shares = _shares(order, len(self._drivers))
        working = zip(self._drivers, shares, strict=False)
        done = await asyncio.gather(*(_ask(driver, share) for driver, share in working))
        return Done(
            moves=sum(one.moves for one in done),
            trips=[trip for one in done for trip in one.trips],
            received=sum(one.received for one in done),
            over=sum(one.over for one in done),
            refusals=[code for one in done for code in one.refusals],
        )


def _shares(order: DriverOrder, drivers: int) -> list[DriverOrder]:
    """The order as each driver gets it."""
    if isinstance(order, SeatTables):
        counts = [len(range(number, order.tables, drivers)) for number in range(drivers)]
        return [
            msgspec.structs.replace(order, tables=count, seed=order.seed + 100_000 * number)
            for number, count in enumerate(counts)
        ]
    if isinstance(order, KeepPace):
        return [msgspec.structs.replace(order, rate=order.rate / drivers)] * drivers
    return [order] * drivers


async def _ask(driver: Process, order: DriverOrder) -> Done:
    if driver.stdin is None or driver.stdout is None:
        raise Unreadable("load/driver", "A driver cannot be spoken to.")
    driver.stdin.write(write(order))
    line = await driver.stdout.readline()
    if not line:
        raise Unreadable("load/driver", "A driver has stopped; what it said stands above.")
    return read_done(line)


@asynccontextmanager
async def drivers_for(url: str, drivers: int) -> AsyncIterator[Drivers]:
    """Drivers for a server, as long as the block runs."""
    started: list[Process] = []
    try:
        for _ in range(drivers):
            started.append(await _start("fondaco.server.load.table_driver", url))  # noqa: PERF401
        yield Drivers(started)
    finally:
        for driver in started:
            await _stop(driver)


@asynccontextmanager
async def hosted(database: str) -> AsyncIterator[str]:
    """The address of a server of one's own, as long as the block runs."""
    server = await _start("fondaco.server.load.own_server", database)
    try:
        line = await server.stdout.readline() if server.stdout else b""
        if not line:
            raise Unreadable("load/server", "The server did not start; what it said stands above.")
        yield line.decode().strip()
    finally:
        await _stop(server)


async def _start(module: str, argument: str) -> Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, argument, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
    )


async def _stop(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOPS_IN)
    except TimeoutError:
        process.kill()
        await process.wait()

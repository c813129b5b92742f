"""The server is killed at any moment under load: what it promised is there, once, unchanged."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import TYPE_CHECKING

import pytest

from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.nodes.many_tables import Company
from tests.server.nodes.persistent_players import insist
from tests.server.server_processes import NO_KEEPERS, Server

if TYPE_CHECKING:
    from pathlib import Path

RUN = 3600
EARLY = 0.15
"""How often it is killed before it is well open."""


async def kill_again_and_again(server: Server, company: Company, kills: int) -> float:
    """Kill and start; how many seconds the house was closed on the whole."""
    closed = 0.0
    for _ in range(kills):
        if company.dice.random() < EARLY:
            await asyncio.sleep(company.dice.uniform(0, 0.5))
        else:
            await company.journal.reaches(company.journal.count + company.dice.randint(1, 30))
            await asyncio.sleep(company.dice.uniform(0, 0.01))
        await asyncio.to_thread(server.kill)
        since = time.monotonic()
        server.start()
        await asyncio.to_thread(server.wait_until_open)
        closed += time.monotonic() - since
    return closed


@pytest.mark.thorough
@pytest.mark.timeout(RUN)
@pytest.mark.parametrize("kills", [10, pytest.param(200, marks=pytest.mark.slow)])
def test_every_promise_is_kept_though_the_server_is_killed(kills: int, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    server = Server("--database", database, *NO_KEEPERS)
    seconds: list[float] = []

    async def work() -> Company:
        guests = [Guest(server.address, name) for name in ("Anna", "Bruno", "Carla")]
        for guest in guests:
            await insist(guest.arrive)
        company = Company(guests, sample_rooms.dice(kills), tables_per_game=2)
        async with company.playing():
            seconds.append(await kill_again_and_again(server, company, kills))
            await company.journal.reaches(company.journal.count + 30)
        await company.comes_back()
        return company

    server.start()
    try:
        company = asyncio.run(asyncio.wait_for(work(), RUN))
    finally:
        server.kill()

    asyncio.run(company.was_kept_its_promises(database))
    assert company.journal.count > 3 * kills
    assert sum(player.returns for player in company.players) > 2 * kills
    sys.stdout.write(  # shown by -s
        f"{kills} kills, {company.journal.count} commands acknowledged at "
        f"{len(company.tables)} tables, closed for {seconds[0]:.0f} s\n"
    )

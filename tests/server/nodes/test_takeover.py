"""Two servers on one PostgreSQL: one is killed, and its tables go on at the other."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.nodes.many_tables import Company
from tests.server.nodes.persistent_players import insist
from tests.server.server_processes import NO_KEEPERS, Server
from tests.server.store.database_programs import Nats, start_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WITHIN = 5.0
"""Seconds within which a table goes on at the other server."""
MOVES_BETWEEN = 40


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of its own."""
    try:
        server = start_postgres(tmp_path_factory.mktemp("takeover"))
    except Exception as error:  # noqa: BLE001  whatever keeps it from starting is the reason
        pytest.skip(f"PostgreSQL cannot start here: {error!r}")
    with server:
        yield server


@pytest.fixture(params=["notify", "nats"])
def bus(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, ...]]:
    """How the two hear of each other, as the command line says it."""
    if request.param == "notify":
        yield ()
        return
    nats = Nats(tmp_path)
    nats.start()
    yield ("--bus", nats.address)
    nats.stop()


async def people(rialto: str, arsenale: str) -> Company:
    """Anna and Carla came by one door, Bruno by the other; each knows both."""
    doors = {"Anna": rialto, "Bruno": arsenale, "Carla": rialto}
    guests = [Guest(address, name) for name, address in doors.items()]
    for guest in guests:
        await insist(guest.arrive)
    company = Company(guests, sample_rooms.dice(7), tables_per_game=1)
    for guest in guests:
        other = Guest(arsenale if guest.address == rialto else rialto, guest.name)
        other.http.cookies.update(guest.http.cookies)
        company.doors[guest.name] = other
    return company


async def kill_and_wait(server: Server, company: Company) -> float:
    """Kill one; how long it took until a move was acknowledged at every table again."""
    journal = company.journal
    await journal.reaches(journal.count + MOVES_BETWEEN)
    going = {player.table for player in company.players if not player.is_over}
    await asyncio.to_thread(server.kill)
    killed = time.monotonic()
    first: dict[str, float] = {}
    async with asyncio.timeout(30):
        while not going <= first.keys():
            await journal.reaches(journal.count + 1)
            for table, moment in journal.moments:
                if moment > killed and table in going:
                    first.setdefault(table, moment - killed)
            going -= {player.table for player in company.players if player.is_over}
    return max(first.values())


@pytest.mark.thorough
def test_the_tables_of_a_killed_server_go_on_at_the_other_and_nothing_is_lost(
    postgres: Any, bus: tuple[str, ...]
) -> None:
    schema = "by_nats" if bus else "by_notify"
    postgres.psql(f"CREATE SCHEMA {schema};")
    database = f"{postgres.get_uri()}&search_path={schema}"
    rialto, arsenale = [
        Server("--database", database, "--node", name, *bus, *NO_KEEPERS)
        for name in ("rialto", "arsenale")
    ]

    async def work() -> Company:
        company = await people(rialto.address, arsenale.address)
        async with company.playing():
            for server in (rialto, arsenale):
                waited = await kill_and_wait(server, company)
                sys.stdout.write(f"all tables went on after {waited:.2f} s\n")  # shown by -s
                assert waited < WITHIN
                server.start()
                await asyncio.to_thread(server.wait_until_open)
            await company.journal.reaches(company.journal.count + MOVES_BETWEEN)
        await company.comes_back()
        return company

    for server in (rialto, arsenale):
        server.start()
    try:
        company = asyncio.run(asyncio.wait_for(work(), 200))
    finally:
        for server in (rialto, arsenale):
            server.kill()

    asyncio.run(company.was_kept_its_promises(database))

"""The server is killed at any moment under load: what it promised is there, once, unchanged."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import time
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from fondaco import games
from fondaco.server import header
from fondaco.server.herald import Herald
from fondaco.server.room import Room
from fondaco.server.store import Entry
from tests.server import rooms
from tests.server.client import Guest
from tests.server.processes import Server
from tests.server.stubborn import Journal, Player, has_arrived, insist, seat_people

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

TABLES_PER_GAME = 2
SEATS = 3
RUN = 1800


class Company:
    """Tables of all games at which people play on and on."""

    def __init__(self, address: str, dice: random.Random) -> None:
        self.address, self.dice, self.journal = address, dice, Journal()
        self.guests: list[Guest] = []
        self.tables: dict[str, list[Player]] = {}
        self.closing = False

    async def arrive(self) -> None:
        for name in ("Anna", "Bruno", "Carla"):
            self.guests.append(await insist(Guest(self.address, name).arrive))

    async def play(self, game: str) -> None:
        """One game after the other, until it is late."""
        while not self.closing:
            players = await seat_people(self.guests, game, self.dice, self.journal)
            self.tables[players[0].table] = players
            async with asyncio.TaskGroup() as together:
                for player in players:
                    together.create_task(player.play())

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays meanwhile; after it nothing is left unanswered."""
        async with asyncio.TaskGroup() as all_tables:
            for game in games.names() * TABLES_PER_GAME:
                all_tables.create_task(self.play(game))
            yield
            self.closing = True
            for players in list(self.tables.values()):
                for player in players:
                    await player.rest()

    @property
    def players(self) -> list[Player]:
        return [player for players in self.tables.values() for player in players]


async def kill_again_and_again(server: Server, company: Company, kills: int) -> float:
    """Kill and start; how long people waited on the whole."""
    waited = 0.0
    for _ in range(kills):
        if company.dice.random() < 0.15:  # also before it is well open
            await asyncio.sleep(company.dice.uniform(0, 0.5))
        else:
            await company.journal.reaches(company.journal.count + company.dice.randint(1, 60))
            await asyncio.sleep(company.dice.uniform(0, 0.01))
        await asyncio.to_thread(server.kill)
        since = time.monotonic()
        server.start()
        await asyncio.to_thread(server.wait_until_open)
        waited += time.monotonic() - since
    return waited


async def in_step(company: Company) -> None:
    """Whoever comes back with what they knew sees what somebody sees who comes in anew."""
    for player in company.players:
        at = player.guest.at
        async with at(player.table, player.sitting) as back, at(player.table) as fresh:
            await back.until(lambda back=back: has_arrived(back))
            await fresh.seen()
            await back.until(lambda back=back, fresh=fresh: back.number >= fresh.number)
            assert (back.number, back.hash) == (fresh.number, fresh.hash)
            assert back.view == fresh.view
            player.sitting = back


@pytest.mark.thorough
@pytest.mark.parametrize("kills", [10, pytest.param(200, marks=pytest.mark.slow)])
def test_every_promise_is_kept_though_the_server_is_killed(
    kills: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    database = tmp_path / "house.db"
    server = Server("--database", f"sqlite:///{database}")

    async def work() -> tuple[Company, float]:
        company = Company(server.address, rooms.dice(kills))
        await company.arrive()
        async with company.playing():
            waited = await kill_again_and_again(server, company, kills)
            await company.journal.reaches(company.journal.count + 30)
        await in_step(company)
        return company, waited

    server.start()
    try:
        company, waited = asyncio.run(asyncio.wait_for(work(), RUN))
    finally:
        server.kill()
    journal = company.journal
    assert journal.count > 3 * kills
    assert sum(player.returns for player in company.players) > 2 * kills
    for table, players in company.tables.items():
        check_table(database, table, journal, players)
    record_property("acknowledged", journal.count)
    record_property("seconds down", round(waited, 1))


def check_table(database: Path, table: str, journal: Journal, players: list[Player]) -> None:
    """The log holds every promise once, and leads to what the people see."""
    with sqlite3.connect(database) as connection:
        text, secret = connection.execute(
            "SELECT header, secret FROM tables WHERE id = ?", (table,)
        ).fetchone()
        columns = "table_id, number, kind, seat, body, at, command"
        log = [
            Entry(*row)
            for row in connection.execute(
                f"SELECT {columns} FROM entries WHERE table_id = ? ORDER BY number",  # noqa: S608
                (table,),
            )
        ]
    connection.close()
    played = [entry for entry in log if entry.kind in ("moved", "undone")]
    names = Counter(str(entry.command).partition(":")[2] for entry in played)

    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    assert journal.acknowledged[table] == set(names) == journal.sent[table]
    assert set(names.values()) <= {1}
    assert hashlib.sha256(secret).hexdigest() == journal.commitments[table]
    # A room that is rebuilt compares the hash of every position with the one in the log.
    room = Room.rebuilt(table, header.read(text), secret, log, 0.0)
    herald = Herald(room)
    for player in players:
        assert player.sitting is not None
        herald.view(player.sitting.seat)
        watched = herald.watched[player.sitting.seat]
        assert (watched.number, watched.hash) == (player.sitting.number, player.sitting.hash)

"""A company of stubborn people at tables of all games, and what they were promised."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fondaco.games import index
from fondaco.server.store import Store
from fondaco.server.table import agreement
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.room import Room
from tests.server.nodes.persistent_players import Journal, Player, has_arrived, seat_people

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncIterator

    from tests.server.client import Guest


async def _come_back(player: Player) -> None:
    at, table = player.guest.at, player.table
    async with at(table, known=player.sitting) as back, at(table) as fresh:
        await back.until(lambda: has_arrived(back))
        await fresh.seen()
        await back.until(lambda: back.number >= fresh.number)
        assert (back.number, back.hash) == (fresh.number, fresh.hash)
        assert back.view == fresh.view
        player.sitting = back


class Company:
    """Tables of all games at which people play on and on."""

    def __init__(self, guests: list[Guest], dice: random.Random, *, tables_per_game: int) -> None:
        self.guests, self.dice, self.journal = guests, dice, Journal()
        self.tables_per_game = tables_per_game
        self.doors: dict[str, Guest] = {}
        """By name, the same people at another door of the house."""
        self.tables: dict[str, list[Player]] = {}
        self.closing = False

    @property
    def players(self) -> list[Player]:
        return [player for players in self.tables.values() for player in players]

    async def _play(self, game: str) -> None:
        """One game after the other, until it is late."""
        while not self.closing:
            players = await seat_people(self.guests, game, self.dice, self.journal)
            for player in players:
                player.elsewhere = self.doors.get(player.guest.name)
            self.tables[players[0].table] = players
            async with asyncio.TaskGroup() as together:
                for player in players:
                    together.create_task(player.play())

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays meanwhile; after it nothing is left unanswered."""
        async with asyncio.TaskGroup() as all_tables:
            for game in index.names() * self.tables_per_game:
                all_tables.create_task(self._play(game))
            yield
            self.closing = True
            for player in self.players:
                await player.rest()

    async def comes_back(self) -> None:
        """Whoever comes back with what they knew sees what somebody sees who comes in anew."""
        for player in self.players:
            await _come_back(player)

    async def was_kept_its_promises(self, database: str) -> None:
        """Every log holds each promise once, and leads to what the people see."""
        store = await Store.open(database, "auditor")
        try:
            for table, players in self.tables.items():
                await self._check(store, table, players)
        finally:
            await store.close()

    async def _check(self, store: Store, table: str, players: list[Player]) -> None:
        row, log = await store.load(table)
        played = [entry for entry in log if entry.kind in ("moved", "undone")]
        names = Counter(str(entry.command).partition(":")[2] for entry in played)
        journal = self.journal

        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        assert journal.acknowledged[table] == set(names) == journal.sent[table]
        assert set(names.values()) <= {1}
        assert hashlib.sha256(row.secret).hexdigest() == journal.commitments[table]
        # A room that is rebuilt compares the hash of every position with the one in the log.
        room = Room.rebuilt(table, agreement.read(row.header), row.secret, log, 0.0)
        broadcaster = Broadcaster(room)
        for player in players:
            assert player.sitting is not None
            broadcaster.view(player.sitting.seat)
            watched = broadcaster.watched[player.sitting.seat]
            assert (watched.number, watched.hash) == (player.sitting.number, player.sitting.hash)

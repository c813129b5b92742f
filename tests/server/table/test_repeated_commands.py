"""A command that is repeated at another node is answered as it was, and done once."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from fondaco.server.metrics import Metrics
from fondaco.server.store import Store
from fondaco.server.table.agreement import Occupant
from fondaco.server.table.creation import found
from fondaco.server.table.entries import Started
from fondaco.server.table.permissions import Caller
from fondaco.server.table.registry import Rooms
from fondaco.server.wire.commands import Hello, Move
from fondaco.server.wire.connection import Connection
from tests.server import sample_rooms as rooms
from tests.server.server_thread import settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@asynccontextmanager
async def node(folder: Path, name: str) -> AsyncIterator[Rooms]:
    """A node that nobody tells what happens at others."""
    chosen = settings(folder, node=name)
    store = await Store.open(chosen.database, name)
    try:
        yield Rooms(store, chosen, Metrics())
    finally:
        await store.close()


def said(connection: Connection) -> list[dict[str, Any]]:
    return [json.loads(text) for text in connection.waiting]


def test_a_move_made_at_a_node_that_went_away_is_acknowledged_at_the_next(tmp_path: Path) -> None:
    async def work() -> None:
        async with node(tmp_path, "rialto") as rialto, node(tmp_path, "arsenale") as arsenale:
            terms = rooms.agreed("medici", people=0)
            caller = await rialto.store.add_guest("Anna", b"hash")
            occupants = [Occupant(guest=caller.id, name="Anna")] * 4
            table = await found(rialto.store, msgspec.structs.replace(terms, occupants=occupants))
            here = await rialto.enter(table)
            await rialto.house_does(here, lambda _: Started())
            anna = Caller(caller.id, "Anna")
            clients = [Connection(anna, queue=99) for _ in range(2)]
            await rialto.join(table, clients[0], Hello(1, table))
            there = await arsenale.enter(table)  # knows the table as it is now, and owns nothing
            move = Move("once", seat=here.room.to_act, expected=1, move="reveal")
            await rialto.command(here, clients[0], move)
            await rialto.claims.release(here)

            await arsenale.command(there, clients[1], move)

            first, again = (
                next(m for m in said(c) if m["type"] in ("ack", "refused")) for c in clients
            )
            assert first["type"] == "ack"
            assert again == first
            log = await arsenale.store.entries_after(table, 0)
            assert [entry.kind for entry in log] == ["started", "moved"]

    asyncio.run(asyncio.wait_for(work(), 30))

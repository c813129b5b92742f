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
from fondaco.server.table.creation import create_table
from fondaco.server.table.entries import Started
from fondaco.server.table.executor import Executor
from fondaco.server.table.permissions import Caller
from fondaco.server.table.registry import Registry
from fondaco.server.wire.commands import Hello, Move
from fondaco.server.wire.connection import Connection
from tests.server import sample_rooms
from tests.server.server_thread import settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@asynccontextmanager
async def node(folder: Path, name: str) -> AsyncIterator[Executor]:
    """A node that nobody tells what happens at others."""
    chosen = settings(folder, node=name)
    store = await Store.open(chosen.database, name)
    try:
        yield Executor(Registry(store, chosen, Metrics()))
    finally:
        await store.close()


def said(connection: Connection) -> list[dict[str, Any]]:
    return [json.loads(text) for text in connection.waiting]


def test_a_move_made_at_a_node_that_went_away_is_acknowledged_at_the_next(tmp_path: Path) -> None:
    async def work() -> None:
        async with node(tmp_path, "rialto") as rialto, node(tmp_path, "arsenale") as arsenale:
            terms = sample_rooms.agreed("medici", people=0)
            caller = await rialto.store.add_guest("Anna", b"hash")
            occupants = [Occupant(guest=caller.id, name="Anna")] * 4
            table = await create_table(
                rialto.store, msgspec.structs.replace(terms, occupants=occupants)
            )
            here = await rialto.registry.enter(table)
            await rialto.server_does(here, lambda _: Started())
            anna = Caller(caller.id, "Anna")
            clients = [Connection(anna, queue=99) for _ in range(2)]
            await rialto.registry.join(table, clients[0], Hello(1, table))
            there = await arsenale.registry.enter(
                table
            )  # knows the table as it is now, and owns nothing
            move = Move("once", seat=here.room.to_act, expected=1, move="reveal")
            await rialto.execute(here, clients[0], move)
            await rialto.registry.ownership.release(here)

            await arsenale.execute(there, clients[1], move)

            first, again = (
                next(m for m in said(c) if m["type"] in ("ack", "refused")) for c in clients
            )
            assert first["type"] == "ack"
            assert again == first
            log = await arsenale.store.entries_after(table, 0)
            assert [entry.kind for entry in log] == ["started", "moved"]

    asyncio.run(asyncio.wait_for(work(), 30))

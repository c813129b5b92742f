"""Notes reach every node that listens, and lost ones are owned up to."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg
import pytest

from fondaco.core.errors import Unreadable
from fondaco.server.store import GAP, Note, Store
from fondaco.server.store.bus.in_process import InProcessBus
from fondaco.server.store.bus.nats import NatsBus
from fondaco.server.store.bus.notes import PACKET, WAITING, Outbox, pack, unpack
from fondaco.server.store.bus.notify import NotifyBus
from tests.server.store.sample_entries import CUT, move, own_table

if TYPE_CHECKING:
    from fondaco.server.store.bus.notes import Bus, Listening
    from tests.server.store.database_programs import Nats

pytestmark = pytest.mark.anyio


async def hear(listening: Listening) -> Note:
    async with asyncio.timeout(20):
        return await anext(listening)


async def test_a_store_tells_of_every_append(store: Store) -> None:
    listening = store.listen()
    table, fence = await own_table(store)

    await store.append(move(table, 1), fence)

    assert await hear(listening) == Note(table, 1)
    store.notify(table, 7)
    assert await hear(listening) == Note(table, 7)


@pytest.mark.thorough
async def test_nodes_of_one_postgresql_hear_each_other(postgres_url: str) -> None:
    venice = await Store.open(postgres_url, "venice")
    genoa = await Store.open(postgres_url, "genoa")
    heard = [genoa.listen(), genoa.listen(), venice.listen()]
    table, fence = await own_table(venice)

    await venice.append(move(table, 1), fence)

    assert [await hear(one) for one in heard] == [Note(table, 1)] * 3
    await venice.close()
    await genoa.close()


@pytest.mark.thorough
async def test_a_lost_connection_to_postgresql_is_made_again_and_said(postgres_url: str) -> None:
    venice, genoa = NotifyBus(postgres_url), NotifyBus(postgres_url)
    await venice.open()
    await genoa.open()
    at_venice, at_genoa = venice.listen(), genoa.listen()
    surgeon = await asyncpg.connect(postgres_url)

    await surgeon.execute(CUT)

    assert await hear(at_venice) == GAP
    assert await hear(at_genoa) == GAP
    venice.publish([Note("table", 3)])
    assert await hear(at_genoa) == Note("table", 3)
    await surgeon.close()
    await venice.close()
    await genoa.close()


@pytest.mark.thorough
async def test_notes_travel_over_nats_and_a_restart_is_noticed(nats: Nats) -> None:
    venice, genoa = NatsBus(nats.address), NatsBus(nats.address)
    await venice.open()
    await genoa.open()
    listening = genoa.listen()

    venice.publish([Note("table", 1), Note("other", 5), Note("table", 2)])
    assert {await hear(listening), await hear(listening)} == {Note("table", 2), Note("other", 5)}

    nats.stop()
    nats.start()
    assert await hear(listening) == GAP
    venice.publish([Note("table", 3)])
    assert await hear(listening) == Note("table", 3)
    await venice.close()
    await genoa.close()


@pytest.mark.thorough
async def test_a_store_may_be_told_to_use_nats(
    nats: Nats, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("store")
    store = await Store.open(f"sqlite:///{folder}/a.db", "venice", bus=nats.address)
    ears = NatsBus(nats.address)
    await ears.open()
    listening = ears.listen()
    table, fence = await own_table(store)

    await store.append(move(table, 1), fence)

    assert await hear(listening) == Note(table, 1)
    await ears.close()
    await store.close()


@pytest.mark.thorough
async def test_a_nats_that_does_not_answer_is_said_when_the_store_is_opened(nats: Nats) -> None:
    nats.stop()

    with pytest.raises(Unreadable) as unreadable:
        await NatsBus(nats.address).open()

    assert unreadable.value.code == "bus/nats"


async def test_a_listener_far_behind_is_told_to_read_again() -> None:
    bus: Bus = InProcessBus()
    listening = bus.listen()

    bus.publish(Note("table", number) for number in range(1, WAITING + 2))

    assert await hear(listening) == GAP


async def test_a_listener_that_leaves_hears_no_more_and_a_closed_bus_lets_all_go() -> None:
    bus = InProcessBus()
    gone, stays = bus.listen(), bus.listen()
    gone.close()
    bus.publish([Note("table", 1)])
    await bus.close()

    assert [note async for note in gone] == []
    assert [note async for note in stays] == [Note("table", 1)]


async def test_an_outbox_sends_the_last_note_of_each_table_in_packets() -> None:
    outbox = Outbox()
    outbox.add(Note(f"table {n % (PACKET + 1)}", n) for n in range(2 * PACKET + 2))

    first, second = await outbox.take(), await outbox.take()

    assert (len(first), len(second)) == (PACKET, 1)
    assert {note.number for note in first + second} == set(range(PACKET + 1, 2 * PACKET + 2))


def test_a_packet_is_read_as_it_was_packed_and_a_strange_one_counts_as_lost() -> None:
    notes = [Note("one", 1), Note("two", 22)]

    assert unpack(pack(notes)) == notes
    assert unpack("what is this?") == unpack("") == [GAP]

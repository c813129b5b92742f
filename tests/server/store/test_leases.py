"""One node owns a table: by lease, and proved by a number that grows."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select

from fondaco.core.errors import Unreadable
from fondaco.server.store import NodeReplaced, NotOwner, OwnedElsewhere, Owner, Store
from fondaco.server.store.schema import nodes
from tests.server.store.database_programs import until
from tests.server.store.sample_entries import end_lease, move, new_table, numbers, own_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio


@pytest.fixture
async def rival(store: Store, url: str) -> AsyncIterator[Store]:
    """Another node of the same database."""
    assert store.node != "genoa"
    rival = await Store.open(url, "genoa")
    yield rival
    await rival.close()


async def test_a_table_is_owned_by_whoever_claimed_it_first(store: Store, rival: Store) -> None:
    table, fence = await own_table(store)

    with pytest.raises(OwnedElsewhere) as elsewhere:
        await rival.claim(table)

    assert elsewhere.value.node == "venice"
    assert await rival.owner_of(table) == Owner("venice", fence)
    assert await store.claim(table) == fence


async def test_a_released_table_is_free_and_its_old_fence_worth_nothing(
    store: Store, rival: Store
) -> None:
    table, fence = await own_table(store)
    await store.release(table, fence)

    assert await store.owner_of(table) is None
    with pytest.raises(NotOwner):
        await store.append(move(table, 1), fence)
    assert await rival.claim(table) == fence + 1


async def test_a_node_that_closes_leaves_its_tables_free(store: Store, url: str) -> None:
    guest = await Store.open(url, "pisa")
    table, fence = await own_table(guest)

    await guest.close()

    assert await store.claim(table) == fence + 1


async def test_a_table_changes_hands_when_the_lease_is_over(store: Store, rival: Store) -> None:
    table, fence = await own_table(store)
    await store.append(move(table, 1), fence)
    await end_lease(rival, "venice")

    stolen = await rival.claim(table)

    assert stolen == fence + 1
    with pytest.raises(NotOwner):
        await store.append(move(table, 2), fence)
    await rival.append(move(table, 2), stolen)
    assert await numbers(store, table) == [1, 2]


async def test_a_lease_that_nobody_took_can_be_written_under(store: Store, rival: Store) -> None:
    table, fence = await own_table(store)
    await end_lease(rival, "venice")

    await store.append(move(table, 1), fence)

    assert await numbers(rival, table) == [1]


async def test_the_heartbeat_makes_the_lease_last(store: Store) -> None:
    await own_table(store)
    await end_lease(store, store.node)

    await until(lambda: store._database.read(lambda c: c.scalar(select(nodes.c.until))))


async def test_a_process_started_under_the_same_name_takes_everything_over(
    store: Store, url: str
) -> None:
    table, fence = await own_table(store)

    again = await Store.open(url, store.node)

    assert await again.owner_of(table) is None
    with pytest.raises(NotOwner):
        await store.append(move(table, 1), fence)
    with pytest.raises(NodeReplaced):
        await store.claim(table)
    assert await again.claim(table) > fence
    await again.close()


async def test_an_idle_node_that_was_swept_out_can_claim_again(store: Store, rival: Store) -> None:
    table = await new_table(store)
    await end_lease(rival, store.node)
    assert (await rival.tidy(1)).nodes == 1

    fence = await store.claim(table)

    assert await rival.owner_of(table) == Owner(store.node, fence)


async def test_there_must_be_a_table_to_claim(store: Store) -> None:
    with pytest.raises(Unreadable):
        await store.claim("no such table")


async def test_of_many_who_claim_at_once_one_gets_the_table(store: Store, rival: Store) -> None:
    for _ in range(10):
        table = await new_table(store)

        answers = await asyncio.gather(
            store.claim(table), rival.claim(table), return_exceptions=True
        )

        assert sorted(type(answer).__name__ for answer in answers) == ["OwnedElsewhere", "int"]


async def test_two_stores_that_race_for_every_number_leave_one_log(
    store: Store, rival: Store
) -> None:
    table, fence = await own_table(store)
    holder, thief = store, rival
    kept, stolen_by_turns = 0, 0
    for _ in range(20):
        await end_lease(thief, holder.node)

        append, stolen = await asyncio.gather(
            holder.append(move(table, kept + 1), fence), thief.claim(table), return_exceptions=True
        )

        assert append is None or isinstance(append, NotOwner)
        kept += append is None
        if isinstance(stolen, OwnedElsewhere):
            assert append is None  # the holder's heartbeat was in time
            continue
        assert isinstance(stolen, int)
        stolen_by_turns += 1
        late, next_one = await asyncio.gather(
            holder.append(move(table, kept + 1), fence),
            thief.append(move(table, kept + 1), stolen),
            return_exceptions=True,
        )
        assert isinstance(late, NotOwner)
        assert next_one is None
        kept += 1
        assert await numbers(holder, table) == list(range(1, kept + 1))
        holder, thief, fence = thief, holder, stolen
    assert stolen_by_turns > 10

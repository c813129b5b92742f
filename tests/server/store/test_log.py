"""The log of a table: durable, in order, written by its owner alone."""

from __future__ import annotations

import asyncio
import random

import asyncpg
import msgspec
import pytest
from sqlalchemy import text

from fondaco.server.store import (
    CommandKnown,
    NotAppended,
    NotOwner,
    NumberSkipped,
    NumberTaken,
    Store,
    Unsure,
    Unwritable,
)
from fondaco.server.store.writer import GROUP
from tests.server.store.sample_entries import CUT, commits, move, new_table, numbers, own_table

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_back_in_order_by_a_store_opened_later(url: str) -> None:
    first = await Store.open(url, "venice")
    table, fence = await own_table(first)
    written = [move(table, number, f"command {number}") for number in (1, 2, 3)]
    for entry in written:
        await first.append(entry, fence)
    await first.close()

    second = await Store.open(url, "venice")

    assert (await second.load(table))[1] == written
    assert await second.entries_after(table, 2) == written[2:]
    await second.close()


async def test_a_number_is_given_once(store: Store) -> None:
    table, fence = await own_table(store)
    await store.append(move(table, 1), fence)

    with pytest.raises(NumberTaken):
        await store.append(move(table, 1), fence)

    assert await numbers(store, table) == [1]


async def test_no_number_is_left_out(store: Store) -> None:
    table, fence = await own_table(store)

    with pytest.raises(NumberSkipped):
        await store.append(move(table, 2), fence)

    assert await numbers(store, table) == []


async def test_a_command_is_carried_out_once_and_the_second_time_says_where(store: Store) -> None:
    table, fence = await own_table(store)
    other, other_fence = await own_table(store)
    await store.append(move(table, 1, "the same"), fence)

    for number in (1, 2, 3):
        with pytest.raises(CommandKnown) as known:
            await store.append(move(table, number, "the same"), fence)
        assert known.value.known == 1
    await store.append(move(other, 1, "the same"), other_fence)

    assert await numbers(store, table) == [1]


async def test_who_does_not_own_the_table_appends_nothing(store: Store) -> None:
    table = await new_table(store)
    owned, fence = await own_table(store)

    for name, number in ((table, 0), (table, 1), (owned, fence + 1), ("no such table", 1)):
        with pytest.raises(NotOwner):
            await store.append(move(name, 1), number)

    assert await numbers(store, table) == await numbers(store, owned) == []


async def test_two_hundred_appends_at_once_are_a_handful_of_commits(store: Store) -> None:
    owned = [await own_table(store) for _ in range(200)]

    with commits(store) as seen:
        await asyncio.gather(*(store.append(move(table, 1), fence) for table, fence in owned))

    assert len(seen) <= 2  # a heartbeat may come between
    assert [await numbers(store, table) for table, _ in owned[::50]] == [[1]] * 4


async def test_a_group_is_bounded(store: Store) -> None:
    table, fence = await own_table(store)
    count = 2 * GROUP + 1

    with commits(store) as seen:
        await asyncio.gather(*(store.append(move(table, n + 1), fence) for n in range(count)))

    assert 3 <= len(seen) <= 4  # a heartbeat may come between
    assert await numbers(store, table) == list(range(1, count + 1))


async def test_a_neighbours_failure_hurts_nobody(store: Store) -> None:
    good = [await own_table(store) for _ in range(20)]
    table, fence = await own_table(store)
    await store.append(move(table, 1, "old"), fence)
    lost, lost_fence = await own_table(store)
    await store.release(lost, lost_fence)
    huge, huge_fence = await own_table(store)
    bad = {
        (move(table, 2, "old"), fence): CommandKnown,
        (move(table, 3, "new"), fence): NumberSkipped,
        (move(table, 1), fence): NumberTaken,
        (move(lost, 1), lost_fence): NotOwner,
        (msgspec.structs.replace(move(huge, 1), seat=2**70), huge_fence): Unwritable,
    }
    mixed = [(move(name, 1), number) for name, number in good[:10]]
    mixed += list(bad)
    mixed += [(move(name, 1), number) for name, number in good[10:]]

    answers = await asyncio.gather(
        *(store.append(entry, number) for entry, number in mixed), return_exceptions=True
    )

    found = {key: answer for key, answer in zip(mixed, answers, strict=True) if answer is not None}
    assert {key: type(answer) for key, answer in found.items()} == bad
    assert [await numbers(store, name) for name, _ in good] == [[1]] * 20
    assert await numbers(store, table) == [1]


async def test_the_same_command_twice_in_one_group_is_kept_once(store: Store) -> None:
    table, fence = await own_table(store)

    answers = await asyncio.gather(
        store.append(move(table, 1, "twice"), fence),
        store.append(move(table, 2, "twice"), fence),
        store.append(move(table, 2, "once"), fence),
        return_exceptions=True,
    )

    assert [type(answer) for answer in answers] == [type(None), CommandKnown, type(None)]
    assert await numbers(store, table) == [1, 2]


@pytest.mark.parametrize("seed", range(5))
async def test_the_log_is_what_was_acknowledged_whatever_is_asked(store: Store, seed: int) -> None:
    dice = random.Random(seed)  # noqa: S311  a seeded test
    owned = [await own_table(store) for _ in range(4)]
    asked = []
    for _ in range(120):
        table, fence = dice.choice(owned)
        number, command = dice.randint(1, 12), dice.choice([None, f"c{dice.randint(1, 30)}"])
        asked.append((move(table, number, command), fence + (dice.random() < 0.1)))

    answers = await asyncio.gather(
        *(store.append(entry, fence) for entry, fence in asked), return_exceptions=True
    )

    kept = [asked[n][0] for n, answer in enumerate(answers) if answer is None]
    assert all(answer is None or isinstance(answer, NotAppended) for answer in answers)
    assert not any(isinstance(answer, Unsure) for answer in answers)
    for table, _ in owned:
        assert await store.entries_after(table, 0) == [e for e in kept if e.table == table]
        assert await numbers(store, table) == list(range(1, len(await numbers(store, table)) + 1))


async def test_an_append_whose_asker_has_gone_does_not_stop_the_scribe(store: Store) -> None:
    table, fence = await own_table(store)
    asker = asyncio.create_task(store.append(move(table, 1), fence))
    await asyncio.sleep(0)
    asker.cancel()

    await store.append(move(table, 2), fence)

    assert await numbers(store, table) == [1, 2]


async def test_closing_waits_for_what_lies_on_the_desk(url: str) -> None:
    store = await Store.open(url, "venice")
    table, fence = await own_table(store)
    asked = [asyncio.create_task(store.append(move(table, n), fence)) for n in range(1, 9)]
    await asyncio.sleep(0)

    await store.close()

    assert all(task.done() and task.exception() is None for task in asked)
    again = await Store.open(url, "venice")
    assert await numbers(again, table) == list(range(1, 9))
    await again.close()


async def test_a_database_that_fails_says_so_and_the_scribe_goes_on(store: Store) -> None:
    table, fence = await own_table(store)
    other, other_fence = await own_table(store)
    await store._database.write(lambda c: c.execute(text("ALTER TABLE entries RENAME TO away")))

    answers = await asyncio.gather(
        store.append(move(table, 1), fence),
        store.append(move(other, 1), other_fence),
        return_exceptions=True,
    )

    assert [type(answer) for answer in answers] == [Unsure, Unsure]
    await store._database.write(lambda c: c.execute(text("ALTER TABLE away RENAME TO entries")))
    await store.append(move(table, 1), fence)
    assert await numbers(store, table) == [1]


async def test_a_closed_store_does_not_leave_anybody_waiting(url: str) -> None:
    store = await Store.open(url, "venice")
    table, fence = await own_table(store)
    await store.close()

    with pytest.raises(NotOwner):
        await store.append(move(table, 1), fence)


@pytest.mark.thorough
async def test_a_connection_lost_between_moves_costs_no_move(postgres_url: str) -> None:
    store = await Store.open(postgres_url, "venice")
    table, fence = await own_table(store)
    surgeon = await asyncpg.connect(postgres_url)

    await surgeon.execute(CUT)
    await store.append(move(table, 1), fence)

    assert await numbers(store, table) == [1]
    await surgeon.close()
    await store.close()

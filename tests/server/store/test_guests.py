"""Guests, and codes that open a door once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import update

from fondaco.core.errors import Unreadable
from fondaco.server.store import Link, Store, now
from fondaco.server.store.schema import guests
from tests.server.store.sample_entries import new_table

if TYPE_CHECKING:
    from sqlalchemy import Connection

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


async def test_a_guest_is_found_by_token_alone(store: Store) -> None:
    guest = await store.add_guest("Zita", b"hash of her token")

    assert await store.guest_by_token(b"hash of her token") == guest
    assert await store.guest_by_id(guest.id) == guest
    assert await store.guest_by_token(b"another") is None


async def test_a_guest_may_change_name_and_token(store: Store) -> None:
    guest = await store.add_guest("Zita", b"old")

    await store.rename_guest(guest.id, "Zita the Bold")
    await store.replace_token(guest.id, b"new")

    assert await store.guest_by_token(b"old") is None
    found = await store.guest_by_token(b"new")
    assert found is not None
    assert found.name == "Zita the Bold"
    with pytest.raises(Unreadable):
        await store.rename_guest("nobody", "Nemo")


async def test_it_is_noted_when_a_guest_comes_back(store: Store) -> None:
    guest = await store.add_guest("Zita", b"token")

    def long_ago(connection: Connection) -> None:
        connection.execute(update(guests).values(seen=guest.seen - 2 * HOUR))

    await store._database.write(long_ago)
    await store.guest_by_token(b"token")

    found = await store.guest_by_id(guest.id)
    assert found is not None
    assert found.seen >= guest.seen - HOUR


async def test_a_link_is_used_once_even_when_twenty_ask_at_once(store: Store) -> None:
    link = Link(b"code", await new_table(store), "invite", now() + HOUR, seat=2)
    await store.add_link(link)

    assert await store.look_at_link(b"code") == link
    answers = await asyncio.gather(*(store.use_link(b"code") for _ in range(20)))

    assert answers.count(link) == 1
    assert answers.count(None) == 19
    assert await store.look_at_link(b"code") is None


async def test_two_nodes_do_not_use_one_link_twice(store: Store, url: str) -> None:
    rival = await Store.open(url, "genoa")
    guest = await store.add_guest("Zita", b"token")
    link = Link(b"code", await new_table(store), "transfer", now() + HOUR, guest=guest.id)
    await store.add_link(link)

    answers = await asyncio.gather(*(one.use_link(b"code") for one in [store, rival] * 10))

    assert answers.count(link) == 1
    await rival.close()


async def test_a_link_that_has_expired_opens_nothing(store: Store) -> None:
    await store.add_link(Link(b"code", await new_table(store), "watch", now() - 1))

    assert await store.look_at_link(b"code") is None
    assert await store.use_link(b"code") is None

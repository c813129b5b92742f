"""Tables are made, found, listed, exported without their secrets, and swept out in the end."""

from __future__ import annotations

import base64

import msgspec
import pytest

from fondaco.core.errors import Unreadable
from fondaco.server.store import Link, Seating, Store, TableRow, Tidied, new_id, now
from tests.server.store.sample_entries import SECRET, end_lease, move, new_table, own_table

pytestmark = pytest.mark.anyio

DAY = 86_400_000


async def test_a_table_is_loaded_as_it_was_made(store: Store) -> None:
    row = TableRow(id=new_id(), header='{"game": "medici"}', secret=SECRET, public=True)

    await store.create_table(row)

    assert await store.load(row.id) == (row, [])
    with pytest.raises(Unreadable):
        await store.load("no such table")
    with pytest.raises(Unreadable):
        await store.export("no such table")


async def test_public_tables_are_listed_until_they_are_over(store: Store) -> None:
    shown = await new_table(store, public=True, touched=2)
    older = await new_table(store, public=True, touched=1)
    over = await new_table(store, public=True)
    await new_table(store)
    await store.set_status(over, "over")

    assert [head.id for head in await store.list_public()] == [shown, older]


async def test_my_tables_are_those_where_i_sit(store: Store) -> None:
    zita = await store.add_guest("Zita", b"z")
    ugo = await store.add_guest("Ugo", b"u")
    table, other = await new_table(store), await new_table(store)
    await store.seat(Seating(table, 0, zita.id), Seating(table, 1, None, "greedy"))
    await store.seat(Seating(other, 0, zita.id), Seating(other, 1, ugo.id))
    await store.seat(Seating(other, 0, None, "seasoned"))

    assert [head.id for head in await store.list_of(zita.id)] == [table]
    assert [head.id for head in await store.list_of(ugo.id)] == [other]
    assert await store.seats_of(other) == [
        Seating(other, 0, None, "seasoned"),
        Seating(other, 1, ugo.id),
    ]


async def test_the_secret_is_neither_exported_nor_listed_nor_printed(store: Store) -> None:
    guest = await store.add_guest("Zita", b"hash of a token")
    table = await new_table(store, public=True)
    await store.seat(Seating(table, 0, guest.id))
    fence = await store.claim(table)
    await store.append(move(table, 1, "command"), fence)

    exported = msgspec.json.encode(await store.export(table))
    listed = msgspec.json.encode([await store.list_public(), await store.list_of(guest.id)])
    row, _ = await store.load(table)

    assert table.encode() in exported
    assert table.encode() in listed
    forms = [SECRET, SECRET.hex().encode(), base64.b64encode(SECRET), repr(SECRET).encode()]
    forms += [b"secret-of-the-deck", b"hash of a token", guest.id.encode()]
    assert row.secret == SECRET
    for text in (exported, listed, repr(row).encode()):
        assert not [form for form in forms if form in text]


async def test_what_is_of_no_use_is_swept_out(store: Store) -> None:
    long_ago = now() - 40 * DAY
    old = {"created": long_ago, "touched": long_ago}
    gone = await new_table(store, **old)
    await store.add_link(Link(b"gone with its table", gone, "watch", now() + DAY))
    over = await new_table(store, **old, status="over")
    await store.seat(Seating(over, 0, (await store.add_guest("Zita", b"token")).id))
    playing = await new_table(store, **old, status="playing")
    fresh = await new_table(store)
    for code, expires in ((b"expired", now() - 1), (b"used", now() + DAY), (b"good", now() + DAY)):
        await store.add_link(Link(code, fresh, "invite", expires))
    await store.use_link(b"used")

    tidied = await store.tidy(30)

    assert tidied == Tidied(links=2, tables=2, guests=0, nodes=0)
    for table in (playing, fresh):
        await store.load(table)
    for table in (gone, over):
        with pytest.raises(Unreadable):
            await store.load(table)
    assert await store.look_at_link(b"good") is not None
    assert await store.look_at_link(b"gone with its table") is None
    assert await store.seats_of(over) == []


async def test_a_table_that_somebody_holds_or_played_at_lately_is_not_swept_out(
    store: Store, url: str
) -> None:
    held, _ = await own_table(store)
    node = await Store.open(url, "genoa")
    played, fence = await own_table(node)
    await node.append(msgspec.structs.replace(move(played, 1), at=now() + 2 * DAY), fence)
    await end_lease(store, "genoa")
    left = await new_table(store)

    # With a negative number of days, whatever was touched until tomorrow counts as old.
    assert (await store.tidy(-1)).tables == 1

    await store.load(held)
    await store.load(played)
    with pytest.raises(Unreadable):
        await store.load(left)
    await node.close()

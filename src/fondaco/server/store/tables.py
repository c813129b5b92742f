"""The tables of the store: made, found, listed, exported, swept out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, exists, insert, or_, select, update

from fondaco.core.errors import Unreadable
from fondaco.server.store.leases import owned_by_the_living
from fondaco.server.store.log import entries_after
from fondaco.server.store.rows import Export, Seating, TableHead, TableRow, Tidied
from fondaco.server.store.schema import (
    database_time,
    entries,
    guests,
    links,
    nodes,
    owners,
    seats,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Select

    from fondaco.server.store.rows import Entry, Status

LISTED = 200
DAY_MS = 86_400_000
_HEAD = [tables.c[name] for name in TableHead.__struct_fields__]


def create(row: TableRow, connection: Connection) -> None:
    """Put a new table up, owned by nobody."""
    connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
    connection.execute(insert(owners).values(table_id=row.id, node=None, fence=0))


def load(table: str, connection: Connection) -> tuple[TableRow, list[Entry]]:
    """A table and its whole log."""
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        raise Unreadable("table/unknown", "There is no such table.")
    return TableRow(**row), entries_after(table, 0, connection)


def export(table: str, connection: Connection) -> Export:
    """A table without what must stay with the server."""
    head = connection.execute(select(*_HEAD).where(tables.c.id == table)).mappings().first()
    if head is None:
        raise Unreadable("table/unknown", "There is no such table.")
    return Export(TableHead(**head), entries_after(table, 0, connection))


def public(connection: Connection) -> list[TableHead]:
    """The tables that anybody may see and that are not over, the latest first."""
    return _heads(select(*_HEAD).where(tables.c.public, tables.c.status != "over"), connection)


def of_guest(guest: str, connection: Connection) -> list[TableHead]:
    """The tables at which a guest sits, the latest first."""
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
    return _heads(select(*_HEAD).where(sits), connection)


def _heads(found: Select[tuple[object, ...]], connection: Connection) -> list[TableHead]:
    rows = connection.execute(found.order_by(tables.c.touched.desc(), tables.c.id).limit(LISTED))
    return [TableHead(**row) for row in rows.mappings()]


def set_status(table: str, status: Status, connection: Connection) -> None:
    """Say that a table is open, playing or over."""
    connection.execute(
        update(tables).where(tables.c.id == table).values(status=status, touched=database_time())
    )


def seat(seatings: Sequence[Seating], connection: Connection) -> None:
    """Write who sits where now."""
    for one in seatings:
        here = (seats.c.table_id == one.table, seats.c.seat == one.seat)
        who = {"guest": one.guest, "bot": one.bot}
        if not connection.execute(update(seats).where(*here).values(**who)).rowcount:
            connection.execute(insert(seats).values(table_id=one.table, seat=one.seat, **who))


def seats_of(names: Sequence[str], connection: Connection) -> list[Seating]:
    """Who sits at these tables, by table and seat."""
    found = select(seats.c.table_id, seats.c.seat, seats.c.guest, seats.c.bot)
    rows = connection.execute(
        found.where(seats.c.table_id.in_(names)).order_by(seats.c.table_id, seats.c.seat)
    )
    return [Seating(*row) for row in rows]


def tidy(days: int, connection: Connection) -> Tidied:
    """Sweep out links that are of no use, tables nobody plays at, guests who are long gone."""
    before = database_time() - days * DAY_MS
    # Entries do not touch their table, so that a move is one row; the log itself says when it was.
    played = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
    quiet = (tables.c.touched < before, tables.c.status != "playing", ~played)
    owned = exists().where(owners.c.table_id == tables.c.id, owned_by_the_living())
    sits = exists().where(seats.c.guest == guests.c.id)
    spent = or_(links.c.used.is_not(None), links.c.expires < database_time())
    return Tidied(
        links=connection.execute(delete(links).where(spent)).rowcount,
        tables=connection.execute(delete(tables).where(*quiet, ~owned)).rowcount,
        guests=connection.execute(delete(guests).where(guests.c.seen < before, ~sits)).rowcount,
        nodes=connection.execute(delete(nodes).where(nodes.c.until < before)).rowcount,
    )

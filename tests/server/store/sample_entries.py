"""Tables and entries to try the store with."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from sqlalchemy import event, update

from fondaco.server.store import Entry, TableRow, new_id
from fondaco.server.store.schema import nodes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from fondaco.server.store import Store

# What cuts all other connections to a PostgreSQL.
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
SECRET = b"\x17secret-of-the-deck\x99"


async def new_table(store: Store, **fields: Any) -> str:
    """A table that nobody owns yet."""
    row = TableRow(**({"id": new_id(), "header": "{}", "secret": SECRET} | fields))
    await store.create_table(row)
    return row.id


async def own_table(store: Store) -> tuple[str, int]:
    """A new table and the fence of this store."""
    table = await new_table(store)
    return table, await store.claim(table)


def move(table: str, number: int, command: str | None = None) -> Entry:
    """An entry of a log."""
    return Entry(table, number, "move", 0, f'{{"move": {number}}}', 1000 + number, command)


async def numbers(store: Store, table: str) -> list[int]:
    """The numbers in the log of a table."""
    return [entry.number for entry in await store.entries_after(table, 0)]


async def end_lease(store: Store, node: str) -> None:
    """Let the lease of a node be over, as if it had not been heard of for long."""

    def end(connection: Connection) -> None:
        connection.execute(update(nodes).where(nodes.c.name == node).values(until=0))

    await store._database.write(end)


@contextlib.contextmanager
def commits(store: Store) -> Iterator[list[object]]:
    """What the store commits meanwhile."""
    database: Any = store._database
    engine = database.engine.sync_engine if hasattr(database, "engine") else database.writing
    seen: list[object] = []
    note = seen.append
    event.listen(engine, "commit", note)
    yield seen
    event.remove(engine, "commit", note)

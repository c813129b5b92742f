"""Appends for SQLite: the two statements of every move, spoken past the toolkit.

They are the toolkit's own words. What it does around a statement costs many times the statement.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, func, insert, literal_column, select
from sqlalchemy.dialects import sqlite

from fondaco.server.store.schema import entries, owners

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from fondaco.server.store.rows import Entry

NAME = "sqlite"
_STANDING = str(
    select(
        owners.c.table_id,
        owners.c.fence,
        select(func.coalesce(func.max(entries.c.number), literal_column("0")))
        .where(entries.c.table_id == owners.c.table_id)
        .scalar_subquery(),
    )
    .where(owners.c.table_id == bindparam("table"), owners.c.node == bindparam("node"))
    .compile(dialect=sqlite.dialect())
)
_INSERT = str(insert(entries).compile(dialect=sqlite.dialect()))


def fits(connection: Connection) -> bool:
    """Whether the database is one that these statements are for."""
    return connection.dialect.name == NAME


def standing(connection: Connection, node: str, tables: Iterable[str]) -> list[Any]:
    """The table, the fence and the last number of each of the tables that the node owns."""
    raw: Any = connection.connection.driver_connection
    found = []
    for table in tables:
        found += raw.execute(_STANDING, (table, node)).fetchall()
    return found


def write(connection: Connection, rows: list[Entry]) -> None:
    """Write the entries."""
    raw: Any = connection.connection.driver_connection
    raw.executemany(
        _INSERT, [(e.table, e.number, e.kind, e.seat, e.body, e.at, e.command) for e in rows]
    )

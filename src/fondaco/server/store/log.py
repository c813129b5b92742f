"""The log of a table: entries in order, written only by the owner of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from fondaco.server.store import sqlite_append
from fondaco.server.store.rows import Entry
from fondaco.server.store.schema import entries, owners
from fondaco.server.store.store_errors import (
    CommandKnown,
    NotOwner,
    NumberSkipped,
    NumberTaken,
    Spoiled,
    Unwritable,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from fondaco.server.store.store_errors import NotAppended

Fenced = tuple[Entry, int]

_LAST = (
    select(func.coalesce(func.max(entries.c.number), 0))
    .where(entries.c.table_id == owners.c.table_id)
    .scalar_subquery()
)
# The rows stay locked until the commit, so that nobody takes a table over in between.
_STANDING = (
    select(owners.c.table_id, owners.c.fence, _LAST)
    .where(owners.c.node == bindparam("node"))
    .where(owners.c.table_id.in_(bindparam("tables", expanding=True)))
    .with_for_update(of=owners)
)
_INSERT = insert(entries)
_ENTRY = select(entries)
_COMMAND = select(entries.c.number).where(
    entries.c.table_id == bindparam("table"), entries.c.command == bindparam("name")
)


def put_together(
    node: str, group: Sequence[Fenced], connection: Connection
) -> list[NotAppended | None]:
    """Write a group at once; `Spoiled` if one of them is such that none can be written so."""
    standing = _Standing(connection, node, group)
    verdicts: list[NotAppended | None] = []
    rows = []
    for entry, fence in group:
        verdict = standing.judge(entry, fence)
        if verdict is None:
            rows.append(entry)
            standing.goes_on(entry)
        verdicts.append(verdict)
    try:
        if rows and sqlite_append.fits(connection):
            sqlite_append.write(connection, rows)
        elif rows:
            connection.execute(_INSERT, [_row(entry) for entry in rows])
    except Exception as error:  # drivers have many ways to say that a value is not for them
        raise Spoiled from error
    return verdicts


def put_one_by_one(
    node: str, group: Sequence[Fenced], connection: Connection
) -> list[NotAppended | None]:
    """Write what can be written of a group, and say of each of the others why it cannot."""
    standing = _Standing(connection, node, group)
    verdicts: list[NotAppended | None] = []
    for entry, fence in group:
        verdict = standing.judge(entry, fence)
        if verdict is None:
            try:
                with connection.begin_nested():
                    connection.execute(_INSERT, _row(entry))
                standing.goes_on(entry)
            except IntegrityError:
                verdict = _known(connection, entry) or NumberTaken(entry.table, entry.number)
            except Exception as error:  # noqa: BLE001  whatever it is, it is this entry's alone
                verdict = Unwritable(entry.table, entry.number)
                verdict.__cause__ = error
        verdicts.append(verdict)
    return verdicts


def entries_after(table: str, number: int, connection: Connection) -> list[Entry]:
    """The entries of a table that follow a number, in order."""
    found = connection.execute(
        _ENTRY.where(entries.c.table_id == table, entries.c.number > number).order_by(
            entries.c.number
        )
    )
    return [Entry(*row) for row in found]


class _Standing:
    """How the tables of a group stand: who may write, and where each log ends."""

    def __init__(self, connection: Connection, node: str, group: Sequence[Fenced]) -> None:
        tables = list({entry.table for entry, _ in group})
        if sqlite_append.fits(connection):
            found = sqlite_append.standing(connection, node, tables)
        else:
            found = list(connection.execute(_STANDING, {"node": node, "tables": tables}))
        self._connection = connection
        self._of = {table: (fence, last) for table, fence, last in found}

    def judge(self, entry: Entry, fence: int) -> NotAppended | None:
        holds, last = self._of.get(entry.table, (None, 0))
        if holds != fence:
            return NotOwner(entry.table, entry.number, fence)
        if entry.number == last + 1:
            return None
        if known := _known(self._connection, entry):
            return known
        if entry.number <= last:
            return NumberTaken(entry.table, entry.number)
        return NumberSkipped(entry.table, entry.number, last)

    def goes_on(self, entry: Entry) -> None:
        self._of[entry.table] = (self._of[entry.table][0], entry.number)


def _known(connection: Connection, entry: Entry) -> CommandKnown | None:
    if entry.command is None:
        return None
    number = connection.scalar(_COMMAND, {"table": entry.table, "name": entry.command})
    return None if number is None else CommandKnown(entry.table, entry.number, number)


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
        "at": entry.at,
        "command": entry.command,
    }

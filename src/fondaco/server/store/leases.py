"""Who may write the log of a table: one node at a time, by lease, proved by a growing number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import case, delete, exists, insert, or_, select, update

from fondaco.core.errors import Unreadable
from fondaco.server.store.rows import Owner
from fondaco.server.store.schema import database_time, nodes, owners, tables
from fondaco.server.store.store_errors import NodeReplaced, OwnedElsewhere

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

# A killed node's tables are free when its lease ends, at most this long after its last heartbeat.
LEASE = 3.0
HEARTBEAT = 1.0
_LEASE_MS = int(LEASE * 1000)


def move_in(node: str, boot: str, connection: Connection) -> None:
    """Begin to live as a node; a process that had this name before owns nothing any more."""
    connection.execute(delete(nodes).where(nodes.c.name == node))
    _enter(node, boot, connection)
    connection.execute(
        update(owners).where(owners.c.node == node).values(node=None, fence=owners.c.fence + 1)
    )


def move_out(node: str, boot: str, connection: Connection) -> None:
    """Leave in good order: every table of the node is free at once."""
    gone = connection.execute(delete(nodes).where(nodes.c.name == node, nodes.c.boot == boot))
    if gone.rowcount:
        connection.execute(update(owners).where(owners.c.node == node).values(node=None))


def renew(node: str, boot: str, connection: Connection) -> None:
    """Make the lease of a node last again."""
    lives = connection.execute(
        update(nodes)
        .where(nodes.c.name == node, nodes.c.boot == boot)
        .values(until=database_time() + _LEASE_MS)
    )
    if lives.rowcount:
        return
    if connection.execute(select(nodes.c.boot).where(nodes.c.name == node)).first():
        raise NodeReplaced(node)
    _enter(node, boot, connection)  # a node that was idle for long may have been swept out


def claim(node: str, boot: str, table: str, connection: Connection) -> int:
    """Own a table that nobody alive owns; the fence grows whenever the owner changes."""
    renew(node, boot, connection)
    fence = connection.scalar(
        update(owners)
        .where(owners.c.table_id == table)
        .where(or_(owners.c.node.is_(None), owners.c.node == node, ~owned_by_the_living()))
        .values(node=node, fence=owners.c.fence + case((owners.c.node == node, 0), else_=1))
        .returning(owners.c.fence)
    )
    if fence is None:
        raise OwnedElsewhere(table, _known_owner(table, connection))
    connection.execute(update(tables).where(tables.c.id == table).values(touched=database_time()))
    return int(fence)


def release(node: str, table: str, fence: int, connection: Connection) -> None:
    """Own a table no more; nothing happens to one that was lost before."""
    connection.execute(
        update(owners)
        .where(owners.c.table_id == table, owners.c.node == node, owners.c.fence == fence)
        .values(node=None)
    )


def owner_of(table: str, connection: Connection) -> Owner | None:
    """The owner of a table, if it is alive."""
    row = connection.execute(
        select(owners.c.node, owners.c.fence).where(
            owners.c.table_id == table, owned_by_the_living()
        )
    ).first()
    return None if row is None else Owner(*row)


def owned_by_the_living() -> ColumnElement[bool]:
    """Whether a row of owners names a node whose lease lasts."""
    return exists().where(nodes.c.name == owners.c.node, nodes.c.until > database_time())


def _enter(node: str, boot: str, connection: Connection) -> None:
    until = database_time() + _LEASE_MS
    connection.execute(insert(nodes).values(name=node, boot=boot, until=until))


def _known_owner(table: str, connection: Connection) -> str:
    row = connection.execute(select(owners.c.node).where(owners.c.table_id == table)).first()
    if row is None:
        raise Unreadable("table/unknown", "There is no such table.")
    return str(row.node)

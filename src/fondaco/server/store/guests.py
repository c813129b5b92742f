"""Guests, and the codes that let them in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update

from fondaco.core.errors import Unreadable
from fondaco.server.store.rows import Guest, Link, new_id, now
from fondaco.server.store.schema import database_time, guests, links

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

_GUEST = select(guests.c.id, guests.c.name, guests.c.created, guests.c.seen)
_LINK = [
    links.c.code_hash,
    links.c.table_id,
    links.c.kind,
    links.c.expires,
    links.c.seat,
    links.c.guest,
]


def add_guest(name: str, token_hash: bytes, connection: Connection) -> Guest:
    """A new guest, who will be known by a token."""
    time = now()
    guest = Guest(new_id(), name, time, time)
    connection.execute(
        insert(guests).values(
            id=guest.id, name=name, created=time, seen=time, token_hash=token_hash
        )
    )
    return guest


def guest_by_token(token_hash: bytes, connection: Connection) -> Guest | None:
    """The guest behind a token."""
    row = connection.execute(_GUEST.where(guests.c.token_hash == token_hash)).first()
    return None if row is None else Guest(*row)


def guest_by_id(guest: str, connection: Connection) -> Guest | None:
    """The guest of this name in the log."""
    row = connection.execute(_GUEST.where(guests.c.id == guest)).first()
    return None if row is None else Guest(*row)


def names_of(wanted: tuple[str, ...], connection: Connection) -> dict[str, str]:
    """How guests are called, by id."""
    found = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(wanted)))
    return {row.id: row.name for row in found}


def saw(guest: str, connection: Connection) -> None:
    """Note that a guest was here."""
    connection.execute(update(guests).where(guests.c.id == guest).values(seen=database_time()))


def rename(guest: str, name: str, connection: Connection) -> None:
    """Call a guest by another name."""
    found = connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
    if not found.rowcount:
        raise Unreadable("guest/unknown", "There is no such guest.")


def replace_token(guest: str, token_hash: bytes, connection: Connection) -> None:
    """Know a guest by another token; the old one opens nothing any more."""
    found = connection.execute(
        update(guests).where(guests.c.id == guest).values(token_hash=token_hash)
    )
    if not found.rowcount:
        raise Unreadable("guest/unknown", "There is no such guest.")


def add_link(link: Link, connection: Connection) -> None:
    """Let a code be exchanged, once."""
    connection.execute(
        insert(links).values(
            code_hash=link.code_hash,
            table_id=link.table,
            kind=link.kind,
            expires=link.expires,
            seat=link.seat,
            guest=link.guest,
        )
    )


def look_at_link(code_hash: bytes, connection: Connection) -> Link | None:
    """What a code would be exchanged for, without using it up."""
    row = connection.execute(select(*_LINK).where(*_good(code_hash))).first()
    return None if row is None else Link(*row)


def use_link(code_hash: bytes, connection: Connection) -> Link | None:
    """What a code is exchanged for: the first who asks gets it, everybody else nothing."""
    row = connection.execute(
        update(links).where(*_good(code_hash)).values(used=database_time()).returning(*_LINK)
    ).first()
    return None if row is None else Link(*row)


def _good(code_hash: bytes) -> tuple[ColumnElement[bool], ...]:
    return (
        links.c.code_hash == code_hash,
        links.c.used.is_(None),
        links.c.expires > database_time(),
    )

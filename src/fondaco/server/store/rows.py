"""The rows of the store, as the rest of the server holds them."""

from __future__ import annotations

import secrets
import time
from typing import Literal

from msgspec import Struct, field

Status = Literal["open", "playing", "over"]
LinkKind = Literal["invite", "transfer", "watch"]


def now() -> int:
    """The time as the store writes it: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name that nobody can guess: 128 bits, fit for an address."""
    return secrets.token_urlsafe(16)


class TableHead(Struct, frozen=True, kw_only=True):
    """What may be shown of a table in a list; the header is JSON that the store does not read."""

    id: str
    header: str
    public: bool = False
    status: Status = "open"
    created: int = field(default_factory=now)
    touched: int = field(default_factory=now)


class TableRow(TableHead, frozen=True, kw_only=True):
    """A table with the secret behind its chance."""

    secret: bytes

    def __repr__(self) -> str:
        # A row that is printed by accident, in a log or a traceback, must not betray the deck.
        return f"TableRow(id={self.id!r}, status={self.status!r})"


class Entry(Struct, frozen=True):
    """One thing that happened at a table and must survive; numbers begin at 1 and leave no gap."""

    table: str
    number: int
    kind: str
    seat: int | None
    body: str
    at: int
    command: str | None = None


class Seating(Struct, frozen=True):
    """Who sits at a seat now: a guest, a bot, both (the bot keeps it warm) or nobody."""

    table: str
    seat: int
    guest: str | None = None
    bot: str | None = None


class Guest(Struct, frozen=True):
    """A guest of the server: a name, no more; the token is known to the guest alone."""

    id: str
    name: str
    created: int
    seen: int


class Link(Struct, frozen=True):
    """What a code can be exchanged for, once, until it expires."""

    code_hash: bytes
    table: str
    kind: LinkKind
    expires: int
    seat: int | None = None
    guest: str | None = None


class Owner(Struct, frozen=True):
    """The node that may write the log of a table, and the number that proves it."""

    node: str
    fence: int


class Export(Struct, frozen=True):
    """A table as it may leave the server: everything but the secret and who the guests are."""

    table: TableHead
    entries: list[Entry]


class Tidied(Struct, frozen=True):
    """How much was swept out."""

    links: int
    tables: int
    guests: int
    nodes: int

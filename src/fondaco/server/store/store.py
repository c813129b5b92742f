"""The store as the rest of the server knows it."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fondaco.core.errors import Unreadable
from fondaco.server.store import guests, leases, log, tables
from fondaco.server.store.bus.choose import choose_bus
from fondaco.server.store.bus.notes import Note
from fondaco.server.store.database import connect
from fondaco.server.store.migrate import migrate
from fondaco.server.store.rows import new_id, now
from fondaco.server.store.store_errors import NodeReplaced
from fondaco.server.store.writer import GroupWriter

if TYPE_CHECKING:
    from fondaco.server.store.bus.notes import Bus, Listening
    from fondaco.server.store.database import Database
    from fondaco.server.store.rows import (
        Entry,
        Export,
        Guest,
        Link,
        Owner,
        Seating,
        Status,
        TableHead,
        TableRow,
        Tidied,
    )

SEEN_EVERY_MS = 3_600_000
_journal = structlog.get_logger(__name__)


class Store:
    """Everything that must survive, and who may write it."""

    def __init__(self, database: Database, bus: Bus, node: str) -> None:
        self.node = node
        self._boot = new_id()
        self._database, self._bus = database, bus
        self._writer = GroupWriter(database, node, self._tell)
        self._held: set[str] = set()
        self._pulse: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, node: str, bus: str | None = None) -> Store:
        """The store at an address, in the shape of today, with this process as one of its nodes."""
        database = connect(url)
        store = cls(database, choose_bus(database, bus), node)
        try:
            await database.write(migrate)
            await database.write(partial(leases.move_in, node, store._boot))
            await store._bus.open()
        except (SQLAlchemyError, OSError) as error:
            await database.close()
            why = str(error.orig if isinstance(error, DBAPIError) else error)
            raise Unreadable("database/closed", f"The database does not open: {why}.") from error
        except BaseException:
            await database.close()
            raise
        store._pulse = asyncio.create_task(store._beat(), name="heartbeat")
        return store

    async def close(self) -> None:
        """Write what waits, leave the tables to others, and go."""
        await self._writer.close()
        if self._pulse is not None:
            self._pulse.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._pulse
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._database.write(partial(leases.move_out, self.node, self._boot))
        await self._bus.close()
        await self._database.close()

    # Tables

    async def create_table(self, row: TableRow) -> None:
        """Put a new table up."""
        await self._database.write(partial(tables.create, row))

    async def load(self, table: str) -> tuple[TableRow, list[Entry]]:
        """A table and its whole log; `Unreadable` if there is none."""
        return await self._database.read(partial(tables.load, table))

    async def list_public(self) -> list[TableHead]:
        """The tables that anybody may see and that are not over, the latest first."""
        return await self._database.read(tables.public)

    async def list_of(self, guest: str) -> list[TableHead]:
        """The tables at which a guest sits, the latest first."""
        return await self._database.read(partial(tables.of_guest, guest))

    async def set_status(self, table: str, status: Status) -> None:
        """Say that a table is open, playing or over."""
        await self._database.write(partial(tables.set_status, table, status))

    async def seat(self, *seatings: Seating) -> None:
        """Write who sits where now; the log stays the truth, this is how seats are found."""
        await self._database.write(partial(tables.seat, seatings))

    async def seats_of(self, *names: str) -> list[Seating]:
        """Who sits at these tables, by table and seat."""
        return await self._database.read(partial(tables.seats_of, names))

    async def export(self, table: str) -> Export:
        """A table without what must stay with the server."""
        return await self._database.read(partial(tables.export, table))

    async def tidy(self, days: int) -> Tidied:
        """Sweep out links that are of no use, and tables and guests not seen for days."""
        return await self._database.write(partial(tables.tidy, days))

    # The log

    async def append(self, entry: Entry, fence: int) -> None:
        """Return when the entry is durable; `NotAppended` says why it is not."""
        await self._writer.append(entry, fence)

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """The entries of a table that follow a number, in order."""
        return await self._database.read(partial(log.entries_after, table, number))

    # Ownership

    async def claim(self, table: str) -> int:
        """Own a table, or `OwnedElsewhere`; the number returned proves it at every append."""
        fence = await self._database.write(partial(leases.claim, self.node, self._boot, table))
        self._held.add(table)
        return fence

    async def release(self, table: str, fence: int) -> None:
        """Own a table no more."""
        self._held.discard(table)
        await self._database.write(partial(leases.release, self.node, table, fence))

    async def owner_of(self, table: str) -> Owner | None:
        """The owner of a table, if it is alive."""
        return await self._database.read(partial(leases.owner_of, table))

    # Guests and links

    async def add_guest(self, name: str, token_hash: bytes) -> Guest:
        """A new guest, who will be known by a token."""
        return await self._database.write(partial(guests.add_guest, name, token_hash))

    async def guest_by_token(self, token_hash: bytes) -> Guest | None:
        """The guest behind a token."""
        guest = await self._database.read(partial(guests.guest_by_token, token_hash))
        if guest is not None and now() - guest.seen > SEEN_EVERY_MS:
            await self._database.write(partial(guests.saw, guest.id))
        return guest

    async def guest_by_id(self, guest: str) -> Guest | None:
        """The guest with this id."""
        return await self._database.read(partial(guests.guest_by_id, guest))

    async def names_of(self, *ids: str) -> dict[str, str]:
        """How guests are called, by id."""
        return await self._database.read(partial(guests.names_of, ids)) if ids else {}

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call a guest by another name."""
        await self._database.write(partial(guests.rename, guest, name))

    async def replace_token(self, guest: str, token_hash: bytes) -> None:
        """Know a guest by another token; the old one opens nothing any more."""
        await self._database.write(partial(guests.replace_token, guest, token_hash))

    async def add_link(self, link: Link) -> None:
        """Let a code be exchanged, once."""
        await self._database.write(partial(guests.add_link, link))

    async def look_at_link(self, code_hash: bytes) -> Link | None:
        """What a code would be exchanged for, without using it up."""
        return await self._database.read(partial(guests.look_at_link, code_hash))

    async def use_link(self, code_hash: bytes) -> Link | None:
        """What a code is exchanged for: the first who asks gets it, everybody else nothing."""
        return await self._database.write(partial(guests.use_link, code_hash))

    # Between nodes

    def notify(self, table: str, number: int) -> None:
        """Tell every node that a log has grown; appends do it by themselves."""
        self._bus.publish([Note(table, number)])

    def listen(self) -> Listening:
        """The notes of all nodes, from now on; `GAP` where some may have been lost."""
        return self._bus.listen()

    def _tell(self, kept: list[Entry]) -> None:
        self._bus.publish(Note(entry.table, entry.number) for entry in kept)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(leases.HEARTBEAT)
            if not self._held:  # a node that owns nothing needs no lease, and the disk its rest
                continue
            try:
                await self._database.write(partial(leases.renew, self.node, self._boot))
            except NodeReplaced:
                _journal.warning("node replaced", node=self.node)
                self._held.clear()
            except (SQLAlchemyError, OSError) as error:
                _journal.warning("no heartbeat", node=self.node, error=type(error).__name__)

"""The registry: the tables that are open in this process, opened on demand, put away when idle."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fondaco.server import store
from fondaco.server.table import agreement
from fondaco.server.table.admission import check_may_watch, check_name, check_room_to_watch
from fondaco.server.table.ownership import Ownership
from fondaco.server.table.room import Room
from fondaco.server.table.session import Session

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from fondaco.server.metrics import Metrics
    from fondaco.server.settings import Settings
    from fondaco.server.store import Store
    from fondaco.server.wire.commands import Hello
    from fondaco.server.wire.connection import Connection


class Registry:
    """All sessions of this process."""

    def __init__(self, store_: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store_, settings, metrics
        self.sessions: dict[str, Session] = {}
        self.ownership = Ownership(store_, self.sessions)
        self._opening: dict[str, asyncio.Task[Session]] = {}
        self.after: Callable[[Session], None] = _nothing
        """Called whenever something happened at a table that is open here."""
        self.after_move: Callable[[Session], None] = _nothing
        """Called instead when it was a move, which changes nothing about who is there."""

    # Coming and going

    async def enter(self, table: str) -> Session:
        """The session of a table, opened if it was not."""
        if session := self.sessions.get(table):
            return session
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Session:
        check_name(table)
        row, log = await self.store.load(table)
        room = Room.rebuilt(table, agreement.read(row.header), row.secret, log, time.monotonic())
        session = Session(room)
        self.sessions[table] = session
        self.metrics.open_tables.set(len(self.sessions))
        # A process that was killed may have left the lists of tables behind the log.
        if row.status != room.status:
            await self.note_status(session)
        if await self.store.seats_of(table) != _seatings(room):
            await self.note_seats(session)
        return session

    async def join(self, table: str, connection: Connection, hello: Hello) -> Session:
        """Let a client in to a table."""
        while True:
            session = await self.enter(table)
            async with self.inside(session):
                if session.closed:
                    continue
                check_may_watch(session.room, connection.caller.guest)
                check_room_to_watch(session, connection.caller.guest, self.settings.spectators)
                if session.fence is None:
                    await self.ownership.try_to_own(session)
                session.connections.add(connection)
                session.greet(connection, hello)
                session.tell_seats()
            self.attend(session)
            return session

    async def part(self, session: Session, connection: Connection) -> None:
        """A client has gone."""
        session.connections.discard(connection)
        session.quiet_since = time.monotonic()
        async with session.lock:
            session.tell_seats()
        self.attend(session)

    async def put_away(self, session: Session) -> None:
        """Forget a table that nobody watches; its log stays."""
        async with session.lock:
            if session.connections:
                return
            session.closed = True
            self.sessions.pop(session.room.name, None)
            self.metrics.open_tables.set(len(self.sessions))
            await self.ownership.release(session)

    @asynccontextmanager
    async def inside(self, session: Session) -> AsyncIterator[None]:
        """Have a table for oneself, in step with its log."""
        async with session.lock:
            if session.torn:
                await self.read_again(session)
            yield

    async def read_again(self, session: Session) -> None:
        """The room in memory is ahead of its log: read it anew."""
        session.fence = None
        row, log = await self.store.load(session.room.name)
        now = time.monotonic()
        session.begin_again(
            Room.rebuilt(session.room.name, session.room.agreement, row.secret, log, now)
        )
        session.torn = False

    async def note_status(self, session: Session) -> None:
        """Write down for lists of tables whether it is open, playing or over."""
        await self.store.set_status(session.room.name, session.room.status)  # type: ignore[arg-type]

    async def note_seats(self, session: Session) -> None:
        """Write down for lists of tables who sits where."""
        await self.store.seat(*_seatings(session.room))

    def attend(self, session: Session, *, moved: bool = False) -> None:
        """Something happened at a table: whoever looks after it shall look."""
        (self.after_move if moved else self.after)(session)

    async def adopt(self, session: Session) -> None:
        """Own a table whose owner is gone, so that its bots and clocks go on."""
        async with session.lock:
            if not session.closed:
                await self.ownership.try_to_own(session)
        self.attend(session)


def _seatings(room: Room) -> list[store.Seating]:
    """Who sits where, as lists of tables need it."""
    return [
        store.Seating(room.name, seat, who.guest or None, who.bot or None)
        for seat, who in enumerate(room.occupants)
    ]


def _nothing(_: Session) -> None:
    """Nobody looks after the tables yet."""

"""The executor: a command becomes a deed, the deed is made durable, and then everybody is told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import structlog

from fondaco.core.errors import Refusal, Unreadable
from fondaco.server import store
from fondaco.server.client_errors import ClientError
from fondaco.server.table import entries
from fondaco.server.table.creation import create_rematch
from fondaco.server.table.permissions import STALE, fill_seats, permit, starting
from fondaco.server.table.refusal_messages import refused
from fondaco.server.wire.commands import Look, Move, Speak, Start
from fondaco.server.wire.connection import Reading
from fondaco.server.wire.encoding import encode
from fondaco.server.wire.messages import Ack, Refused
from fondaco.speech.catalogues import nearest

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fondaco.server.table.entries import Deed
    from fondaco.server.table.registry import Registry
    from fondaco.server.table.room import Outcome, Room
    from fondaco.server.table.session import Session
    from fondaco.server.wire.commands import Command
    from fondaco.server.wire.connection import Connection

TRIES = 3
PASSING = ("table/busy", "house/replaced")
"""Refusals that say nothing about the command: it may be given again under its id."""
_journal = structlog.get_logger(__name__)


class Executor:
    """Does at the tables of this process what clients ask and what the server decides."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.store, self.metrics = registry.store, registry.metrics

    # What clients ask

    async def execute(self, session: Session, connection: Connection, command: Command) -> None:
        """Do what a client asks, or say why not; the answer comes when all is durable."""
        if isinstance(command, Look | Speak):
            async with self.registry.inside(session):  # what is not durable yet is not shown
                _show_otherwise(session, connection, command)
            return
        key = f"{connection.caller.guest}:{command.id}"
        try:
            seat = await self._execute_once(session, connection, command, key)
            answer: Ack | Refused = Ack(command.id, session.room.answers.get(key, seat))
        except (Refusal, Unreadable) as error:
            self.metrics.refused.inc()
            answer = refused(session, command.id, error, connection.language)
            if answer.code not in PASSING:
                session.refuse(key, answer)
        except _Answered as known:
            answer = known.answer
        connection.put(encode(answer))
        if isinstance(answer, Refused) and answer.code == STALE:
            async with self.registry.inside(session):
                session.catch_up(connection)
        self.registry.attend(session, moved=isinstance(command, Move))

    async def _execute_once(
        self, session: Session, connection: Connection, command: Command, key: str
    ) -> int:
        """The number that the seat has after the command, which may have been done before."""
        for _ in range(TRIES):
            async with session.lock:
                if session.torn:
                    await self.registry.read_again(session)
                # First, because what was done at another node may be this very command.
                if session.fence is None:
                    await self.registry.ownership.own(session)
                if key in session.room.answers:
                    raise _Answered(Ack(command.id, session.room.answers[key]))
                if key in session.refused:
                    raise _Answered(session.refused[key])
                try:
                    if isinstance(command, Start) and command.bot:
                        for filled in fill_seats(session.room, connection.caller, command.bot):
                            await self._do(session, filled.seat, filled)
                    seat, deed = permit(session.room, connection.caller, command, time.monotonic())
                    await self._do(session, seat, deed, key)
                except store.CommandKnown:
                    await self.registry.read_again(session)
                    return session.room.number_of(getattr(command, "seat", None))
                except store.NotAppended as error:
                    _note_retry("command again", session, error)
                    continue
                return session.room.number_of(seat)
        raise ClientError("table/busy")

    # What the server decides

    async def server_does(
        self,
        session: Session,
        plan: Callable[[Room], Deed | None],
        first: Callable[[], Awaitable[None]] | None = None,
    ) -> bool:
        """Do what the server itself decides once it has the table; nothing if the plan is none.

        What must come first is done only when the plan stands, and the deed only if that succeeds.
        """
        for _ in range(TRIES):
            while session.closed:
                session = await self.registry.enter(session.room.name)
            async with self.registry.inside(session):
                await self.registry.ownership.own(session)
                deed = plan(session.room)
                if deed is None:
                    return False
                if first:
                    await first()
                    first = None
                try:
                    await self._do(session, _seat_of(deed, session.room), deed)
                except store.NotAppended as error:
                    _note_retry("deed again", session, error)
                    continue
            self.registry.attend(session)
            return True
        raise ClientError("table/busy")

    # How anything is done

    async def _do(
        self, session: Session, seat: int | None, deed: Deed, key: str | None = None
    ) -> None:
        """Carry a deed out and keep it; nobody hears of it before it is durable."""
        room = session.room
        try:
            outcome = room.carry_out(deed, seat, time.monotonic())
            began = time.perf_counter()
            await self.store.append(_entry(room, outcome, key), session.fence or 0)
            self.metrics.append_seconds.observe(time.perf_counter() - began)
        except (Refusal, Unreadable):
            raise  # nothing was changed
        except BaseException:
            session.torn = True
            raise
        if key:
            room.remember(key, seat)
        if isinstance(deed, entries.Moved):
            self.metrics.moves.inc()
        session.announce(outcome)
        try:
            await self._follow_up(session, outcome.deed)
        except Exception as error:  # noqa: BLE001  the deed is done; lists are mended later
            _journal.warning("lists not written", table=room.name, error=type(error).__name__)

    async def _follow_up(self, session: Session, deed: Deed) -> None:
        """Write down what lists of tables need, and let another game follow."""
        room = session.room
        match deed:
            case entries.Seated() | entries.Voted():
                await self.registry.note_seats(session)
            case entries.Started():
                await self.registry.note_status(session)
            case entries.Moved() if room.status == "over":
                await self.registry.note_status(session)
            case entries.Wished() if set(room.people()) <= room.wishes and not room.next_table:
                name = await create_rematch(self.store, room)
                if all(who.guest or who.bot for who in room.occupants):
                    await self.server_does(await self.registry.enter(name), starting)
                await self._do(session, None, entries.Followed(name))


def _show_otherwise(session: Session, connection: Connection, command: Look | Speak) -> None:
    """Let a client look through other eyes, or read in another language."""
    if isinstance(command, Speak):
        connection.reading = Reading(nearest(command.language), command.board)
        connection.put(encode(Ack(command.id, session.room.number_of(connection.eyes))))
        session.put_into_words(connection)
        return
    yours = session.room.seats_of(connection.caller.guest)
    if command.seat >= 0 and command.seat not in yours:
        error = ClientError("seat/not-yours")
        connection.put(encode(refused(session, command.id, error, connection.language)))
        return
    connection.put(encode(Ack(command.id, session.room.number_of(command.seat))))
    session.show(connection, command.seat)


def _entry(room: Room, outcome: Outcome, key: str | None) -> store.Entry:
    """The entry for what was just done in a room."""
    return store.Entry(
        room.name,
        room.length,
        entries.kind(outcome.deed),
        outcome.seat,
        entries.write(outcome.deed),
        store.now(),
        key,
    )


def _seat_of(deed: Deed, room: Room) -> int | None:
    """The seat in whose name the server does something."""
    if isinstance(deed, entries.Moved):
        return room.to_act
    return deed.seat if isinstance(deed, entries.Seated) else None


def _note_retry(what: str, session: Session, error: store.NotAppended) -> None:
    _journal.info(what, table=session.room.name, why=type(error).__name__)


class _Answered(Exception):  # noqa: N818  no error: the answer is known
    """The command was answered before."""

    def __init__(self, answer: Ack | Refused) -> None:
        super().__init__()
        self.answer = answer

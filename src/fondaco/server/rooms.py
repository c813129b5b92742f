"""The rooms of this process: opened on demand, one command at a time, put away when idle."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from fondaco.core.refusal import Refusal, Unreadable
from fondaco.server import deeds, header, store
from fondaco.server.claims import Claims
from fondaco.server.commands import Look, Move, Speak, Start
from fondaco.server.doors import check_name, check_room_to_watch
from fondaco.server.founding import follow_up
from fondaco.server.herald import wire
from fondaco.server.live import LiveRoom
from fondaco.server.messages import Ack, Refused
from fondaco.server.opponents import invited
from fondaco.server.regrets import Regret, sentence
from fondaco.server.room import Room
from fondaco.server.rulings import STALE, filling, rule, starting
from fondaco.speech.catalogues import ENGLISH, nearest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from fondaco.server.commands import Command, Hello
    from fondaco.server.connection import Connection
    from fondaco.server.deeds import Deed
    from fondaco.server.metrics import Metrics
    from fondaco.server.room import Outcome
    from fondaco.server.settings import Settings
    from fondaco.server.store import Store

TRIES = 3
PASSING = ("table/busy", "house/replaced")
"""Refusals that say nothing about the command: it may be given again under its id."""
_journal = structlog.get_logger(__name__)


class Rooms:
    """All rooms that are open here."""

    def __init__(self, store_: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store_, settings, metrics
        self.open: dict[str, LiveRoom] = {}
        self.claims = Claims(store_, self.open)
        self._opening: dict[str, asyncio.Task[LiveRoom]] = {}
        self.after: list[Callable[[LiveRoom], None]] = []
        """Called whenever something happened in a room that this node owns."""
        self.after_move: list[Callable[[LiveRoom], None]] = []
        """Called instead when it was a move, which changes nothing about who is there."""

    # Coming and going

    async def enter(self, table: str) -> LiveRoom:
        """The room of a table, opened if it was not."""
        if live := self.open.get(table):
            return live
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveRoom:
        check_name(table)
        row, log = await self.store.load(table)
        room = Room.rebuilt(table, header.read(row.header), row.secret, log, time.monotonic())
        live = LiveRoom(room)
        self.open[table] = live
        self.metrics.rooms.set(len(self.open))
        # A process that was killed may have left the lists of tables behind the log.
        if row.status != room.status:
            await self._note_status(live)
        if await self.store.seats_of(table) != _seatings(room):
            await self._note_seats(live)
        return live

    async def join(self, table: str, connection: Connection, hello: Hello) -> LiveRoom:
        """Let a client into a room."""
        while True:
            live = await self.enter(table)
            async with self.inside(live):
                if live.closed:
                    continue
                check_may_watch(live.room, connection.caller.guest)
                check_room_to_watch(live, connection.caller.guest, self.settings.spectators)
                if live.fence is None:
                    await self.claims.try_to_own(live)
                live.connections.add(connection)
                live.greet(connection, hello)
                live.tell_all(live.seats_message())
            self._attend(live)
            return live

    async def part(self, live: LiveRoom, connection: Connection) -> None:
        """A client has gone."""
        live.connections.discard(connection)
        live.quiet_since = time.monotonic()
        async with live.lock:
            live.tell_all(live.seats_message())
        self._attend(live)

    async def put_away(self, live: LiveRoom) -> None:
        """Forget a room that nobody watches; its log stays."""
        async with live.lock:
            if live.connections:
                return
            live.closed = True
            self.open.pop(live.room.name, None)
            self.metrics.rooms.set(len(self.open))
            await self.claims.release(live)

    @asynccontextmanager
    async def inside(self, live: LiveRoom) -> AsyncIterator[None]:
        """Have a room for oneself, in step with its log."""
        async with live.lock:
            if live.torn:
                await self._read_again(live)
            yield

    # Commands

    async def command(self, live: LiveRoom, connection: Connection, command: Command) -> None:
        """Do what a client asks, or say why not; the answer comes when all is durable."""
        if isinstance(command, Look):
            async with self.inside(live):  # what is not durable yet is not shown
                self._look(live, connection, command)
            return
        if isinstance(command, Speak):
            async with self.inside(live):
                _speak(live, connection, command)
            return
        key = f"{connection.caller.guest}:{command.id}"
        try:
            seat = await self._obey(live, connection, command, key)
            answer: Ack | Refused = Ack(command.id, live.room.answers.get(key, seat))
        except (Refusal, Unreadable) as error:
            self.metrics.refused.inc()
            answer = refused(live, command.id, error, connection.language)
            if answer.code not in PASSING:
                live.refuse(key, answer)
        except _Answered as known:
            answer = known.answer
        connection.put(wire(answer))
        if isinstance(answer, Refused) and answer.code == STALE:
            async with self.inside(live):
                live.catch_up(connection)
        if isinstance(command, Move):
            for call in self.after_move:
                call(live)
        else:
            self._attend(live)

    def _look(self, live: LiveRoom, connection: Connection, command: Look) -> None:
        yours = live.room.seats_of(connection.caller.guest)
        if command.seat >= 0 and command.seat not in yours:
            error = Regret("seat/not-yours")
            connection.put(wire(refused(live, command.id, error, connection.language)))
            return
        connection.put(wire(Ack(command.id, live.room.number_of(command.seat))))
        live.show(connection, command.seat)

    async def _obey(
        self, live: LiveRoom, connection: Connection, command: Command, key: str
    ) -> int:
        for _ in range(TRIES):
            async with live.lock:
                if live.torn:
                    await self._read_again(live)
                # First, because what was done at another node may be this very command.
                if live.fence is None:
                    await self.claims.own(live)
                if key in live.room.answers:
                    raise _Answered(Ack(command.id, live.room.answers[key]))
                if key in live.refused:
                    raise _Answered(live.refused[key])
                try:
                    if isinstance(command, Start) and command.bot:
                        for filled in filling(live.room, connection.caller, command.bot, invited):
                            await self._do(live, filled.seat, filled)
                    seat, deed = rule(live.room, connection.caller, command, time.monotonic())
                    await self._do(live, seat, deed, key)
                except store.CommandKnown:
                    await self._read_again(live)
                    return live.room.number_of(getattr(command, "seat", None))
                except store.Unkept as error:
                    _journal.info("command again", table=live.room.name, why=type(error).__name__)
                    continue
                return live.room.number_of(seat)
        raise Regret("table/busy")

    async def house_does(
        self,
        live: LiveRoom,
        plan: Callable[[Room], Deed | None],
        first: Callable[[], Awaitable[None]] | None = None,
    ) -> bool:
        """Do what the house itself decides once it has the table; nothing if the plan is none.

        What must come first is done only when the plan stands, and the deed only if that succeeds.
        """
        for _ in range(TRIES):
            while live.closed:
                live = await self.enter(live.room.name)
            async with self.inside(live):
                await self.claims.own(live)
                deed = plan(live.room)
                if deed is None:
                    return False
                if first:
                    await first()
                    first = None
                try:
                    await self._do(live, _seat_of(deed, live.room), deed)
                except store.Unkept as error:
                    _journal.info("deed again", table=live.room.name, why=type(error).__name__)
                    continue
            self._attend(live)
            return True
        raise Regret("table/busy")

    async def _do(
        self, live: LiveRoom, seat: int | None, deed: Deed, key: str | None = None
    ) -> None:
        """Carry a deed out and keep it; nobody hears of it before it is durable."""
        room = live.room
        try:
            outcome = room.carry_out(deed, seat, time.monotonic())
            began = time.perf_counter()
            await self.store.append(_entry(room, outcome, key), live.fence or 0)
            self.metrics.append_seconds.observe(time.perf_counter() - began)
        except (Refusal, Unreadable):
            raise  # nothing was changed
        except BaseException:
            live.torn = True
            raise
        if key:
            room.remember(key, seat)
        if isinstance(deed, deeds.Moved):
            self.metrics.moves.inc()
        live.announce(outcome)
        try:
            await self._note(live, outcome.deed)
        except Exception as error:  # noqa: BLE001  the deed is done; lists are mended later
            _journal.warning("lists not written", table=room.name, error=type(error).__name__)

    async def _read_again(self, live: LiveRoom) -> None:
        """The room in memory is ahead of its log: read it anew."""
        live.fence = None
        row, log = await self.store.load(live.room.name)
        now = time.monotonic()
        live.begin_again(Room.rebuilt(live.room.name, live.room.header, row.secret, log, now))
        live.torn = False

    async def _note(self, live: LiveRoom, deed: Deed) -> None:
        """Write down what lists of tables need, and let another game follow."""
        room = live.room
        match deed:
            case deeds.Seated() | deeds.Voted():
                await self._note_seats(live)
            case deeds.Started():
                await self._note_status(live)
            case deeds.Moved() if room.status == "over":
                await self._note_status(live)
            case deeds.Wished() if set(room.people()) <= room.wishes and not room.next_table:
                name = await follow_up(self.store, room)
                if all(who.guest or who.bot for who in room.occupants):
                    await self.house_does(await self.enter(name), starting)
                await self._do(live, None, deeds.Followed(name))

    async def _note_status(self, live: LiveRoom) -> None:
        await self.store.set_status(live.room.name, live.room.status)  # type: ignore[arg-type]

    async def _note_seats(self, live: LiveRoom) -> None:
        await self.store.seat(*_seatings(live.room))

    def _attend(self, live: LiveRoom) -> None:
        for call in self.after:
            call(live)

    async def adopt(self, live: LiveRoom) -> None:
        """Own a table whose owner is gone, so that its bots and clocks go on."""
        async with live.lock:
            if not live.closed:
                await self.claims.try_to_own(live)
        self._attend(live)


def _entry(room: Room, outcome: Outcome, key: str | None) -> store.Entry:
    """The entry for what was just done in a room."""
    return store.Entry(
        room.name,
        room.length,
        deeds.kind(outcome.deed),
        outcome.seat,
        deeds.write(outcome.deed),
        store.now(),
        key,
    )


def _seatings(room: Room) -> list[store.Seating]:
    """Who sits where, as lists of tables need it."""
    return [
        store.Seating(room.name, seat, who.guest or None, who.bot or None)
        for seat, who in enumerate(room.occupants)
    ]


def _seat_of(deed: Deed, room: Room) -> int | None:
    """The seat in whose name the house does something."""
    if isinstance(deed, deeds.Moved):
        return room.to_act
    return deed.seat if isinstance(deed, deeds.Seated) else None


class _Answered(Exception):  # noqa: N818  no error: the answer is known
    """The command was answered before."""

    def __init__(self, answer: Ack | Refused) -> None:
        super().__init__()
        self.answer = answer


def _speak(live: LiveRoom, connection: Connection, command: Speak) -> None:
    connection.language = nearest(command.language)
    connection.put(wire(Ack(command.id, live.room.number_of(connection.eyes))))
    live.put_into_words(connection)


def refused(
    live: LiveRoom, command: str, error: Refusal | Unreadable, language: str = ENGLISH
) -> Refused:
    """A refusal as it is sent: the code and arguments, and the sentence."""
    if isinstance(error, Unreadable):
        return Refused(command, error.code, sentence(error, language))
    say = live.herald.speaker(language)
    names = {
        name: value if isinstance(value, str) else say.words.notation(name, value)
        for name, value in error.arguments.items()
    }
    return Refused(command, error.code, say.refusal(error), error.clause, names)


def check_may_watch(room: Room, guest: str) -> None:
    """Private tables are for those who sit there, and whom they let watch."""
    if room.header.visibility != "private" or guest in room.watchers:
        return
    if not room.seats_of(guest):
        raise Regret("table/private")

"""A session: a room with its sockets, its lock and its lease in this process."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from fondaco.core.verbs import NOBODY
from fondaco.server.table import announcements
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.entries import (
    AnsweredBack,
    AskedBack,
    Followed,
    Moved,
    Seated,
    Spoke,
    Started,
    Voted,
    Wished,
)
from fondaco.server.table.room import OPEN, OVER
from fondaco.server.wire.encoding import encode
from fondaco.server.wire.messages import Refused, Spoken

if TYPE_CHECKING:
    from fondaco.server.table.room import Outcome, Room
    from fondaco.server.wire.commands import Hello
    from fondaco.server.wire.connection import Connection

REFUSED_KEPT = 64
PULSES_LAST = 12.0
"""Seconds for which a player at another node counts as present after a pulse."""


class Session:
    """Everything that this process knows of one table."""

    def __init__(self, room: Room) -> None:
        self.room, self.broadcaster = room, Broadcaster(room)
        self.lock = asyncio.Lock()
        self.fence: int | None = None
        self.freed = asyncio.Event()
        self.connections: set[Connection] = set()
        self.refused: OrderedDict[str, Refused] = OrderedDict()
        self.pulses: dict[int, float] = {}
        self.gone_since: dict[int, float] = {}
        self.warm: set[int] = set()
        """The seats of absent players that a bot keeps."""
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.quiet_since = time.monotonic()
        self.closed = False
        self.torn = False
        """Whether the room in memory is ahead of its log, because the log did not take an entry."""

    # Who is there

    def present(self) -> set[int]:
        """The seats whose players are connected, here or at another node."""
        now = time.monotonic()
        fresh = {seat for seat, at in self.pulses.items() if now - at < PULSES_LAST}
        return self.present_here() | (fresh & set(self.room.people()))

    def present_here(self) -> set[int]:
        """The seats whose players are connected to this node."""
        guests = {connection.caller.guest for connection in self.connections}
        return {seat for seat in self.room.people() if self.room.occupants[seat].guest in guests}

    def is_elsewhere(self, now: float) -> bool:
        """Whether players of this table were heard of at another node lately."""
        return any(now - at < PULSES_LAST for at in self.pulses.values())

    # Telling

    def tell_all(self, text: str) -> None:
        """Send the same to everybody; nothing if there is nothing to say."""
        if text:
            for connection in self.connections:
                connection.put(text)

    def tell_seats(self) -> None:
        """Tell everybody who sits where, and who is there."""
        self.tell_all(announcements.seats(self.room, self.present(), self.warm))

    def greet(self, connection: Connection, hello: Hello) -> None:
        """Let a client in: the table as such, then what it has missed or all it may know."""
        room = self.room
        connection.put(announcements.welcome(room, connection.caller))
        connection.put(announcements.seats(room, self.present(), self.warm))
        if clocks := announcements.clocks(room):
            connection.put(clocks)
        yours = room.seats_of(connection.caller.guest)
        connection.eyes = hello.seat if hello.seat in yours else yours[0] if len(yours) == 1 else -1
        if room.status == OPEN:
            return
        known = "" if hello.language or connection.eyes != hello.seat else hello.hash
        for text in self.broadcaster.missed(connection.eyes, hello.number, known):
            connection.put(text)
        self.put_into_words(connection)
        for text in (
            announcements.back(room),
            announcements.over(room),
            announcements.wishes(room),
        ):
            if text:
                connection.put(text)

    def show(self, connection: Connection, eyes: int) -> None:
        """Let a client look through the eyes of a seat."""
        connection.eyes = eyes
        if self.room.status == OPEN:
            return
        connection.put(self.broadcaster.view(eyes))
        self.put_into_words(connection)

    def put_into_words(self, connection: Connection) -> None:
        """Say all that a client is shown in its language, if it has chosen one."""
        if connection.language and self.room.status != OPEN:
            connection.put(self.broadcaster.recent_words(connection.eyes, connection.reading))

    def catch_up(self, connection: Connection) -> None:
        """Show a client that is behind all it may know."""
        self.show(connection, connection.eyes)

    def announce(self, outcome: Outcome) -> None:
        """Tell everybody what a deed did, each audience what it may know."""
        if outcome.reached:
            self._announce_turn(outcome)
        match outcome.deed:
            case Moved():
                self.tell_all(announcements.clocks(self.room))
                if self.room.status == OVER:
                    self.tell_all(announcements.over(self.room))
                    self.tell_seats()
            case Spoke():
                self.tell_all(encode(Spoken(self.room.chat[-1])))
            case AskedBack() | AnsweredBack():
                self.tell_all(announcements.back(self.room) or announcements.nobody_asks_back())
            case Voted(against):
                self.tell_all(announcements.votes(self.room, against))
                self._announce_seats()
            case Seated() | Started():
                self._announce_seats()
            case Wished() | Followed():
                self.tell_all(announcements.wishes(self.room))

    def _announce_turn(self, outcome: Outcome) -> None:
        if isinstance(outcome.deed, Started):
            for connection in self.connections:
                self.show(connection, connection.eyes)
            return
        updates = self.broadcaster.updates(outcome)
        words: dict[tuple[int, str, bool], str] = {}
        for connection in self.connections:
            text = updates.get(connection.eyes)
            if text is None:
                continue
            connection.put(text)
            if connection.language:
                reader = (connection.eyes, *connection.reading)
                if reader not in words:
                    words[reader] = self.broadcaster.turn_words(
                        outcome.turn, connection.eyes, connection.reading
                    )
                connection.put(words[reader])

    def _announce_seats(self) -> None:
        """Tell who sits where; whoever gained or lost a seat looks through other eyes now."""
        self.tell_seats()
        self.tell_all(announcements.clocks(self.room))
        for connection in self.connections:
            yours = self.room.seats_of(connection.caller.guest)
            eyes = connection.eyes
            if eyes != NOBODY and eyes not in yours:
                eyes = NOBODY
            if eyes == NOBODY and len(yours) == 1:
                eyes = yours[0]
            if eyes != connection.eyes:
                connection.put(announcements.welcome(self.room, connection.caller))
                self.show(connection, eyes)

    def refuse(self, key: str, refused: Refused) -> None:
        """Keep a refusal, so that a duplicate is answered the same way."""
        self.refused[key] = refused
        if len(self.refused) > REFUSED_KEPT:
            self.refused.popitem(last=False)

    def begin_again(self, room: Room) -> None:
        """Take over a room that was read anew; everybody looks again."""
        self.room, self.broadcaster = room, Broadcaster(room)
        self.tell_seats()
        for connection in self.connections:
            self.show(connection, connection.eyes)

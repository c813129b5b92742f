"""A live room: a room with its sockets, its lock and its claim in this process."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from fondaco.core.verbs import NOBODY
from fondaco.server.table.broadcast import Herald, turn_words, wire
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
from fondaco.server.table.text_board import boxed
from fondaco.server.wire.messages import (
    PROTOCOL,
    Back,
    Clocks,
    Over,
    Place,
    Refused,
    Seats,
    Spoken,
    Votes,
    Welcome,
    Wishes,
)

if TYPE_CHECKING:
    from fondaco.server.table.permissions import Caller
    from fondaco.server.table.room import Outcome, Room
    from fondaco.server.wire.commands import Hello
    from fondaco.server.wire.connection import Connection

REFUSED_KEPT = 64
PULSES_LAST = 12.0
"""Seconds for which a player at another node counts as present after a pulse."""


class LiveRoom:
    """Everything that this process knows of one table."""

    def __init__(self, room: Room) -> None:
        self.room, self.herald = room, Herald(room)
        self.lock = asyncio.Lock()
        self.fence: int | None = None
        self.freed = asyncio.Event()
        self.connections: set[Connection] = set()
        self.refused: OrderedDict[str, Refused] = OrderedDict()
        self.pulses: dict[int, float] = {}
        self.gone_since: dict[int, float] = {}
        self.warm: set[int] = set()
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

    def seats_message(self) -> str:
        """Who sits where, and who is there."""
        here = self.present()
        places = []
        for seat, occupant in enumerate(self.room.occupants):
            kind = "person" if occupant.guest else "bot" if occupant.bot else "open"
            bot = occupant.bot or ("keeper" if seat in self.warm else "")
            present = seat in here or kind == "bot"
            places.append(Place(seat, occupant.name, kind, bot, present))
        return wire(Seats(self.room.status, places))

    # Telling

    def tell_all(self, text: str) -> None:
        """Send the same to everybody."""
        for connection in self.connections:
            connection.put(text)

    def greet(self, connection: Connection, hello: Hello) -> None:
        """Let a client in: the table as such, then what it has missed or all it may know."""
        connection.put(self.welcome(connection.caller))
        connection.put(self.seats_message())
        if clocks := self.clocks_message():
            connection.put(clocks)
        yours = self.room.seats_of(connection.caller.guest)
        connection.eyes = hello.seat if hello.seat in yours else yours[0] if len(yours) == 1 else -1
        if self.room.status == OPEN:
            return
        known = "" if hello.language or connection.eyes != hello.seat else hello.hash
        for text in self.herald.missed(connection.eyes, hello.number, known):
            connection.put(text)
        self.put_into_words(connection)
        for text in (self.back_message(), self.over_message(), self.wishes_message()):
            if text:
                connection.put(text)

    def show(self, connection: Connection, eyes: int) -> None:
        """Let a client look through the eyes of a seat."""
        connection.eyes = eyes
        if self.room.status == OPEN:
            return
        connection.put(self.herald.view(eyes))
        self.put_into_words(connection)

    def put_into_words(self, connection: Connection) -> None:
        """Say all that a client is shown in its language, if it has chosen one."""
        if connection.language and self.room.status != OPEN:
            connection.put(self.herald.recent_words(connection.eyes, connection.language))

    def catch_up(self, connection: Connection) -> None:
        """Show a client that is behind all it may know."""
        self.show(connection, connection.eyes)

    def announce(self, outcome: Outcome) -> None:
        """Tell everybody what a deed did, each audience what it may know."""
        if outcome.reached:
            self._announce_turn(outcome)
        match outcome.deed:
            case Moved():
                if clocks := self.clocks_message():
                    self.tell_all(clocks)
                if self.room.status == OVER:
                    self._announce_end()
            case Spoke():
                self.tell_all(wire(Spoken(self.room.chat[-1])))
            case AskedBack() | AnsweredBack():
                self.tell_all(self.back_message() or wire(Back(NOBODY, [])))
            case Voted(against):
                voices = sorted(self.room.votes.get(against, ()))
                self.tell_all(wire(Votes(against, voices)))
                self._announce_seats()
            case Seated() | Started():
                self._announce_seats()
            case Wished() | Followed():
                self.tell_all(self.wishes_message())

    def _announce_turn(self, outcome: Outcome) -> None:
        if isinstance(outcome.deed, Started):
            for connection in self.connections:
                self.show(connection, connection.eyes)
            return
        updates = self.herald.updates(outcome)
        words: dict[tuple[int, str], str] = {}
        for connection in self.connections:
            text = updates.get(connection.eyes)
            if text is None:
                continue
            connection.put(text)
            if connection.language:
                reader = (connection.eyes, connection.language)
                if reader not in words:
                    heard = turn_words(outcome.turn, connection.eyes)
                    words[reader] = self.herald.spoken(connection.eyes, heard, connection.language)
                connection.put(words[reader])

    def _announce_seats(self) -> None:
        """Tell who sits where; whoever gained or lost a seat looks through other eyes now."""
        self.tell_all(self.seats_message())
        if clocks := self.clocks_message():
            self.tell_all(clocks)
        for connection in self.connections:
            yours = self.room.seats_of(connection.caller.guest)
            eyes = connection.eyes
            if eyes != NOBODY and eyes not in yours:
                eyes = NOBODY
            if eyes == NOBODY and len(yours) == 1:
                eyes = yours[0]
            if eyes != connection.eyes:
                connection.put(self.welcome(connection.caller))
                self.show(connection, eyes)

    def _announce_end(self) -> None:
        self.tell_all(self.over_message())
        self.tell_all(self.seats_message())

    # Messages about the table

    def welcome(self, caller: Caller) -> str:
        """The table as such, for one client."""
        room, terms = self.room, self.room.terms
        return wire(
            Welcome(
                protocol=PROTOCOL,
                table=room.name,
                game=terms.game.name,
                title=terms.game.title,
                rules=terms.game.version,
                edition=terms.edition.label,
                options=list(terms.options),
                commitment=terms.chances[-1].commitment,
                yours=room.seats_of(caller.guest),
                host=bool(caller.guest) and caller.guest == room.header.host,
                chat=list(room.chat),
                lesson=room.header.lesson,
                box=boxed(terms.game, terms.edition),
            )
        )

    def clocks_message(self) -> str:
        """What the clocks show now; nothing at a table without clocks."""
        clock = self.room.clock
        if clock is None or self.room.status == OPEN:
            return ""
        return wire(Clocks(clock.now_left(time.monotonic()), clock.running))

    def back_message(self) -> str:
        """Who asks to take a move back, if somebody does."""
        room = self.room
        return wire(Back(room.asking, sorted(room.agreed))) if room.asking != NOBODY else ""

    def over_message(self) -> str:
        """How it ended, once it has."""
        room = self.room
        if room.status != OVER:
            return ""
        table = room.playing()
        return wire(Over(table.totals, table.winners, room.terms.chances[-1].secret.hex()))

    def wishes_message(self) -> str:
        """Who wishes for another game, if somebody does."""
        room = self.room
        if not room.wishes:
            return ""
        return wire(Wishes(sorted(room.wishes), room.next_table))

    def refuse(self, key: str, refused: Refused) -> None:
        """Keep a refusal, so that a duplicate is answered the same way."""
        self.refused[key] = refused
        if len(self.refused) > REFUSED_KEPT:
            self.refused.popitem(last=False)

    def begin_again(self, room: Room) -> None:
        """Take over a room that was read anew; everybody looks again."""
        self.room, self.herald = room, Herald(room)
        self.tell_all(self.seats_message())
        for connection in self.connections:
            self.show(connection, connection.eyes)

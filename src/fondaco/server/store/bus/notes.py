"""Notes say that a log has grown to a number, and nothing more: whoever cares reads the log."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable


class Note(Struct, frozen=True):
    """The log of a table has grown to this number."""

    table: str
    number: int


GAP = Note("", 0)
"""Notes may have been lost: whoever listens reads its logs again."""

WAITING = 4096
PACKET = 100


class Bus(Protocol):
    """Carries notes between nodes; several notes about one table may arrive as the last of them."""

    async def open(self) -> None: ...

    def publish(self, notes: Iterable[Note]) -> None: ...

    def listen(self) -> Listening: ...

    async def close(self) -> None: ...


class Listening:
    """The notes that one listener has not read yet."""

    def __init__(self, listeners: Listeners) -> None:
        self._listeners = listeners
        self._queue: asyncio.Queue[Note | None] = asyncio.Queue()

    def __aiter__(self) -> Listening:
        return self

    async def __anext__(self) -> Note:
        note = await self._queue.get()
        if note is None:
            raise StopAsyncIteration
        return note

    def hear(self, note: Note) -> None:
        """Lay a note down; a listener that is far behind is told to read everything again."""
        if self._queue.qsize() >= WAITING:
            while not self._queue.empty():
                self._queue.get_nowait()
            note = GAP
        self._queue.put_nowait(note)

    def close(self) -> None:
        """Hear no more."""
        self._listeners.leave(self)
        self._queue.put_nowait(None)


class Listeners:
    """Everybody in this process who listens."""

    def __init__(self) -> None:
        self._all: set[Listening] = set()

    def join(self) -> Listening:
        """A new listener, who hears whatever is told from now on."""
        listening = Listening(self)
        self._all.add(listening)
        return listening

    def leave(self, listening: Listening) -> None:
        """Tell this one nothing more."""
        self._all.discard(listening)

    def tell(self, notes: Iterable[Note]) -> None:
        """Tell everybody."""
        if not self._all:
            return
        for note in notes:
            for listening in self._all:
                listening.hear(note)

    def close(self) -> None:
        """Let everybody go."""
        for listening in list(self._all):
            listening.close()


class Outbox:
    """Notes to be sent, the last one of each table, until a connection has taken them."""

    def __init__(self) -> None:
        self._last: dict[str, int] = {}
        self._filled = asyncio.Event()

    def add(self, notes: Iterable[Note]) -> None:
        """Lay notes out to be sent."""
        for note in notes:
            self._last[note.table] = max(note.number, self._last.get(note.table, 0))
        if self._last:
            self._filled.set()

    def nudge(self) -> None:
        """Let whoever waits look up, though there may be nothing to send."""
        self._filled.set()

    async def take(self) -> list[Note]:
        """A packet of notes, as soon as there are any; none if somebody nudged."""
        await self._filled.wait()
        packet = [Note(*item) for item in list(self._last.items())[:PACKET]]
        for note in packet:
            del self._last[note.table]
        if not self._last:
            self._filled.clear()
        return packet


def pack(notes: Iterable[Note]) -> str:
    """Notes as they travel: a line each, the table and the number."""
    return "\n".join(f"{note.table} {note.number}" for note in notes)


def unpack(packet: str) -> list[Note]:
    """The notes of a packet; a packet that is not one of ours counts as lost notes."""
    try:
        return [Note(table, int(number)) for table, number in map(str.split, packet.split("\n"))]
    except ValueError:
        return [GAP]

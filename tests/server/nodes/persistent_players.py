"""People who play on whatever happens: they come back, repeat what was not answered, go on."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import SocketClosedError

if TYPE_CHECKING:
    import random
    from collections.abc import Awaitable, Callable

    from tests.server.client import Guest, Sitting

AWAY = (OSError, WebSocketException, httpx.TransportError, TimeoutError, SocketClosedError)
"""How it shows that the server is not there."""
UNDO_CHANCE = 0.1


@dataclass
class Journal:
    """What the people were promised, by table, and how much of it."""

    sent: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    acknowledged: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    commitments: dict[str, str] = field(default_factory=dict)
    moments: list[tuple[str, float]] = field(default_factory=list)
    count: int = 0
    news: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def promised(self, table: str, command: str) -> None:
        """A command was acknowledged."""
        assert command not in self.acknowledged[table]
        self.acknowledged[table].add(command)
        self.count += 1
        self.moments.append((table, time.monotonic()))
        async with self.news:
            self.news.notify_all()

    async def reaches(self, count: int) -> None:
        """Wait until so many commands were acknowledged."""
        async with self.news:
            await self.news.wait_for(lambda: self.count >= count)


async def insist(work: Callable[[], Awaitable[Any]]) -> Any:
    """Do something that the server must be there for, as soon as it is."""
    while True:
        try:
            return await work()
        except AWAY:
            await asyncio.sleep(0.02)


class Player:
    """One person at one seat of one table."""

    def __init__(self, guest: Guest, table: str, dice: random.Random, journal: Journal) -> None:
        self.guest, self.table, self.dice, self.journal = guest, table, dice, journal
        self.sitting: Sitting | None = None
        self.pending: dict[str, Any] | None = None
        self.returns = 0
        self.is_over = False
        self.resting = False
        self.elsewhere: Guest | None = None

    async def play(self) -> None:
        """Until the game is over, or everybody may rest and nothing is left unanswered."""
        while not self.is_over and not (self.resting and not self.pending):
            try:
                async with self.guest.at(self.table, known=self.sitting) as sitting:
                    await self._come_back(sitting)
            except AWAY:
                if self.elsewhere:
                    self.guest, self.elsewhere = self.elsewhere, self.guest
                await asyncio.sleep(0.02)

    async def _come_back(self, sitting: Sitting) -> None:
        await sitting.until(lambda: has_arrived(sitting) or sitting.closed)
        if not has_arrived(sitting):
            return
        self.sitting = sitting
        self.returns += 1
        told = sitting.last["welcome"]["commitment"]
        assert self.journal.commitments.setdefault(self.table, told) == told
        while not sitting.closed and not self.is_over:
            await self._act(sitting)
            if self.resting and not self.pending:
                return

    async def _act(self, sitting: Sitting) -> None:
        if self.pending is None:
            await sitting.until(
                lambda: sitting.choices or sitting.is_over or sitting.closed or self.resting
            )
            if sitting.closed or self.resting:
                return
            if sitting.is_over:
                self.is_over = True
                return
            self.pending = self._decide(sitting)
        name = self.pending["id"]
        self.journal.sent[self.table].add(name)
        await sitting.say(**self.pending)
        await sitting.until(lambda: name in sitting.answers or sitting.closed)
        if answer := sitting.answers.get(name):
            self.pending = None
            assert answer["type"] == "ack", answer
            await self.journal.promised(self.table, name)
            await sitting.until(lambda: sitting.number >= answer["number"] or sitting.closed)

    def _decide(self, sitting: Sitting) -> dict[str, Any]:
        place = {"id": secrets.token_hex(8), "seat": sitting.seat, "expected": sitting.number}
        if sitting.undo and self.dice.random() < UNDO_CHANCE:
            return {"type": "undo", **place}
        return {"type": "move", "move": self.dice.choice(sitting.choices)["move"], **place}

    async def rest(self) -> None:
        """Stop when nothing is left unanswered."""
        self.resting = True
        if self.sitting is not None:
            async with self.sitting._news:
                self.sitting._news.notify_all()


def has_arrived(sitting: Sitting) -> bool:
    """Whether a client was told the first of what it did not know, or that there is nothing."""
    return bool({"view", "update", "in-step"} & {*sitting.last})


async def seat_people(
    guests: list[Guest], game: str, dice: random.Random, journal: Journal
) -> list[Player]:
    """A new table of a game at which all these guests sit, begun."""
    host, *others = guests
    table = await insist(lambda: host.found(game, "me", *("open" for _ in others)))
    for seat, guest in enumerate(others, 1):
        await insist(partial(_sit, host, guest, table, seat))
    await insist(lambda: _begin(host, table))
    return [Player(guest, table, dice, journal) for guest in guests]


async def _sit(host: Guest, guest: Guest, table: str, seat: int) -> None:
    # The answer may have been lost and the seat taken; only the table itself knows at once.
    async with guest.at(table) as sitting:
        if (await sitting.heard_of("welcome"))["yours"]:
            return
    await guest.accept(await host.invite(table, seat))


async def _begin(host: Guest, table: str) -> None:
    async with host.at(table) as sitting:
        await sitting.heard_of("seats")
        if sitting.last["seats"]["status"] == "open":
            answer = await sitting.do("start", "begin")
            assert answer["type"] == "ack", answer

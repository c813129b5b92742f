"""Hostile clients: whatever they send, nothing breaks, nothing grows, others play on."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import sample_rooms
from tests.server.client import Guest, SocketClosedError
from tests.server.people import begun, table_of
from tests.server.server_processes import PatientServer, memory_of
from tests.server.server_thread import settings
from tests.server.store.database_programs import attempts
from tests.server.wire.hostile_messages import a_frame, a_message

if TYPE_CHECKING:
    import random
    from pathlib import Path

RUN = 3600
PROPER = {1000, 1002, 1003, 1006, 1007, 1009, 4003, 4029}
"""How a socket may end that was misused; 1011 would say that something broke in the house."""
SLOWEST = 5.0
GROWTH = 24 * 2**20
ROOM_TO_SEND = 40
ENOUGH = 20
"""How many moves others must have made meanwhile."""


class Rascal:
    """Somebody with a seat who sends what nobody should send."""

    def __init__(self, guest: Guest, table: str, dice: random.Random) -> None:
        self.guest, self.table, self.dice = guest, table, dice
        self.sent = 0
        self.ends: set[int] = set()

    async def misbehave(self, messages: int) -> None:
        while self.sent < messages:
            self.guest.heard.clear()
            mood = self.dice.random()
            if mood < 0.1:
                await self._first_words()
            elif mood < 0.15:
                await self._bytes()
            else:
                await self._talk()

    async def _talk(self) -> None:
        """Send until the house has enough, then see that it has not forgotten to answer."""
        async with self.guest.at(self.table) as sitting:
            try:
                await sitting.heard_of("seats")
                for _ in range(self.dice.randint(1, ROOM_TO_SEND)):
                    await sitting.socket.send(a_message(self.dice))
                    self.sent += 1
                await sitting.say(type="ping")
                await sitting.heard_of("pong")
            except (SocketClosedError, ConnectionClosed):
                await asyncio.wait_for(sitting.socket.wait_closed(), 20)
                self.ends.add(sitting.socket.close_code or 0)

    async def _first_words(self) -> None:
        """Say something else than hello, and be shown out."""
        async with self.guest.line() as socket:
            await socket.send(a_message(self.dice))
            self.sent += 1
            try:
                said = json.loads(await asyncio.wait_for(socket.recv(), 20))
                assert said["type"] == "error"
                await asyncio.wait_for(socket.recv(), 20)
            except ConnectionClosed:
                self.ends.add(socket.close_code or 0)

    async def _bytes(self) -> None:
        """Break the rules of sockets themselves."""
        async with self.guest.line() as socket:
            socket.transport.write(a_frame(self.dice))
            self.sent += 1
            socket.transport.write_eof()
            await asyncio.wait_for(socket.wait_closed(), 20)


class Innocents:
    """Two people who play on meanwhile, and how long they had to wait at most."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests, self.moves, self.slowest = guests, 0, 0.0

    async def play(self) -> None:
        anna, bruno = self.guests
        dice = sample_rooms.dice(1)
        while True:
            table = await table_of(anna, bruno)
            async with anna.at(table) as one, bruno.at(table) as two:
                await begun(one, two)
                while not one.is_over:
                    await one.until(lambda: one.choices or two.choices or one.is_over)
                    mover = one if one.choices else two
                    if not mover.choices:
                        continue
                    began, number = time.monotonic(), mover.number
                    answer = await mover.move(dice.choice(mover.choices)["move"])
                    assert answer["type"] == "ack"
                    for sitting in (one, two):
                        await sitting.beyond(number)
                    self.slowest = max(self.slowest, time.monotonic() - began)
                    self.moves += 1
                    await asyncio.sleep(0.05)


def counted(address: str, name: str) -> float:
    text = httpx.get(f"{address}/metrics").text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")))


@pytest.mark.thorough
@pytest.mark.timeout(RUN)
@pytest.mark.parametrize("messages", [3_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_hostile_messages_break_nothing_and_disturb_nobody(messages: int, tmp_path: Path) -> None:
    server = PatientServer(settings(tmp_path))

    async def work() -> tuple[Innocents, Rascal, int]:
        names = ("Anna", "Bruno", "Rascal")
        guests = [await Guest(server.address, name).arrive() for name in names]
        innocents = Innocents(guests[:2])
        table = await guests[2].found("medici", "me", "me", "open", visibility="public")
        rascal = Rascal(guests[2], table, sample_rooms.dice(messages))
        playing = asyncio.create_task(innocents.play())
        await rascal.misbehave(messages // 4)  # whatever is loaded once is loaded then
        before = memory_of(server.pid)
        await rascal.misbehave(messages)
        grown = memory_of(server.pid) - before
        while innocents.moves < ENOUGH and not playing.done():
            await rascal.misbehave(rascal.sent + ROOM_TO_SEND)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        return innocents, rascal, grown

    server.start()
    try:
        server.wait_until_open()
        innocents, rascal, grown = asyncio.run(asyncio.wait_for(work(), RUN))
        sys.stdout.write(  # shown by -s
            f"{rascal.sent} messages, ends {sorted(rascal.ends)}, {grown / 2**20:.1f} MiB more; "
            f"meanwhile {innocents.moves} moves, the slowest in {innocents.slowest:.2f} s\n"
        )
        assert httpx.get(f"{server.address}/health").json()["status"] == "well"
        assert counted(server.address, "fondaco_faults_total") == 0
        for _ in attempts():
            if counted(server.address, "fondaco_sockets") == 0:
                break
    finally:
        server.kill()
    assert rascal.ends <= PROPER
    assert 4029 in rascal.ends
    assert grown < GROWTH
    assert innocents.slowest < SLOWEST

"""The short way through the socket: whatever the packets look like, the messages are the same."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.frames import Frame, Opcode

from fondaco.server.wire.fast_websocket import frame_head
from fondaco.server.wire.messages import PROTOCOL
from tests.server import people
from tests.server.client import Guest
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

PING = json.dumps({"type": "ping"}).encode()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_of_any_length_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length

    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Line:
    """A socket whose packets the test makes itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.seen = b""

    async def send(self, packet: bytes) -> None:
        """Send bytes as one packet."""
        self.writer.write(packet)
        await self.writer.drain()

    async def hears(self, text: bytes, count: int) -> None:
        """Wait until the server has said something so many times."""
        while self.seen.count(text) < count:
            more = await self.reader.read(65_536)
            assert more, f"the server closed the socket after {self.seen[-200:]!r}"
            self.seen += more


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@asynccontextmanager
async def line(address: str) -> AsyncIterator[Line]:
    """A line to a table, past the greetings."""
    guest = await Guest(address, "Anna").arrive()
    table = await guest.found("medici", "me", "me")
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    request = (
        f"GET /socket HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {address}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: fondaco={guest.token}\r\n\r\n"
    )
    found = Line(reader, writer)
    await found.send(request.encode())
    await found.hears(b"\r\n\r\n", 1)
    await found.send(
        masked(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table}).encode())
    )
    await found.hears(b'"view"', 1)
    try:
        yield found
    finally:
        writer.close()
        await guest.leave()


def test_several_messages_in_one_packet_are_all_heard(server: str) -> None:
    async def work() -> None:
        async with line(server) as one:
            await one.send(masked(PING) * 40)
            await one.hears(b"pong", 40)

    people.run(work())


def test_a_message_cut_anywhere_is_heard_whole(server: str) -> None:
    async def work() -> None:
        async with line(server) as one:
            packet = masked(PING)
            for cut in range(1, len(packet)):
                await one.send(packet[:cut])
                await asyncio.sleep(0)
                await one.send(packet[cut:] + packet)
            await one.hears(b"pong", 2 * (len(packet) - 1))

    people.run(work())


def test_a_message_in_several_frames_is_heard_whole(server: str) -> None:
    async def work() -> None:
        async with line(server) as one:
            await one.send(masked(PING[:5], fin=False))
            await one.send(masked(b"still here", Opcode.PING))
            await one.send(masked(PING[5:], Opcode.CONT))
            await one.send(masked(PING))
            await one.hears(b"pong", 2)

    people.run(work())


def test_a_message_that_is_no_text_closes_nothing_but_its_own_socket(server: str) -> None:
    async def work() -> None:
        async with line(server) as other, line(server) as one:
            await one.send(masked(b"\xff\xfe"))
            with pytest.raises(AssertionError, match="closed the socket"):
                await one.hears(b"never", 1)
            await other.send(masked(PING))
            await other.hears(b"pong", 1)

    people.run(work())


def test_a_client_that_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        async with line(address) as one:
            look = json.dumps({"type": "look", "id": "look", "seat": 0}).encode()
            async with asyncio.timeout(30):
                while "fondaco_dropped_total 1.0" not in await metrics(address):
                    await one.send(masked(look) * 100)

    with hosted(settings(tmp_path, queue=4, messages_per_second=1e6)) as address:
        people.run(work(address))


async def metrics(address: str) -> str:
    async with httpx.AsyncClient() as http:
        return (await http.get(f"{address}/metrics")).text

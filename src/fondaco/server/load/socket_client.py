"""A socket client: one player's socket, read and written with as little work as possible.

Who drives a server shares the machine with it, so it knows only what the server uses: whole
text frames without compression, pings, and the end.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE, MASKED = 0x80, 0x80
SHORT, MIDDLE = 126, 127
NO_MASK = bytes(4)
"""Clients must mask what they send; a mask of zeros is one, and costs nothing."""


class SocketClient(asyncio.Protocol):
    """A socket at a table; whole messages are handed on as they come."""

    def __init__(
        self, greeting: bytes, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._greeting, self._hear, self._lost = greeting, hear, lost
        self._rest = b""
        self._transport: asyncio.WriteTransport
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self.closed = False

    @classmethod
    async def to(
        cls, url: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> SocketClient:
        """A socket to a server, once it is open."""
        place = urlsplit(url)
        secure = place.scheme == "https"
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        greeting = (
            f"GET /socket HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {url}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        )
        _, client = await asyncio.get_running_loop().create_connection(
            lambda: cls(greeting.encode(), hear, lost),
            place.hostname or "127.0.0.1",
            place.port or (443 if secure else 80),
            ssl=secure or None,
        )
        await client.open
        return client

    def say(self, message: bytes, kind: int = TEXT) -> None:
        """Send one message."""
        length = len(message)
        if length < SHORT:
            head = bytes((WHOLE | kind, MASKED | length))
        else:
            head = struct.pack("!BBH", WHOLE | kind, MASKED | SHORT, length)
        self._transport.write(head + NO_MASK + message)

    def hang_up(self) -> None:
        """Close the socket."""
        self.closed = True
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  asyncio's own name
        if not self.open.done():
            self.open.set_exception(Unreadable("load/line", "The server closed a socket at once."))
        elif not self.closed:
            self._lost()
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._answered(head)
        self._rest = self._take(data)

    def _answered(self, head: bytes) -> None:
        line = head.partition(b"\r\n")[0].decode("latin-1")
        if " 101 " in f"{line} ":
            self.open.set_result(None)
        else:
            self.open.set_exception(Unreadable("load/line", f"The server said {line!r}."))

    def _take(self, data: bytes) -> bytes:
        """Hand on the whole frames; what is left of the last one stays."""
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1], at + 2
            if length == SHORT:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == MIDDLE:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if start + length > size:
                break
            at = start + length
            if kind == TEXT:
                self._hear(data[start:at])
            elif kind == PING:
                self.say(data[start:at], PONG)
            elif kind == CLOSE:
                self._transport.close()
        return data[at:]

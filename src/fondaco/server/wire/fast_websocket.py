"""A fast WebSocket: uvicorn's with a short way out, for text that goes to many at once.

What the framework does for every message costs more than the message; a move is told to all seats.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # no machine code for this platform
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from websockets.http11 import Request

EXTENSION = "fondaco.websocket"
WHOLE_TEXT = 0x81
SHORT, MIDDLE = 126, 1 << 16
MASKED, HEAD = 0x80, 6
UNREAD = 16
"""Messages of a client that may wait before the server stops reading it."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """A socket that takes text at once, as long as its client reads."""

    freed: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this very socket."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the request was one for a socket
            extensions: dict[str, Any] = cast("Any", self.scope["extensions"])
            extensions[EXTENSION] = self

    @property
    def is_free(self) -> bool:
        """Whether the client has read enough to be sent more."""
        return self.writable.is_set()

    def say(self, text: str) -> None:
        """Send one message; nothing to a client that is going."""
        if self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return
        message = text.encode()
        self.transport.write(frame_head(len(message)) + message)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self.freed:
            self.freed()

    def data_received(self, data: bytes) -> None:
        """Read the usual message by the short way: short, whole, text, and nothing before it."""
        plain = (
            len(data) > HEAD
            and data[0] == WHOLE_TEXT
            and MASKED < data[1] < MASKED | SHORT
            and len(data) == HEAD + data[1] - MASKED
            and self.handshake_complete
            and self.conn.state is State.OPEN
            and self.conn.current_size is None
            and not self.conn.reader.buffer
        )
        if not plain:
            super().data_received(data)
            return
        text = apply_mask(data[HEAD:], data[2:HEAD])
        self.handle_text(Frame(Opcode.TEXT, text))

    def handle_text(self, event: Frame) -> None:
        """Hand a message on; a client is read on until several of its messages wait."""
        if not event.fin or self.close_sent:
            super().handle_text(event)
            return
        if self.queue.qsize() < UNREAD:
            # To stop reading and begin again costs as much as a message, so do it seldom.
            paused, self.read_paused = self.read_paused, True
            super().handle_text(event)
            self.read_paused = paused
        else:
            super().handle_text(event)


def frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes that is sent whole."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MIDDLE:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length)


def fast_websocket_of(scope: Mapping[str, Any]) -> FastWebSocket | None:
    """The fast socket behind a scope, where our own server runs it; taken out, to leave no ring."""
    found = (scope.get("extensions") or {}).pop(EXTENSION, None)
    return found if isinstance(found, FastWebSocket) else None

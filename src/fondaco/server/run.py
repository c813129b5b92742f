"""The server under uvicorn, until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from typing import TYPE_CHECKING

import uvicorn

from fondaco.core.errors import Unreadable
from fondaco.server.app import node_app
from fondaco.server.node import ServerNode
from fondaco.server.wire.commands import LONGEST_MESSAGE
from fondaco.server.wire.fast_websocket import FastWebSocket

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.server.settings import Settings

LITTER = (10_000, 10, 10)
"""How much is made before Python looks for litter; a move makes much and leaves none in rings."""
STOPS_IN = 5
"""Seconds that clients have to leave when the server stops."""


class Server:
    """A server on a socket, until it is stopped."""

    def __init__(self, settings: Settings, *, proxies: str = "127.0.0.1") -> None:
        self.node = ServerNode(settings)
        self._config = uvicorn.Config(
            node_app(self.node),
            ws=FastWebSocket,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=proxies,
            timeout_graceful_shutdown=STOPS_IN,
        )
        self._server = uvicorn.Server(self._config)

    @property
    def started(self) -> bool:
        """Whether it answers."""
        return self._server.started

    def run(self, listening: socket.socket, opened: Callable[[], object] | None = None) -> None:
        """Open the server, or say in a sentence why not; then serve until told to stop."""
        with asyncio.Runner(loop_factory=self._config.get_loop_factory()) as runner:
            runner.run(self._run(listening, opened))

    async def _run(self, listening: socket.socket, opened: Callable[[], object] | None) -> None:
        gc.freeze()  # what is there now stays; looking for litter in it again and again is waste
        gc.set_threshold(*LITTER)
        # Opened here and not by the framework, which would bury the sentence in its own.
        await self.node.open()
        if opened:
            opened()
        await self._server.serve([listening])

    def stop(self) -> None:
        """Ask it to stop, from any thread."""
        self._server.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, or a sentence that says why not; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        # Elsewhere this would let two servers have the same port.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or error
        raise Unreadable("serve/address", f"{host}:{port} cannot be used: {why}.") from None
    listening.setblocking(False)  # noqa: FBT003  its only argument
    return listening

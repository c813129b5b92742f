"""Running: the server under uvicorn."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import uvicorn

from fondaco.core.refusal import Unreadable
from fondaco.server.app import make_app
from fondaco.server.commands import LONGEST_MESSAGE

if TYPE_CHECKING:
    from fondaco.server.settings import Settings

STOPS_IN = 5
"""Seconds that clients have to leave when the server stops."""


def server(settings: Settings, *, proxies: str = "127.0.0.1") -> uvicorn.Server:
    """A server that is ready to run on a socket."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=proxies,
            timeout_graceful_shutdown=STOPS_IN,
        )
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, or a sentence that says why not; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
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

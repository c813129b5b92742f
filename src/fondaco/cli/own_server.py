"""Opening the house on this machine, for as long as somebody wants to play."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

from fondaco.cli import saved_games
from fondaco.cli.local_server import Door, found_at
from fondaco.cli.serve import local_origins
from fondaco.core.errors import Unreadable
from fondaco.server import logging_setup
from fondaco.server.run import Server, listen
from fondaco.server.settings import Settings

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

HOST = "127.0.0.1"
PORT = 8420
BEAT = 0.02


def open_house(welcome: Callable[[Door], None], port: int | None) -> None:
    """Open the house, let the guest in, and close it when told to stop."""
    logging_setup.set_up("warning")
    listening = _listen(port)
    found = listening.getsockname()[1]
    settings = Settings(
        database=f"sqlite:///{saved_games.house() / saved_games.TABLES}",
        origins=local_origins(HOST, found),
    )
    server = Server(settings)
    door = Door(settings.origins[0])
    threading.Thread(target=_welcome, args=(server, door, welcome), daemon=True).start()
    with suppress(KeyboardInterrupt), listening, ExitStack() as noted:
        server.run(listening, lambda: noted.enter_context(found_at(door.address)))
    print("\nFondaco is closed. Every table is kept.")


def _listen(port: int | None) -> socket.socket:
    """At the same port every time where that is possible, so that bookmarks last."""
    if port is not None:
        return listen(HOST, port)
    try:
        return listen(HOST, PORT)
    except Unreadable:
        return listen(HOST, 0)


def _welcome(server: Server, door: Door, welcome: Callable[[Door], None]) -> None:
    """Let the guest in as soon as the house answers."""
    while not server.started:
        time.sleep(BEAT)
    try:
        welcome(door)
        print("Ctrl-C closes it.", flush=True)
    except Unreadable as error:
        print(error.sentence, file=sys.stderr)

"""A real server in a thread, on a free port, with a database of its own."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from fondaco.server.run import Server, listen
from fondaco.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENT = {
    "compiles": False,
    "bot_pace": 0.0,
    "messages_per_second": 10_000.0,
    "join_rate": "10000/second",
    "create_rate": "10000/second",
    "guest_rate": "10000/second",
    "replay_rate": "10000/second",
    "request_rate": "100000/second",
    "spectators": 10_000,
    "sockets_per_guest": 10_000,
    "sockets_per_address": 10_000,
}


def settings(folder: Path, **chosen: object) -> Settings:
    """Settings for tests: no pauses, no compiler, generous rates."""
    plain = Settings(f"sqlite:///{folder / 'house.db'}", **PATIENT)  # type: ignore[arg-type]
    return replace(plain, **chosen)  # type: ignore[arg-type]


@contextmanager
def hosted(chosen: Settings) -> Iterator[str]:
    """The address of a server that runs while the block does."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    running = Server(replace(chosen, origins=(*chosen.origins, address)))
    thread = threading.Thread(target=running.run, args=(listening,), daemon=True)
    thread.start()
    end = time.monotonic() + 30
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < end, "the server took too long to start"
        time.sleep(0.01)
    try:
        yield address
    finally:
        running.stop()
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"

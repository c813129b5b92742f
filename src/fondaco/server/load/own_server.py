"""A server of one's own to be driven: the real one in its own process, without rates or caps."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from fondaco.server import logging_setup
from fondaco.server.run import Server, listen
from fondaco.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

OFTEN = "1000000/second"
MANY = 1_000_000


def host(database: str) -> None:
    """Serve at a free port, and print the address when it is open."""
    logging_setup.set_up("warning")
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    settings = Settings(
        database,
        origins=(address,),
        compiles=False,
        grace=3600.0,
        messages_per_second=1e6,
        sockets_per_guest=MANY,
        sockets_per_address=MANY,
        join_rate=OFTEN,
        create_rate=OFTEN,
        guest_rate=OFTEN,
        request_rate=OFTEN,
    )
    with listening:
        Server(settings).run(listening, lambda: print(address, flush=True))  # noqa: T201


def in_folder(folder: Path) -> str:
    """A database in a folder."""
    return f"sqlite:///{folder / 'load.db'}"


if __name__ == "__main__":
    host(sys.argv[1])

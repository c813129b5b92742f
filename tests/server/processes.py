"""Servers as processes of their own, for tests that kill them."""

from __future__ import annotations

import multiprocessing
import os
import socket
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

PATIENCE = 60.0


class Server:
    """`fondaco serve` at a port of its own; it can be killed and started again at any time."""

    # Importing the server takes seconds and is the same every time, so all processes are forked
    # from one that has imported it already and done nothing else.
    _nursery = multiprocessing.get_context("forkserver")
    _nursery.set_forkserver_preload(["fondaco.cli.serve", "fondaco.games", "alembic.command"])

    def __init__(self, *arguments: str, variables: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        port = ("serve", "--port", str(self.port), "--no-compile", "--log", "error")
        self._arguments, self._variables = (*port, *arguments), variables or {}
        self._process: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Begin to start; whoever connects may have to wait."""
        self._process = self._nursery.Process(
            target=serve, args=(self._arguments, self._variables), daemon=False
        )
        self._process.start()

    def wait_until_open(self) -> None:
        """Return when it listens."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as door:
                if door.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("the server did not open")

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None


def serve(arguments: tuple[str, ...], variables: dict[str, str]) -> None:
    """Be the command; this runs in the process of the server."""
    from fondaco.cli import main  # noqa: PLC0415  read already, in the process this one stems from

    os.environ.update(variables)
    sys.argv = ["fondaco", *arguments]
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        sys.stdout = nowhere
        main()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])

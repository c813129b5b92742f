"""Servers as processes of their own, for tests that kill them."""

from __future__ import annotations

import multiprocessing
import os
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

    from fondaco.server.settings import Settings

PATIENCE = 60.0
NO_KEEPERS = ("--grace", "3600")
"""On a busy machine people may be away for long, and no bot shall move for them."""


class Process:
    """A server at a port of its own; it can be killed and started again at any time."""

    # Importing the server takes seconds and is the same every time, so all processes are forked
    # from one that has imported it already and done nothing else.
    _nursery = multiprocessing.get_context("forkserver")
    _nursery.set_forkserver_preload(["fondaco.cli.serve", "fondaco.games", "alembic.command"])

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: ForkServerProcess | None = None

    def begin(self) -> ForkServerProcess:
        raise NotImplementedError

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Begin to start; whoever connects may have to wait."""
        self._process = self.begin()
        self._process.start()

    def wait_until_open(self) -> None:
        """Return when it answers; it listens before the house is open."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.address}/health", timeout=PATIENCE).raise_for_status()
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError("the server did not open")

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None


class Server(Process):
    """`fondaco serve`, as anybody runs it."""

    def __init__(self, *arguments: str, log: str = "error", **variables: str) -> None:
        super().__init__()
        given = ("serve", "--port", str(self.port), "--no-compile", "--log", log)
        self._arguments, self._variables = (*given, *arguments), variables

    def begin(self) -> ForkServerProcess:
        return self._nursery.Process(target=_serve, args=(self._arguments, self._variables))


class PatientServer(Process):
    """A server with settings of its own, such as rates that let a test ask often."""

    def __init__(self, chosen: Settings) -> None:
        super().__init__()
        self._settings = replace(chosen, origins=(self.address,))

    def begin(self) -> ForkServerProcess:
        return self._nursery.Process(target=_run, args=(self._settings, self.port))


def _serve(arguments: tuple[str, ...], variables: dict[str, str]) -> None:
    """Be the command; this and what follows run in the process of the server."""
    from fondaco.cli import main  # noqa: PLC0415  read already, where the process stems from

    os.environ.update(variables)
    sys.argv = ["fondaco", *arguments]
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        sys.stdout = nowhere
        main()


def _run(chosen: Settings, port: int) -> None:
    from fondaco.server import logging_setup  # noqa: PLC0415  as above
    from fondaco.server.run import Server, listen  # noqa: PLC0415

    logging_setup.set_up("error")
    Server(chosen).run(listen("127.0.0.1", port))


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


# What the system tells of processes, where it does so by files as Linux does


def memory_of(pid: int) -> int:
    """The bytes that a process holds in memory."""
    text = Path(f"/proc/{pid}/statm").read_text(encoding="ascii")
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE")


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for threads in Path(f"/proc/{pid}/task").iterdir():
        found += map(int, (threads / "children").read_text(encoding="ascii").split())
    return found


def is_running(pid: int) -> bool:
    """Whether a process still does something."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return text.rpartition(")")[2].split()[0] != "Z"

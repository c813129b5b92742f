"""`fondaco play` as a process with a home of its own, until it is stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.cli.command import INTERRUPTIBLE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE = 90


class Opened:
    """A command that runs, and all it has said so far."""

    def __init__(self, home: Path, words: tuple[str, ...], stdin: int, **more: str) -> None:
        plain = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
        plain.pop("BROWSER", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", INTERRUPTIBLE, *words],
            env=plain | {"FONDACO_HOME": str(home), "PYTHONUNBUFFERED": "1"} | more,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.lines: list[str] = []
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            with self._news:
                self.lines.append(line)
                self._news.notify_all()
        with self._news:
            self._news.notify_all()

    @property
    def said(self) -> str:
        return "".join(self.lines)

    def until(self, pattern: str) -> str:
        """Wait until something was said; what the pattern's group caught."""

        def is_so() -> bool:
            return bool(re.search(pattern, self.said)) or not self._reader.is_alive()

        with self._news:
            assert self._news.wait_for(is_so, PATIENCE), self.said
        found = re.search(pattern, self.said)
        assert found, self.said
        return found[found.re.groups]

    def stop(self) -> int:
        """Press Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code


@contextmanager
def opened(
    home: Path, *words: str, stdin: int = subprocess.DEVNULL, **more: str
) -> Iterator[Opened]:
    """The command while the block runs."""
    running = Opened(home, words, stdin, **more)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.stop()
        if running.process.stdout:
            running.process.stdout.close()

"""Runs the `fondaco` command in a process and a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# Whoever runs the tests in the background may have told them to ignore Ctrl-C.
INTERRUPTIBLE = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("fondaco", run_name="__main__")
"""


@dataclass
class Fondaco:
    """The command, with what it printed last."""

    home: Path
    said: str = ""
    complained: str = ""
    code: int = 0

    def __call__(self, *words: str, typed: str = "") -> str:
        """Run the command with these words and keystrokes."""
        done = subprocess.run(
            [sys.executable, "-m", "fondaco", *words],
            env={**os.environ, "FONDACO_HOME": str(self.home), "COLUMNS": "100"},
            cwd=self.home,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        self.said, self.complained, self.code = done.stdout, done.stderr, done.returncode
        assert "Traceback" not in self.complained, self.complained
        return self.said

    @property
    def saved(self) -> list[Path]:
        """The games kept on disk."""
        return sorted((self.home / "games").glob("*.json"))

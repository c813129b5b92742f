"""The front end's own checks, run by Node from the wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

NODE = Path(__file__).resolve().parent.parent.parent / "web" / "node.py"


@pytest.mark.thorough
@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_front_end_passes(script: str) -> None:
    done = subprocess.run(
        [sys.executable, str(NODE), script],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )

    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]

"""Where compiled rules are kept: two processes never compile the same game at once."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from fondaco.fast import cache

if TYPE_CHECKING:
    from pathlib import Path

COMPILE = """
from fondaco.fast import cache
with cache.alone("strozzi"):
    print("another game need not wait", flush=True)
with cache.alone("medici"):
    print("mine", flush=True)
"""


@pytest.mark.thorough
def test_who_comes_second_waits_for_the_first_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("fcntl")
    monkeypatch.setenv("FONDACO_CACHE", str(tmp_path))
    command = [sys.executable, "-c", COMPILE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as second:
        assert second.stdout
        with cache.alone("medici"):
            assert second.stdout.readline() == "another game need not wait\n"
            with pytest.raises(subprocess.TimeoutExpired):
                second.wait(1)

        assert second.stdout.readline() == "mine\n"

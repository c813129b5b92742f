"""Nothing that only some systems have is needed to play, to compile, or to serve."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.packaging import bare_system
from tests.packaging.bare_system import MODULES, OF_THE_SYSTEM, SIGNALS
from tests.server.client import Guest

if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCES = Path(__file__).resolve().parents[2] / "src"
PLAYED = """
import os, sys
assert not hasattr(os, "getuid") and sys.modules["fcntl"] is None
import fondaco, random
table, chance = fondaco.table("medici", seats=3, seed="florence"), random.Random(1)
while table.choices:
    table.play(chance.choice(table.choices))
batch = fondaco.batch("medici", 4, seats=3)
assert sum(batch.code.set_up.stats.cache_misses.values()) == 1
from fondaco.bots.precompile import cache
with cache.alone("medici"):
    print(table.totals)
"""
ENDED = """
import sys
from fondaco.bots.external.programs import Process
process = Process([sys.executable, "-c", "import time; time.sleep(600)"])
process.end(0)
print(process.popen.returncode)
"""


@pytest.fixture
def bare(tmp_path: Path) -> Mapping[str, str]:
    """The variables under which every Python that starts has little of its system."""
    shutil.copy(bare_system.__file__, tmp_path / "sitecustomize.py")
    there = os.pathsep.join([str(tmp_path), str(SOURCES)])
    return {**os.environ, "PYTHONPATH": there, "FONDACO_HOME": str(tmp_path / "home")}


def run(lines: str, env: Mapping[str, str]) -> str:
    """What a program prints."""
    done = subprocess.run(
        [sys.executable, "-c", lines], env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_what_only_some_systems_have_is_asked_for_before_it_is_used() -> None:
    unguarded = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for home, names in (("os", OF_THE_SYSTEM), ("signal", SIGNALS)):
            used = set(re.findall(rf"\b{home}\.(\w+)", text)) & set(names)
            unguarded |= {f"{path}: {n}" for n in used if f'hasattr({home}, "{n}")' not in text}
        unguarded |= {
            f"{path}: {name}"
            for name in MODULES
            if re.search(rf"^( *)import {name}\b", text, re.MULTILINE)
            and not re.search(rf"try:\n +import {name}\b.*\n *except (Module|Import)", text)
        }

    assert unguarded == set()


def test_what_is_taken_away_is_missing(bare: Mapping[str, str]) -> None:
    for lines in ("import fcntl", "import os; os.getuid()", "import signal; signal.SIGHUP"):
        done = subprocess.run(
            [sys.executable, "-c", lines], env=bare, capture_output=True, check=False
        )

        assert done.returncode == 1


@pytest.mark.thorough
def test_a_bare_system_plays_and_compiles(bare: Mapping[str, str], tmp_path: Path) -> None:
    printed = run(PLAYED, {**bare, "FONDACO_CACHE": str(tmp_path / "compiled")})

    assert printed.count(",") == 2
    assert list((tmp_path / "compiled").rglob("*.code"))


@pytest.mark.thorough
def test_a_bare_system_ends_a_program_that_plays(bare: Mapping[str, str]) -> None:
    assert int(run(ENDED, bare)) != 0


@pytest.mark.thorough
def test_a_bare_system_keeps_the_journal_of_a_match_of_medici(
    bare: Mapping[str, str], tmp_path: Path
) -> None:
    words = f"arena medici --bots greedy,chance --blocks 2 --workers 1 --journal {tmp_path / 'j'}"

    done = subprocess.run(
        [sys.executable, "-m", "fondaco", *words.split()],
        env=bare,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert len((tmp_path / "j").read_text(encoding="utf-8").splitlines()) == 3


async def sit_down(address: str) -> Any:
    """Put up a table after two bots and wait until they have moved."""
    guest = await Guest(address, "Anna").arrive()
    table = await guest.found("medici", "greedy", "greedy", "me")
    async with guest.at(table) as sitting:
        await sitting.has_choices()
        answer = await sitting.move(sitting.choices[0]["move"])
    await guest.leave()
    return answer["type"]


@pytest.mark.thorough
def test_a_bare_system_serves(bare: Mapping[str, str], tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--no-compile", "--log", "error"]
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with subprocess.Popen(
        [sys.executable, "-m", "fondaco", *words, "--database", database],
        env=bare,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().split()[4]
            page = httpx.get(f"{address}/plain", follow_redirects=True)
            answered = asyncio.run(sit_down(address))
        finally:
            server.terminate()
        complaints = server.stderr.read() if server.stderr else ""

    assert page.is_success
    assert "<html" in page.text
    assert answered == "ack"
    assert complaints == ""

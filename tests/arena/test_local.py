"""Processes on this machine: however many play, and whatever kills them, the blocks stay."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from fondaco.arena import deal_blocks, process_pool
from fondaco.arena.game_host import READY
from fondaco.arena.journal import Journal
from fondaco.core.errors import Unreadable
from tests.arena.samples import Cheat, Deserter, duel, with_guest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.thorough

MANY = duel(blocks=100_000)
PROGRAM = """
import sys
from pathlib import Path
from fondaco.arena import process_pool
from fondaco.arena.game_host import READY
from fondaco.arena.journal import Journal
from tests.arena.test_local import MANY

if __name__ == "__main__":
    with Journal(MANY, Path(sys.argv[1])) as journal:
        for block in process_pool.play(MANY, journal.missing, 2):
            journal.add(block)
"""


def test_one_worker_and_two_play_the_same_blocks() -> None:
    match, numbers = duel(), range(6)

    alone = {block.number: block for block in process_pool.play(match, numbers, workers=1)}
    together = {block.number: block for block in process_pool.play(match, numbers, workers=2)}

    assert alone == together == {number: deal_blocks.play(match, number) for number in numbers}


def test_nothing_to_play_starts_nobody() -> None:
    assert list(process_pool.play(duel(), [])) == []


def test_a_complaint_about_a_bot_crosses_from_process_to_process() -> None:
    # The guest is ready here already, so that it is a worker who finds it out.
    match = with_guest(Cheat)
    READY.update((match.name, bot) for bot in match.entrants)

    with pytest.raises(Unreadable, match=r"cheat, at seat .* chose 99"):
        list(process_pool.play(match, range(4), workers=2))


def test_a_worker_that_dies_is_missed() -> None:
    match = with_guest(Deserter)
    READY.update((match.name, bot) for bot in match.entrants)

    with pytest.raises(Unreadable, match="A worker died before its block was finished"):
        list(process_pool.play(match, range(4), workers=2))


def test_a_match_that_is_killed_goes_on_and_ends_as_if_nothing_had_happened(
    tmp_path: Path,
) -> None:
    path, program = tmp_path / "j.jsonl", tmp_path / "program.py"
    program.write_text(PROGRAM)
    process = subprocess.Popen(
        [sys.executable, str(program), str(path)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        process_group=0,
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        assert process.poll() is None
        time.sleep(0.05)  # until there is something to lose

    process.send_signal(signal.SIGKILL)
    process.wait()
    finished = path.read_bytes().count(b"\n") - 1
    match = duel(blocks=finished + 4)
    with Journal(match, path) as journal:
        kept = dict(journal.blocks)
        for block in process_pool.play(match, journal.missing, workers=2):
            journal.add(block)

    assert len(kept) == finished
    assert journal.played == [deal_blocks.play(match, number) for number in range(finished + 4)]
    assert path.read_bytes().count(b"\n") == 1 + len(journal.blocks)
    assert kept.items() <= journal.blocks.items()
    gone_within(process.pid, seconds=30)


def gone_within(group: int, seconds: float) -> None:
    """Nobody of a process group outlives the one that was killed for long."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("workers outlive the match")

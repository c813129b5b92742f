"""The arena from the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.command import INTERRUPTIBLE

if TYPE_CHECKING:
    from tests.cli.command import Fondaco

pytestmark = pytest.mark.thorough

DUEL = ("arena", "medici", "--bots", "greedy", "--against", "chance", "--seats", "3", "--seed", "4")
TEN = (*DUEL, "--blocks", "10", "--workers", "1")


def timeless(said: str) -> dict[str, Any]:
    """The results without what the clock says."""
    results: dict[str, Any] = json.loads(said)
    del results["seconds"]
    for bot in results["bots"]:
        del bot["milliseconds"]
    return results


def test_the_table_says_how_sure_it_is_and_pages_and_pictures_are_written(
    fondaco: Fondaco,
) -> None:
    fondaco(*TEN, "--markdown", "r.md", "--plot", "p.png")

    for word in ("win share", "95 %", "margin", "place", "p95 ms", "rating", "greedy", "chance"):
        assert word in fondaco.said
    assert "A fair share is 33.3%. 10 blocks, each one deal played 3 times" in fondaco.said
    assert "It took " in fondaco.said
    page = (fondaco.home / "r.md").read_text()
    assert "| bot | games | win share |" in page
    assert page.count("\n| ") == 4
    assert (fondaco.home / "p.png").read_bytes().startswith(b"\x89PNG")


def test_a_program_reads_shares_with_their_intervals(fondaco: Fondaco) -> None:
    found = json.loads(fondaco(*TEN, "--json"))

    assert found["match"]["bots"] == ["greedy", "chance"]
    assert found["fair_share"] == pytest.approx(1 / 3)
    greedy, chance = found["bots"]
    assert greedy["games"] == 30
    assert greedy["share"]["low"] < greedy["share"]["mean"] < greedy["share"]["high"]
    assert greedy["share"]["mean"] + 2 * chance["share"]["mean"] == pytest.approx(1)
    assert sum(seat["mean"] for seat in found["control"]) == pytest.approx(1)


def test_a_match_that_is_stopped_tells_how_to_go_on_and_ends_as_if_never_stopped(
    fondaco: Fondaco,
) -> None:
    path = fondaco.home / "j.jsonl"
    words = [*DUEL, "--blocks", "100000", "--journal", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *words], stderr=subprocess.PIPE, text=True
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.05)  # until there is something to stop

    process.send_signal(signal.SIGINT)
    _, complained = process.communicate(timeout=60)
    kept = path.read_bytes().count(b"\n") - 1

    assert process.returncode == 130
    assert f"{kept} blocks are in {path}. The same command goes on from there." in complained
    assert "Traceback" not in complained
    again = (*DUEL, "--blocks", str(kept + 2), "--json")
    assert timeless(fondaco(*again, "--journal", str(path))) == timeless(fondaco(*again))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess --bots chance", "There is no game called 'chess'."),
        ("medici --bots doge --against chance", "There is no bot called 'doge'."),
        ("medici --bots chance", "chance alone has nobody to be measured by"),
        ("medici --bots chance,greedy --blocks 1", "Between 2 and 2^32 blocks, not 1."),
        ("medici --bots chance,greedy --plot p.txt", "p.txt must end in .png, .svg or .pdf."),
        ("medici --bots chance,greedy --markdown no/r.md", "no/r.md cannot be written: there is"),
        ("medici --bots chance,greedy --journal no/j", "no/j cannot be opened: No such file"),
        ("medici --bots chance,greedy --cluster 127.0.0.1:1", "No Ray cluster can be joined at"),
        ("medici --bots chance,greedy --workers 0", "At least one worker, not 0."),
        ("medici", "--bots"),
    ],
)
def test_what_cannot_be_done_is_said_before_the_first_game(
    fondaco: Fondaco, words: str, sentence: str
) -> None:
    fondaco("arena", *words.split())

    assert fondaco.code == 2
    assert sentence in fondaco.complained


def test_the_help_of_the_arena_leaves_the_compiler_alone() -> None:
    program = (
        "import sys\n"
        "from fondaco.cli.app import app\n"
        "app(['arena', '--help'], result_action='return_value')\n"
        "names = ('numba', 'numpy', 'matplotlib', 'ray', 'openskill')\n"
        "sys.exit(any(name in sys.modules for name in names))\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=False, env=dict(os.environ)
    )

    assert done.returncode == 0
    assert b"--journal" in done.stdout

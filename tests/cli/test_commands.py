"""Simulating, replaying, verifying, reading rules and editions."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.cli.command import INTERRUPTIBLE

if TYPE_CHECKING:
    from tests.cli.command import Fondaco

pytestmark = pytest.mark.thorough

HUNDRED = ("simulate", "medici", "--seats", "3", "--games", "100", "--seed", "4")


def test_a_simulation_shows_bots_and_seats_with_intervals(fondaco: Fondaco) -> None:
    fondaco(*HUNDRED, "--bots", "chance,greedy")

    assert "win share" in fondaco.said
    assert "greedy" in fondaco.said
    assert "decisions a game" in fondaco.said


def test_a_simulation_can_be_read_by_a_program(fondaco: Fondaco) -> None:
    found = json.loads(fondaco(*HUNDRED, "--json"))

    assert found["games"] == 100
    assert [line["name"] for line in found["by_seat"]] == ["0", "1", "2"]


def test_the_records_of_a_simulation_are_sound_and_can_be_replayed(fondaco: Fondaco) -> None:
    fondaco(*HUNDRED, "--records", "r.jsonl.gz", "--option", "to-the-letter")

    assert "100 sound, 0 not." in fondaco("verify", "r.jsonl.gz")
    assert "to-the-letter" in fondaco("replay", "r.jsonl.gz", "--game", "7", "--to", "20")


def test_a_replay_names_the_clause_behind_every_line(fondaco: Fondaco) -> None:
    fondaco(*HUNDRED, "--records", "r.jsonl")

    assert "MED-1.7" in fondaco("replay", "r.jsonl", "--events")


def test_a_replay_as_json_holds_what_the_seat_may_know(fondaco: Fondaco) -> None:
    fondaco(*HUNDRED, "--records", "r.jsonl")

    shown = json.loads(fondaco("replay", "r.jsonl", "--seat", "1", "--to", "3", "--json"))

    assert shown["view"]["seat"] == 1
    assert [turn["number"] for turn in shown["log"]] == [0, 1, 2, 3]


def test_totals_are_drawn_as_a_picture(fondaco: Fondaco) -> None:
    fondaco(*HUNDRED, "--plot", "p.png")

    assert (fondaco.home / "p.png").read_bytes().startswith(b"\x89PNG")


def test_a_tampered_record_is_found_and_said(fondaco: Fondaco) -> None:
    fondaco(*HUNDRED, "--records", "r.jsonl")
    lines = (fondaco.home / "r.jsonl").read_text().splitlines()
    lines[41] = lines[41].replace('"florins":30', '"florins":35', 1)
    (fondaco.home / "r.jsonl").write_text("\n".join(lines) + "\n")

    fondaco("verify", "r.jsonl")

    assert fondaco.code == 2
    assert "r.jsonl line 42, move" in fondaco.said
    assert "99 sound, 1 not." in fondaco.said


def test_a_truncated_file_is_said_to_be_cut_off(fondaco: Fondaco) -> None:
    fondaco(*HUNDRED, "--records", "r.jsonl.gz")
    whole = (fondaco.home / "r.jsonl.gz").read_bytes()
    (fondaco.home / "r.jsonl.gz").write_bytes(whole[: len(whole) // 2])

    fondaco("verify", "r.jsonl.gz")

    assert fondaco.code == 2
    assert "is cut off or damaged" in fondaco.said


def test_the_rule_book_is_read_by_game_or_clause(fondaco: Fondaco) -> None:
    assert "MED-R7" in fondaco("rules", "medici")
    assert "The third-last" in fondaco("rules", "med-2.7")


def test_the_rule_book_is_read_in_other_languages(fondaco: Fondaco) -> None:
    assert "el kell vennie a piac utolsó lapját" in fondaco("rules", "MED-2.6", "--language", "hu")

    fondaco("rules", "medici", "--language", "la")

    assert fondaco.code == 2
    assert "no rule books in 'la'; there are: en, de, hu, it." in fondaco.complained


def test_the_default_edition_can_be_printed_edited_and_checked(fondaco: Fondaco) -> None:
    mine = fondaco("edition", "new", "medici").replace('"reconstruction"', '"my box"')
    (fondaco.home / "mine.toml").write_text(mine)

    assert "edition my box (in part reconstructed)" in fondaco("edition", "check", "mine.toml")
    assert "my box" in fondaco(*HUNDRED, "--edition", "mine.toml")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "There is no game called 'chess'. The games are: medici"),
        ("play medici --seats 7", "Medici: The Card Game is for 2 to 6 players, not 7."),
        ("play medici --bots doge", "There is no bot called 'doge'."),
        ("play medici --option free-beer", "has no option 'free-beer'; it has: greater-bonus"),
        ("play medici --edition none.toml", "none.toml cannot be read: No such file"),
        ("play medici --bots searcher@9s", "searcher@9s plays in the terminal; here play: Pippo"),
        ("play medici --bots my_bot.py:Bot", "plays in the terminal: fondaco terminal medici"),
        ("terminal chess", "There is no game called 'chess'. The games are: medici"),
        ("terminal medici --seats 7", "Medici: The Card Game is for 2 to 6 players, not 7."),
        ("terminal medici --bots doge", "There is no bot called 'doge'."),
        ("terminal --resume none.json", "none.json cannot be read: No such file"),
        ("simulate medici --games 0", "Between 1 and 2^32 games, not 0."),
        ("simulate medici --seed -1", "the seed is -1; it must be from 0 to 2^64 - 1"),
        ("simulate medici --seats 2 --bots chance,chance,greedy", "3 bots cannot sit at 2 seats."),
        ("simulate medici --records r.txt", "r.txt must end in .jsonl or .jsonl.gz."),
        ("simulate medici --records no/r.jsonl", "no/r.jsonl cannot be written: No such file"),
        ("replay none.json", "none.json cannot be read: No such file"),
        ("verify", "Name the records to check"),
        ("rules MED-9.9", "No rule book here has a clause MED-9.9."),
        ("edition check", "Name the files to check"),
        ("laws medici --seats 9", "is for 2 to 6 players, not 9"),
        ("simulate medici --gamez 3", "Unknown option: --gamez."),
        ("dance", "dance"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_plain_sentence(
    fondaco: Fondaco, words: str, sentence: str
) -> None:
    fondaco(*words.split())

    assert fondaco.code == 2
    assert sentence in fondaco.complained


def test_an_unfit_edition_is_refused_with_its_place(fondaco: Fondaco) -> None:
    text = fondaco("edition", "new", "medici").replace("count = 5", "count = 6", 1)
    (fondaco.home / "mine.toml").write_text(text)

    fondaco("edition", "check", "mine.toml")

    assert fondaco.code == 2
    assert "mine.toml has 111 cards; Medici needs 110 (MED-1.2)." in fondaco.complained


def test_a_record_of_a_newer_format_is_refused(fondaco: Fondaco) -> None:
    (fondaco.home / "new.json").write_text('{"format": "fondaco-record", "version": 99}')

    fondaco("replay", "new.json")

    assert fondaco.code == 2
    assert "version 99 of the format; this fondaco reads up to 1" in fondaco.complained


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_said_and_what_was_written_stays_whole(fondaco: Fondaco) -> None:
    (fondaco.home / "full.jsonl").symlink_to("/dev/full")

    fondaco(*HUNDRED, "--records", "full.jsonl")

    assert fondaco.code == 2
    assert "cannot grow (No space left on device). It holds 0 whole games." in fondaco.complained


def test_stopping_a_simulation_leaves_whole_records(fondaco: Fondaco) -> None:
    path = fondaco.home / "r.jsonl.gz"
    words = ["simulate", "medici", "--games", "100000", "--records", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *words],
        env=os.environ | {"FONDACO_HOME": str(fondaco.home)},
        stderr=subprocess.PIPE,
        text=True,
    )
    while not path.exists() or not path.stat().st_size:
        time.sleep(0.05)  # until there is something to stop

    process.send_signal(signal.SIGINT)
    _, complained = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "Traceback" not in complained
    assert len(gzip.decompress(path.read_bytes()).splitlines()) > 0
    assert ", 0 not." in fondaco("verify", str(path))


def test_the_help_is_quick_because_it_leaves_the_compiler_alone() -> None:
    program = (
        "import sys\n"
        "from fondaco.cli.app import app\n"
        "app(['--help'], result_action='return_value')\n"
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'matplotlib')))\n"
    )

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)

    assert done.returncode == 0
    assert b"simulate" in done.stdout

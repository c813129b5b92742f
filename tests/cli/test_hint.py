"""Hints on the command line and at the table."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.bots.search.thinker import Budget
from fondaco.cli.hint import drawn, think
from fondaco.cli.typed_moves import completions
from fondaco.core.table import Table
from fondaco.games.index import find, names
from fondaco.laws.one_game import random_terms
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from tests.cli.command import Fondaco

pytestmark = pytest.mark.thorough

CORPUS = Path(__file__).parents[1] / "corpus"
MEDICI = str(CORPUS / "medici-rules1-3-seats.json")
QUICK = ("--plain", "--seconds", "0.2")
TWO = ("terminal", "medici", "--seats", "2", "--seed", "fair", "--name", "Zita", "--new")


def saved(fondaco: Fondaco) -> list[dict[str, Any]]:
    """The games kept on disk, in the order in which they were begun."""
    return [json.loads(place.read_text()) for place in fondaco.saved]


# The command


@pytest.mark.parametrize("name", names())
def test_a_moment_of_a_record_gets_moves_with_chances_and_reasons(
    name: str, fondaco: Fondaco
) -> None:
    record = str(next(CORPUS.glob(f"{name}-*-3-seats.json")))

    fondaco("hint", record, "--at", "20", *QUICK)

    heading, first = fondaco.said.splitlines()[:2]
    assert heading.split()[0] == "Best"
    assert heading.split()[-2:] == ["Wins", "Why"]
    assert first.startswith("1  ")
    assert "%  " in first
    assert fondaco.complained == ""


def test_without_a_record_the_unfinished_game_played_last_is_looked_at(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\nquit\n")
    fondaco("terminal", "strozzi", "--seats", "3", "--seed", "a", "--name", "Yves", typed="quit\n")
    old, new = fondaco.saved
    os.utime(old, (1, 1))

    fondaco("hint", *QUICK)
    assert "Best for Yves" in fondaco.said

    os.utime(new, (0, 0))
    fondaco("hint", *QUICK)
    assert "Best for Zita" in fondaco.said


def test_where_no_game_is_kept_a_record_is_asked_for(fondaco: Fondaco) -> None:
    fondaco("hint", *QUICK)

    assert fondaco.code == 2
    assert fondaco.complained.startswith("No unfinished game is kept.")


def test_a_game_that_is_over_gets_no_hint_but_its_last_decision_does(fondaco: Fondaco) -> None:
    fondaco("hint", MEDICI, *QUICK)
    last = fondaco.complained.split()[-1]

    assert fondaco.code == 2
    assert "is over, and nobody is to move" in fondaco.complained

    assert "Ends day 3" in fondaco("hint", MEDICI, "--at", last, *QUICK)


def test_hints_can_be_read_by_a_program(fondaco: Fondaco) -> None:
    found = json.loads(fondaco("hint", MEDICI, "--at", "41", "--moves", "1", "--json", *QUICK))

    assert (found["game"], found["number"], found["seat"]) == ("medici", 41, 1)
    assert found["player"] == "chance 1"
    (hint,) = found["hints"]
    assert hint.keys() == {"move", "words", "share", "tries", "reasons"}
    assert 0 < hint["share"] < 1
    assert hint["tries"] > 0
    for reason in hint["reasons"]:
        assert reason.keys() == {"reason", "arguments", "gain", "words"}


def test_pieces_are_written_for_programs_as_records_write_them(fondaco: Fondaco) -> None:
    found = json.loads(fondaco("hint", MEDICI, "--at", "41", "--json", "--plain", "--seconds", "2"))

    take = next(hint for hint in found["hints"] if hint["move"] == "take 1")

    assert take["words"] == "Take fur 2"
    assert take["reasons"][0]["arguments"]["good"] == "fur"
    assert take["reasons"][0]["gain"] > 0


def test_a_record_is_chosen_from_a_file_with_several(fondaco: Fondaco) -> None:
    both = [Path(MEDICI), CORPUS / "strozzi-rules1-3-seats.json"]
    (fondaco.home / "two.jsonl").write_text("".join(path.read_text() for path in both))

    fondaco("hint", "two.jsonl", "--game", "2", "--at", "3", "--json", *QUICK)
    assert json.loads(fondaco.said)["game"] == "strozzi"

    fondaco("hint", "two.jsonl", "--game", "3", *QUICK)
    assert "two.jsonl has no record number 3." in fondaco.complained


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--at", "9999"), "has moves 0 to"),
        (("--at", "-1"), "counted from 0, not -1"),
        (("--seconds", "0"), "up to 600 seconds, not 0"),
        (("--moves", "0"), "At least 1 move"),
        (("--game", "0"), "no record number 0"),
    ],
)
def test_what_cannot_be_had_is_said(
    words: tuple[str, ...], sentence: str, fondaco: Fondaco
) -> None:
    fondaco("hint", MEDICI, "--plain", *words)

    assert fondaco.code == 2
    assert sentence in fondaco.complained


def test_machine_code_thinks_further_and_says_that_it_has_to_be_prepared(fondaco: Fondaco) -> None:
    machine = json.loads(fondaco("hint", MEDICI, "--at", "41", "--json"))
    notice = fondaco.complained
    plain = json.loads(fondaco("hint", MEDICI, "--at", "41", "--json", "--plain"))

    assert notice.startswith("Preparing the searcher for Medici")
    assert machine["hints"][0]["tries"] > plain["hints"][0]["tries"]


# At the table


def test_a_hint_at_the_table_names_moves_and_reasons(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\nhint\nquit\n")

    assert "Best for Zita" in fondaco.said
    assert "Looks at another card before deciding" in fondaco.said


def test_how_long_to_think_can_be_said_at_the_table(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="hint 0.1\nhint 9999\nhint soon\nquit\n")

    assert fondaco.said.count("Best for Zita") == 1
    assert "'9999' is no time to think: say hint, or hint 10." in fondaco.said
    assert "'soon' is no time to think" in fondaco.said


def test_a_hint_changes_neither_the_record_nor_what_comes(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\n1\n2\n\nquit\n")
    fondaco(*TWO, typed="hint\n1\nhint\n1\n2\nhint\n\nhint\nquit\n")

    without, hinted = saved(fondaco)

    assert fondaco.said.count("Best for Zita") == 3
    assert len(hinted["moves"]) > 3
    assert hinted == without


def test_who_is_not_to_act_has_nothing_to_decide(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\n2\nhint\nquit\n")

    assert "There is nothing for you to decide now." in fondaco.said


def test_the_table_keeps_its_dice_and_its_log() -> None:
    table = Table(random_terms(find("oltremare"), 3, 1))
    before, log = table.state.copy(), list(table.log)

    sight, found = think(table, Budget(iterations=5), 2, machine=False)

    assert found
    assert drawn(sight, found, Speaker(table.game, ["Anna", "Britta", "Carlos"]))
    assert (table.state, table.log) == (before, log)


def test_help_and_the_tab_key_know_the_word(fondaco: Fondaco) -> None:
    table = Table(random_terms(find("medici"), 2, 1))

    fondaco(*TWO, typed="help\nquit\n")

    assert "hint [SECONDS] the best moves" in fondaco.said
    assert completions(table, [], "hi") == ["hint"]

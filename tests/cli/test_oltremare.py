"""Oltremare in the terminal: a whole game, and whole offers in one line."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.cli import typed_moves
from fondaco.core.chance import simulated
from fondaco.core.table import Table, Terms
from fondaco.games.index import find

if TYPE_CHECKING:
    from tests.cli.command import Fondaco

pytestmark = pytest.mark.thorough

# In this game Zita starts, with two cards of silver, and the bots decide by lot.
FOUR = (
    "terminal", "oltremare", "--seats", "4", "--bots", "chance", "--seed", "s164", "--name", "Zita",
)  # fmt: skip
NAMES = ["Zita", "Lorenzo"]


def moves(fondaco: Fondaco) -> list[Any]:
    """The moves of the game that was kept, as its record writes them."""
    return [entry["move"] for entry in json.loads(fondaco.saved[0].read_text())["moves"]]


def before_the_offer(fondaco: Fondaco) -> list[Any]:
    """The moves made before anything is typed."""
    fondaco(*FOUR, typed="quit\n")
    made = moves(fondaco)
    fondaco.saved[0].unlink()
    return made


def test_a_whole_game_can_be_played_by_choosing_numbers(fondaco: Fondaco) -> None:
    fondaco(*FOUR, "--option", "two-proposals", typed="1\n\n2\n1\n3\n\n1\n" * 400)

    assert fondaco.code == 0
    assert "The whole game" in fondaco.said
    assert re.search(r"wins with|shares the victory", fondaco.said)
    assert {len(line) for line in fondaco.said.splitlines() if line.startswith("│")} == {100}
    assert "1 sound, 0 not" in fondaco("verify", str(fondaco.saved[0]))


def test_a_whole_offer_fits_in_one_line(fondaco: Fondaco) -> None:
    before = before_the_offer(fondaco)

    fondaco(*FOUR, typed="give silver money+ship 2, want wood, ask 1 ducat, to Lorenzo\nquit\n")

    assert moves(fondaco)[len(before) :][:9] == [
        "offer", "seat 1", "card 4", "next", "want wood", "next", "ducats -1", "say money+ship",
        "say loading 2",
    ]  # fmt: skip
    assert "— Zita says the silver shows money and ship." in fondaco.said


def test_a_refused_line_names_its_rule_and_changes_nothing(fondaco: Fondaco) -> None:
    before = before_the_offer(fondaco)

    fondaco(*FOUR, typed="give silver, ask 20 ducats, to Lorenzo\nwhy\nquit\n")

    assert "20 ducats are more than there is to pay with." in fondaco.said
    assert "OLT-R4: type why to read the rule." in fondaco.said
    assert "Nothing was done. The line stops at: Ask for 20 ducats." in fondaco.said
    assert "nobody may promise ducats they do not have" in fondaco.said
    assert moves(fondaco) == before


def test_an_unclear_line_is_answered_kindly_and_changes_nothing(fondaco: Fondaco) -> None:
    before = before_the_offer(fondaco)

    fondaco(*FOUR, typed="give silver, to Bob\ngive silver, juggle\nquit\n")

    assert "Nobody here is called 'bob'." in fondaco.said
    assert "begins with none of give, want, ask, pay, to" in fondaco.said
    assert moves(fondaco) == before


def test_many_choices_stand_in_columns_with_their_numbers(fondaco: Fondaco) -> None:
    fondaco(*FOUR, typed="offer\nto all\ncard 2\nnext\nwant wood\nnext\nquit\n")

    assert re.search(r"\n  1 Ask for 11 ducats +\d+ .+ducats +\d+ .+ducats", fondaco.said)


def test_while_others_decide_a_number_tells_nothing_of_their_choices(fondaco: Fondaco) -> None:
    fondaco(*FOUR, typed="done\n1\n1\n1\n1\n99\nquit\n")

    assert "Enter to go on, or undo" in fondaco.said
    assert "It is for Lorenzo to decide now." in fondaco.said
    assert "The choices have the numbers" not in fondaco.said.rpartition("Enter to go on")[2]


# What is typed


def test_the_tab_key_knows_moves_commands_and_the_words_of_an_offer() -> None:
    table = Table(Terms.agree(find("oltremare"), 2, chance=simulated(0, 0)))

    assert typed_moves.completions(table, NAMES, "gi") == ["give"]
    assert typed_moves.completions(table, NAMES, "buy") == ["buy deck"]
    assert typed_moves.completions(table, NAMES, "sh") == ["sheet"]
    assert typed_moves.completions(table, NAMES, "give silk, w") == ["give silk, want"]
    assert typed_moves.completions(table, NAMES, "give silk, to lo") == ["give silk, to Lorenzo"]


def test_a_game_without_sentences_is_finished_by_moves_and_commands_alone() -> None:
    table = Table(Terms.agree(find("medici"), 2, chance=simulated(0, 0)))

    assert typed_moves.completions(table, NAMES, "re") == ["reveal"]
    assert typed_moves.completions(table, NAMES, "give") == []
    assert typed_moves.completions(table, NAMES, "why l") == []

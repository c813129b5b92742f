"""Two cards of the same face: nobody can tell which of them it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import cards, imagined
from tests.games.oltremare.bargain_gifts import given

if TYPE_CHECKING:
    from tests.games.oltremare.table import OltremareTable

TWIN = "wine-mp3"
FEW = "deck: wood-mk2 wood-ms1 silver-mp4"
"""With few unknown cards, both twins are often imagined in one hand."""


def twins_held(table: OltremareTable, eyes: int, seat: int) -> set[int]:
    """How many of the two twins a seat holds, over all that another imagines."""
    worlds = imagined(table, eyes, 60)
    return {cards(world, world.hands[seat]).count(TWIN) for world in worlds}


@clause("OLT-R5")
def test_who_gave_one_of_two_twins_knows_of_one() -> None:
    table = given(f"hand 1: {TWIN} grain-ms1", FEW, card=TWIN)

    assert table.hands[1] == f"{TWIN} grain-ms1 {TWIN}"
    assert twins_held(table, 0, 1) == {1, 2}


@clause("OLT-R5", "OLT-5.1")
@pytest.mark.parametrize("place", ["card 1", "card 3"])
def test_when_a_twin_is_played_the_one_given_may_be_gone(place: str) -> None:
    table = given(f"hand 1: {TWIN} grain-ms1", FEW, "token 1: victory_over_pirates", card=TWIN)
    table.play("done", place)
    assert table.active == 2

    assert table.hands[1].count(TWIN) == 1
    assert twins_held(table, 0, 1) == {0, 1}


@clause("OLT-R5")
@pytest.mark.parametrize("place", ["card 1", "card 3"])
def test_when_a_twin_comes_back_the_other_may_be_anywhere(place: str) -> None:
    table = given(f"hand 1: {TWIN} grain-ms1", FEW, card=TWIN)
    table.play("offer", "seat 0", place, "next", "next", "ducats -1", "say nothing", "send")
    table.play("accept")
    assert table.hands[0] == TWIN

    assert twins_held(table, 0, 1) == {0, 1}


@clause("OLT-R5", "OLT-5.1")
@pytest.mark.parametrize("place", ["card 2", "card 3"])
def test_who_gave_both_twins_still_knows_of_one_when_one_is_played(place: str) -> None:
    table = given(f"hand 1: grain-ms1 {TWIN}", FEW, "token 1: victory_over_pirates", card=TWIN)
    for card in table.state.hands[1].plain()[1:]:
        table.state.seen[card] |= 1
    assert twins_held(table, 0, 1) == {2}
    table.play("done", place)

    assert twins_held(table, 0, 1) == {1}


@clause("OLT-R5")
def test_a_card_like_the_one_given_is_not_taken_for_it() -> None:
    table = given("hand 1: wine-mp1@23 grain-ms1", FEW, "token 1: victory_over_pirates", card=TWIN)
    table.play("done", "wine-mp1@23")

    assert twins_held(table, 0, 1) == {1}

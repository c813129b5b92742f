"""No trade after which the cards to be played could no longer be had (OLT-5.2)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import OltremareTable, oltremare

PARTNER = "hand 1: wine-mk1 wine-mk2 wine-ms1"
TWO = "cargo 0: wood-mk2"
BOUGHT_OUT = "bought: 4"


def short(*lines: str) -> OltremareTable:
    """Seat 0 must play two cards."""
    return oltremare(TWO, PARTNER, *lines, seats=3)


@clause("OLT-R7")
def test_a_card_that_is_needed_is_not_given_for_ducats() -> None:
    table = short("hand 0: silk-ms3 spice-mp3", BOUGHT_OUT)
    table.play("offer", "seat 1", "card 1", "next")

    assert "next" not in table.choices
    assert table.refused("next").startswith("OLT-R")
    table.play("want wine")
    assert "next" in table.choices


@clause("OLT-R7")
def test_as_many_cards_must_come_back_as_are_needed() -> None:
    table = short("hand 0: silk-ms3 spice-mp3 grain-ms1", BOUGHT_OUT)
    table.play("offer", "seat 1", "card 1", "card 2", "card 3", "next", "want wine")

    assert table.refused("next") == "OLT-R7 cards-needed"
    table.play("want wine")
    assert "next" in table.choices


@clause("OLT-R7")
def test_no_more_cards_are_given_than_can_come_back() -> None:
    table = oltremare(TWO, "hand 0: silk-ms3 spice-mp3", "hand 1: wine-mk1", BOUGHT_OUT, seats=3)
    table.play("offer", "seat 1", "card 1")

    assert "card 2" not in table.choices
    assert table.refused("card 2") == "OLT-R7 cards-needed"


@clause("OLT-R7")
@pytest.mark.parametrize(("bought", "may"), [(0, True), (2, True), (3, False), (4, False)])
def test_cards_that_can_still_be_bought_may_be_given_away(bought: int, may: bool) -> None:  # noqa: FBT001
    table = short("hand 0: silk-ms3 spice-mp3", f"bought: {bought}")
    table.play("offer", "seat 1", "card 1", "card 2", "next")

    assert ("next" in table.choices) == may


@clause("OLT-R7")
@pytest.mark.parametrize(
    ("lines", "may"),
    [
        (("deck: empty",), False),
        (("deck: empty", "pirates 0: grain-ms2"), True),
        (("deck: grain-ms2",), True),
    ],
)
def test_what_can_be_bought_lies_in_the_deck_and_in_the_own_pirate_pile(
    lines: tuple[str, ...],
    may: bool,  # noqa: FBT001
) -> None:
    table = short("hand 0: silk-ms3 spice-mp3", *lines)
    table.play("offer", "seat 1", "card 1", "next")

    assert ("next" in table.choices) == may


@clause("OLT-R7", "OLT-R10")
def test_the_venice_card_alone_is_nothing_to_be_bought() -> None:
    table = short("hand 0: silk-ms3 spice-mp3", "deck: empty", "venice: next")
    table.play("offer", "seat 1", "card 1", "next")

    assert "next" not in table.choices


@clause("OLT-R7")
def test_who_could_not_play_before_may_trade_as_they_like() -> None:
    table = short("hand 0: silk-ms3", BOUGHT_OUT)
    table.play("give silk, ask 1 ducat, to seat 1", "accept")

    assert table.hands[0] == "empty"
    assert table.told("traded") == ["seat 0 partner 1"]


@clause("OLT-R7")
def test_a_counter_after_which_one_could_not_play_is_not_taken() -> None:
    table = short("hand 0: silk-ms3 spice-mp3", BOUGHT_OUT)
    table.play("give silk, want wine, to seat 1", "counter want silk, pay 5 ducats")

    assert table.choices == ["withdraw"]
    assert table.refused("seat 1") == "OLT-R7 cards-needed"


@clause("OLT-R7")
def test_a_counter_that_brings_as_many_cards_as_are_needed_is_taken() -> None:
    table = short("hand 0: silk-ms3 spice-mp3", BOUGHT_OUT)
    table.play("give silk, want wine, to seat 1", "counter give wine, want silk, ask 5 ducats")

    assert table.choices == ["withdraw", "seat 1"]


@clause("OLT-R7")
def test_who_could_not_play_before_may_take_any_counter() -> None:
    table = short("hand 0: silk-ms3", BOUGHT_OUT)
    table.play("give silk, want wine, to seat 1", "counter want silk, pay 5 ducats")

    assert table.choices == ["withdraw", "seat 1"]


@clause("OLT-R7")
def test_a_partner_need_not_keep_cards_to_play() -> None:
    table = oltremare(
        "hand 0: silk-ms3 spice-mp3",
        "hand 1: wine-mk1",
        "cargo 1: silver-ms4",
        seats=2,
    )
    table.play("pay 1 ducat, want wine", "accept", "card 1")

    assert table.hands[1] == "empty"


@clause("OLT-R7", "OLT-5.2")
def test_a_trade_may_bring_the_cards_that_were_missing() -> None:
    table = short("hand 0: silk-ms3", BOUGHT_OUT, "ducats: 1 0 0")
    assert "done" in table.choices
    table.play("pay 1 ducat, want wine, to seat 1", "accept", "card 1")

    table.play("done")
    assert table.stage == "play"

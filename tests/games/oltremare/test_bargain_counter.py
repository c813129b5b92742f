"""Counters: one for each partner and offer, built like an offer, taken or not."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import OltremareTable, oltremare

HANDS = (
    "hand 0: silk-ms3 silk-mp2@20 wood-mk2",
    "hand 1: wine-mk1 wine-mk2 spice-mp3",
    "hand 2: wine-ms2 silver-mp4",
)


def offered(line: str, *lines: str) -> OltremareTable:
    """A table where seat 0 has just made this offer."""
    table = oltremare(*HANDS, *lines, seats=3)
    table.play(line)
    return table


@clause("OLT-R6")
def test_a_counter_is_built_like_an_offer_but_for_the_active_player() -> None:
    table = offered("give silk, want wine, to seat 1")
    table.play("counter")

    assert table.turn == 1
    assert table.choices == ["next", "card 1", "card 2", "card 3"]
    assert table.refused("seat 2") == "OLT-R5 give-first"
    table.play("card 3", "next", "want silk", "want wood", "next", "ducats 2")
    assert table.stage == "claim"
    table.play("say money+ship", "say loading 4")
    assert table.choices == ["send", "drop"]


@clause("OLT-R6", "OLT-R5")
def test_a_counter_wants_no_more_cards_than_the_active_player_has() -> None:
    table = oltremare("hand 0: silk-ms3", "hand 1: wine-mk1", seats=2)
    table.play("give silk, want wine", "counter", "card 1", "next", "want silk")

    assert table.choices == ["next"]


@clause("OLT-R6")
def test_an_offer_is_countered_once_only_by_each_partner() -> None:
    table = offered("give silk, want wine")
    table.play("counter", "next", "want silk", "next", "ducats 1", "drop")

    assert table.turn == 1
    assert table.choices == ["accept", "decline"]
    assert table.refused("counter") == "OLT-R6 no-counter"
    table.play("decline")
    assert "counter" in table.choices


@clause("OLT-R6")
def test_the_next_offer_may_be_countered_again() -> None:
    table = offered("give silk, want wine, to seat 1")
    table.play("counter", "next", "want silk", "next", "ducats 1", "drop", "decline")
    table.play("give silk, want spice, to seat 1")

    assert "counter" in table.choices


@clause("OLT-R6")
def test_a_counter_to_a_single_offer_is_no_trade_until_it_is_taken() -> None:
    table = offered("give silk, want wine, to seat 1")
    table.play("counter give wine, want silk, ask 2 ducats")

    assert (table.turn, table.stage) == (0, "conclude")
    assert table.choices == ["withdraw", "seat 1"]
    assert table.told("countered") == ["seat 1 partner 0"]
    assert "traded" not in table.events


@clause("OLT-4.1", "OLT-R5")
def test_who_takes_a_counter_chooses_the_cards_to_hand_over() -> None:
    table = offered("give wood, want wine, to seat 1")
    table.play("counter give wine, want silk, ask 2 ducats", "seat 1")

    assert (table.turn, table.stage) == (0, "hand-over")
    assert table.choices == ["card 1", "card 2"]
    assert table.refused("card 3") == "OLT-R5 other-good good silk"
    assert table.refused("withdraw") == "OLT-R5 hand-over-first"
    table.play("card 2")

    assert table.hands[:2] == ["silk-ms3 wood-mk2 wine-mk1", "wine-mk2 spice-mp3 silk-mp2@20"]
    assert table.ducats == [9, 13, 11]
    assert table.told("traded") == ["seat 0 partner 1"]
    assert table.fame == [0, 1, 0]
    assert (table.turn, table.stage) == (0, "trade")


@clause("OLT-4.1")
def test_a_counter_that_wants_ducats_only_is_a_trade_when_taken() -> None:
    table = offered("give wood, want wine, to seat 1")
    table.play("counter give wine, ask 2 ducats", "seat 1")

    assert table.hands[0] == "silk-ms3 silk-mp2@20 wood-mk2 wine-mk1"
    assert table.ducats == [9, 13, 11]
    assert table.stage == "trade"


@clause("OLT-4.1")
def test_of_counters_and_acceptances_one_is_chosen() -> None:
    table = offered("give silk, want wine")
    table.play("counter give spice, want wood", "accept", "card 1", "seat 1", "card 3")

    assert table.told("traded") == ["seat 0 partner 1"]
    assert table.hands == [
        "silk-ms3 silk-mp2@20 spice-mp3",
        "wine-mk1 wine-mk2 wood-mk2",
        "wine-ms2 silver-mp4",
    ]


@clause("OLT-4.1")
def test_counters_may_all_be_left() -> None:
    table = offered("give silk, want wine")
    table.play("counter give spice, want wood", "counter give silver, want wood", "withdraw")

    assert "traded" not in table.events
    assert (table.turn, table.stage) == (0, "trade")


@clause("OLT-R5")
def test_a_counter_that_wants_goods_one_does_not_have_is_not_taken() -> None:
    table = offered("give silk, want wine, to seat 1")
    table.play("counter give wine, want sugar")

    assert table.choices == ["withdraw"]
    assert table.refused("seat 1") == "OLT-4.1 no-agreement seat 1"


@clause("OLT-R3")
@pytest.mark.parametrize(
    ("lines", "may"),
    [
        (("hand 2: wine-ms2", "ducats: 5 9 0 9"), True),
        (("ducats: 5 9 1 9",), True),
        (("ducats: 5 9 0 9",), False),
    ],
)
def test_who_has_neither_cards_nor_ducats_makes_no_counter(
    lines: tuple[str, ...],
    may: bool,  # noqa: FBT001
) -> None:
    table = oltremare(*HANDS[:2], "hand 3: grain-ms1", *lines, seats=4)
    table.play("give silk, want wine", "decline")

    assert table.turn == 2
    assert ("counter" in table.choices) == may
    if not may:
        assert table.refused("counter") == "OLT-R6 no-counter"

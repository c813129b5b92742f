"""Ducats in a trade: both ways, never more than there is, and something from each side."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import OltremareTable, oltremare


def paying(ducats: str, *moves: str, to: str = "seat 1") -> OltremareTable:
    """A table where the goods are settled and the ducats are to be named."""
    table = oltremare(
        "hand 0: silk-ms3 wood-mk2",
        "hand 1: wine-mk1 wood-ms1",
        "hand 2: spice-mk2",
        f"ducats: {ducats}",
        seats=3,
    )
    table.play("offer", to, *moves)
    assert table.stage == "pay"
    return table


def sums(table: OltremareTable) -> list[int]:
    """The ducats that may be named."""
    return [int(choice.removeprefix("ducats ")) for choice in table.choices]


CARD_FOR_CARD = ("card 1", "next", "want wine", "next")
CARD_FOR_DUCATS = ("card 1", "next", "next")
DUCATS_FOR_CARD = ("next", "want wine", "next")


@clause("OLT-R4")
@pytest.mark.parametrize(
    ("ducats", "least", "most"),
    [("3 2 0", -2, 3), ("0 0 0", 0, 0), ("-4 5 0", -5, 0), ("7 -1 0", 0, 7), ("50 60 0", -20, 20)],
)
def test_nobody_promises_ducats_they_do_not_have(ducats: str, least: int, most: int) -> None:
    table = paying(ducats, *CARD_FOR_CARD)

    assert sums(table) == list(range(least, most + 1))
    for beyond in (least - 1, most + 1):
        if -20 <= beyond <= 20:
            said = f"OLT-R4 ducats-missing ducats {abs(beyond)}"
            assert table.refused(f"ducats {beyond}") == said


@clause("OLT-R4")
def test_an_offer_to_all_may_ask_for_what_the_richest_has() -> None:
    assert min(sums(paying("5 2 9", *CARD_FOR_CARD, to="to all"))) == -9
    assert min(sums(paying("5 2 9", *CARD_FOR_CARD, to="seat 1"))) == -2


@clause("OLT-R3")
def test_a_card_is_given_for_at_least_a_ducat_where_no_good_is_wanted() -> None:
    table = paying("3 4 0", *CARD_FOR_DUCATS)

    assert sums(table) == [-4, -3, -2, -1]
    assert table.refused("ducats 0") == table.refused("ducats 1") == "OLT-R3 one-sided"


@clause("OLT-R3")
def test_a_good_is_wanted_for_at_least_a_ducat_where_no_card_is_given() -> None:
    table = paying("3 4 0", *DUCATS_FOR_CARD)

    assert sums(table) == [1, 2, 3]
    assert table.refused("ducats 0") == table.refused("ducats -1") == "OLT-R3 one-sided"


@clause("OLT-R3")
def test_who_is_in_debt_hears_too_that_a_gift_is_no_trade() -> None:
    table = paying("-3 4 0", *CARD_FOR_DUCATS)

    assert table.refused("ducats 0") == "OLT-R3 one-sided"


@clause("OLT-R3")
def test_ducats_alone_are_no_trade() -> None:
    table = oltremare("hand 0: silk-ms3", "hand 1: wine-mk1", seats=2)
    table.play("offer", "seat 1", "next")

    assert "next" not in table.choices
    assert table.refused("next") == "OLT-R3 nothing-wanted"


@clause("OLT-R3")
def test_a_card_is_not_given_away_to_somebody_without_ducats() -> None:
    table = oltremare("hand 0: silk-ms3", "hand 1: wine-mk1", "ducats: 5 0", seats=2)
    table.play("offer", "seat 1", "card 1", "next")

    assert table.refused("next") == "OLT-R3 nothing-wanted"


@clause("OLT-R3")
@pytest.mark.parametrize("ducats", [0, -2])
def test_without_ducats_an_offer_begins_with_a_card(ducats: int) -> None:
    table = oltremare("hand 0: silk-ms3", "hand 1: wine-mk1", f"ducats: {ducats} 5", seats=2)
    table.play("offer", "seat 1")

    assert table.choices == ["card 1"]
    assert table.refused("next") == "OLT-R3 nothing-given"


@clause("OLT-R3", "OLT-R4")
def test_without_cards_an_offer_pays_ducats() -> None:
    table = oltremare("hand 1: wine-mk1", "ducats: 2 5", seats=2)
    table.play("offer", "seat 1", "next", "want wine", "next")

    assert table.choices == ["ducats 1", "ducats 2"]


@clause("OLT-R4")
@pytest.mark.parametrize(
    ("line", "ducats"),
    [
        ("give silk, want wine, to seat 1", [11, 11, 11]),
        ("give silk, want wine, pay 4 ducats, to seat 1", [7, 15, 11]),
        ("give silk, want wine, ask 4 ducats, to seat 1", [15, 7, 11]),
        ("give silk, ask 11 ducats, to seat 1", [22, 0, 11]),
        ("want wine, pay 11 ducats, to seat 1", [0, 22, 11]),
    ],
)
def test_ducats_go_from_one_trader_to_the_other(line: str, ducats: list[int]) -> None:
    table = oltremare("hand 0: silk-ms3 wood-mk2", "hand 1: wine-mk1", seats=3)
    table.play(line, "accept")
    if table.stage == "hand-over":
        table.play("card 1")

    assert table.ducats == ducats
    assert table.events.count("traded") == 1


@clause("OLT-R4")
def test_only_who_has_the_ducats_can_accept() -> None:
    table = oltremare("hand 0: silk-ms3", "ducats: 0 4 3", seats=3)
    table.play("give silk, ask 4 ducats, to all")

    assert "accept" in table.choices
    table.play("decline")
    assert "accept" not in table.choices
    assert table.refused("accept") == "OLT-R4 ducats-missing ducats 4"


@clause("OLT-R4", "OLT-R6")
@pytest.mark.parametrize(
    ("ducats", "least", "most"), [("3 2", -3, 2), ("-1 6", 0, 6), ("4 -5", -4, 0)]
)
def test_a_counter_promises_no_more_than_there_is_either(
    ducats: str, least: int, most: int
) -> None:
    table = oltremare("hand 0: silk-ms3 wood-mk2", "hand 1: wine-mk1", f"ducats: {ducats}", seats=2)
    table.play("give silk, want wine", "counter", "card 1", "next", "want wood", "next")

    assert sums(table) == list(range(least, most + 1))

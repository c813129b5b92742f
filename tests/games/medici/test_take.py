"""A turn: take."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.medici.table import medici

FIVE = "market: grain2 spice3 fur2 dye4 cloth5"


@clause("MED-2.6")
def test_the_last_card_must_be_taken() -> None:
    table = medici(FIVE, seats=3)

    assert table.refused("take dye4") == "MED-2.6 last-must-go card cloth5"
    assert table.refused("take fur2 dye4") == "MED-2.6 last-must-go card cloth5"
    assert table.refused("take 2") == "MED-2.6 last-must-go card cloth5"


@clause("MED-2.6")
def test_the_last_card_may_be_taken_alone() -> None:
    table = medici(FIVE, seats=3)

    table.play("take cloth5")

    assert table.ship == "cloth5"
    assert table.market == "grain2 spice3 fur2 dye4"
    assert table.turn == 1


@clause("MED-2.7")
def test_the_third_last_card_may_be_taken_while_the_second_last_stays() -> None:
    table = medici("market: fur2 dye4 cloth5", seats=3)

    table.play("take fur2 cloth5")

    assert table.market == "dye4"
    assert table.ship == "fur2 cloth5"


@clause("MED-2.7")
@pytest.mark.parametrize(
    ("move", "ship", "market"),
    [
        ("take 1", "cloth5", "grain2 spice3 fur2 dye4"),
        ("take 1 2", "dye4 cloth5", "grain2 spice3 fur2"),
        ("take 1 3", "fur2 cloth5", "grain2 spice3 dye4"),
        ("take 1 2 3", "fur2 dye4 cloth5", "grain2 spice3"),
    ],
)
def test_one_or_both_of_the_two_cards_before_the_last_may_come_along(
    move: str, ship: str, market: str
) -> None:
    table = medici(FIVE, seats=3)

    table.play(move)

    assert table.ship == ship
    assert table.market == market


@clause("MED-2.7")
def test_a_market_of_two_has_no_third_last_card() -> None:
    table = medici("market: dye4 cloth5", "revealed: 3", seats=3)

    assert table.choices == ["take 1", "take 1 2"]


@clause("MED-2.7")
def test_a_card_that_is_not_in_the_market_cannot_be_taken() -> None:
    table = medici("market: dye4 cloth5", seats=3)

    assert table.refused("take cloth5 fur2") == "MED-2.7 not-in-market card fur2"
    assert table.refused("take cloth5 cloth5") == "MED-2.7 not-in-market card cloth5"


@clause("MED-2.7")
def test_of_two_equal_cards_the_one_nearer_to_the_end_is_meant() -> None:
    table = medici("market: dye4 fur2 dye4", seats=3)

    table.play("take dye4")

    assert table.market == "dye4 fur2"


@clause("MED-2.8")
def test_cards_before_the_last_three_are_out_of_reach() -> None:
    table = medici(FIVE, seats=3)

    assert table.choices == ["reveal", "take 1", "take 1 2", "take 1 3", "take 1 2 3"]
    assert table.refused("take cloth5 spice3") == "MED-2.8 out-of-reach place 4"
    assert table.refused("take 1 5") == "MED-2.8 out-of-reach place 5"


@clause("MED-2.8")
@pytest.mark.parametrize(
    ("market", "move", "place"),
    [("cloth5", 2, 2), ("cloth5", 3, 3), ("dye4 cloth5", 3, 3), ("dye4 cloth5", 4, 3)],
)
def test_there_is_no_reach_beyond_the_first_card(market: str, move: int, place: int) -> None:
    table = medici(f"market: {market}", seats=3)

    assert table.refused(move) == f"MED-2.8 out-of-reach place {place}"


@clause("MED-2.8")
def test_a_card_comes_into_reach_when_those_after_it_are_gone() -> None:
    table = medici(FIVE, seats=3)

    table.play("take cloth5", "take dye4", "take fur2 grain2")

    assert table.ship == "grain2 fur2"
    assert table.market == "spice3"


@clause("MED-2.9")
def test_the_cards_that_stay_close_the_gaps_and_keep_their_order() -> None:
    table = medici(FIVE, seats=3)

    table.play("take cloth5 fur2")
    table.play("take dye4 spice3")

    assert table.market == "grain2"
    assert table.ships == ["fur2 cloth5", "spice3 dye4", "empty"]


@clause("MED-2.10")
def test_the_cards_taken_join_the_ship_and_its_new_total_is_announced() -> None:
    table = medici("market: fur2 dye4 black7", "ship 1: cloth5 green2", "turn: 1", seats=3)

    table.play("take dye4 black7")

    assert table.ships == ["empty", "cloth5 green2 dye4 black7", "empty"]
    assert table.events == ["taken", "taken", "announced"]
    assert table.told("taken") == ["seat 1 card dye4", "seat 1 card black7"]
    assert table.told("announced") == ["seat 1 value 18"]

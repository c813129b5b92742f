"""Scoring a day: the ships."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.medici.evenings import evening_with_ships_worth
from tests.games.medici.table import medici


@clause("MED-4.3", "MED-4.2")
def test_ships_of_20_16_16_and_13_are_paid_30_15_15_and_0() -> None:
    table = medici(
        "ship 0: dye5 dye5 fur4 fur4 cloth2",
        "ship 1: dye4 dye4 fur3 fur3 cloth2",
        "ship 2: fur5 spice4 spice3 grain2 grain2",
        "ship 3: black7 grain4",
        "market: green2",
        "turn: 3",
        seats=4,
    )

    table.play("take")

    assert table.ship_pay == [30, 15, 15, 0]
    assert table.told("ship-paid") == [
        "seat 0 value 20 place 1 florins 30",
        "seat 3 value 13 place 4 florins 0",
    ]
    assert table.told("ship-shared") == [
        "seat 1 value 16 place 2 tied 2 florins 15",
        "seat 2 value 16 place 2 tied 2 florins 15",
    ]


@clause("MED-4.1", "MED-1.6")
def test_green_and_neutral_cards_count_for_the_value_of_the_ship() -> None:
    table = medici(
        "ship 0: green2 green2 black7 fur0* fur3 dye0x2 dye4",
        "ship 1: cloth5",
        "market: black7",
        "deck: empty",
        "day: 3",
        seats=3,
    )

    table.play("take")

    assert table.told("announced") == ["seat 0 value 25"]
    assert table.told("ship-paid")[0] == "seat 0 value 25 place 1 florins 30"


@clause("MED-4.2")
@pytest.mark.parametrize(
    ("values", "florins"),
    [
        ((7, 5), [20, 0]),
        ((7, 5, 4), [30, 15, 0]),
        ((7, 5, 4, 3), [30, 20, 10, 0]),
        ((7, 5, 4, 3, 2), [30, 20, 10, 5, 0]),
        ((7, 5, 4, 3, 2, 0), [30, 20, 15, 10, 5, 0]),
        ((0, 2, 3, 4, 5, 7), [0, 5, 10, 15, 20, 30]),
        ((3, 7, 0, 5), [10, 30, 0, 20]),
    ],
)
def test_ships_are_paid_by_the_rank_of_their_value(values: list[int], florins: list[int]) -> None:
    table = evening_with_ships_worth(*values)

    assert table.ship_pay == florins


@clause("MED-4.3")
@pytest.mark.parametrize(
    ("values", "florins"),
    [
        ((5, 5), [10, 10]),
        ((5, 5, 4), [20, 20, 0]),  # 45 / 2 = 22.5
        ((5, 4, 4), [30, 5, 5]),  # 15 / 2 = 7.5
        ((5, 5, 5), [15, 15, 15]),
        ((5, 5, 4, 3), [25, 25, 10, 0]),
        ((5, 4, 4, 3), [30, 15, 15, 0]),
        ((5, 4, 3, 3), [30, 20, 5, 5]),
        ((5, 5, 4, 4), [25, 25, 5, 5]),
        ((5, 5, 5, 4), [20, 20, 20, 0]),
        ((5, 4, 4, 4), [30, 10, 10, 10]),
        ((5, 5, 5, 5), [15, 15, 15, 15]),
        ((5, 4, 3, 3, 2), [30, 20, 5, 5, 0]),  # 15 / 2 = 7.5
        ((5, 4, 3, 2, 2), [30, 20, 10, 0, 0]),  # 5 / 2 = 2.5
        ((5, 4, 4, 4, 2), [30, 10, 10, 10, 0]),  # 35 / 3 = 11.7
        ((5, 5, 5, 4, 4), [20, 20, 20, 0, 0]),
        ((5, 5, 5, 5, 4), [15, 15, 15, 15, 0]),  # 65 / 4 = 16.25
        ((5, 4, 4, 4, 4), [30, 5, 5, 5, 5]),  # 35 / 4 = 8.75
        ((5, 5, 5, 5, 5), [10, 10, 10, 10, 10]),  # 65 / 5 = 13
        ((5, 4, 4, 3, 2, 0), [30, 15, 15, 10, 5, 0]),  # 35 / 2 = 17.5
        ((5, 4, 3, 3, 2, 0), [30, 20, 10, 10, 5, 0]),  # 25 / 2 = 12.5
        ((5, 4, 3, 2, 2, 0), [30, 20, 15, 5, 5, 0]),  # 15 / 2 = 7.5
        ((5, 5, 4, 4, 3, 3), [25, 25, 10, 10, 0, 0]),
        ((5, 5, 5, 4, 4, 4), [20, 20, 20, 5, 5, 5]),  # 65 / 3 = 21.7
        ((5, 4, 4, 4, 4, 4), [30, 10, 10, 10, 10, 10]),
        ((5, 5, 5, 5, 5, 4), [15, 15, 15, 15, 15, 0]),  # 80 / 5 = 16
        ((5, 5, 5, 5, 5, 5), [10, 10, 10, 10, 10, 10]),  # 80 / 6 = 13.3
        ((0, 0, 0, 0, 0, 0), [10, 10, 10, 10, 10, 10]),
        ((2, 5, 2, 5), [5, 25, 5, 25]),
    ],
)
def test_tied_ships_share_the_places_they_cover_rounded_down_to_five(
    values: list[int], florins: list[int]
) -> None:
    table = evening_with_ships_worth(*values)

    assert table.ship_pay == florins


@clause("MED-4.2")
def test_ships_are_paid_on_top_of_the_florins_in_hand() -> None:
    table = medici(
        "florins: 5 10 35",
        "ship 1: black7",
        "ship 2: green2",
        "market: green2",
        "deck: empty",
        "day: 3",
        seats=3,
    )

    table.play("take")

    assert table.florins == [5 + 5, 10 + 30, 35 + 5]

"""Scoring a day: the warehouses."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.medici.evenings import evening, stores
from tests.games.medici.table import medici


@clause("MED-5.4", "MED-5.5", "MED-5.3")
def test_simon_jen_and_phil_score_the_warehouses_of_the_rule_book() -> None:
    table = evening(
        "warehouse 0: dye2 dye3 grain2 fur2 fur3",
        "warehouse 1: dye0x2 grain4 grain5",
        "warehouse 2: dye5 grain3 cloth2 cloth0*",
        seats=3,
    )

    assert table.good_pay("dye") == [5, 5, 0]
    assert table.good_pay("grain") == [0, 10, 0]
    assert table.good_pay("fur") == [10, 0, 0]
    assert table.good_pay("cloth") == [0, 0, 10]
    assert table.told("good-shared") == [
        "seat 0 good grain symbols 1 place 2 tied 2 florins 0",
        "seat 2 good grain symbols 1 place 2 tied 2 florins 0",
        "seat 0 good dye symbols 2 place 1 tied 2 florins 5",
        "seat 1 good dye symbols 2 place 1 tied 2 florins 5",
    ]


@clause("MED-5.1")
def test_goods_go_from_the_ship_to_the_warehouse_with_or_without_a_flag() -> None:
    table = evening("ship 0: fur2 dye0*", "warehouse 0: cloth5", "ship 1: grain0x2", seats=3)

    assert table.warehouses == ["cloth5 fur2 dye0*", "grain0x2", "empty"]
    assert table.ships == ["empty", "empty", "empty"]
    assert table.told("stored") == [
        "seat 0 card fur2",
        "seat 0 card dye0*",
        "seat 1 card grain0x2",
    ]


@clause("MED-5.1")
def test_the_ships_are_paid_before_they_are_unloaded_and_the_goods_after() -> None:
    table = evening("ship 0: fur2", "ship 1: fur3 fur4", "warehouse 1: fur2 fur3 fur4", seats=2)

    kinds = [n for n in table.events if n.endswith("paid") or n in ("stored", "removed")]

    assert (
        kinds == ["ship-paid"] * 2 + ["stored", "removed", "stored", "stored"] + ["good-paid"] * 2
    )
    assert table.told("good-paid")[1] == "seat 1 good fur symbols 5 place 1 florins 10"


@clause("MED-5.2")
def test_neutral_cards_leave_the_game_for_good() -> None:
    table = medici(
        "ship 0: black7 fur2 fur3 fur4 fur5 green2",
        "ship 1: dye2 dye3 dye4 dye5 grain2",
        "market: green2",
        "turn: 2",
        seats=3,
    )

    table.play("take")

    assert table.out_of_game == "black7 green2 green2"
    assert table.told("removed") == [
        "seat 0 card black7",
        "seat 0 card green2",
        "seat 2 card green2",
    ]
    assert table.deck == 110 - 12


@clause("MED-5.3")
def test_a_card_with_two_symbols_counts_two() -> None:
    table = evening("warehouse 0: spice0x2", "warehouse 1: spice5", seats=3)

    assert table.told("good-paid") == [
        "seat 0 good spice symbols 2 place 1 florins 10",
        "seat 1 good spice symbols 1 place 2 florins 5",
    ]


@clause("MED-5.3", "MED-6.2")
def test_the_symbols_of_all_days_count_together() -> None:
    table = evening("warehouse 0: fur2 fur0x2", "ship 0: fur3", "warehouse 1: fur2 fur3", seats=3)

    assert table.told("good-paid") == [
        "seat 0 good fur symbols 4 place 1 florins 10",
        "seat 1 good fur symbols 2 place 2 florins 5",
    ]


@clause("MED-5.3")
def test_each_good_is_scored_on_its_own() -> None:
    table = evening("warehouse 0: grain2 spice2 fur2 dye2 cloth2", seats=3)

    assert [table.good_pay(g) for g in ("grain", "spice", "fur", "dye", "cloth")] == [
        [10, 0, 0]
    ] * 5


@clause("MED-5.4", "MED-5.5")
@pytest.mark.parametrize(
    ("dyes", "florins"),
    [
        ((3, 2, 1), [10, 5, 0]),
        ((1, 2, 3), [0, 5, 10]),
        ((2, 2), [5, 5]),
        ((2, 1), [10, 5]),
        ((2, 2, 1), [5, 5, 0]),
        ((2, 1, 1), [10, 0, 0]),
        ((2, 2, 2), [5, 5, 5]),
        ((4, 3, 2, 1), [10, 5, 0, 0]),
        ((2, 2, 2, 1), [5, 5, 5, 0]),
        ((2, 1, 1, 1), [10, 0, 0, 0]),
        ((3, 2, 1, 1), [10, 5, 0, 0]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
        ((1, 3, 1, 2, 1), [0, 10, 0, 5, 0]),
        ((1, 2, 1, 2, 1, 2), [0, 5, 0, 5, 0, 5]),
        ((1, 1, 1, 1, 1, 1), [0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_most_symbols_bring_ten_the_second_most_five_and_ties_share(
    dyes: tuple[int, ...], florins: list[int]
) -> None:
    table = evening(*stores(*dyes), seats=len(dyes))

    assert table.good_pay("dye") == florins


@clause("MED-5.4")
def test_the_third_place_is_not_a_place() -> None:
    table = evening(*stores(3, 2, 1), seats=3)

    assert table.told("good-paid") == [
        "seat 0 good dye symbols 3 place 1 florins 10",
        "seat 1 good dye symbols 2 place 2 florins 5",
    ]
    assert table.told("good-shared") == []

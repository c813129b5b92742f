"""Scoring a day: the bonuses for many symbols of a good."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.medici.evenings import evening, stores
from tests.games.medici.table import medici

GREATER = ("greater-bonus",)


@clause("MED-5.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_from_five_symbols_on_a_good_brings_ten_more(seats: int) -> None:
    table = evening(*stores(4, 5, 6), seats=seats)

    assert table.bonus_pay("dye")[:3] == [0, 10, 10]
    assert table.told("bonus") == [
        "seat 1 good dye symbols 5 florins 10",
        "seat 2 good dye symbols 6 florins 10",
    ]


@clause("MED-5.6")
def test_the_bonus_comes_on_top_of_the_place() -> None:
    table = evening(*stores(5, 0, 0), "ship 1: black7", seats=3)

    assert table.florins[0] == 15 + 10 + 10


@clause("MED-5.6")
def test_the_bonus_is_paid_again_every_day_it_holds() -> None:
    table = medici(*stores(5, 0, 0), seats=3)

    table.play_out()

    paid = [told for told in table.told("bonus") if told.startswith("seat 0 good dye")]
    assert len(paid) == 3


@clause("MED-5.7")
@pytest.mark.parametrize(("symbols", "florins"), [(5, 0), (6, 0), (7, 10), (8, 10)])
def test_with_two_players_the_bonus_begins_at_seven(symbols: int, florins: int) -> None:
    table = evening(*stores(0, symbols), seats=2)

    assert table.bonus_pay("dye") == [0, florins]
    assert table.told("bonus") == []
    assert len(table.told("bonus-for-two")) == florins // 10


@clause("MED-5.8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("symbols", "florins"), [(4, 0), (5, 10), (7, 10), (8, 20), (9, 20), (10, 20)]
)
def test_the_greater_bonus_begins_at_eight_symbols(seats: int, symbols: int, florins: int) -> None:
    table = evening(*stores(symbols), seats=seats, options=GREATER)

    assert table.bonus_pay("dye")[0] == florins
    assert len(table.told("greater-bonus")) == florins // 20


@clause("MED-5.8")
@pytest.mark.parametrize(
    ("symbols", "florins"), [(6, 0), (7, 10), (8, 10), (9, 10), (10, 20), (11, 20)]
)
def test_with_two_players_the_greater_bonus_begins_at_ten(symbols: int, florins: int) -> None:
    table = evening(*stores(symbols), seats=2, options=GREATER)

    assert table.bonus_pay("dye") == [florins, 0]


@clause("MED-5.8")
def test_the_greater_bonus_says_what_it_is_for() -> None:
    table = evening(*stores(8), seats=3, options=GREATER)

    assert table.told("greater-bonus") == ["seat 0 good dye symbols 8 florins 20"]
    assert table.told("bonus") == []


@clause("MED-5.8")
@pytest.mark.parametrize("options", [(), ("to-the-letter",)])
@pytest.mark.parametrize(("seats", "symbols"), [(2, 10), (3, 8), (6, 12)])
def test_nobody_gets_the_greater_bonus_unless_it_was_chosen(
    options: tuple[str, ...], seats: int, symbols: int
) -> None:
    table = evening(*stores(symbols), seats=seats, options=options)

    assert table.bonus_pay("dye")[0] == 10
    assert table.told("greater-bonus") == []


@clause("MED-R2")
def test_one_of_each_good_is_no_set_of_five() -> None:
    table = evening("warehouse 0: grain2 spice2 fur2 dye2 cloth2", seats=3)

    assert table.told("bonus") == []


@clause("MED-R2")
def test_each_good_has_a_bonus_of_its_own() -> None:
    table = evening(*stores(5), "ship 0: fur0x2 fur0x2 fur0x2", "warehouse 1: fur2", seats=3)

    assert table.told("bonus") == [
        "seat 0 good fur symbols 6 florins 10",
        "seat 0 good dye symbols 5 florins 10",
    ]

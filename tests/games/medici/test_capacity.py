"""Capacity and the end of the day."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.medici.table import medici, opening

FULL = "fur2 fur3 fur4 dye2 dye3"
ALSO_FULL = "cloth2 cloth3 cloth4 spice2 spice3"
FOUR = "grain2 grain3 grain4 spice4"


@clause("MED-3.1")
def test_with_two_players_the_seventh_card_fills_a_ship() -> None:
    table = medici(f"ship 0: {FULL}", "market: dye4 dye5 cloth2 spice2", seats=2)

    table.play("take", "take")

    assert table.told("filled") == []
    assert table.turn == 0

    table.play("take")

    assert table.told("filled") == ["seat 0"]


@clause("MED-3.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_three_to_six_players_the_fifth_card_fills_a_ship(seats: int) -> None:
    table = medici(
        "ship 0: fur2 fur3 fur4",
        "ship 1: dye2 dye3 dye4 dye5",
        "market: grain2 grain3 cloth2",
        seats=seats,
    )

    table.play("take", "take")

    assert table.told("filled") == ["seat 1"]


@clause("MED-3.1", "MED-3.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_every_morning_the_ships_are_empty_again(seats: int, cards: int) -> None:
    table = opening(seats=seats)

    while table.day == 1:
        table.play("reveal", "take")

    assert table.ships == ["empty"] * seats
    assert table.room == [cards] * seats


@clause("MED-3.3", "MED-1.5")
def test_green_cards_take_no_room() -> None:
    table = medici(f"ship 0: {FOUR}", "market: green2 dye0* fur5", seats=3)

    table.play("take 1 2 3")

    assert table.ship == f"{FOUR} green2 dye0* fur5"
    assert table.told("filled") == ["seat 0"]


@clause("MED-3.3")
def test_a_ship_of_green_cards_is_still_empty_enough_for_five_others() -> None:
    greens = "green2 green2 green2 fur0* fur0* dye0* spice0*"
    table = medici(f"ship 0: {greens} {FOUR}", "market: green2 grain0*", seats=3)

    table.play("take 1 2")

    assert table.told("filled") == []
    assert table.room[0] == 1


@clause("MED-3.4")
def test_a_full_ship_is_passed_over() -> None:
    table = medici(
        "market: spice2 spice3 spice4 spice5", f"ship 1: {FULL}", f"ship 2: {ALSO_FULL}", seats=5
    )

    table.play("take", "take", "take")

    assert table.told("taken") == [
        "seat 0 card spice5",
        "seat 3 card spice4",
        "seat 4 card spice3",
    ]
    assert table.turn == 0


@clause("MED-3.4")
def test_a_full_ship_is_passed_over_across_the_end_of_the_row() -> None:
    table = medici(
        "market: spice2 spice3", f"ship 4: {FULL}", f"ship 0: {ALSO_FULL}", "turn: 3", seats=5
    )

    table.play("take")

    assert table.turn == 1


@clause("MED-3.4")
def test_whoever_has_a_full_ship_takes_no_turn() -> None:
    table = medici("market: spice2", f"ship 1: {FULL}", seats=3)

    assert table.refused("take", by=1) == "MED-3.4 ship-full seat 0"
    assert table.refused("take", by=2) == "MED-1.8 not-your-turn seat 0"


@clause("MED-3.4")
def test_a_full_ship_takes_no_turn_in_the_first_seat_either() -> None:
    table = medici("market: spice2", f"ship 0: {FULL}", "turn: 5", seats=6)

    assert table.refused("take", by=0) == "MED-3.4 ship-full seat 5"


@clause("MED-1.8")
def test_nobody_moves_from_a_seat_that_is_not_at_the_table() -> None:
    table = medici("market: spice2", f"ship 5: {FULL}", seats=6)

    assert table.refused("take", by=-1) == "MED-1.8 not-your-turn seat 0"
    assert table.refused("take", by=6) == "MED-1.8 not-your-turn seat 0"


@clause("MED-3.5")
def test_the_last_one_still_sailing_takes_one_last_turn_and_then_the_day_ends() -> None:
    table = medici(
        f"ship 0: {FOUR}", f"ship 1: {FULL}", "ship 2: spice2", "market: cloth2 cloth3", seats=3
    )

    table.play("take cloth3")

    assert table.told("last-turn") == ["seat 2"]
    assert table.turn == 2
    assert table.day == 1

    table.play("take cloth2")

    assert table.told("day-ended") == ["day 1"]
    assert table.warehouses[2] == "spice2 cloth2"


@clause("MED-3.5")
def test_the_last_turn_is_a_whole_turn_and_is_not_declined() -> None:
    table = medici(f"ship 0: {FOUR}", f"ship 1: {FULL}", "market: cloth3", seats=3)

    table.play("take", "reveal dye4", "reveal black7", "reveal green2")

    assert table.choices == ["take 1", "take 1 2", "take 1 3", "take 1 2 3"]

    table.play("take 1 2 3")

    assert table.told("day-ended") == ["day 1"]


@clause("MED-3.5")
def test_the_last_ship_may_also_be_filled() -> None:
    table = medici(
        f"ship 0: {FULL}",
        f"ship 1: {ALSO_FULL}",
        f"ship 2: {FOUR}",
        "turn: 2",
        "market: cloth5",
        seats=3,
    )

    table.play("take")

    assert table.events[:4] == ["taken", "announced", "filled", "day-ended"]
    assert "last-turn" not in table.events


@clause("MED-3.5")
def test_with_two_players_the_other_one_takes_the_last_turn() -> None:
    table = medici(f"ship 1: {FULL} dye4", "turn: 1", "market: cloth5 cloth2", seats=2)

    table.play("take")

    assert table.told("last-turn") == ["seat 0"]

    table.play("take")

    assert table.told("day-ended") == ["day 1"]


@clause("MED-3.5")
def test_while_two_ships_have_room_nobody_takes_a_last_turn() -> None:
    table = medici(f"ship 0: {FOUR}", "market: cloth5 cloth2 dye2 dye2", seats=3)

    table.play("take", "take", "take")

    assert table.told("filled") == ["seat 0"]
    assert table.told("last-turn") == []
    assert table.turn == 1


@clause("MED-3.5")
def test_every_day_has_its_own_last_turn() -> None:
    table = opening(seats=3)

    while table.day < 3:
        table.play("reveal", "take")

    assert [name for name in table.events if name in ("last-turn", "day-ended")] == [
        "last-turn",
        "day-ended",
    ] * 2
    assert table.events.count("filled") >= 4

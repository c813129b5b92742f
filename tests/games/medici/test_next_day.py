"""The next day, the end."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.medici.table import MediciTable, medici, opening

EVENING = (
    "ship 0: black7 black7 black7 black7 fur2",
    "ship 1: fur3 fur4 dye2 dye3 dye4",
    "turn: 2",
)


@clause("MED-6.1")
def test_what_is_left_in_the_market_goes_back_into_the_deck() -> None:
    table = medici(*EVENING, "market: grain2 grain3 cloth5", "deck: spice2 spice3", seats=3)

    table.play("take")

    assert table.market == "empty"
    assert table.deck == 4
    assert table.told("market-returned") == ["cards 2 deck 4"]


@clause("MED-6.1")
@pytest.mark.parametrize("card", ["grain2", "grain3", "spice2"])
def test_a_returned_card_may_be_the_next_to_come(card: str) -> None:
    table = medici(*EVENING, "market: grain2 grain3 cloth5", "deck: spice2 spice3", seats=3)

    table.play("take", f"reveal {card}")

    assert table.market == card


@clause("MED-6.2")
def test_warehouses_stay_as_they_are_over_night() -> None:
    table = medici(*EVENING, "warehouse 2: dye5", "market: grain3 cloth5", seats=3)

    table.play("take", "reveal")

    assert table.warehouses == ["fur2", "fur3 fur4 dye2 dye3 dye4", "dye5 cloth5"]
    assert table.deck + 1 == 110 - 12


@clause("MED-6.2")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_warehouse_only_ever_grows(seats: int) -> None:
    table = opening(seats=seats, chance=7)
    stored = table.warehouses

    while table.turn >= 0:
        before = stored
        table.play("reveal", "take")
        stored = table.warehouses
        assert all(
            now.startswith(old) or old == "empty" for now, old in zip(stored, before, strict=True)
        )

    assert "empty" not in stored


def next_day(florins: str, chance: int) -> MediciTable:
    """The second morning, after an evening that brought everybody the same."""
    seats = len(florins.split())
    ships = [f"ship {seat}: black7" for seat in range(1, seats)]
    evening = (f"florins: {florins}", *ships, "market: black7", "deck: empty")
    table = medici(*evening, seats=seats, chance=chance)
    table.play("take")
    return table


@clause("MED-6.3")
@pytest.mark.parametrize(
    ("florins", "starters"),
    [
        ("0 5 10", {0}),
        ("10 5 15", {1}),
        ("10 15 5", {2}),
        ("5 5 10", {0, 1}),
        ("5 10 5", {0, 2}),
        ("10 5 5", {1, 2}),
        ("5 5 5", {0, 1, 2}),
        ("10 5", {1}),
        ("10 10", {0, 1}),
        ("20 5 30 5 5", {1, 3, 4}),
    ],
)
def test_the_poorest_starts_the_next_day_and_lots_decide_among_the_tied(
    florins: str, starters: set[int]
) -> None:
    mornings = [next_day(florins, chance) for chance in range(60)]

    assert {table.turn for table in mornings} == starters
    for table in mornings:
        told = f"day 2 seat {table.turn} florins {min(table.florins)}"
        assert table.told("day-started") == [told]


@clause("MED-6.3")
def test_no_lots_are_drawn_when_one_alone_is_poorest() -> None:
    dice = medici(seats=3).state.dice

    assert next_day("0 5 10", chance=0).state.dice == dice
    assert next_day("5 5 10", chance=0).state.dice != dice


@clause("MED-6.3")
def test_who_is_poorest_is_asked_after_the_day_is_paid() -> None:
    table = medici(*EVENING, "florins: 0 10 15", "market: cloth5", seats=3)

    table.play("take")

    assert table.florins == [0 + 30 + 5, 10 + 15 + 20, 15 + 10]
    assert table.told("day-started") == ["day 2 seat 2 florins 25"]


@clause("MED-6.3")
def test_a_new_day_is_a_new_turn() -> None:
    table = medici(*EVENING, "revealed: 3", "market: grain2 grain3 cloth5", seats=3)

    table.play("take")

    assert table.choices == ["reveal"]

    table.play("reveal", "reveal", "reveal", "take")

    assert table.told("last-turn") == []
    assert table.told("day-ended") == ["day 1"]


@clause("MED-6.4")
def test_play_goes_on_with_the_market_alone_when_the_deck_has_run_out() -> None:
    table = medici("market: grain2 grain3 cloth5", "deck: spice2", "turn: 1", "day: 3", seats=6)

    table.play("reveal", "take", "take", "take")

    assert table.told("deck-ran-out") == [""]
    assert table.ships == ["empty", "spice2", "cloth5", "grain3", "empty", "empty"]
    assert table.turn == 4
    assert table.choices == ["take 1"]


@clause("MED-6.5")
@pytest.mark.parametrize(
    ("florins", "winners"),
    [("5 10 15", [2]), ("20 10 15", [0]), ("5 15 15", [1, 2]), ("5 5 5", [0, 1, 2])],
)
def test_after_the_third_day_the_most_florins_win_and_tied_players_share(
    florins: str, winners: list[int]
) -> None:
    evening = ("ship 1: black7", "ship 2: black7", "market: black7", "deck: empty", "day: 3")
    table = medici(f"florins: {florins}", *evening, seats=3)
    assert table.winners == []

    table.play("take")

    most = max(table.florins)
    assert table.winners == winners
    assert table.turn == -1
    assert table.told("won" if len(winners) == 1 else "victory-shared") == [
        f"seat {seat} florins {most}" for seat in winners
    ]
    assert ("won" in table.events) + ("victory-shared" in table.events) == 1


@clause("MED-6.5")
def test_the_third_days_scoring_counts_for_the_victory() -> None:
    table = medici(*EVENING, "florins: 20 0 35", "market: green2 green2", "day: 3", seats=3)

    table.play("take")

    assert table.florins == [20 + 30 + 5, 0 + 15 + 20, 35]
    assert table.told("won") == ["seat 0 florins 55"]


@clause("MED-6.5")
def test_after_the_end_nobody_moves_and_nothing_goes_back_to_the_deck() -> None:
    table = medici(*EVENING, "market: grain2 grain3", "day: 3", seats=3)

    table.play("take")

    assert table.market == "grain2"
    assert table.choices == []
    assert table.refused("reveal") == "MED-6.5 game-over"
    assert table.refused("take", by=1) == "MED-6.5 game-over"
    assert "market-returned" not in table.events


@clause("MED-6.5")
@pytest.mark.parametrize("day", [1, 2])
def test_the_game_does_not_end_before_the_third_day(day: int) -> None:
    table = medici(*EVENING, "market: grain2 grain3", f"day: {day}", seats=3)

    table.play("take")

    assert table.day == day + 1
    assert table.winners == []

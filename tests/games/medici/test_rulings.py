"""The rulings: what the rule book leaves open."""

from __future__ import annotations

import pytest

from fondaco.games.medici import rules
from tests.clauses import clause
from tests.games.medici.evenings import evening, stores
from tests.games.medici.table import medici, opening

FOUR = "grain2 grain3 grain4 spice4"
FULL = "fur2 fur3 fur4 dye2 dye3"
TO_THE_LETTER = ("to-the-letter",)


@clause("MED-R1")
@pytest.mark.parametrize(
    ("market", "choices"),
    [
        ("fur2 dye4 cloth5", ["take 1"]),
        ("fur2 dye4 green2", ["take 1", "take 1 2", "take 1 3"]),
        ("fur2 green2 cloth5", ["take 1", "take 1 2"]),
        ("green2 dye4 cloth5", ["take 1", "take 1 3"]),
        ("green2 fur0* cloth5", ["take 1", "take 1 2", "take 1 3", "take 1 2 3"]),
        ("fur2 green2 green2", ["take 1", "take 1 2", "take 1 3", "take 1 2 3"]),
        ("dye4 cloth5", ["take 1"]),
        ("green2 cloth5", ["take 1", "take 1 2"]),
    ],
)
def test_with_one_berth_left_only_what_fits_may_come_along(market: str, choices: list[str]) -> None:
    table = medici(f"ship 0: {FOUR}", f"market: {market}", "revealed: 3", seats=3)

    assert table.choices == choices


@clause("MED-R1")
def test_with_two_berths_left_two_cards_fit() -> None:
    table = medici("ship 0: fur2 fur3 dye2", "market: fur2 dye4 cloth5", "revealed: 3", seats=3)

    assert table.choices == ["take 1", "take 1 2", "take 1 3"]
    assert table.refused("take 1 2 3") == "MED-R1 no-room needed 3 room 2"


@clause("MED-R1")
def test_with_three_berths_left_three_cards_fit() -> None:
    table = medici("ship 0: fur2 fur3", "market: fur2 dye4 cloth5", seats=3)

    table.play("take 1 2 3")

    assert table.told("filled") == ["seat 0"]


@clause("MED-R1")
def test_a_card_that_does_not_fit_is_refused() -> None:
    table = medici(f"ship 0: {FOUR}", "market: fur2 dye4 cloth5", seats=3)

    assert table.refused("take 1 2") == "MED-R1 no-room needed 2 room 1"
    assert table.refused("take fur2 cloth5") == "MED-R1 no-room needed 2 room 1"
    assert table.refused("take 1 2 3") == "MED-R1 no-room needed 3 room 1"


@clause("MED-R1")
@pytest.mark.parametrize(("seats", "berths"), [(2, 7), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_no_ship_ever_holds_more_than_it_can(seats: int, berths: int) -> None:
    table = opening(seats=seats)

    while table.turn >= 0:
        table.play(table.choices[-1])
        for ship in table.ships:
            cards = [card for card in ship.replace("empty", "").split() if "*" not in card]
            assert len(cards) - cards.count("green2") <= berths


@clause("MED-R3")
def test_without_a_symbol_there_is_no_second_place() -> None:
    table = evening(*stores(1, 0), seats=2)

    assert table.good_pay("dye") == [10, 0]
    assert table.told("good-paid") == ["seat 0 good dye symbols 1 place 1 florins 10"]


@clause("MED-R3")
@pytest.mark.parametrize("options", [(), ("greater-bonus",)])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_good_that_nobody_has_is_not_paid(options: tuple[str, ...], seats: int) -> None:
    table = evening(seats=seats, options=options)

    assert table.told("good-paid") == table.told("good-shared") == []


@clause("MED-R3")
def test_to_the_letter_nothing_is_the_second_most_of_two() -> None:
    table = evening(*stores(1, 0), seats=2, options=TO_THE_LETTER)

    assert table.good_pay("dye") == [10, 5]
    assert table.told("good-paid")[-1] == "seat 1 good dye symbols 0 place 2 florins 5"


@clause("MED-R3")
@pytest.mark.parametrize(
    ("dyes", "florins"),
    [
        ((0, 0), [5, 5]),
        ((0, 0, 0), [5, 5, 5]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((2, 0, 0), [10, 0, 0]),
        ((2, 1, 0), [10, 5, 0]),
    ],
)
def test_to_the_letter_nothing_is_ranked_like_any_other_number(
    dyes: tuple[int, ...], florins: list[int]
) -> None:
    table = evening(*stores(*dyes), seats=len(dyes), options=TO_THE_LETTER)

    assert table.good_pay("dye") == florins


@clause("MED-R4")
def test_with_nothing_left_to_take_everybody_passes_and_the_day_ends() -> None:
    table = medici("market: cloth5", "deck: empty", f"ship 3: {FULL}", "turn: 1", "day: 2", seats=5)

    table.play("take")

    assert table.told("passed") == ["seat 2", "seat 4", "seat 0", "seat 1"]
    assert table.told("day-ended") == ["day 2"]


@clause("MED-R4")
def test_whoever_filled_a_ship_with_the_last_card_does_not_pass() -> None:
    table = medici(f"ship 0: {FOUR}", "market: cloth5", "deck: empty", "day: 3", seats=3)

    table.play("take")

    assert table.told("passed") == ["seat 1", "seat 2"]


@clause("MED-R4", "MED-3.5")
def test_the_last_turn_is_passed_too_when_there_is_nothing_to_take() -> None:
    table = medici(
        f"ship 0: {FOUR}", f"ship 1: {FULL}", "market: cloth5", "deck: empty", "day: 3", seats=3
    )

    table.play("take")

    assert table.events[2:6] == ["filled", "last-turn", "passed", "day-ended"]
    assert table.told("passed") == ["seat 2"]
    assert table.events.count("day-ended") == 1


@clause("MED-R4")
@pytest.mark.parametrize(
    "rest", [("market: dye2 cloth5", "deck: empty"), ("market: cloth5", "deck: dye2")]
)
def test_nobody_passes_while_a_card_is_left(rest: tuple[str, str]) -> None:
    table = medici(*rest, seats=3)

    table.play("take")

    assert table.told("passed") == []
    assert table.turn == 1


@clause("MED-R5")
def test_everybody_may_see_everything_but_the_order_of_the_deck() -> None:
    table = medici(
        "market: fur2",
        "ship 0: dye0x2 green2",
        "warehouse 1: cloth5",
        "deck: dye3 dye4",
        "florins: 5 10",
        seats=2,
    )

    seen = table.table.view(0)

    assert seen["market"] == ["fur2"]
    assert seen["deck"] == 2
    assert [seat["ship"] for seat in seen["seats"]] == [["dye0x2", "green2"], []]
    assert [seat["warehouse"] for seat in seen["seats"]] == [[], ["cloth5"]]
    assert [seat["florins"] for seat in seen["seats"]] == [5, 10]
    assert table.table.view(1) | {"seat": 0} == seen
    assert table.table.view(-1) | {"seat": 0} == seen


@clause("MED-R5")
def test_what_is_seen_does_not_tell_what_comes() -> None:
    table = medici("deck: dye3 dye4 fur2", seats=2)
    other = medici("deck: fur2 dye4 dye3", seats=2, chance=1)

    assert table.table.view(0) == other.table.view(0)


@clause("MED-R5")
def test_nobody_holds_a_secret_that_could_be_imagined_otherwise() -> None:
    table = medici("market: fur2", "ship 0: dye2", seats=2)
    before = table.state.copy()

    rules.imagine(table.state, 1)

    assert table.state == before


@clause("MED-R6")
def test_the_last_turn_is_called_as_soon_as_the_second_last_ship_is_full() -> None:
    table = medici(f"ship 1: {FOUR}", f"ship 2: {FULL}", "market: cloth5 cloth4 cloth3", seats=3)

    table.play("take")

    assert table.told("last-turn") == []

    table.play("take")

    assert table.events[-2:] == ["filled", "last-turn"]
    assert table.turn == 0


@clause("MED-R6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_only_the_mover_fills_a_ship_and_only_one_last_turn_is_called(seats: int) -> None:
    table = opening(seats=seats)

    while table.turn >= 0:
        mover, told = table.turn, len(table.told("filled"))
        table.play(table.choices[-1])
        assert table.told("filled")[told:] in ([], [f"seat {mover}"])

    assert table.events.count("last-turn") == 3


@clause("MED-R7")
def test_the_bank_never_runs_out_of_coins() -> None:
    table = evening("florins: 850 900", "ship 0: black7", seats=2)

    assert table.florins == [870, 900]

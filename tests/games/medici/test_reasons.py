"""Why a move of Medici is good or bad, in words."""

from __future__ import annotations

from fondaco.bots.hints import reasons_in, worth_saying
from fondaco.games.index import find
from fondaco.speech.speaker import Speaker
from tests.games.medici.table import WORDS, MediciTable, medici

NAMES = ["Anna", "Britta", "Carlos", "Daniel", "Elena", "Fabio"]


def why(table: MediciTable, move: str) -> list[str]:
    """What is said of a move for the seat in turn."""
    speaker = Speaker(find("medici"), NAMES)
    number = WORDS.read_move(table.state, move)
    assert number in table.table.choices
    found = worth_saying(reasons_in(find("medici"), table.state, number))
    return [speaker.reason(reason) for reason in found]


def test_the_third_grain_takes_second_place_in_grain() -> None:
    # Level with Carlos, behind Britta: 2.5 of the prizes are in sight, and 2.3 of the bonus, since
    # five berths may bring three more. One ahead of Carlos it is 4.1, and 3.9 because four berths
    # need bring only two. The ship gains what a berth is expected to bring.
    table = medici(
        "day: 3",
        "warehouse 0: grain2 grain4",
        "warehouse 1: grain0x2 grain2 grain4 grain5",
        "warehouse 2: grain2 grain5",
        "market: grain3",
        seats=3,
    )

    assert why(table, "take 1") == ["The third grain: second place in grain, +3"]


def test_a_place_taken_on_the_first_day_is_paid_on_all_three() -> None:
    # Nobody has fur. Without a card the middle prize of 5 is in sight on 2.8 of three days, and 8.3
    # of the bonuses; with one 6.1 on all three, and 10.9.
    table = medici("market: fur3", seats=3)

    assert why(table, "take 1") == ["The first fur: first place in fur, on each of 3 days, +7"]


def test_the_fifth_card_of_a_good_brings_the_bonus() -> None:
    # First by far before and after; five berths bring one more card of dye four times out of five.
    table = medici(
        "day: 3", "warehouse 0: dye2 dye3 dye4 dye5", "warehouse 1: dye2", "market: dye3", seats=3
    )

    assert why(table, "take 1") == ["The fifth dye: first place in dye, and the bonus, +2"]


def test_a_place_shared_is_said_to_be_shared() -> None:
    table = medici("day: 3", "warehouse 1: cloth2", "market: cloth3", seats=2)

    assert why(table, "take 1")[0].startswith("The first cloth: shared first place in cloth")


def test_a_rich_card_makes_the_ship_the_richest_so_far() -> None:
    # Four more than a berth is expected to bring, with nine more to fill by either pair: a third
    # instead of a half likely to be overtaken.
    table = medici("day: 3", "market: black7", seats=3)

    assert why(table, "take 1") == ["A ship of 7: first place, with room for 4 more, +5"]


def test_a_poor_card_that_fills_the_ship_costs_some_of_its_prize() -> None:
    # Of grain 10.6 of the prizes and 3.5 of the bonuses were in sight; with two symbols, which
    # others can still catch up, it is 22.6 and 8.8. The ship loses 3 of the value that was expected
    # of it, while the others have 17 and 15 in sight.
    table = medici("ship 0: fur2 dye2 cloth2 spice2", "ship 1: fur5", "market: grain0x2", seats=3)

    assert why(table, "take 1") == [
        "The second grain: first place in grain, on each of 3 days, +17",
        "A ship of 8: first place, and full, -5",
    ]


def test_a_card_is_revealed_only_to_be_looked_at() -> None:
    table = medici("market: fur5", seats=3)

    assert why(table, "reveal") == ["Looks at another card before deciding"]


def test_the_last_cards_of_a_day_are_paid_for_what_they_change() -> None:
    # Without black 7 the ship is third of three, with it the richest: 30 florins instead of none.
    table = medici(
        "ship 0: fur2 dye2 cloth2 spice2",
        "ship 1: fur3 dye3 cloth3 spice3 grain2",
        "ship 2: fur3 dye3 cloth3 spice2 grain2",
        "market: black7",
        seats=3,
    )

    assert why(table, "take 1") == ["Ends the day with a ship of 15: first place, +30"]


def test_the_last_card_of_a_day_that_changes_nothing_only_ends_it() -> None:
    table = medici(
        "ship 0: fur2 dye2 cloth2 spice2",
        "ship 1: fur3 dye3 cloth3 spice3 grain2",
        "ship 2: fur3 dye3 cloth3 spice2 grain2",
        "market: green2",
        seats=3,
    )

    assert why(table, "take 1") == ["Ends day 1"]

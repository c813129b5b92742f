"""What a view says that follows from the rules, so that no board has to know them."""

from __future__ import annotations

import pytest

from fondaco.games.index import find
from fondaco.games.medici import board, view_types, words
from tests.clauses import clause
from tests.games.medici.table import medici


@clause("MED-2.8")
@pytest.mark.parametrize(
    ("market", "reach"), [("", 0), ("fur2 dye4", 2), ("fur2 dye4 cloth5 fur3", 3)]
)
def test_the_last_three_cards_are_within_reach_or_as_many_as_there_are(
    market: str, reach: int
) -> None:
    assert medici(f"market: {market}", seats=3).table.view(0)["reach"] == reach


@clause("MED-5.6", "MED-5.7", "MED-5.8", "MED-3.1", "MED-3.2")
@pytest.mark.parametrize(
    ("seats", "options", "berths", "marks"),
    [(2, (), 7, [7]), (4, (), 5, [5]), (2, ("greater-bonus",), 7, [7, 10])],
)
def test_berths_and_the_marks_for_a_bonus_are_those_of_the_table(
    seats: int, options: tuple[str, ...], berths: int, marks: list[int]
) -> None:
    seen = medici(seats=seats, options=options).table.view(0)

    assert (seen["berths"], seen["bonus_from"]) == (berths, marks)


@clause("MED-5.3", "MED-5.4")
def test_what_is_aboard_counts_for_the_lead_and_equals_lead_together() -> None:
    seen = medici(
        "ship 0: fur0x2 dye3 black7", "warehouse 0: fur2", "warehouse 1: dye4 cloth5", seats=3
    ).table.view(-1)

    assert [seat["gathered"] for seat in seen["seats"]] == [
        [0, 0, 3, 1, 0],
        [0, 0, 0, 1, 1],
        [0, 0, 0, 0, 0],
    ]
    assert [seat["leads"] for seat in seen["seats"]] == [["fur", "dye"], ["dye", "cloth"], []]


def test_the_names_in_a_view_are_those_of_the_notation() -> None:
    assert list(view_types.GOOD_NAMES) == words.GOOD_NAMES


def test_the_box_says_what_cards_show() -> None:
    cards = board.box(find("medici").default_edition.tables)["cards"]

    assert cards["fur0x2"] == {"good": "fur", "value": 0, "symbols": 2, "green": False}
    assert cards["green2"] == {"good": None, "value": 2, "symbols": 0, "green": True}

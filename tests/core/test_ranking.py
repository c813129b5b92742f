"""Places, ties and prizes."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies

from fondaco.core.ranking import ahead, level, shared
from tests.core.samples import SEEDED

PRIZES = [30, 20, 15, 10, 5, 0]


def test_a_place_is_how_many_are_ahead() -> None:
    totals = [20, 16, 16, 13]

    assert [ahead(totals, 4, mine) for mine in totals] == [0, 1, 1, 3]
    assert [level(totals, 4, mine) for mine in totals] == [1, 2, 2, 1]


def test_seats_beyond_the_count_are_not_there() -> None:
    assert ahead([5, 9, 99], 2, 5) == 1
    assert level([5, 9, 5], 2, 5) == 1


@pytest.mark.parametrize(
    ("prizes", "first", "tied", "each"),
    [
        ([30, 20, 10, 0], 0, 1, 30),
        ([30, 20, 10, 0], 1, 2, 15),  # the example of MED-4.3
        ([10, 5], 0, 2, 5),  # 7.5 each, rounded down: MED-5.5
        ([10, 5], 1, 2, 0),  # 2.5 each, rounded down: MED-5.5
        ([10, 5], 0, 3, 5),
        ([10, 5], 0, 4, 0),
        ([20, 0], 0, 2, 10),
        ([30, 15, 0], 0, 3, 15),
        ([30, 20, 15, 10, 5, 0], 0, 6, 10),
        ([10, 5], 2, 1, 0),
    ],
)
def test_tied_seats_share_the_places_they_cover(
    prizes: list[int], first: int, tied: int, each: int
) -> None:
    assert shared(prizes, first, tied, 5) == each


@SEEDED
@given(strategies.lists(strategies.integers(0, 6), min_size=2, max_size=6))
def test_no_more_is_paid_than_there_is_and_equals_are_paid_the_same(totals: list[int]) -> None:
    paid = [
        shared(PRIZES, ahead(totals, len(totals), mine), level(totals, len(totals), mine), 5)
        for mine in totals
    ]

    assert sum(paid) <= sum(PRIZES[: len(totals)])
    assert all(florins % 5 == 0 for florins in paid)
    for mine, florins in zip(totals, paid, strict=True):
        for other, theirs in zip(totals, paid, strict=True):
            assert (mine < other) <= (florins <= theirs)
            assert (mine == other) <= (florins == theirs)

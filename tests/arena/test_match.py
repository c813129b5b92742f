"""Who sits where, and what cannot be had."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.arena.match import agree
from fondaco.core.errors import Unreadable
from tests.arena.samples import MEDICI, duel


def test_every_bot_of_a_mixed_table_sits_at_every_seat() -> None:
    match = agree(MEDICI, ("chance", "greedy", "greedy"), seats=3)

    assert sorted(match.seatings) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert match.control == (0, 0, 0)


def test_a_challenger_moves_through_all_seats_among_baselines() -> None:
    match = duel("greedy", "chance", seats=4)

    assert [seating.index(0) for seating in match.seatings] == [0, 3, 2, 1]
    assert all(seating.count(1) == 3 for seating in match.seatings)
    assert match.control == (1, 1, 1, 1)


def test_fewer_bots_than_seats_are_repeated_in_order() -> None:
    match = agree(MEDICI, ("chance", "greedy"), seats=5)

    assert match.seatings[0] == (0, 1, 0, 1, 0)
    assert len(match.seatings) == 5


def test_a_seating_that_comes_round_again_is_played_once() -> None:
    match = agree(MEDICI, ("chance", "greedy"), seats=4)

    assert match.seatings == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_several_challengers_have_tables_of_their_own_on_the_same_deals() -> None:
    match = agree(MEDICI, ("greedy", "chance"), against="greedy", seats=3)

    assert match.line_ups == ((0, 2, 2), (1, 2, 2))
    assert len(match.seatings) == 6


def test_a_baseline_that_meets_itself_is_told_apart() -> None:
    assert duel("greedy", "greedy").names == ("greedy", "greedy (baseline)")
    assert duel("greedy", "chance").names == ("greedy", "chance")


def test_options_are_agreed_on_in_the_order_of_the_game() -> None:
    match = duel(options=("to-the-letter", "greater-bonus", "to-the-letter"))

    assert match.options == ("greater-bonus", "to-the-letter")


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ({"bots": ("doge",)}, "There is no bot called 'doge'"),
        ({"bots": ("chance",), "against": "doge"}, "There is no bot called 'doge'"),
        ({"bots": ("chance",) * 5}, "5 bots cannot sit at 4 seats."),
        ({"bots": ("greedy",)}, "greedy alone has nobody to be measured by"),
        ({"bots": ("greedy", "greedy")}, "greedy alone has nobody to be measured by"),
        ({"blocks": 1}, "Between 2 and 2^32 blocks, not 1."),
        ({"seats": 9}, "is for 2 to 6 players, not 9"),
        ({"seed": -1}, "the seed is -1"),
        ({"options": ("free-beer",)}, "has no option 'free-beer'"),
    ],
)
def test_what_cannot_be_had_is_said(terms: dict[str, Any], sentence: str) -> None:
    bots = terms.pop("bots", ("chance", "greedy"))

    with pytest.raises(Unreadable) as said:
        agree(MEDICI, bots, **terms)

    assert sentence in said.value.sentence

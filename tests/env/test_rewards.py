"""What games are worth in their end."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Unreadable
from fondaco.env.rewards import KINDS, RANGE, REFUSED, check, rewards


def test_who_wins_alone_has_the_whole_win() -> None:
    assert rewards("win", [10, 30, 20], [0, 1, 0]) == [0, 1, 0]


def test_who_win_together_split_it() -> None:
    assert rewards("win", [30, 30, 20, 10], [1, 1, 0, 0]) == [0.5, 0.5, 0, 0]


def test_the_margin_is_to_the_best_other() -> None:
    assert rewards("margin", [10, 30, 20], [0, 1, 0]) == [-20, 10, -10]


def test_a_tie_in_front_has_no_margin() -> None:
    assert rewards("margin", [30, 30, 20], [1, 1, 0]) == [0, 0, -10]


def test_ranks_go_from_one_to_minus_one() -> None:
    assert rewards("rank", [10, 40, 20, 30], [0, 1, 0, 0]) == pytest.approx([-1, 1, -1 / 3, 1 / 3])


def test_ties_share_their_ranks() -> None:
    assert rewards("rank", [10, 30, 30], [0, 1, 1]) == [-1, 0.5, 0.5]


def test_who_wins_a_tie_by_the_rule_book_ranks_before_the_other() -> None:
    assert rewards("rank", [30, 30, 10], [0, 1, 0]) == [0, 1, -1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_that_is_not_allowed_brings_less_than_any_game(kind: str) -> None:
    worst = RANGE[kind][0] if kind != "margin" else -999

    assert REFUSED[kind] < worst


def test_other_rewards_are_refused() -> None:
    with pytest.raises(Unreadable, match="win, margin, rank"):
        check("fame")

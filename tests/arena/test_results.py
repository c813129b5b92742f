"""Shares, margins, places and times of single games."""

from __future__ import annotations

import pytest

from fondaco.arena.decision_times import Pace
from fondaco.arena.game_results import Result


def ended(*totals: int, winners: tuple[int, ...]) -> Result:
    """A game that ended so."""
    seats = len(totals)
    return Result(tuple(range(seats)), totals, winners, (1,) * seats, (0.0,) * seats)


def test_the_winner_has_the_whole_share_and_the_margin_over_the_second() -> None:
    game = ended(50, 80, 65, winners=(1,))

    assert game.shares == [0, 1, 0]
    assert game.margins == [-30, 15, -15]
    assert game.places == [3, 1, 2]
    assert game.ranks == [3, 1, 2]


def test_winners_together_split_the_share_and_their_places() -> None:
    game = ended(80, 50, 80, 50, winners=(0, 2))

    assert game.shares == [0.5, 0, 0.5, 0]
    assert game.margins == [0, -30, 0, -30]
    assert game.places == [1.5, 3.5, 1.5, 3.5]
    assert game.ranks == [1, 3, 1, 3]


def test_who_wins_a_tie_by_the_rules_is_ranked_first() -> None:
    game = ended(80, 80, 20, winners=(1,))

    assert game.shares == [0, 1, 0]
    assert game.ranks == [2, 1, 3]


def test_a_pace_knows_its_mean_and_within_5_percent_its_quantiles() -> None:
    pace = Pace()
    for milliseconds in range(1, 1001):
        pace.note(milliseconds * 1_000_000)

    assert pace.decisions == 1000
    assert pace.mean == pytest.approx(500.5)
    assert pace.quantile(0.95) == pytest.approx(950, rel=0.05)
    assert pace.quantile(0.5) == pytest.approx(500, rel=0.05)


def test_two_paces_together_are_the_pace_of_all_decisions() -> None:
    fast, slow, both = Pace(), Pace(), Pace()
    for pace, spent in ((fast, 1_000), (slow, 4_000_000), (both, 1_000), (both, 4_000_000)):
        pace.note(spent)

    fast.add(slow)

    assert (fast.nanoseconds, fast.steps) == (both.nanoseconds, both.steps)


def test_who_never_decided_has_no_pace() -> None:
    assert (Pace().mean, Pace().quantile(0.95)) == (0, 0)

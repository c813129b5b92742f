"""Ratings follow from the games in their order."""

from __future__ import annotations

import pytest

from fondaco.arena.game_results import Result
from fondaco.arena.ratings import Rating, rate


def won_by(seat: int, *seating: int) -> Result:
    """A game that one seat won and all others lost alike."""
    totals = tuple(10 * (place == seat) for place in range(len(seating)))
    return Result(seating, totals, (seat,), (1,) * len(seating), (0.0,) * len(seating))


def test_who_wins_more_is_rated_higher_and_the_more_surely_the_longer() -> None:
    games = [
        won_by(number % 4, 0, 1) if number % 4 < 2 else won_by(0, 0, 1) for number in range(40)
    ]

    strong, weak = rate(2, games)
    early, _ = rate(2, games[:4])

    assert strong.mu > weak.mu
    assert strong.sigma < early.sigma


def test_without_games_all_are_rated_alike() -> None:
    assert len(set(rate(3, []))) == 1


def test_who_sits_at_several_seats_learns_from_each_of_them() -> None:
    (loser, winner), (start, _) = rate(2, [won_by(3, 0, 0, 0, 1)]), rate(2, [])
    seats = rate(4, [won_by(3, 0, 1, 2, 3)])

    assert loser.mu - start.mu == pytest.approx(sum(seat.mu - start.mu for seat in seats[:3]))
    assert winner.mu == pytest.approx(seats[3].mu)


def test_the_seat_of_a_winner_does_not_matter() -> None:
    first, second = rate(2, [won_by(0, 1, 0)]), rate(2, [won_by(1, 0, 1)])

    assert [Rating(round(r.mu, 9), round(r.sigma, 9)) for r in first] == [
        Rating(round(r.mu, 9), round(r.sigma, 9)) for r in second
    ]

"""The intervals hold the truth as often as they say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fondaco.arena.deal_blocks import DealBlock
from fondaco.arena.game_results import Result
from fondaco.arena.intervals import lines, means, measure, tail
from fondaco.arena.match import agree
from tests.arena.samples import MEDICI, a_block, duel

TRIALS = 1000


def coverage(seen: np.ndarray, truth: float) -> float:
    """How often the interval holds the truth; every column is a trial of its own."""
    return float(np.mean([interval.low <= truth <= interval.high for interval in measure(seen)]))


@pytest.mark.parametrize("blocks", [8, 30, 200])
def test_an_interval_holds_the_truth_in_95_of_100_trials(blocks: int) -> None:
    lots = np.random.default_rng(blocks)
    # The win share in a block of four games, by deals that favour the bot more or less.
    luck = lots.beta(3, 5, size=(blocks, TRIALS))
    shares = lots.binomial(4, luck) / 4

    assert coverage(shares, 3 / 8) == pytest.approx(0.95, abs=0.02)


def test_games_of_one_deal_are_not_taken_for_independent() -> None:
    lots = np.random.default_rng(5)
    deals = lots.normal(size=(40, TRIALS))

    games = np.repeat(deals, 4, axis=0)

    assert coverage(deals, 0) == pytest.approx(0.95, abs=0.02)
    assert coverage(games, 0) < 0.75


def test_few_blocks_are_cut_off_less_than_many() -> None:
    assert tail(5) < tail(50) < tail(5000)
    assert tail(10**6) == pytest.approx(0.025, rel=1e-3)
    # Student's quantile with 9 degrees of freedom is 2.262; the normal tail beyond 2.384 is this.
    assert tail(10) == pytest.approx(0.00855, rel=0.01)


def test_the_same_blocks_give_the_same_intervals() -> None:
    match = duel()
    blocks = [a_block(match, number) for number in range(20)]

    first, second = lines(match, blocks), lines(match, blocks)

    assert [replace(line, pace=first[0].pace) for line in first] == [
        replace(line, pace=first[0].pace) for line in second
    ]


def test_the_shares_of_all_seats_add_up_to_one() -> None:
    match = agree(MEDICI, ("chance", "greedy", "chance"), seats=5)
    blocks = [a_block(match, number) for number in range(9)]

    greedy_seats = match.seatings[0].count(1)
    chance, greedy = lines(match, blocks)

    assert (5 - greedy_seats) * chance.share.mean + greedy_seats * greedy.share.mean == (
        pytest.approx(1)
    )
    assert (5 - greedy_seats) * chance.place.mean + greedy_seats * greedy.place.mean == (
        pytest.approx(15)
    )
    assert chance.games + greedy.games == 9 * 5 * 5


def test_the_gain_is_the_margin_over_the_control_on_the_same_deal() -> None:
    match = duel(seats=2)
    games = (won((0, 1), 50, 20), won((1, 0), 25, 30))

    challenger, baseline = means(match, DealBlock(0, games, won((1, 1), 30, 24), ()))

    assert challenger.tolist() == [1, (30 + 5) / 2, ((30 - 6) + (5 + 6)) / 2, 1]
    assert baseline.tolist() == [0, (-30 - 5) / 2, ((-30 + 6) + (-5 - 6)) / 2, 2]


def won(seating: tuple[int, ...], *totals: int) -> Result:
    """A game that the higher total won."""
    return Result(seating, totals, (totals.index(max(totals)),), (1, 1), (0.0, 0.0))

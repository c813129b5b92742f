"""Many tables at once."""

from __future__ import annotations

import numpy as np
import pytest

from fondaco.core.chance import simulated
from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.fast.batch import Batch
from fondaco.games import index
from fondaco.games.medici.rules import REVEAL, TAKE

pytestmark = pytest.mark.thorough

GAME = index.find("medici")


def test_every_table_of_a_batch_is_the_table_that_its_number_says() -> None:
    batch = Batch(GAME, 50, seats=3, seed=9)

    alone = Table(Terms.agree(GAME, 3, chance=simulated(9, 37)))

    assert batch.position(37) == alone.state


def test_a_batch_steps_all_its_tables() -> None:
    batch = Batch(GAME, 10, seats=4)

    batch.step(np.full(10, REVEAL))

    assert (batch.states["market"]["count"] == 1).all()
    assert (batch.masks[:, TAKE] == 1).all()


def test_a_move_that_is_not_allowed_changes_nothing_and_is_told_with_its_table() -> None:
    batch = Batch(GAME, 3, seats=4)
    before = batch.states[1].copy()

    with pytest.raises(Unreadable, match=r"1 moves are not allowed .* table 1: 1"):
        batch.step(np.array([REVEAL, TAKE, REVEAL]))

    assert batch.states[1] == before
    assert batch.states["market"]["count"].tolist() == [1, 0, 1]


@pytest.mark.parametrize("move", [-1, 5, 200])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    batch = Batch(GAME, 1, seats=2)

    with pytest.raises(Unreadable, match="not allowed"):
        batch.step(np.array([move]))


def test_a_batch_wants_a_move_for_every_table() -> None:
    batch = Batch(GAME, 3, seats=2)

    with pytest.raises(Unreadable, match="3 moves are needed"):
        batch.step(np.array([REVEAL]))


def test_tables_whose_game_is_over_stay_as_they_are() -> None:
    batch = Batch(GAME, 20, seats=2, seed=3)
    lots = np.random.default_rng(3)
    while (batch.to_act >= 0).any():
        batch.step((lots.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    before = batch.states.copy()

    batch.step(np.full(20, REVEAL))

    assert (batch.states == before).all()
    assert not batch.masks.any()
    assert (batch.totals().sum(axis=1) > 0).all()


def test_features_are_those_of_the_seat_to_act_unless_others_are_named() -> None:
    batch = Batch(GAME, 5, seats=4)

    own = batch.features()
    others = batch.features((batch.to_act + 1) % 4)

    assert own.shape == (5, GAME.feature_count)
    assert (own == batch.features(batch.to_act)).all()
    assert (own != others).any(axis=1).all()

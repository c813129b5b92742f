"""Tables that go on with their next game when one is over."""

from __future__ import annotations

import numpy as np
import pytest

from fondaco.core.chance import simulated
from fondaco.core.table import Table, Terms
from fondaco.fast.batch import Batch
from fondaco.games import index

pytestmark = pytest.mark.thorough

GAME = index.find("medici")
TABLES = 20


def played_until_one_is_over(seed: int) -> Batch:
    """A batch in which at least one game has ended."""
    batch = Batch(GAME, TABLES, seats=3, seed=seed)
    lots = np.random.default_rng(seed)
    while (batch.to_act >= 0).all():
        batch.step((lots.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    return batch


def test_a_table_whose_game_is_over_is_laid_with_its_next_game() -> None:
    batch = played_until_one_is_over(5)
    over = batch.to_act < 0
    table = int(np.flatnonzero(over)[0])

    batch.renew()

    fresh = Table(Terms.agree(GAME, 3, chance=simulated(5, table + TABLES)))
    assert batch.games.tolist() == (np.arange(TABLES) + TABLES * over).tolist()
    assert GAME.view(batch.position(table), 0) == fresh.view(0)
    assert batch.position(table).dice == fresh.state.dice
    assert (batch.to_act >= 0).all()
    assert batch.masks.any(axis=1).all()


def test_how_the_games_ended_is_told() -> None:
    batch = played_until_one_is_over(5)
    over, totals = batch.to_act < 0, batch.totals()

    ended = batch.renew()

    assert (ended.over == over).all()
    assert (ended.totals[over] == totals[over]).all()
    assert (ended.wins[over] == (totals[over] == totals[over].max(axis=1, keepdims=True))).all()
    assert not ended.totals[~over].any()


def test_tables_that_are_being_played_stay_as_they_are() -> None:
    batch = played_until_one_is_over(5)
    going = batch.to_act >= 0
    before = batch.states[going].copy()

    batch.renew()

    assert (batch.states[going] == before).all()


def test_a_batch_can_be_reset_to_another_seed() -> None:
    batch = played_until_one_is_over(5)

    batch.reset(8)

    alone = Table(Terms.agree(GAME, 3, chance=simulated(8, 7)))
    assert GAME.view(batch.position(7), 0) == alone.view(0)
    assert batch.games.tolist() == list(range(TABLES))

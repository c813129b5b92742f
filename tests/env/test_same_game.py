"""The same seed is the same game everywhere: at a table, in every environment, in a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

import fondaco.env
import fondaco.env.openspiel
from fondaco.core.chance import simulated
from fondaco.core.table import Table, Terms
from fondaco.env.plain_game import Deal
from fondaco.fast.batch import Batch
from fondaco.games import index
from tests.env.settings import EVERY_TABLE

SEED = 77


def game_of_a_learner(name: str, seats: int, steps: int) -> Any:
    """A Gymnasium environment after so many steps by lot."""
    env = fondaco.env.gym(name, seats, opponents="chance")
    _, info = env.reset(seed=SEED)
    lots = np.random.default_rng(SEED)
    for _ in range(steps):
        _, _, over, _, info = env.step(int(lots.choice(np.flatnonzero(info["action_mask"]))))
        if over:
            break
    return env


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_a_seed_and_its_moves_give_the_same_positions_everywhere(name: str, seats: int) -> None:
    learner = game_of_a_learner(name, seats, 10)
    table = Table(Terms.agree(index.find(name), seats, chance=simulated(SEED, 0)))
    agents = fondaco.env.aec(name, seats)
    agents.reset(seed=SEED)
    spiel = pyspiel.load_game(f"fondaco_{name}(players={seats},seed={SEED})").new_initial_state()
    spiel.apply_action(0)

    for move in learner.deal.moves:
        seat = table.to_act
        assert table.state == agents.unwrapped.deal.state == spiel.deal.state
        sight = agents.observe(f"seat_{seat}")
        assert np.flatnonzero(sight["action_mask"]).tolist() == table.choices
        assert spiel.observation_tensor(seat) == sight["observation"].tolist()
        table.play(move)
        agents.step(move)
        spiel.apply_action(move)

    assert len(learner.deal.moves) >= 10
    assert table.state == learner.deal.state == agents.unwrapped.deal.state == spiel.deal.state


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 6])
def test_a_batch_of_medici_is_at_the_same_positions(seats: int) -> None:
    learner = game_of_a_learner("medici", seats, 1000)
    deal = Deal(learner.setting, SEED)
    batch = Batch(index.find("medici"), 1, seats=seats, seed=SEED)

    for move in learner.deal.moves:
        assert (batch.features()[0] == deal.features(deal.to_act)).all()
        assert np.flatnonzero(batch.masks[0]).tolist() == deal.choices
        batch.step(np.array([move]))
        deal.play(move)

    assert batch.position(0).plain() == learner.deal.state.plain()
    assert batch.totals()[0].tolist() == learner.deal.totals

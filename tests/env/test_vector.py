"""Many tables at once: as Gymnasium wants them, and as their games are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import fondaco.env
from fondaco.core.errors import Unreadable
from fondaco.env.plain_game import Deal
from tests.env.settings import EVERY_TABLE, SMALLEST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fondaco.env.gymnasium_vector import Tables


def drawn(masks: NDArray[Any], lots: np.random.Generator) -> NDArray[Any]:
    """A move by lot at every table."""
    moves: NDArray[Any] = (lots.random(masks.shape) * masks).argmax(axis=1)
    return moves


def check_vector(env: Tables, steps: int) -> None:
    """What Gymnasium asks of a vector environment, over so many steps."""
    env.action_space.seed(1)
    sights, info = env.reset(seed=3)
    lots = np.random.default_rng(3)
    for _ in range(steps):
        assert sights in env.observation_space
        assert sights[0] in env.single_observation_space
        assert info["action_mask"].any(axis=1).all()
        before, kept = sights, sights.copy()
        moves = drawn(info["action_mask"], lots)
        assert moves in env.action_space
        sights, rewards, ended, cut, info = env.step(moves)
        assert (before == kept).all()
        assert rewards.shape == ended.shape == cut.shape == (env.num_envs,)
        assert (ended.dtype, cut.dtype) == (np.bool_, np.bool_)
        assert not rewards[~ended].any()
        assert ("final_obs" in info) == ended.any()


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_table_passes_the_check(name: str, seats: int) -> None:
    check_vector(fondaco.env.vector(name, 3, seats, machine=False), steps=10)


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_games_end_and_others_begin_in_the_same_step(name: str, seats: int) -> None:
    env = fondaco.env.vector(name, 2, seats, machine=False, reward="rank")
    _, info = env.reset(seed=3)
    lots = np.random.default_rng(3)
    ended = np.zeros(2, np.bool_)

    while not ended.any():
        _, rewards, ended, _, info = env.step(drawn(info["action_mask"], lots))

    table = int(np.flatnonzero(ended)[0])
    fresh = Deal(env.setting, 3, table + 2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.numbers[table] == fresh.game
    assert info["final_info"]["totals"][table].any()
    assert -1 <= rewards[table] <= 1
    assert (info["final_obs"][table] != 0).any()
    assert info["seat"][table] == (table + 2) % seats


def test_a_table_of_the_vector_is_the_game_of_its_number() -> None:
    env = fondaco.env.vector("medici", 5, 3, machine=False, seat=0)

    sights, info = env.reset(seed=11)

    for table in range(5):
        deal = Deal(env.setting, 11, table)
        if deal.to_act == 0:
            assert (sights[table] == deal.features(0)).all()
            assert (info["action_mask"][table] == deal.mask(0)).all()
    assert any(Deal(env.setting, 11, table).to_act == 0 for table in range(5))


def test_a_move_that_is_not_allowed_ends_that_game_alone() -> None:
    env = fondaco.env.vector("medici", 2, 2, machine=False, seat=0)
    _, info = env.reset(seed=1)
    moves = info["action_mask"].argmax(axis=1)
    moves[1] = 99

    _, rewards, ended, _, info = env.step(moves)

    assert ended.tolist() == [False, True]
    assert rewards.tolist() == [0.0, -1.0]
    assert info["final_info"]["refused"].tolist() == [False, True]


def test_a_vector_wants_a_move_for_every_table() -> None:
    env = fondaco.env.vector("medici", 3, 2, machine=False)
    env.reset(seed=1)

    with pytest.raises(Unreadable, match="3 moves are needed"):
        env.step(np.array([0]))


def test_bots_that_think_do_not_sit_at_thousands_of_tables() -> None:
    with pytest.raises(Unreadable, match="not a bot for millions of games"):
        fondaco.env.vector("medici", 3, 2, opponents="searcher")


def test_resets_without_a_seed_go_on_with_the_games_of_the_last() -> None:
    env = fondaco.env.vector("medici", 4, 2, machine=False)
    env.reset(seed=1)

    env.reset()

    assert env.numbers.tolist() == [4, 5, 6, 7]


def test_gymnasium_makes_vectors_and_wraps_them() -> None:
    made = gymnasium.make_vec("fondaco/Strozzi-v0", 2, seats=3, machine=False)
    env = RecordEpisodeStatistics(made)
    _, info = env.reset(seed=5)
    lots = np.random.default_rng(5)

    while "episode" not in info:
        *_, info = env.step(drawn(info["action_mask"], lots))

    assert info["episode"]["l"].max() > 10


@pytest.mark.thorough
def test_compiled_tables_of_medici_are_those_of_plain_python() -> None:
    plain = fondaco.env.vector("medici", 6, 3, machine=False, opponents="greedy,chance,seasoned")
    quick = fondaco.env.vector("medici", 6, 3, machine=True, opponents="greedy,chance,seasoned")
    lots = np.random.default_rng(2)
    seen = [env.reset(seed=2) for env in (plain, quick)]

    for _ in range(60):
        assert (seen[0][0] == seen[1][0]).all()
        assert (seen[0][1]["action_mask"] == seen[1][1]["action_mask"]).all()
        moves = drawn(seen[0][1]["action_mask"], lots)
        ways = [env.step(moves) for env in (plain, quick)]
        assert all((a == b).all() for a, b in zip(ways[0][1:4], ways[1][1:4], strict=True))
        seen = [(way[0], way[4]) for way in ways]

    assert (quick.numbers > 6).any()
    check_vector(quick, steps=40)

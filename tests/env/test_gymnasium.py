"""Gymnasium's own checks, and what they do not ask."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import fondaco.env
from fondaco.core.errors import Unreadable
from tests.env.settings import EVERY_TABLE, SMALLEST

if TYPE_CHECKING:
    from fondaco.env.gymnasium_env import Learner


def play_out(env: Learner, lots: np.random.Generator) -> tuple[float, int]:
    """Play by lot; the last reward and the number of steps."""
    steps, reward, over = 0, 0.0, False
    while not over:
        move = int(lots.choice(np.flatnonzero(env.action_masks())))
        _, reward, over, _, _ = env.step(move)
        steps += 1
    return reward, steps


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_table_passes_the_check(name: str, seats: int) -> None:
    made = gymnasium.make(f"fondaco/{name.capitalize()}-v0", seats=seats, opponents="chance")

    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_what_is_drawn_passes_the_check(name: str, seats: int) -> None:
    made = gymnasium.make(
        f"fondaco/{name.capitalize()}-v0", seats=seats, opponents="chance", render_mode="ansi"
    )

    check_env(made.unwrapped)


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_a_game_is_played_to_its_end(name: str, seats: int) -> None:
    env = fondaco.env.gym(name, seats, opponents="chance")
    env.reset(seed=2)

    reward, steps = play_out(env, np.random.default_rng(2))

    assert reward in {0.0, 1.0, 1 / 2}
    assert steps > 10


def test_gymnasium_finds_the_games_by_itself_where_it_is_told_the_place() -> None:
    env = gymnasium.make("fondaco.env:fondaco/Medici-v0", opponents="chance")

    sight, _ = env.reset(seed=1)

    assert sight.shape == (140,)


def test_what_a_learner_lives_through_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    env = fondaco.env.gym("medici", 3, opponents="chance", seat=1, render_mode="human")

    _, info = env.reset(seed=1)
    env.step(info["action_mask"].argmax())

    assert capsys.readouterr().out.count("Medici: The Card Game") == 2


def test_the_same_seed_gives_the_same_game_bots_included() -> None:
    games = []
    for _ in range(2):
        env = fondaco.env.gym("medici", 3, opponents="greedy,chance")
        env.reset(seed=8)
        play_out(env, np.random.default_rng(8))
        games.append(env.deal.moves)

    assert games[0] == games[1]


def test_the_learner_moves_on_by_a_seat_every_game() -> None:
    env = fondaco.env.gym("medici", 3, opponents="chance")

    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))]

    assert seats == [0, 1, 2, 0]


def test_a_learner_may_keep_its_seat() -> None:
    env = fondaco.env.gym("medici", 3, opponents="chance", seat=2)

    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(3)}

    assert seats == {2}


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(Unreadable, match="seats 0 to 2, not 3"):
        fondaco.env.gym("medici", 3, seat=3)


def test_a_reward_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Unreadable, match="win, margin, rank"):
        fondaco.env.gym("medici", reward="fame")


def test_the_mask_is_the_same_in_the_info_and_for_maskable_algorithms() -> None:
    env = fondaco.env.gym("strozzi", 3, opponents="chance")
    _, info = env.reset(seed=1)

    assert info["action_mask"].dtype == np.int8
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()
    assert env.action_masks().any()


def test_a_move_that_is_not_allowed_ends_the_game_and_names_the_clause() -> None:
    env = fondaco.env.gym("medici", 2, opponents="chance", seat=0)
    env.reset(seed=1)

    _, reward, ended, _, info = env.step(4)

    assert (reward, ended) == (-1.0, True)
    assert info["clause"] == "MED-2.4"


def test_what_the_learner_sees_does_not_tell_what_it_cannot_know() -> None:
    env = fondaco.env.gym("oltremare", 3, opponents="chance", seat=1)
    before, _ = env.reset(seed=6)
    words = [(1, 2, 3, 4), (5, 6, 7, 8)]

    worlds = [env.deal.copy() for _ in words]
    for world, word in zip(worlds, words, strict=True):
        world.imagine(1, word)

    assert worlds[0].state != worlds[1].state
    assert all((world.features(1) == before).all() for world in worlds)
    assert all((a.mask(1) == b.mask(1)).all() for a, b in pairwise([env.deal, *worlds]))

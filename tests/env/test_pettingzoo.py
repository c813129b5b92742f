"""PettingZoo's own suites, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import numpy as np
import pettingzoo
import pytest

import fondaco.env
from fondaco.core.errors import Unreadable
from fondaco.games import index
from tests.env.settings import EVERY_TABLE, SMALLEST

if TYPE_CHECKING:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

with warnings.catch_warnings():
    # The suites import a game of PettingZoo's in a way that PettingZoo has given up.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# The suite wants arrays, and knows by name those of PettingZoo's own games that have masks beside.
AS_IN_THEIR_GAMES = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


def play_out(env: OrderEnforcingWrapper, lots: np.random.Generator) -> dict[str, float]:
    """Play by lot; what every agent was given in all."""
    given = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        sight, reward, ended, cut, _ = env.last()
        given[agent] += reward
        mask = sight["action_mask"]
        env.step(None if ended or cut else int(lots.choice(np.flatnonzero(mask))))
    return given


@AS_IN_THEIR_GAMES
@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_table_passes_the_api_test(name: str, seats: int) -> None:
    api_test(fondaco.env.aec(name, seats), num_cycles=30)


@AS_IN_THEIR_GAMES
@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_whole_games_pass_the_api_test(name: str, seats: int) -> None:
    api_test(fondaco.env.aec(name, seats), num_cycles=1000)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_table_passes_the_seed_test(name: str, seats: int) -> None:
    seed_test(lambda: fondaco.env.aec(name, seats), num_cycles=10)


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_every_game_passes_the_render_test(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: fondaco.env.aec(name, seats, render_mode=render_mode))

    assert "seat_0" in capsys.readouterr().out


@pytest.mark.thorough  # it compiles nothing, but takes its time
@pytest.mark.parametrize(
    ("name", "seats"), [table for table in EVERY_TABLE if table not in SMALLEST]
)
def test_every_table_passes_the_render_test(name: str, seats: int) -> None:
    render_test(lambda render_mode: fondaco.env.aec(name, seats, render_mode=render_mode))


@pytest.mark.parametrize("name", [name for name, _ in SMALLEST])
def test_pictures_have_one_size_and_show_the_position(name: str) -> None:
    env = fondaco.env.aec(name, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()

    for _ in range(5):
        env.step(env.last()[0]["action_mask"].argmax())
    after = env.render()

    assert before.shape == after.shape
    assert (before != after).any()


def test_a_mode_that_nobody_draws_is_refused() -> None:
    with pytest.raises(Unreadable, match="human, ansi, rgb_array"):
        fondaco.env.aec("medici", render_mode="oil")


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
@pytest.mark.parametrize("reward", ["win", "rank"])
def test_a_whole_game_gives_as_much_as_it_should(name: str, seats: int, reward: str) -> None:
    env = fondaco.env.aec(name, seats, reward=reward)
    env.reset(seed=4)

    given = play_out(env, np.random.default_rng(4))

    assert sum(given.values()) == pytest.approx(1.0 if reward == "win" else 0.0)
    assert max(given.values()) > min(given.values())


def test_the_margin_is_the_lead_over_the_best_other() -> None:
    env = fondaco.env.aec("strozzi", 3, reward="margin")
    env.reset(seed=4)

    given = play_out(env, np.random.default_rng(4))

    totals = env.unwrapped.deal.totals
    assert given["seat_1"] == totals[1] - max(totals[0], totals[2])


def test_only_the_agent_to_act_has_moves() -> None:
    env = fondaco.env.aec("medici", 3)
    env.reset(seed=1)

    marked = [env.observe(agent)["action_mask"].sum() for agent in env.agents]

    assert marked == [1, 0, 0]


def test_a_move_that_is_not_allowed_ends_the_game_with_the_least_reward() -> None:
    env = fondaco.env.aec("medici", 2)
    env.reset(seed=1)

    env.step(4)

    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}


def test_without_the_guard_such_a_move_is_refused_with_the_moves_there_are() -> None:
    env = fondaco.env.aec("medici", 2).unwrapped
    env.reset(seed=1)

    with pytest.raises(Unreadable, match="seat_0 cannot play 4; its moves are: 0"):
        env.step(4)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_games_can_be_cut_short(name: str, seats: int) -> None:
    # PettingZoo's max_cycles_test is for those who move at once, and draws moves without masks.
    env = pettingzoo.make("aec", f"fondaco/{name}-v0", seats=seats, max_cycles=4)
    env.reset(seed=1)

    given = play_out(env, np.random.default_rng(1))

    assert len(env.unwrapped.deal.moves) == 4 * seats
    assert set(given.values()) == {0.0}


def test_resets_without_a_seed_take_the_games_of_the_last_seed_in_turn() -> None:
    env, other = fondaco.env.aec("medici"), fondaco.env.aec("medici")
    env.reset(seed=5)
    other.reset(seed=5)

    env.reset()
    other.reset()

    assert env.unwrapped.deal.game == 1
    assert env.unwrapped.deal.state == other.unwrapped.deal.state


def test_options_and_editions_are_those_of_the_house() -> None:
    box = index.find("medici").folder / "components.toml"
    env = fondaco.env.aec("medici", 2, options=("to-the-letter",), edition=str(box))
    env.reset(seed=1)

    seen = dict(zip(fondaco.env.fields("medici"), env.last()[0]["observation"], strict=True))

    assert seen["options: to the letter"] == 1
    assert seen["options: greater bonus"] == 0
    assert env.unwrapped.setting.edition.sha256 == index.find("medici").default_edition.sha256


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Unreadable, match="has no option 'loaded-dice'"):
        fondaco.env.aec("medici", options=("loaded-dice",))

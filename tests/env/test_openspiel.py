"""OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.random_agent import RandomAgent

import fondaco.env.openspiel  # noqa: F401  registers the games
from fondaco.core.errors import Unreadable
from tests.env.settings import EVERY_TABLE, SMALLEST

if TYPE_CHECKING:
    from pathlib import Path

SHORT = [(name, seats) for name, seats in SMALLEST if name != "oltremare"]


def begun(words: str, moves: int, deal: int = 3) -> Any:
    """A state of a game after so many moves by lot."""
    state = pyspiel.load_game(words).new_initial_state()
    state.apply_action(deal)
    lots = np.random.default_rng(deal)
    for _ in range(moves):
        state.apply_action(int(lots.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "seats"), [p for p in EVERY_TABLE if p[0] != "oltremare"])
def test_every_table_passes_the_random_simulation(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"fondaco_{name}(players={seats},recall=8)")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.thorough  # it compiles nothing, but takes its time
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_table_of_oltremare_passes_the_random_simulation(seats: int) -> None:
    game = pyspiel.load_game(f"fondaco_oltremare(players={seats},recall=8)")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_table_of_oltremare_passes_the_random_simulation() -> None:
    game = pyspiel.load_game("fondaco_oltremare(players=2,recall=8)")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SHORT)
def test_sampled_chance_passes_the_random_simulation(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"fondaco_{name}(players={seats},chance=sampled,recall=8)")

    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def check_playthrough(words: str, path: Path) -> None:
    """A whole game, written down and played again from the page, reads the same."""
    path.write_text(generate_playthrough.playthrough(words, None, seed=3), encoding="utf-8")

    flags.FLAGS.mark_as_parsed()  # OpenSpiel asks how it was called
    old, new = generate_playthrough.replay(path)

    assert old == new
    assert "IsTerminal() = True" in new


@pytest.mark.parametrize(("name", "seats"), SHORT)
def test_a_playthrough_can_be_played_again(name: str, seats: int, tmp_path: Path) -> None:
    check_playthrough(f"fondaco_{name}(players={seats},deals=4,recall=2)", tmp_path / "play.txt")


@pytest.mark.thorough
def test_a_playthrough_of_oltremare_can_be_played_again(tmp_path: Path) -> None:
    check_playthrough("fondaco_oltremare(players=2,deals=2,recall=2)", tmp_path / "play.txt")


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_states_survive_being_stored(name: str, seats: int) -> None:
    state = begun(f"fondaco_{name}(players={seats})", 25)

    stored = state.get_game().deserialize_state(state.serialize())
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301  our own

    for again in (stored, pickled):
        assert str(again) == str(state)
        assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_a_clone_goes_its_own_way(name: str, seats: int) -> None:
    state = begun(f"fondaco_{name}(players={seats})", 25)
    before = str(state)

    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])

    assert str(state) == before != str(clone)


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_a_resampled_state_looks_the_same_to_its_player_alone(name: str, seats: int) -> None:
    state = begun(f"fondaco_{name}(players={seats})", 25)
    player = state.current_player()

    other = state.resample_from_infostate(player, np.random.default_rng(1).random)

    assert str(other) != str(state)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_survives_being_stored() -> None:
    state = begun("fondaco_oltremare(players=3)", 25)
    other = state.resample_from_infostate(0, np.random.default_rng(1).random)

    again = state.get_game().deserialize_state(other.serialize())

    assert str(again) == str(other)


def test_the_information_state_recalls_what_the_observation_has_forgotten() -> None:
    state = begun("fondaco_medici(players=3)", 40)

    recalled, seen = state.information_state_string(1), state.observation_string(1)

    assert recalled.endswith(seen)
    assert "> reveal" in recalled
    assert len(state.information_state_tensor(1)) > len(state.observation_tensor(1))


def test_rewards_are_those_of_the_house() -> None:
    for reward, total in (("win", 1.0), ("rank", 0.0)):
        state = begun(f"fondaco_strozzi(players=3,reward={reward})", 0)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert sum(state.returns()) == pytest.approx(total)


def test_moves_have_the_names_of_records() -> None:
    state = begun("fondaco_medici(players=2)", 0)

    assert state.action_to_string(0, 0) == "reveal"


@pytest.mark.parametrize("words", ["chance=loaded", "deals=0", "reward=fame", "players=9"])
def test_terms_that_cannot_be_had_are_refused(words: str) -> None:
    with pytest.raises(Unreadable):
        pyspiel.load_game(f"fondaco_medici({words})")


def test_agents_of_openspiel_find_their_way() -> None:
    env = rl_environment.Environment(
        "fondaco_strozzi(players=3,deals=4)",
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    agents = [RandomAgent(player_id=seat, num_actions=10) for seat in range(3)]
    env.seed(1)
    step = env.reset()

    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([agents[seat].step(step).action])

    assert sum(step.rewards) == pytest.approx(1.0)
    assert len(step.observations["info_state"][0]) == 222


@pytest.mark.thorough
def test_a_program_that_used_the_games_ends_quietly() -> None:
    lines = "import pyspiel, fondaco.env.openspiel; pyspiel.load_game('fondaco_medici')"

    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")

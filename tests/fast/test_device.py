"""Device code: the rules stay inside what also compiles for GPUs."""

from __future__ import annotations

import sys

import pytest

from fondaco import games
from fondaco.bots import playing
from fondaco.core.dice import Dice
from fondaco.fast import kernels

if sys.platform != "linux":
    pytest.skip("the compiler for GPUs is installed on Linux only", allow_module_level=True)

from numba import types

from fondaco.fast.device import ptx, record_type

pytestmark = pytest.mark.thorough

MANY_MOVES = 100
BYTES, NUMBERS = types.uint8[:], types.int64[:]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if games.find(name).moves > MANY_MOVES else ())
        for name in games.names()
    ],
)
def test_a_whole_game_between_bots_compiles_for_a_gpu(name: str) -> None:
    game = games.find(name)
    state, dice = record_type(type(game.new_state())), record_type(Dice)

    text = ptx(
        playing,
        game.verbs,
        "play_on",
        (state, state[:], types.uint8[:, :], dice, NUMBERS, types.uint16[:]),
    )

    assert ".target sm_90" in text
    assert "play_on" in text


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("verb", ["set_up", "look", "step", "describe", "add_up"])
def test_the_verbs_over_arrays_compile_for_a_gpu(name: str, verb: str) -> None:
    game = games.find(name)
    states = record_type(type(game.new_state()))[:]
    arguments = {
        "set_up": (states, NUMBERS, NUMBERS),
        "look": (states, types.uint8[:, :], types.int8[:]),
        "step": (states, NUMBERS, BYTES, BYTES),
        "describe": (states, types.int8[:], types.float32[:, :]),
        "add_up": (states, types.int32[:, :]),
    }

    assert ".target sm_90" in ptx(kernels, game.verbs, verb, arguments[verb])

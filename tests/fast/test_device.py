"""Device code: the rules stay inside what also compiles for GPUs, and it takes none to do so."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

import fondaco
from fondaco.bots import seated_bots
from fondaco.core.dice import Dice
from fondaco.core.errors import Unreadable
from fondaco.fast.cuda import code, kernels
from fondaco.fast.cuda.calls import called_apart
from fondaco.fast.cuda.driver import card
from fondaco.fast.kernels import nobody, play
from fondaco.fast.kernels.observers import note_moves
from fondaco.games import index

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform != "linux":
    pytest.skip("the compiler for GPUs is installed on Linux only", allow_module_level=True)

from numba import types

from fondaco.fast.cuda.ptx import ptx, record_type, source

MEDICI = index.find("medici")


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("name", index.names())
def test_a_whole_game_between_bots_compiles_for_a_gpu(name: str) -> None:
    game = index.find(name)
    state, dice = record_type(type(game.new_state())), record_type(Dice)

    named: Any = types.NamedTuple
    bots = named((types.int64[:, :], types.uint8[:, :], state[:]), seated_bots.Bots)
    noted = named((types.uint16[:, :],), note_moves.Moves)

    text = ptx(
        play,
        (*game.verbs, seated_bots, note_moves, nobody),
        "rollout",
        (state, types.uint8[:], dice, types.int64, types.int64, bots, noted, types.int64),
    )

    assert ".target sm_90" in text
    assert "rollout" in text


@pytest.mark.thorough
@pytest.mark.parametrize(
    "kernel", [k for k in kernels.KERNELS if k not in {"play_seeing", "prove"}]
)
def test_the_kernels_compile_for_a_gpu(kernel: str) -> None:
    text = source(MEDICI, kernel)

    assert ".target sm_90" in text
    assert f".visible .entry {kernel}(" in text


@pytest.mark.thorough
@pytest.mark.parametrize("name", index.names())
@pytest.mark.parametrize("kernel", ["set_up", "look", "describe", "renew"])
def test_the_quick_kernels_of_every_game_compile_for_a_gpu(name: str, kernel: str) -> None:
    assert f".visible .entry {kernel}(" in source(index.find(name), kernel)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("name", index.names())
@pytest.mark.parametrize("kernel", ["step", "play", "play_seeing", "prove"])
def test_the_long_kernels_of_every_game_compile_for_a_gpu(name: str, kernel: str) -> None:
    assert f".visible .entry {kernel}(" in source(index.find(name), kernel)


@pytest.mark.thorough
def test_ptx_can_be_brought_along_and_is_refused_once_the_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "KERNELS", {"widen": kernels.KERNELS["widen"]})
    code.write(MEDICI, tmp_path)
    file = tmp_path / "medici.widen.ptx"

    assert ".entry widen(" in code.brought(tmp_path, MEDICI, "widen")
    with pytest.raises(Unreadable, match="is not there"):
        code.brought(tmp_path, MEDICI, "play")
    file.write_text(file.read_text().replace("// fondaco medici ", "// fondaco medici 0"))
    with pytest.raises(Unreadable, match="made from other rules"):
        code.brought(tmp_path, MEDICI, "widen")


def test_long_functions_with_many_callers_are_not_copied() -> None:
    kernel = kernels.KERNELS["play"]
    apart = called_apart(kernel.function, kernel.filled(index.find("strozzi")))

    assert {found.co_name for found in apart} == {"end_round"}


def test_where_there_is_no_gpu_a_sentence_says_so() -> None:
    try:
        card()
    except Unreadable:
        with pytest.raises(Unreadable, match=r"no NVIDIA driver|has no card"):
            fondaco.batch("medici", 10, seats=4, device="cuda")
    else:
        assert fondaco.batch("medici", 10, seats=4, device="cuda").masks.shape == (10, 5)

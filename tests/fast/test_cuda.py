"""A batch on a card: the same games as on a processor. These tests want an NVIDIA GPU."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import fondaco
from fondaco.core.errors import Unreadable
from fondaco.fast.batch import Batch as Processor
from fondaco.fast.cuda import dlpack
from fondaco.fast.cuda.driver import card
from fondaco.fast.fingerprints import fingerprints, fingerprints_of_card
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.fast.cuda.batch import Batch

try:
    card()
except Unreadable as none:
    pytest.skip(none.sentence, allow_module_level=True)

pytestmark = pytest.mark.thorough

GAME = index.find("medici")
TABLES = 1000


def pair(seed: int = 3) -> tuple[Batch, Processor]:
    """The same tables on the card and on the processor."""
    there = fondaco.batch("medici", TABLES, seats=4, seed=seed, device="cuda")
    return there, Processor(GAME, TABLES, seats=4, seed=seed)


def assert_same(there: Batch, here: Processor) -> None:
    """Every byte that the rules wrote."""
    rows = there.states.get().view(there.layout)[:, 0]
    assert rows.tobytes() == here.states.tobytes()
    assert (there.masks.get() == here.masks).all()
    assert (there.to_act.get() == here.to_act).all()
    assert (there.games.get() == here.games).all()


def test_a_card_lays_the_same_tables() -> None:
    assert_same(*pair())


def test_a_card_makes_the_same_moves_and_lays_the_next_games() -> None:
    there, here = pair()
    lots = np.random.default_rng(3)
    ended = 0

    for _ in range(400):
        moves = (lots.random(here.masks.shape) * here.masks).argmax(axis=1)
        here.step(moves)
        there.step(moves)
        theirs, ours = there.renew(), here.renew()
        assert (theirs.over.get() == ours.over).all()
        assert (theirs.totals.get() == ours.totals).all()
        assert (theirs.wins.get() == ours.wins).all()
        ended += int(ours.over.sum())

    assert ended > TABLES
    assert_same(there, here)
    assert (there.features().get() == here.features()).all()
    assert (
        there.features((here.to_act + 1) % 4).get() == here.features((here.to_act + 1) % 4)
    ).all()
    assert (there.totals().get() == here.totals()).all()
    assert there.position(7) == here.position(7)


def test_random_play_on_a_card_is_that_of_the_processor() -> None:
    there, here = pair()

    for batch in (there, here):
        batch.play(300)
        batch.play(20, features=True)

    assert_same(there, here)
    assert there.games.get().max() >= TABLES


def test_a_move_that_is_not_allowed_is_refused_on_a_card_too() -> None:
    there, here = pair()
    moves = here.masks.argmax(axis=1)
    moves[17] = 4

    with pytest.raises(Unreadable, match=r"1 moves are not allowed .* table 17"):
        there.step(moves)
    with pytest.raises(Unreadable, match="1000 moves are needed"):
        there.step(moves[:5])
    with pytest.raises(Unreadable, match="int32 or int64"):
        there.step(moves.astype(np.float32))


def test_games_on_a_card_have_the_fingerprints_of_the_processors() -> None:
    for seats in GAME.seats:
        theirs = fingerprints_of_card(GAME, seats, 7, 2000)
        assert (theirs == fingerprints(GAME, seats, 7, 2000)).all()


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_pytorch_takes_the_arrays_without_copying_and_gives_moves_back() -> None:
    torch: Any = import_module("torch")

    there, here = pair()
    masks = torch.as_tensor(there.masks, device="cuda")
    sheets = torch.from_dlpack(there.features())

    assert masks.data_ptr() == there.masks.pointer
    assert sheets.data_ptr() == there.features().pointer
    assert (sheets.cpu().numpy() == here.features()).all()
    there.step(masks.float().argmax(dim=1))
    here.step(here.masks.argmax(axis=1))
    assert_same(there, here)
    assert (masks.cpu().numpy() == here.masks).all()


@pytest.mark.skipif(find_spec("cupy") is None, reason="CuPy is not installed")
def test_cupy_takes_the_arrays_without_copying_and_gives_moves_back() -> None:
    cupy: Any = import_module("cupy")

    there, here = pair()
    masks = cupy.asarray(there.masks)

    assert masks.data.ptr == there.masks.pointer
    there.step(masks.argmax(axis=1))
    here.step(here.masks.argmax(axis=1))
    assert_same(there, here)


@pytest.mark.skipif(find_spec("jax") is None, reason="JAX is not installed")
def test_jax_takes_the_arrays_without_copying_and_gives_moves_back() -> None:
    jax: Any = import_module("jax")

    there, here = pair()
    sheets, masks = jax.dlpack.from_dlpack(there.features()), jax.dlpack.from_dlpack(there.masks)

    assert (np.asarray(sheets) == here.features()).all()
    there.step(jax.block_until_ready(masks.argmax(axis=1)))
    here.step(here.masks.argmax(axis=1))
    assert_same(there, here)


def test_what_is_lent_is_kept_until_it_is_given_back() -> None:
    there, _ = pair()
    before = len(dlpack.LENT)
    capsule = there.features().__dlpack__()

    assert len(dlpack.LENT) == before + 1
    del capsule
    assert len(dlpack.LENT) == before

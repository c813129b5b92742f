"""The one loop, played by lot; and the fingerprints by which its ways of running agree."""

from __future__ import annotations

import numpy as np
import pytest

from fondaco.core.dice import Dice
from fondaco.core.position import Position, Shelf
from fondaco.core.verbs import NOBODY, bound
from fondaco.fast.batch import Batch
from fondaco.fast.fingerprints import fingerprints
from fondaco.fast.kernels import autoreset, fingerprint, nobody, play, random_play
from fondaco.fast.kernels.observers import count_choices
from fondaco.fast.kernels.series import Series
from fondaco.games import index

GAME = index.find("medici")


def interpreted_prints(name: str, seats: int, seed: int, count: int) -> list[int]:
    """Fingerprints found by the rules as they stand."""
    game = index.find(name)
    prints = [0] * count
    bound(fingerprint, *game.verbs, random_play, fingerprint, nobody).prove_games(
        Shelf(type(game.new_state()), 1), [0] * game.moves, [Dice()], game.default_edition.parts,
        [Series.of(seed, seats)], range(count), [0] * game.feature_count, prints,
    )  # fmt: skip
    return prints


def interpreted_play(
    tables: int, *, seats: int, seed: int, moves: int
) -> tuple[list[Position], list[int]]:
    """Random play by the rules as they stand: the tables and the numbers of their games."""
    code = bound(play, *GAME.verbs, random_play, autoreset, nobody)
    series = Series.of(seed, seats, stride=tables)
    parts, numbers = GAME.default_edition.parts, list(range(tables))
    states, dice = Shelf(type(GAME.new_state()), tables), [Dice() for _ in range(tables)]
    for table in range(tables):
        code.open_game(states[table], dice[table], parts, series, table)
    dealer = autoreset.Dealer(parts, [series], numbers)
    code.play_tables(states, [0] * GAME.moves, dice, moves, play.NONE, play.NONE, dealer)
    return list(states), numbers


@pytest.mark.parametrize("name", index.names())
def test_every_game_has_a_fingerprint_of_its_own_and_always_the_same(name: str) -> None:
    first = interpreted_prints(name, 4, 7, 3)

    assert len(set(first)) == 3
    assert first == interpreted_prints(name, 4, 7, 3)
    assert first != interpreted_prints(name, 4, 8, 3)


@pytest.mark.thorough
def test_compiled_games_have_the_fingerprints_of_interpreted_ones() -> None:
    assert fingerprints(GAME, 4, 7, 20).tolist() == interpreted_prints("medici", 4, 7, 20)


@pytest.mark.thorough
def test_random_play_goes_on_with_the_next_game_of_the_seed() -> None:
    batch = Batch(GAME, 8, seats=3, seed=5)
    states, numbers = interpreted_play(8, seats=3, seed=5, moves=200)

    batch.play(150)
    batch.play(50, features=True)

    assert batch.games.tolist() == numbers
    assert max(numbers) >= 8
    assert [batch.position(table) for table in range(8)] == states


@pytest.mark.thorough
def test_after_random_play_the_masks_are_those_of_the_tables() -> None:
    batch = Batch(GAME, 30, seats=4)

    batch.play(40)

    masks, to_act = batch.masks.copy(), batch.to_act.copy()
    batch.look()
    assert (batch.masks == masks).all()
    assert (batch.to_act == to_act).all()


@pytest.mark.thorough
def test_a_reset_gives_the_players_fresh_dice() -> None:
    batch = Batch(GAME, 5, seats=4)
    batch.play(30)
    after = batch.states.copy()

    batch.reset(1)
    batch.play(30)

    assert np.array_equal(batch.states["florins"], after["florins"])
    assert np.array_equal(batch.states["dice"], after["dice"])


def test_an_observer_sees_every_decision_and_a_rollout_halts_at_the_end() -> None:
    code = bound(play, *GAME.verbs, random_play, count_choices, nobody)
    state, dice, mask = GAME.new_state(), Dice(), [0] * GAME.moves
    code.open_game(state, dice, GAME.default_edition.parts, Series.of(3, 4), 0)
    seen = count_choices.Counts([0] * 500)

    made = code.rollout(state, mask, dice, 0, play.ENDLESS, play.NONE, seen, play.NONE)

    assert GAME.rules.to_act(state) == NOBODY
    assert all(seen.counts[:made])
    assert not any(seen.counts[made:])

"""Fingerprints of random games: what one way of running the rules shows, any other must show."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from fondaco.core.chance import seed_words
from fondaco.core.dice import Dice
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fondaco.core.game import Game

CHUNK = 2000


def terms(seats: int, seed: int, first: int) -> NDArray[np.int64]:
    """The terms of games without options, from one of the seed's games on."""
    low, high, number, _ = seed_words(seed, first, 0)
    return np.array([seats, 0, low, high, number])


def fingerprints(game: Game, seats: int, seed: int, games: int) -> NDArray[np.uint32]:
    """The fingerprints of the seed's first games, played by this processor on all cores."""
    from fondaco.fast import wandering  # noqa: PLC0415
    from fondaco.fast.compile import compiled  # noqa: PLC0415  brings the compiler with it

    code = compiled(wandering, *game.verbs)
    parts = np.array(game.default_edition.parts)
    prints = np.zeros(games, np.uint32)

    def play(start: int) -> None:
        code.prove_all(
            np.zeros(1, dtype(type(game.new_state()))),
            np.zeros(game.moves, np.uint8),
            np.zeros(1, dtype(Dice)),
            parts,
            terms(seats, seed, start),
            np.zeros(game.feature_count, np.float32),
            prints[start : start + CHUNK],
        )

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for done in [pool.submit(play, start) for start in range(0, games, CHUNK)]:
            done.result()
    return prints


def fingerprints_of_card(game: Game, seats: int, seed: int, games: int) -> NDArray[np.uint32]:
    """The same, played by the card."""
    from fondaco.fast.cuda.arrays import Held  # noqa: PLC0415  wants a driver
    from fondaco.fast.cuda.code import launch  # noqa: PLC0415

    parts, given = Held((len(game.default_edition.parts),), np.int64), Held((5,), np.int64)
    parts.put(np.array(game.default_edition.parts))
    given.put(terms(seats, seed, 0))
    sheets, prints = Held((games, game.feature_count), np.float32), Held((games,), np.uint32)
    launch(game, "prove", games, parts, given, sheets, prints)
    return prints.get()

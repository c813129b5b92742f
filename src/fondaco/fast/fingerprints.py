"""Fingerprints of random games: what one way of running the rules shows, any other must show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fondaco.core.dice import Dice
from fondaco.fast.kernels import fingerprint, nobody, random_play
from fondaco.fast.kernels.series import Series
from fondaco.fast.layout import alone, dtype
from fondaco.fast.workers import Workers

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fondaco.core.game import Game

CHUNK = 2000


def fingerprints(game: Game, seats: int, seed: int, games: int) -> NDArray[np.uint32]:
    """The fingerprints of the seed's first games, played by this processor on all cores."""
    from fondaco.fast.compile import compiled  # noqa: PLC0415  brings the compiler with it

    code = compiled(fingerprint, *game.verbs, random_play, fingerprint, nobody)
    parts, series = np.array(game.default_edition.parts), alone(Series.of(seed, seats))
    prints = np.zeros(games, np.uint32)

    def play(rows: slice) -> None:
        code.prove_games(
            np.zeros(1, dtype(type(game.new_state()))),
            np.zeros(game.moves, np.uint8),
            np.zeros(1, dtype(Dice)),
            parts,
            series,
            np.arange(rows.start, rows.stop),
            np.zeros(game.feature_count, np.float32),
            prints[rows],
        )

    with Workers() as workers:
        workers.share(games, play, CHUNK)
    return prints


def fingerprints_of_card(game: Game, seats: int, seed: int, games: int) -> NDArray[np.uint32]:
    """The same, played by the card."""
    from fondaco.fast.cuda.arrays import DeviceArray  # noqa: PLC0415  wants a driver
    from fondaco.fast.cuda.code import launch  # noqa: PLC0415

    parts = DeviceArray((len(game.default_edition.parts),), np.int64)
    parts.put(np.array(game.default_edition.parts))
    series, numbers = DeviceArray((1,), dtype(Series)), DeviceArray((games,), np.int64)
    series.put(alone(Series.of(seed, seats)))
    numbers.put(np.arange(games))
    sheets, prints = (
        DeviceArray((games, game.feature_count), np.float32),
        DeviceArray((games,), np.uint32),
    )
    launch(game, "prove", games, parts, series, numbers, sheets, prints)
    return prints.get()

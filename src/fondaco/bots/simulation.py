"""Many games between bots, compiled, on all cores."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fondaco.bots import ladder, playing
from fondaco.bots.search.worlds import WORLDS
from fondaco.bots.workspace import masks_for
from fondaco.core.dice import WORD, Dice
from fondaco.fast.compile import compiled
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import SimpleNamespace

    from numpy.typing import NDArray

    from fondaco.core.editions import Edition
    from fondaco.core.game import Game

CHUNK = 2048
MOVES_KEPT = 4096
"""Moves noted of one game when it is to be recorded; no game of the house comes near."""


@dataclass(frozen=True)
class Match:
    """What is to be simulated."""

    game: Game
    seats: int
    options: tuple[str, ...]
    edition: Edition
    bots: tuple[str, ...]
    seed: int
    keep_moves: bool = False

    def levels(self, first: int, games: int) -> NDArray[np.int64]:
        """The bot's level at each seat of each game; the bots move on by a seat every game."""
        line_up = [ladder.QUICK.index(bot) for bot in self.bots]
        seats = (
            np.arange(self.seats)[None, :] + np.arange(first, first + games)[:, None] % self.seats
        )
        return np.take(np.array(line_up, np.int64), seats % self.seats % len(line_up))


@dataclass(frozen=True)
class Games:
    """Games that were played: totals and wins by game and seat, lengths, and moves if kept."""

    first: int
    levels: NDArray[np.int64]
    totals: NDArray[np.int32]
    wins: NDArray[np.uint8]
    lengths: NDArray[np.int32]
    moves: NDArray[np.uint16]


def simulate(match: Match, games: int, workers: int | None = None) -> Iterator[Games]:
    """Play the games in chunks, on all cores; chunks come in the order of their games."""
    code = compiled(playing, *match.game.verbs)
    chunk = CHUNK if not match.keep_moves else 64
    starts = range(0, games, chunk)
    workers = workers or os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        try:
            # A few chunks ahead keep the cores busy without filling the memory.
            waiting = [
                pool.submit(_play, code, match, s, min(chunk, games - s))
                for s in starts[: 4 * workers]
            ]
            for start in starts[4 * workers :]:
                yield waiting.pop(0).result()
                waiting.append(pool.submit(_play, code, match, start, min(chunk, games - start)))
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _play(code: SimpleNamespace, match: Match, first: int, games: int) -> Games:
    game, kind = match.game, dtype(type(match.game.new_state()))
    kept = MOVES_KEPT if match.keep_moves else 0
    played = Games(
        first=first,
        levels=match.levels(first, games),
        totals=np.zeros((games, match.seats), np.int32),
        wins=np.zeros((games, match.seats), np.uint8),
        lengths=np.zeros(games, np.int32),
        moves=np.zeros((games, kept), np.uint16),
    )
    bits = game.option_bits(match.options)
    code.play_games(
        np.zeros(1, kind),
        np.zeros(WORLDS, kind),
        masks_for(game),
        np.zeros(1, dtype(Dice)),
        np.array(match.edition.parts),
        np.array([match.seats, bits, match.seed & WORD, match.seed >> 32, first]),
        played.levels,
        played.totals,
        played.wins,
        played.lengths,
        played.moves,
    )
    return played

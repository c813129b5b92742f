"""Many games between bots, compiled, on all cores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fondaco.bots import levels, seated_bots
from fondaco.bots.search.worlds import WORLDS
from fondaco.bots.workspace import masks_for
from fondaco.core.dice import Dice
from fondaco.fast.compile import compiled
from fondaco.fast.kernels import nobody, play
from fondaco.fast.kernels.observers import note_moves
from fondaco.fast.kernels.series import Series
from fondaco.fast.layout import alone, dtype
from fondaco.fast.workers import Workers

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
class Simulation:
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
        line_up = [levels.QUICK.index(bot) for bot in self.bots]
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


def simulate(match: Simulation, games: int, workers: int | None = None) -> Iterator[Games]:
    """Play the games in chunks, on all cores; chunks come in the order of their games."""
    code = compiled(play, *match.game.verbs, seated_bots, note_moves, nobody)
    chunk = CHUNK if not match.keep_moves else 64
    with Workers(workers) as crew:
        yield from crew.in_order(games, chunk, lambda rows: _play(code, match, rows))


def _play(code: SimpleNamespace, match: Simulation, rows: slice) -> Games:
    game, kind = match.game, dtype(type(match.game.new_state()))
    games, kept = rows.stop - rows.start, MOVES_KEPT if match.keep_moves else 0
    played = Games(
        first=rows.start,
        levels=match.levels(rows.start, games),
        totals=np.zeros((games, match.seats), np.int32),
        wins=np.zeros((games, match.seats), np.uint8),
        lengths=np.zeros(games, np.int32),
        moves=np.zeros((games, kept), np.uint16),
    )
    bots = seated_bots.Bots(played.levels, masks_for(game), np.zeros(WORLDS, kind))
    code.play_games(
        np.zeros(1, kind),
        bots.masks[0],
        np.zeros(1, dtype(Dice)),
        np.array(match.edition.parts),
        alone(Series.of(match.seed, match.seats, game.option_bits(match.options))),
        np.arange(rows.start, rows.stop),
        bots,
        note_moves.Moves(played.moves),
        played.totals,
        played.wins,
        played.lengths,
    )
    return played

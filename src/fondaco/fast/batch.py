"""Many tables at once: arrays of states, all cores, no Python per table."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.chance import seed_words
from fondaco.core.dice import Dice
from fondaco.core.refusal import Unreadable
from fondaco.fast import kernels, renewal, wandering
from fondaco.fast.compile import compiled
from fondaco.fast.ending import Ended
from fondaco.fast.layout import dtype, unpack

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from fondaco.core.editions import Edition
    from fondaco.core.game import Game
    from fondaco.core.position import Position


class Batch:
    """So many tables of one game, seats and options; the state of each is a row of `states`."""

    def __init__(
        self,
        game: Game,
        tables: int,
        *,
        seats: int,
        options: tuple[str, ...] = (),
        edition: Edition | None = None,
        seed: int = 1,
    ) -> None:
        self.game, self.tables = game, tables
        self.seats = game.check_seats(seats)
        self.code = compiled(kernels, *game.verbs)
        self.edition, self.options = edition or game.default_edition, options
        self.states = np.zeros(tables, dtype(type(game.new_state())))
        self.masks = np.zeros((tables, game.moves), np.uint8)
        self.to_act = np.zeros(tables, np.int8)
        self.games = np.arange(tables)
        self.workers = ThreadPoolExecutor(os.cpu_count() or 1)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Lay every table: table i with game i of the seed."""
        low, high, _, _ = seed_words(seed, 0, 0)
        bits = self.game.option_bits(self.options)
        self.terms = np.array([self.seats, bits, low, high, 0])
        self.games[:] = np.arange(self.tables)
        self.dice: NDArray[np.void] | None = None
        parts = np.array(self.edition.parts)

        def lay(rows: slice) -> None:
            terms = self.terms.copy()
            terms[-1] = rows.start
            self.code.set_up(self.states[rows], parts, terms)

        self.everywhere(lay)
        self.look()

    def renew(self) -> Ended:
        """Lay every table whose game is over with its next game, and say how those games ended.

        Table i of n plays the games i, i + n, i + 2n … of the seed.
        """
        over = np.zeros(self.tables, np.uint8)
        totals = np.zeros((self.tables, self.seats), np.int32)
        wins = np.zeros((self.tables, self.seats), np.uint8)
        code = compiled(renewal, *self.game.verbs)
        parts = np.array(self.edition.parts)
        terms = self.terms.copy()
        terms[-1] = self.tables

        def go(rows: slice) -> None:
            code.renew(
                self.states[rows], parts, terms, self.games[rows], over[rows], totals[rows],
                wins[rows], self.masks[rows], self.to_act[rows],
            )  # fmt: skip

        self.everywhere(go)
        return Ended(over.astype(np.bool_), totals, wins)

    def look(self) -> None:
        """Fill `masks` and `to_act` from the states."""
        self.everywhere(
            lambda rows: self.code.look(self.states[rows], self.masks[rows], self.to_act[rows])
        )

    def step(self, moves: NDArray[Any]) -> None:
        """Make one move at every table; tables whose game is over stay as they are."""
        chosen = np.ascontiguousarray(moves, np.int64)
        if chosen.shape != (self.tables,):
            raise Unreadable(
                "batch/moves", f"{self.tables} moves are needed, not an array of {chosen.shape}."
            )
        outcomes = np.zeros(self.tables, np.uint8)

        def go(rows: slice) -> None:
            self.code.step(
                self.states[rows], chosen[rows], self.masks[rows], self.to_act[rows],
                outcomes[rows],
            )  # fmt: skip

        self.everywhere(go)
        if (refused := np.flatnonzero(outcomes == kernels.REFUSED)).size:
            raise Unreadable(
                "batch/refused",
                f"{refused.size} moves are not allowed and were not made, "
                f"the first at table {refused[0]}: {moves[refused[0]]}.",
            )

    def features(self, seats: NDArray[Any] | None = None) -> NDArray[np.float32]:
        """What a seat of every table knows, as numbers; the seat to act unless others are named."""
        eyes = self.to_act if seats is None else np.ascontiguousarray(seats, np.int8)
        out = np.zeros((self.tables, self.game.feature_count), np.float32)
        self.everywhere(lambda rows: self.code.describe(self.states[rows], eyes[rows], out[rows]))
        return out

    def totals(self) -> NDArray[np.int32]:
        """What every seat of every table has."""
        out = np.zeros((self.tables, self.seats), np.int32)
        self.everywhere(lambda rows: self.code.add_up(self.states[rows], out[rows]))
        return out

    def play(self, moves: int, *, features: bool = False) -> None:
        """Make so many random moves at every table; games that end are followed by the next.

        With features, what the mover sees is worked out before every move, to measure its cost.
        """
        code = compiled(wandering, *self.game.verbs)
        parts, terms = np.array(self.edition.parts), self.terms.copy()
        terms[-1] = self.tables
        if self.dice is None:
            self.dice = np.zeros(self.tables, dtype(Dice))
            code.set_dice(self.dice, terms, self.games)
        dice = self.dice

        def go(rows: slice) -> None:
            mask = np.zeros(self.game.moves, np.uint8)
            scene = self.states[rows], mask, dice[rows], parts, terms, self.games[rows], moves
            if features:
                code.play_all_seeing(*scene, np.zeros(self.game.feature_count, np.float32))
            else:
                code.play_all(*scene)

        self.everywhere(go)
        self.look()

    def position(self, table: int) -> Position:
        """One table as a Python object."""
        return unpack(self.states[table], self.game.new_state())

    def everywhere(self, work: Callable[[slice], None]) -> None:
        """Do the work on all rows, a share for every core."""
        share = -(-self.tables // (os.cpu_count() or 1)) or 1
        rows = [slice(at, min(at + share, self.tables)) for at in range(0, self.tables, share)]
        for done in [self.workers.submit(work, part) for part in rows]:
            done.result()

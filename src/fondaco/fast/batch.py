"""Many tables at once: arrays of states, all cores, no Python per table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.dice import Dice
from fondaco.core.errors import Unreadable
from fondaco.fast.compile import compiled
from fondaco.fast.ended import Ended
from fondaco.fast.kernels import autoreset, nobody, play, random_play, vectorized
from fondaco.fast.kernels.observers import note_features
from fondaco.fast.kernels.series import Series
from fondaco.fast.layout import alone, dtype, unpack
from fondaco.fast.move_arrays import whole_moves
from fondaco.fast.one_of_many import check_table, taken_out
from fondaco.fast.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike, NDArray

    from fondaco.core.editions import Edition
    from fondaco.core.game import Game
    from fondaco.core.position import Position
    from fondaco.core.table import Table


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
        self.code = compiled(vectorized, *game.verbs)
        self.edition, self.options = edition or game.default_edition, options
        self.states = np.zeros(tables, dtype(type(game.new_state())))
        self.masks = np.zeros((tables, game.moves), np.uint8)
        self.to_act = np.zeros(tables, np.int8)
        self.games = np.arange(tables)
        self.parts = np.array(self.edition.parts)
        self.workers = Workers()
        self.reset(seed)

    def __repr__(self) -> str:
        return (
            f"<Batch {self.game.name}, {self.tables} tables of {self.seats} seats, "
            f"seed {self.seed}, {np.count_nonzero(self.to_act < 0)} games over>"
        )

    def __getstate__(self) -> dict[str, Any]:  # as pickle wants it
        return {key: value for key, value in vars(self).items() if key not in ("code", "workers")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.code, self.workers = compiled(vectorized, *self.game.verbs), Workers()

    def reset(self, seed: int) -> None:
        """Lay every table: table i with game i of the seed."""
        self.seed = seed
        bits = self.game.option_bits(self.options)
        self.series = alone(Series.of(seed, self.seats, bits, stride=self.tables))
        self.games[:] = np.arange(self.tables)
        self.dice: NDArray[np.void] | None = None
        self.share(
            lambda rows: self.code.set_up(
                self.states[rows], self.parts, self.series, self.games[rows]
            )
        )
        self.look()

    def renew(self) -> Ended[NDArray[np.bool_], NDArray[np.int32], NDArray[np.uint8]]:
        """Lay every table whose game is over with its next game, and say how those games ended.

        Table i of n plays the games i, i + n, i + 2n … of the seed.
        """
        over = np.zeros(self.tables, np.uint8)
        totals = np.zeros((self.tables, self.seats), np.int32)
        wins = np.zeros((self.tables, self.seats), np.uint8)

        def go(rows: slice) -> None:
            self.code.renew(
                self.states[rows], self.parts, self.series, self.games[rows], over[rows],
                totals[rows], wins[rows], self.masks[rows], self.to_act[rows],
            )  # fmt: skip

        self.share(go)
        return Ended(over.astype(np.bool_), totals, wins)

    def look(self) -> None:
        """Fill `masks` and `to_act` from the states."""
        self.share(
            lambda rows: self.code.look(self.states[rows], self.masks[rows], self.to_act[rows])
        )

    def step(self, moves: ArrayLike) -> None:
        """Make one move at every table; tables whose game is over stay as they are."""
        chosen = whole_moves(moves, self.tables)
        outcomes = np.zeros(self.tables, np.uint8)

        def go(rows: slice) -> None:
            self.code.step(
                self.states[rows], chosen[rows], self.masks[rows], self.to_act[rows],
                outcomes[rows],
            )  # fmt: skip

        self.share(go)
        if (refused := np.flatnonzero(outcomes == vectorized.REFUSED)).size:
            raise Unreadable(
                "batch/refused",
                f"{refused.size} moves are not allowed and were not made, "
                f"the first at table {refused[0]}: {chosen[refused[0]]}.",
            )

    def features(self, seats: NDArray[Any] | None = None) -> NDArray[np.float32]:
        """What a seat of every table knows, as numbers; the seat to act unless others are named."""
        eyes = self.to_act if seats is None else np.ascontiguousarray(seats, np.int8)
        out = np.zeros((self.tables, self.game.feature_count), np.float32)
        self.share(lambda rows: self.code.describe(self.states[rows], eyes[rows], out[rows]))
        return out

    def totals(self) -> NDArray[np.int32]:
        """What every seat of every table has."""
        out = np.zeros((self.tables, self.seats), np.int32)
        self.share(lambda rows: self.code.add_up(self.states[rows], out[rows]))
        return out

    def play(self, moves: int, *, features: bool = False) -> None:
        """Make so many random moves at every table; games that end are followed by the next.

        With features, what the mover sees is worked out before every move, to measure its cost.
        """
        onlookers = (note_features,) if features else ()
        code = compiled(play, *self.game.verbs, random_play, autoreset, *onlookers, nobody)
        if self.dice is None:
            self.dice = np.zeros(self.tables, dtype(Dice))
            self.code.set_dice(self.dice, self.series, self.games)
        dice = self.dice

        def go(rows: slice) -> None:
            sheet = note_features.FeatureSheet(np.zeros(self.game.feature_count, np.float32))
            code.play_tables(
                self.states[rows], np.zeros(self.game.moves, np.uint8), dice[rows], moves,
                play.NONE, sheet if features else play.NONE,
                autoreset.Dealer(self.parts, self.series, self.games[rows]),
            )  # fmt: skip

        self.share(go)
        self.look()

    def table(self, number: int) -> Table:
        """One of the tables as a `Table` of its own, from where it stands now.

        It has a log from now on, and the same chance to come as in the batch, which it leaves as
        it is.
        """
        game = int(self.games[check_table(self, number)])
        return taken_out(self, game, self.position(number))

    def position(self, table: int) -> Position:
        """One table as a Python object."""
        return unpack(self.states[table], self.game.new_state())

    def share(self, work: Callable[[slice], None]) -> None:
        """Do the work on the rows of all tables, a share for every core."""
        self.workers.share(self.tables, work)

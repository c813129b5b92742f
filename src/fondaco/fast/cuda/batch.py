"""Many tables at once on a GPU: the same verbs as on a processor, with all arrays on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.errors import Unreadable
from fondaco.fast.cuda.arrays import DeviceArray, taken
from fondaco.fast.cuda.code import launch
from fondaco.fast.cuda.driver import card
from fondaco.fast.ended import Ended
from fondaco.fast.kernels.series import Series
from fondaco.fast.kernels.vectorized import REFUSED
from fondaco.fast.layout import alone, dtype, unpack
from fondaco.fast.one_of_many import check_table, taken_out

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fondaco.core.editions import Edition
    from fondaco.core.game import Game
    from fondaco.core.position import Position
    from fondaco.core.table import Table

WORD = 8
DICE_WORDS = 4


class Batch:
    """So many tables of one game, seats and options; the state of each is a row of `states`.

    All arrays lie on the card and are handed out as they are: `masks`, `to_act` and what
    `features` gives are written anew by every call.
    """

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
        self.edition, self.options = edition or game.default_edition, options
        self.card = card()
        self.layout = dtype(type(game.new_state()))
        self.states = DeviceArray((tables, self.layout.itemsize), np.uint8, by_table=True)
        self.masks = DeviceArray((tables, game.moves), np.uint8)
        self.to_act = DeviceArray((tables,), np.int8)
        self.games = DeviceArray((tables,), np.int64)
        self.dice: DeviceArray | None = None
        self.parts = DeviceArray((len(self.edition.parts),), np.int64)
        self.parts.put(np.array(self.edition.parts))
        self.moves = DeviceArray((tables,), np.int64)
        self.outcomes = DeviceArray((tables,), np.uint8)
        self.series = DeviceArray((1,), dtype(Series))
        self.sheets: DeviceArray | None = None
        self.reset(seed)

    def __repr__(self) -> str:
        return (
            f"<Batch {self.game.name}, {self.tables} tables of {self.seats} seats, "
            f"seed {self.seed}, on a card>"
        )

    def reset(self, seed: int) -> None:
        """Lay every table: table i with game i of the seed."""
        self.seed = seed
        bits = self.game.option_bits(self.options)
        self.series.put(alone(Series.of(seed, self.seats, bits, stride=self.tables)))
        self.games.put(np.arange(self.tables))
        self._launch("set_up", self._rows(), self.parts, self.series, self.games)
        self.dice = None
        self.look()

    def renew(self) -> Ended[DeviceArray, DeviceArray, DeviceArray]:
        """Lay every table whose game is over with its next game, and say how those games ended.

        Table i of n plays the games i, i + n, i + 2n … of the seed.
        """
        by_seat = (self.tables, self.seats)
        ended = Ended(
            DeviceArray((self.tables,), np.uint8),
            DeviceArray(by_seat, np.int32),
            DeviceArray(by_seat, np.uint8),
        )
        self._launch(
            "renew", self._rows(), self.parts, self.series, self.games, ended.over, ended.totals,
            ended.wins, self.masks, self.to_act,
        )  # fmt: skip
        return ended

    def look(self) -> None:
        """Fill `masks` and `to_act` from the states."""
        self._launch("look", self._rows(), self.masks, self.to_act)

    def step(self, moves: Any, *, check: bool = True) -> None:
        """Make one move at every table; tables whose game is over stay as they are.

        To check means to wait for the card; unchecked, moves that are not allowed are not made
        and are marked in `outcomes` alone.
        """
        lent = taken(moves, self.tables)
        chosen = lent.words()
        if lent.dtype == np.int32:
            self._launch("widen", chosen, self.moves)
            chosen = self.moves.words()
        self._launch("step", self._rows(), chosen, self.masks, self.to_act, self.outcomes)
        if check:
            self._check()

    def features(self, seats: NDArray[Any] | None = None) -> DeviceArray:
        """What a seat of every table knows, as numbers; the seat to act unless others are named."""
        eyes = self.to_act
        if seats is not None:
            eyes = DeviceArray((self.tables,), np.int8)
            eyes.put(np.asarray(seats, np.int8))
        self._launch("describe", self._rows(), eyes, self._sheets())
        return self._sheets()

    def totals(self) -> DeviceArray:
        """What every seat of every table has."""
        out = DeviceArray((self.tables, self.seats), np.int32)
        self._launch("add_up", self._rows(), out)
        return out

    def play(self, moves: int, *, features: bool = False) -> None:
        """Make so many random moves at every table; games that end are followed by the next.

        With features, what the mover sees is worked out before every move, to measure its cost.
        """
        if self.dice is None:
            self.dice = DeviceArray((self.tables, DICE_WORDS), np.int64, by_table=True)
            self._launch("set_dice", _records(self.dice), self.series, self.games)
        sheets = (self._sheets(),) if features else ()
        self._launch(
            "play_seeing" if features else "play",
            _words(self.states), self.dice, self.parts, self.series, self.games, moves, *sheets,
        )  # fmt: skip
        self.look()

    def table(self, number: int) -> Table:
        """One of the tables as a `Table` of its own, from where it stands now.

        It has a log from now on, and the same chance to come as in the batch, which it leaves as
        it is.
        """
        game = int(self.games.get()[check_table(self, number)])
        return taken_out(self, game, self.position(number))

    def position(self, table: int) -> Position:
        """One table as a Python object."""
        row = self.states.get()[table].view(self.layout)[0]
        return unpack(row, self.game.new_state())

    def _check(self) -> None:
        outcomes = self.outcomes.get()
        if (refused := np.flatnonzero(outcomes == REFUSED)).size:
            raise Unreadable(
                "batch/refused",
                f"{refused.size} moves are not allowed and were not made, "
                f"the first at table {refused[0]}.",
            )

    def _sheets(self) -> DeviceArray:
        if self.sheets is None:
            self.sheets = DeviceArray((self.tables, self.game.feature_count), np.float32)
        return self.sheets

    def _rows(self) -> tuple[int, ...]:
        size = self.layout.itemsize
        return 0, 0, self.tables, size, self.states.pointer, self.tables, size

    def _launch(self, name: str, *arguments: DeviceArray | tuple[int, ...] | int) -> None:
        launch(self.game, name, self.tables, *arguments)


def _words(held: DeviceArray) -> tuple[int, ...]:
    """Rows of bytes as rows of words."""
    rows, size = held.shape[0], held.shape[1] // WORD
    return 0, 0, rows * size, WORD, held.pointer, rows, size, size * WORD, WORD


def _records(held: DeviceArray) -> tuple[int, ...]:
    """Rows as records."""
    size = held.strides[0]
    return 0, 0, len(held), size, held.pointer, len(held), size

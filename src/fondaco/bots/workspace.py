"""Where a bot thinks: code over the verbs with room to work, as plain lists or as arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.bots.search.worlds import BARRED, MASKS, OVERLOOKED, SHOWN, WORLDS
from fondaco.core.dice import Dice
from fondaco.core.position import Shelf
from fondaco.core.verbs import bound
from fondaco.fast import layout

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from numpy.typing import NDArray

    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game
    from fondaco.core.structs import Struct


def masks_for(game: Game) -> NDArray[np.uint8]:
    """The masks that a bot thinks with; what the game overlooks is marked in its own."""
    masks = np.zeros((MASKS, game.moves), np.uint8)
    masks[OVERLOOKED, list(game.contract.lookahead.overlooked)] = 1
    return masks


class Workspace:
    """A module's code for one game, compiled or plain, and what it reads and writes.

    Rows are arrays for compiled code and lists for plain code, so their types are not told apart.
    """

    def __init__(self, game: Game, module: ModuleType, *, machine: bool) -> None:
        self.machine = machine
        kind = type(game.new_state())
        if machine:
            from fondaco.fast.compile import compiled  # noqa: PLC0415  brings the compiler with it

            self.code = compiled(module, *game.verbs)
            self.worlds: Any = np.zeros(WORLDS, layout.dtype(kind))
            self.masks: Any = masks_for(game)
        else:
            self.code = bound(module, *game.verbs)
            self.worlds = Shelf(kind, WORLDS)
            self.masks = masks_for(game).tolist()
        self.dice = self.records(Dice, 1)

    def bar(self, moves: Iterable[int]) -> None:
        """Whoever thinks here never makes these moves while there are others."""
        for move in moves:
            self.masks[BARRED][move] = 1

    def lay_out(self, sight: Sight) -> None:
        """Put what a bot is shown, and its dice, in their places."""
        if self.machine:
            self.worlds[SHOWN] = sight.row[0]
            layout.pack(sight.dice, self.dice[0])
        else:
            self.worlds[SHOWN] = sight.world
            self.dice[0] = sight.dice

    def put_dice_back(self, sight: Sight) -> None:
        """The dice are as they lie after thinking."""
        if self.machine:
            layout.unpack(self.dice[0], sight.dice)

    # Rows

    def records(self, kind: type[Struct], count: int) -> Any:
        """So many records."""
        if self.machine:
            return np.zeros(count, layout.dtype(kind))
        return [kind() for _ in range(count)]

    def integers(self, count: int) -> Any:
        """So many whole numbers."""
        return np.zeros(count, np.int32) if self.machine else [0] * count

    def floats(self, *shape: int) -> Any:
        """Fractions: a row of them, or rows."""
        numbers = np.zeros(shape)
        return numbers if self.machine else numbers.tolist()

    def write(self, rows: Any, at: int, record: Struct) -> None:
        """Copy a record into a row."""
        if self.machine:
            layout.pack(record, rows[at])
        else:
            rows[at].become(record)

    def field(self, rows: Any, at: int, name: str) -> Any:
        """One field of the record in a row."""
        return rows[at][name] if self.machine else getattr(rows[at], name)

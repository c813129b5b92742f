"""Where a bot thinks: code over the verbs with room to work, as plain lists or as arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.bots.foresight import BARRED, MASKS, OVERLOOKED, WORLDS
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


def masks_for(game: Game) -> NDArray[np.uint8]:
    """The masks that a bot thinks with; what the game overlooks is marked in its own."""
    masks = np.zeros((MASKS, game.moves), np.uint8)
    masks[OVERLOOKED, list(game.contract.lookahead.overlooked)] = 1
    return masks


class Desk:
    """A module's code for one game, compiled or plain, and what it writes on."""

    def __init__(self, game: Game, module: ModuleType, *, machine: bool) -> None:
        self.machine = machine
        kind = type(game.new_state())
        if machine:
            from fondaco.fast.compile import compiled  # noqa: PLC0415  brings the compiler with it

            self.code = compiled(module, *game.verbs)
            self.worlds: Any = np.zeros(WORLDS, layout.dtype(kind))
            self.masks: Any = masks_for(game)
            self.dice: Any = np.zeros(1, layout.dtype(Dice))
        else:
            self.code = bound(module, *game.verbs)
            self.worlds = Shelf(kind, WORLDS)
            self.masks = masks_for(game).tolist()
            self.dice = [Dice()]

    def bar(self, moves: Iterable[int]) -> None:
        """Whoever thinks at this desk never makes these moves while there are others."""
        for move in moves:
            self.masks[BARRED][move] = 1

    def numbers(self, rows: int, columns: int) -> Any:
        """A sheet of whole numbers."""
        if self.machine:
            return np.zeros((rows, columns), np.int32)
        return [[0] * columns for _ in range(rows)]

    def shares(self, rows: int, columns: int) -> Any:
        """A sheet of fractions."""
        if self.machine:
            return np.zeros((rows, columns))
        return [[0.0] * columns for _ in range(rows)]

    def lay_out(self, sight: Sight) -> None:
        """Put what a bot is shown, and its dice, on the desk."""
        if self.machine:
            self.worlds[0] = sight.row[0]
            layout.pack(sight.dice, self.dice[0])
        else:
            self.worlds[0] = sight.world
            self.dice[0] = sight.dice

    def put_dice_back(self, sight: Sight) -> None:
        """The dice are as they lie after thinking."""
        if self.machine:
            layout.unpack(self.dice[0], sight.dice)

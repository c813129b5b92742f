"""Which game of which seed comes next, and the dice of those who play it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from fondaco.core.chance import dice_for
from fondaco.core.dice import WORD
from fondaco.env.plain_game import Deal

if TYPE_CHECKING:
    from fondaco.core.dice import Dice
    from fondaco.env.setting import Setting


class Order:
    """A seed begins with its game 0, and every reset without one takes the game after the last."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seed: int | None = None
        self.game = 0

    def deal(self, number: int | None) -> Deal:
        """The next game; the first one of a seed where a seed is given."""
        if number is None and self.seed is not None:
            self.game = (self.game + 1) & WORD
        else:
            self.seed, self.game = secrets.randbits(64) if number is None else int(number), 0
        return Deal(self.setting, self.seed, self.game)


def dice_of(number: int, game: int, seat: int) -> Dice:
    """The dice of whoever sits at a seat; hashed, so that they tell nothing of the table's."""
    return dice_for(f"fondaco environment, seed {number}, game {game}, seat {seat}")

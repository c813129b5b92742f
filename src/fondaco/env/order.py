"""Which game of which seed comes next."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from fondaco.core.dice import WORD
from fondaco.env.deal import Deal

if TYPE_CHECKING:
    from fondaco.env.setting import Setting


class Order:
    """A seed begins with its game 0, and every reset without one takes the game after the last."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seed: int | None = None
        self.game = 0

    def deal(self, seed: int | None) -> Deal:
        """The next game; the first one of a seed where a seed is given."""
        if seed is None and self.seed is not None:
            self.game = (self.game + 1) & WORD
        else:
            self.seed, self.game = secrets.randbits(64) if seed is None else int(seed), 0
        return Deal(self.setting, self.seed, self.game)

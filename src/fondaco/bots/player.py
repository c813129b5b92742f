"""A bot at a live table, thinking in plain Python."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from fondaco.bots import ladder
from fondaco.core.dice import WORD, Dice, seed
from fondaco.core.position import Shelf
from fondaco.core.refusal import Unreadable
from fondaco.core.verbs import bound

if TYPE_CHECKING:
    from fondaco.core.game import Game
    from fondaco.core.position import Position


class Bot:
    """A player of one level of the ladder, with dice of its own."""

    def __init__(self, game: Game, level: str, seed_number: int | None = None) -> None:
        self.game = game
        self.level = check_level(level)
        number = secrets.randbits(128) if seed_number is None else seed_number
        self.dice = Dice()
        seed(self.dice, *(number >> shift & WORD for shift in (0, 32, 64, 96)))
        self.ladder = bound(ladder, *game.verbs)
        self.worlds = Shelf(type(game.new_state()), ladder.SCRATCH)
        self.masks = [[0] * game.moves for _ in range(ladder.SCRATCH)]

    def choose(self, state: Position, seat: int) -> int:
        """The bot's move; all it is shown of the state is what the seat may imagine."""
        count = self.game.rules.choices(state, self.masks[0])
        level = ladder.LEVELS.index(self.level)
        move = self.ladder.choose(level, state, seat, self.masks, count, self.worlds, self.dice)
        return int(move)


def check_level(name: str) -> str:
    """The name of a level, if there is one of that name."""
    if name not in ladder.LEVELS:
        listed = ", ".join(ladder.LEVELS)
        raise Unreadable("bot/unknown", f"There is no bot called {name!r}. The bots are: {listed}.")
    return name

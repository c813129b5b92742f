"""Whoever can sit down at a table, and the quick bots of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from fondaco.bots import levels
from fondaco.bots.workspace import Workspace

if TYPE_CHECKING:
    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game


class Bot(Protocol):
    """Shown what a seat may know, a bot names a move."""

    def choose(self, sight: Sight) -> int:
        """One of the sight's choices."""


class Quick:
    """A bot that answers at once."""

    def __init__(self, game: Game, level: str, *, machine: bool) -> None:
        self.level = levels.QUICK.index(level)
        self.workspace = Workspace(game, levels, machine=machine)

    def choose(self, sight: Sight) -> int:
        space = self.workspace
        space.lay_out(sight)
        move = space.code.answer(self.level, sight.seat, space.masks, space.worlds, space.dice)
        space.put_dice_back(sight)
        return int(move)

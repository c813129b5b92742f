"""The index of the games: a game is found by being in the folder, so there is no list to edit."""

from __future__ import annotations

import pkgutil
import sys
from functools import cache

from fondaco.core.errors import Unreadable
from fondaco.core.game import Game

HOME = "fondaco.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    folder = pkgutil.iter_modules(sys.modules[HOME].__path__)
    return tuple(sorted(module.name for module in folder if module.ispkg))


@cache
def find(name: str) -> Game:
    """The game with this name."""
    if name not in names():
        listed = ", ".join(names())
        raise Unreadable(
            "game/unknown", f"There is no game called {name!r}. The games are: {listed}."
        )
    return Game(f"{HOME}.{name}")

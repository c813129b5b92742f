"""The games of the house. A game is found by being here: there is no list to edit.

Folders named in FONDACO_GAMES are looked through as well, so that a game can live elsewhere.
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache

from fondaco.core.errors import Unreadable
from fondaco.core.game import Game

__path__ += [folder for folder in os.environ.get("FONDACO_GAMES", "").split(os.pathsep) if folder]


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> Game:
    """The game with this name."""
    if name not in names():
        listed = ", ".join(names())
        raise Unreadable(
            "game/unknown", f"There is no game called {name!r}. The games are: {listed}."
        )
    return Game(f"{__name__}.{name}")

"""The games of the house, a folder each; `fondaco.games()` lists them.

Folders named in FONDACO_GAMES are looked through as well, so that a game can live elsewhere.
"""

from __future__ import annotations

import os
import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fondaco.core.game import Game

__path__ += [folder for folder in os.environ.get("FONDACO_GAMES", "").split(os.pathsep) if folder]


class GamesFolder(ModuleType):
    """The folder as a module that answers, because people ask `fondaco.games()`."""

    def __call__(self) -> tuple[Game, ...]:
        """All games, in alphabetical order."""
        from fondaco.games.index import find, names  # noqa: PLC0415  which imports this

        return tuple(find(name) for name in names())


sys.modules[__name__].__class__ = GamesFolder

"""What an agent is shown: numbers of one length for a game, and a mark for every move it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from fondaco.core.game import Game

LOWEST, HIGHEST = -32768, 32767
"""No feature of any game leaves sixteen bits."""


def observation_space(game: Game) -> spaces.Box[Any]:
    """The features of a game: whole numbers, as floats for those who learn from them."""
    return spaces.Box(LOWEST, HIGHEST, (game.feature_count,), np.float32)


def masked_space(game: Game) -> spaces.Dict:
    """The features and the mask, as PettingZoo's own games have them."""
    mask = spaces.Box(0, 1, (game.moves,), np.int8)
    return spaces.Dict({"observation": observation_space(game), "action_mask": mask})


def move_space(game: Game) -> spaces.Discrete[Any]:
    """The moves of a game by their numbers."""
    return spaces.Discrete(game.moves)

"""The kernels of the card: what each is made of, and what it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from fondaco.core.dice import Dice
from fondaco.core.position import Position
from fondaco.fast.kernels import autoreset, fingerprint, nobody, play, random_play, vectorized
from fondaco.fast.kernels.observers import note_features
from fondaco.fast.kernels.series import Series

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from fondaco.core.game import Game


@dataclass(frozen=True)
class Array:
    """An array on the card: what its items are, how many indices it has, how it lies there."""

    of: Any
    """A number of NumPy's, or a record; `Position` stands for that of the game."""
    indices: int = 1
    order: Literal["C", "F", "A"] = "C"
    """As NumPy says it: C and F without gaps, A with any strides."""


NUMBER = np.dtype(np.int64)
STATES, DICE, SERIES = Array(Position), Array(Dice), Array(Series)
PARTS, GAMES, MOVES = Array(np.int64), Array(np.int64), Array(np.int64, order="A")
SEATS, MARKS, PRINTS = Array(np.int8), Array(np.uint8), Array(np.uint32)
# Neighbouring threads work on neighbouring tables, so the table comes last in memory.
MASKS, WINS = Array(np.uint8, 2, "F"), Array(np.uint8, 2, "F")
TOTALS, SHEETS = Array(np.int32, 2, "F"), Array(np.float32, 2, "F")
WORDS = Array(np.int64, 2)
"""Records that a thread takes away as a whole, word by word."""


@dataclass(frozen=True)
class Recipe:
    """The plain function that a kernel is made of, what it takes, and who fills in its verbs."""

    function: Callable[..., object]
    arguments: tuple[Array | np.dtype[Any], ...]
    given: tuple[ModuleType, ...] = ()
    own_table: bool = False
    """Whether a thread plays at a table of its own, by the function of this name in `threads`."""

    def filled(self, game: Game) -> tuple[ModuleType, ...]:
        """The modules that fill in its verbs for a game."""
        return (*game.verbs, *self.given)


BY_LOT = (random_play, autoreset)
PLAY = (WORDS, WORDS, PARTS, SERIES, GAMES, NUMBER)
KERNELS: dict[str, Recipe] = {
    "set_up": Recipe(vectorized.set_up, (STATES, PARTS, SERIES, GAMES)),
    "set_dice": Recipe(vectorized.set_dice, (DICE, SERIES, GAMES)),
    "look": Recipe(vectorized.look, (STATES, MASKS, SEATS)),
    "step": Recipe(vectorized.step, (STATES, MOVES, MASKS, SEATS, MARKS)),
    "widen": Recipe(vectorized.widen, (Array(np.int32, order="A"), GAMES)),
    "describe": Recipe(vectorized.describe, (STATES, SEATS, SHEETS)),
    "add_up": Recipe(vectorized.add_up, (STATES, TOTALS)),
    "renew": Recipe(
        vectorized.renew,
        (STATES, PARTS, SERIES, GAMES, MARKS, TOTALS, WINS, MASKS, SEATS),
    ),
    "play": Recipe(play.rollout, PLAY, (*BY_LOT, nobody), own_table=True),
    "play_seeing": Recipe(
        play.rollout, (*PLAY, SHEETS), (*BY_LOT, note_features, nobody), own_table=True
    ),
    "prove": Recipe(
        fingerprint.fingerprint,
        (PARTS, SERIES, GAMES, SHEETS, PRINTS),
        (random_play, fingerprint, nobody),
        own_table=True,
    ),
}

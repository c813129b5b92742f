"""What is done where nobody says it: all seats play, no one looks on, and a game that ends ends."""

from typing import Any

from fondaco.core.dice import Dice
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, to_act


def halts(player: Any, row: int, state: Position) -> bool:  # noqa: ARG001
    """The player decides for every seat, until the game is over."""
    return to_act(state) == NOBODY


def observe(
    observer: Any, row: int, step: int, state: Position, mask: list[int], count: int
) -> None:
    """Nothing is looked at."""


def note(observer: Any, row: int, step: int, move: int) -> None:
    """Nothing is noted."""


def next_game(dealer: Any, row: int, state: Position, dice: Dice) -> bool:  # noqa: ARG001
    """There is no next game."""
    return False

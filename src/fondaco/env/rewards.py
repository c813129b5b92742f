"""What a game is worth in its end: the win, the margin or the rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

MOST_MARGIN = 20_000.0
"""No margin reaches so far: the widest totals that a game declares are 13,000 apart."""


def win(totals: NDArray[Any], wins: NDArray[Any]) -> NDArray[Any]:
    """The share of the win: 1 for who wins alone, split among those who win together."""
    del totals
    shares: NDArray[Any] = wins / wins.sum(axis=1, keepdims=True)
    return shares


def margin(totals: NDArray[Any], wins: NDArray[Any]) -> NDArray[Any]:
    """How far a seat is ahead of the best other one, or behind it, in the game's money."""
    del wins
    ranked = np.sort(totals, axis=1)
    first, second = ranked[:, -1:], ranked[:, -2:-1]
    return totals - np.where(totals == first, second, first)


def rank(totals: NDArray[Any], wins: NDArray[Any]) -> NDArray[Any]:
    """From 1 for the first to -1 for the last, in even steps; tied seats share their places."""
    # Who wins a tie by the rule book stands before whoever has as much.
    keys = 2 * totals.astype(np.int64) + wins
    higher = (keys[:, None, :] > keys[:, :, None]).sum(axis=2)
    level = (keys[:, None, :] == keys[:, :, None]).sum(axis=2) - 1
    seats = totals.shape[1]
    steps: NDArray[Any] = (seats - 1 - 2 * higher - level) / (seats - 1)
    return steps


KINDS: dict[str, Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]]] = {
    "win": win,
    "margin": margin,
    "rank": rank,
}
RANGE = {"win": (0.0, 1.0), "margin": (-MOST_MARGIN, MOST_MARGIN), "rank": (-1.0, 1.0)}
REFUSED = {"win": -1.0, "margin": -1000.0, "rank": -2.0}
"""What a move that is not allowed brings: less than any game that was played to its end."""


def check(kind: str) -> str:
    """The kind of reward, if there is one of this name."""
    if kind not in KINDS:
        listed = ", ".join(KINDS)
        raise Unreadable("env/reward", f"There is no reward {kind!r}; there are: {listed}.")
    return kind


def rewards(kind: str, totals: list[int], wins: list[int]) -> list[float]:
    """What one game brings each seat."""
    found = KINDS[kind](np.array([totals]), np.array([wins]))[0]
    return [float(value) for value in found]

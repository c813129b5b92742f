"""How the games of a batch ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

Over = TypeVar("Over")
Totals = TypeVar("Totals")
Wins = TypeVar("Wins")


@dataclass(frozen=True)
class Ended(Generic[Over, Totals, Wins]):
    """Which tables had ended; there, the totals of every seat and a 1 for every winner.

    Arrays in our own memory or on a card, as the batch is.
    """

    over: Over
    totals: Totals
    wins: Wins

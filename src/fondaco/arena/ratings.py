"""Ratings by Plackett and Luce's model, for display; the headline is the win share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fondaco.core import extras

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.arena.game_results import Result


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is held to be, and how unsure that is."""

    mu: float
    sigma: float


def rate(entrants: int, games: Iterable[Result]) -> list[Rating]:
    """The ratings after these games, one after the other."""
    extras.demand("openskill")
    from openskill.models import PlackettLuce  # noqa: PLC0415  an extra

    model = PlackettLuce()
    ratings = [Rating(model.mu, model.sigma) for _ in range(entrants)]
    for game in games:
        # Each seat needs an object of its own: the model would rate a shared one several times.
        teams = [[model.rating(ratings[e].mu, ratings[e].sigma)] for e in game.seating]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        before = list(ratings)
        for entrant, (after,) in zip(game.seating, rated, strict=True):
            # Whoever sits at several seats learns from each of them.
            was, now = before[entrant], ratings[entrant]
            ratings[entrant] = Rating(
                now.mu + after.mu - was.mu, now.sigma * after.sigma / was.sigma
            )
    return ratings

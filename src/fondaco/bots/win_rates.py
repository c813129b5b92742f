"""What many games show: shares of wins, totals and places, with their uncertainty."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.bots import levels

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fondaco.bots.simulation import Games, Simulation

NORMAL_95 = 1.96
QUANTILES = {"fewest": 0.0, "5 %": 0.05, "median": 0.5, "95 %": 0.95, "most": 1.0}

Counts = Counter[int]
"""How often each number came up."""


@dataclass(frozen=True)
class WinRate:
    """How one bot or one seat did; errors are half the width of a 95 % interval."""

    name: str
    games: int
    share: float
    share_error: float
    total: float
    total_error: float
    place: float


class Sums:
    """Sums from which means and errors follow."""

    def __init__(self) -> None:
        self.count = 0
        self.sums = np.zeros(5)

    def add(self, shares: NDArray[Any], totals: NDArray[Any], places: NDArray[Any]) -> None:
        """Add one value of each kind for every game."""
        self.count += len(shares)
        squares = (shares**2).sum(), (totals.astype(float) ** 2).sum()
        self.sums += np.array([shares.sum(), squares[0], totals.sum(), squares[1], places.sum()])

    def rate(self, name: str) -> WinRate:
        """The means, with their errors."""
        share, share_square, total, total_square, place = self.sums / self.count
        return WinRate(
            name,
            self.count,
            float(share),
            self._error(share, share_square),
            float(total),
            self._error(total, total_square),
            float(place),
        )

    def _error(self, mean: float, square: float) -> float:
        spread = max(square - mean**2, 0.0) / max(self.count - 1, 1)
        return float(NORMAL_95 * spread**0.5)


def counted(values: NDArray[Any]) -> Counts:
    """How often each value came up."""
    found, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), counts.tolist(), strict=True)))


def quantile(counts: Counts, share: float) -> int:
    """The smallest number that so large a share does not exceed."""
    wanted = max(1, round(share * counts.total()))
    for value in sorted(counts):
        wanted -= counts[value]
        if wanted <= 0:
            return value
    return max(counts)


class Results:
    """The running results of a simulation."""

    def __init__(self, match: Simulation) -> None:
        self.match = match
        self.games = 0
        self.lengths: Counts = Counter()
        self.bots: dict[int, Sums] = {}
        self.seats = [Sums() for _ in range(match.seats)]
        self.totals: dict[int, Counts] = {}

    def add(self, played: Games) -> None:
        """Count a chunk of games."""
        self.games += len(played.lengths)
        self.lengths += counted(played.lengths)
        shares = played.wins / played.wins.sum(axis=1, keepdims=True)
        higher = played.totals[:, None, :] > played.totals[:, :, None]
        level = played.totals[:, None, :] == played.totals[:, :, None]
        # Tied seats share the places they cover.
        places = 1 + higher.sum(axis=2) + (level.sum(axis=2) - 1) / 2
        for seat, sums in enumerate(self.seats):
            sums.add(shares[:, seat], played.totals[:, seat], places[:, seat])
        for bot in np.unique(played.levels):
            own = played.levels == bot
            self._add_bot(int(bot), shares[own], played.totals[own], places[own])

    def _add_bot(
        self, bot: int, shares: NDArray[Any], totals: NDArray[Any], places: NDArray[Any]
    ) -> None:
        self.bots.setdefault(bot, Sums()).add(shares, totals, places)
        self.totals[bot] = self.totals.get(bot, Counter()) + counted(totals)

    @property
    def decisions(self) -> int:
        """How many decisions there were in all games."""
        return sum(length * games for length, games in self.lengths.items())

    def decisions_a_game(self) -> dict[str, int]:
        """How the games spread by their number of decisions."""
        return {name: quantile(self.lengths, share) for name, share in QUANTILES.items()}

    def by_bot(self) -> list[WinRate]:
        """A rate for every bot that played."""
        return [sums.rate(levels.QUICK[bot]) for bot, sums in sorted(self.bots.items())]

    def by_seat(self) -> list[WinRate]:
        """A rate for every seat."""
        return [sums.rate(str(seat)) for seat, sums in enumerate(self.seats)]

    def plain(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        match = self.match
        return {
            "game": match.game.name,
            "rules": match.game.version,
            "edition": {"name": match.edition.name, "sha256": match.edition.sha256},
            "seats": match.seats,
            "options": list(match.options),
            "seed": match.seed,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_a_game": self.decisions_a_game(),
            "by_bot": [asdict(rate) for rate in self.by_bot()],
            "by_seat": [asdict(rate) for rate in self.by_seat()],
        }

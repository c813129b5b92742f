"""What blocks show of each entrant, with 95 % intervals by a bootstrap over whole blocks.

The games of a block share their deal, so only blocks are independent of each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING

import numpy as np

from fondaco.arena.decision_times import Pace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fondaco.arena.deal_blocks import DealBlock
    from fondaco.arena.match import Match

RESAMPLES = 4000
LOTS = 1298
"""Where the lots for resampling start, so that the same blocks give the same intervals."""
COVERED = 0.95


@dataclass(frozen=True)
class Measure:
    """A mean and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Summary:
    """How one entrant did; the gain is over the control at the same seats of the same deals."""

    name: str
    games: int
    share: Measure
    margin: Measure
    gain: Measure
    place: Measure
    pace: Pace


def lines(match: Match, blocks: Sequence[DealBlock]) -> list[Summary]:
    """A line for every entrant, from all blocks."""
    measured = measure(np.array([means(match, block) for block in blocks]))
    found = []
    for entrant, name in enumerate(match.names):
        games = len(blocks) * sum(seating.count(entrant) for seating in match.seatings)
        share, margin, gain, place = measured[4 * entrant : 4 * entrant + 4]
        found.append(Summary(name, games, share, margin, gain, place, _pace(blocks, entrant)))
    return found


def means(match: Match, block: DealBlock) -> NDArray[np.float64]:
    """What each entrant had in a block on average: win share, margin, gain, place."""
    control = np.array(block.control.margins)
    played = np.array(
        [[g.shares, g.margins, np.array(g.margins) - control, g.places] for g in block.games]
    )
    seated = np.array([game.seating for game in block.games])
    return np.array(
        [
            played.swapaxes(1, 2)[seated == entrant].mean(axis=0)
            for entrant in range(len(match.entrants))
        ]
    )


def measure(seen: NDArray[np.float64]) -> list[Measure]:
    """The means over the first axis, which is that of the blocks, with their intervals."""
    values = seen.reshape(len(seen), -1)
    lots = np.random.default_rng(LOTS)
    resampled = np.empty((RESAMPLES, values.shape[1]))
    for sample in range(RESAMPLES):
        drawn = np.bincount(lots.integers(len(values), size=len(values)), minlength=len(values))
        resampled[sample] = drawn @ values / len(values)
    cut = tail(len(values))
    low, high = np.quantile(resampled, [cut, 1 - cut], axis=0)
    return [
        Measure(float(m), float(lo), float(hi))
        for m, lo, hi in zip(values.mean(axis=0), low, high, strict=True)
    ]


def tail(blocks: int) -> float:
    """The share of resamples to cut off at either end.

    Resampling few blocks shows too little spread. Student's t, by its expansion in the normal
    quantile, puts that right (Hesterberg 2015, "What teachers should know about the bootstrap").
    """
    free, z = blocks - 1, NormalDist().inv_cdf((1 + COVERED) / 2)
    student = (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )
    return NormalDist().cdf(-student * (blocks / free) ** 0.5)


def _pace(blocks: Sequence[DealBlock], entrant: int) -> Pace:
    pace = Pace()
    for block in blocks:
        pace.add(block.paces[entrant])
    return pace

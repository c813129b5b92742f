"""Plots, drawn by matplotlib where it is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.bots import levels
from fondaco.core import extras
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from fondaco.bots.win_rates import Results

COLOURS = ("#6d5f4d", "#b23a2e", "#2f7d6b", "#a9741b")
PAPER, INK = "#f6efdf", "#2a2118"
BINS = 40


def _edges(seen: list[int]) -> NDArray[Any]:
    """Bins that each hold as many possible totals: games that pay in fives count in fives."""
    low, high = min(seen), max(seen)
    coin = max(int(np.gcd.reduce([total - low for total in seen])), 1)
    width = coin * max(1, -(-(high - low) // coin // BINS))
    return np.arange(low, high + 2 * width, width) - coin / 2


def plot_totals(results: Results, path: Path) -> None:
    """The distribution of the totals, a line for every bot."""
    extras.demand("matplotlib")
    import matplotlib as mpl  # noqa: PLC0415  an extra

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(figsize=(8, 4.5), facecolor=PAPER)
    axes.set_facecolor(PAPER)
    edges = _edges([total for counts in results.totals.values() for total in counts])
    for bot, counts in sorted(results.totals.items()):
        weights = np.array(list(counts.values())) / counts.total()
        share, _ = np.histogram(list(counts), edges, weights=weights)
        colour = COLOURS[bot % len(COLOURS)]
        axes.stairs(share * 100, edges, fill=True, alpha=0.25, color=colour)
        axes.stairs(share * 100, edges, color=colour, linewidth=2, label=levels.QUICK[bot])
    match = results.match
    axes.set_title(f"{match.game.title}: {results.games:,} games, {match.seats} seats", color=INK)
    axes.set_xlabel("total at the end", color=INK)
    axes.set_ylabel("% of games", color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    try:
        figure.savefig(path, dpi=150, bbox_inches="tight")
    except (OSError, ValueError) as error:
        raise Unreadable("plot/file", f"{path} cannot be written: {error}.") from None
    finally:
        plt.close(figure)

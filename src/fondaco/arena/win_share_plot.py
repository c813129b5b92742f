"""A picture of the win shares, drawn by matplotlib where it is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.core import extras
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from pathlib import Path

    from fondaco.arena.report import Report

PAPER, INK, FAINT, RED = "#f6efdf", "#2a2118", "#6d5f4d", "#b23a2e"


def plot_shares(report: Report, path: Path) -> None:
    """A dot for the win share of every bot, with its interval, and a line at the fair share."""
    plt = pyplot(path)
    figure, axes = plt.subplots(figsize=(8, 1.6 + 0.5 * len(report.lines)), facecolor=PAPER)
    axes.set_facecolor(PAPER)
    axes.axvline(100 * report.fair, color=FAINT, linestyle="--", linewidth=1, label="fair share")
    for place, line in enumerate(report.lines):
        share = line.share
        axes.plot([100 * share.low, 100 * share.high], [place, place], color=RED, linewidth=2)
        axes.plot(100 * share.mean, place, "o", color=RED, markersize=7)
    axes.set_yticks(range(len(report.lines)), [line.name for line in report.lines], color=INK)
    axes.set_ylim(len(report.lines) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of wins, with the 95 % interval", color=INK)
    axes.set_title(
        f"{report.match.game.title}: {report.blocks:,} blocks, {report.match.seats} seats",
        color=INK,
    )
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    try:
        figure.savefig(path, dpi=150, bbox_inches="tight")
    except OSError as error:
        raise Unreadable("plot/file", f"{path} cannot be written: {error.strerror}.") from None
    finally:
        plt.close(figure)


def pyplot(path: Path) -> Any:  # noqa: ANN401  matplotlib has no types
    """What draws, or a sentence that says why nothing can be drawn there."""
    extras.demand("matplotlib")
    import matplotlib as mpl  # noqa: PLC0415  an extra

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415
    from matplotlib.backend_bases import FigureCanvasBase  # noqa: PLC0415

    if path.suffix[1:] not in FigureCanvasBase.get_supported_filetypes():
        raise Unreadable("plot/kind", f"{path} must end in .png, .svg or .pdf.")
    return plt

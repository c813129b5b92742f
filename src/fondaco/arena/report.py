"""What a match showed, for programs, for pages and for the screen."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.arena.intervals import Measure, Summary, lines, measure
from fondaco.arena.ratings import Rating, rate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fondaco.arena.deal_blocks import DealBlock
    from fondaco.arena.match import Match

HEADINGS = (
    *("bot", "games", "win share", "95 %", "margin", "95 %"),
    *("place", "ms", "p95 ms", "rating"),
)
SLOW = 0.95
MINUTE, HOUR = 60, 3600


@dataclass(frozen=True)
class Report:
    """The results of all blocks of a match, and the time since it was taken up."""

    match: Match
    blocks: int
    lines: list[Summary]
    ratings: list[Rating]
    seats: list[Measure]
    seconds: float

    @property
    def fair(self) -> float:
        """The win share of bots that are all alike."""
        return 1 / self.match.seats

    @property
    def title(self) -> str:
        """Game, seats, options and edition in one line."""
        match = self.match
        said = [match.game.title, f"{match.seats} seats", *match.options]
        return " · ".join([*said, f"edition: {match.edition.label}", f"seed {match.seed}"])

    def plain(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {
            "match": self.match.plain(),
            "blocks": self.blocks,
            "fair_share": self.fair,
            "bots": [
                {
                    "name": line.name,
                    "games": line.games,
                    "share": asdict(line.share),
                    "margin": asdict(line.margin),
                    "gain": asdict(line.gain),
                    "place": asdict(line.place),
                    "decisions": line.pace.decisions,
                    "rating": asdict(rating),
                    "milliseconds": {"mean": line.pace.mean, "p95": line.pace.quantile(SLOW)},
                }
                for line, rating in zip(self.lines, self.ratings, strict=True)
            ],
            "control": [asdict(seat) for seat in self.seats],
            "seconds": self.seconds,
        }

    def rows(self) -> list[tuple[str, ...]]:
        """The table, a row for every entrant, under the headings."""
        return [
            (
                line.name,
                f"{line.games:,}",
                f"{line.share.mean:.1%}",
                f"{100 * line.share.low:.1f}–{100 * line.share.high:.1f}",
                f"{line.margin.mean:+.1f}",
                _ends(line.margin),
                f"{line.place.mean:.2f}",
                f"{line.pace.mean:.3g}",
                f"{line.pace.quantile(SLOW):.3g}",
                f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            )
            for line, rating in zip(self.lines, self.ratings, strict=True)
        ]

    def sentences(self) -> list[str]:
        """What the table does not say."""
        match, baseline = self.match, self.match.names[self.match.baseline]
        gains = [
            f"{line.name} {line.gain.mean:+.1f} ({_ends(line.gain)})"
            for entrant, line in enumerate(self.lines)
            if entrant != match.baseline
        ]
        shares = ", ".join(f"{seat.mean:.1%}" for seat in self.seats)
        played = f"each one deal played {len(match.seatings)} times and once as a control"
        return [
            f"A fair share is {self.fair:.1%}. {self.blocks:,} blocks, {played}.",
            f"In the control {baseline} sits everywhere; its seats won {shares}.",
            f"Margin over the control, at the same seats of the same deals: {'; '.join(gains)}.",
            f"It took {lasted(self.seconds)}.",
        ]

    def markdown(self) -> str:
        """A page with the table and all that is to be said about it."""
        table = [HEADINGS, ("---", *("---:" for _ in HEADINGS[1:])), *self.rows()]
        rows = "\n".join(
            f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in table
        )
        return "\n\n".join([f"## {self.title}", rows, *self.sentences()]) + "\n"


def report(match: Match, blocks: Sequence[DealBlock], seconds: float) -> Report:
    """The report on these blocks, which are in their order."""
    control = np.array([block.control.shares for block in blocks])
    games = (game for block in blocks for game in block.games)
    return Report(
        match,
        len(blocks),
        lines(match, blocks),
        rate(len(match.entrants), games),
        measure(control),
        seconds,
    )


def lasted(seconds: float) -> str:
    """A span of time in words."""
    if seconds < MINUTE:
        return f"{seconds:.1f} s"
    if seconds < HOUR:
        return f"{int(seconds // MINUTE)} min {int(seconds % MINUTE)} s"
    return f"{int(seconds // HOUR)} h {int(seconds % HOUR // MINUTE)} min"


def _ends(interval: Measure) -> str:
    return f"{interval.low:+.1f} to {interval.high:+.1f}"

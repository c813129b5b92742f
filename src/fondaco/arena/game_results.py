"""How one game ended, and what that means for every seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from fondaco.arena.match import Seating


@dataclass(frozen=True)
class Result:
    """Who sat where, what each seat had in the end, who won, and how much they thought."""

    seating: Seating
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)

    @property
    def shares(self) -> list[float]:
        """What each seat has of the win; winners together split it."""
        return [(seat in self.winners) / len(self.winners) for seat in range(len(self.totals))]

    @property
    def margins(self) -> list[int]:
        """How far each seat is ahead of the best other one, or behind it."""
        first, second = sorted(self.totals, reverse=True)[:2]
        return [total - (second if total == first else first) for total in self.totals]

    @property
    def places(self) -> list[float]:
        """The place of each seat by its total; tied seats share the places they cover."""
        return [
            1 + sum(other > total for other in self.totals) + (self.totals.count(total) - 1) / 2
            for total in self.totals
        ]

    @property
    def ranks(self) -> list[int]:
        """The seats in order: winners before all others, then by totals; equals are level."""
        keys = [(seat in self.winners, total) for seat, total in enumerate(self.totals)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def plain(self) -> dict[str, Any]:
        """The result, ready for JSON."""
        return {
            "seating": list(self.seating),
            "totals": list(self.totals),
            "winners": list(self.winners),
            "decisions": list(self.decisions),
            "seconds": list(self.seconds),
        }

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Self:
        """A result as it was written, or a ValueError if it cannot be one."""
        seating, totals, winners, decisions = (
            tuple(int(number) for number in plain[key])
            for key in ("seating", "totals", "winners", "decisions")
        )
        seconds = tuple(float(second) for second in plain["seconds"])
        if not winners or len({len(seating), len(totals), len(decisions), len(seconds)}) > 1:
            raise ValueError("a game without winners, or with seats missing")
        return cls(seating, totals, winners, decisions, seconds)

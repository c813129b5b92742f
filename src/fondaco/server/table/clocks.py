"""Clocks: time per seat with a gain per move; they stand still while no server watches them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fondaco.server.table.agreement import ClockTerms

NOBODY = -1


class Clock:
    """What is left to every seat, in milliseconds; moments are seconds of any steady clock."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.left = [terms.seconds * 1000] * seats
        self.gain = terms.increment * 1000
        self.running = NOBODY
        self.since = 0.0

    def run(self, seat: int, now: float) -> None:
        """Let the clock of one seat run from now on, or nobody's."""
        self.running, self.since = seat, now

    def spent(self, seat: int, now: float) -> int:
        """What the seat has used since its clock was started, in milliseconds."""
        if seat != self.running:
            return 0
        return max(0, round((now - self.since) * 1000))

    def charge(self, seat: int, spent: int) -> None:
        """Take what a move has cost, and give what a move brings."""
        self.left[seat] = max(0, self.left[seat] - spent) + self.gain

    def now_left(self, now: float) -> list[int]:
        """What is left to every seat at this moment."""
        return [
            max(0, left - self.spent(seat, now)) if seat == self.running else left
            for seat, left in enumerate(self.left)
        ]

    def ends(self) -> float | None:
        """When the running clock will have run out."""
        return None if self.running == NOBODY else self.since + self.left[self.running] / 1000

"""How fast a bot decides: counts of decisions by how long they took."""

from __future__ import annotations

import math
from collections import Counter

STEPS = 8
"""Counts to each doubling of the time: a quantile is known to about 5 %."""
MILLION = 1e6


class Pace:
    """The decisions of one bot, sorted by their time into steps."""

    def __init__(self, nanoseconds: int = 0, steps: dict[int, int] | None = None) -> None:
        self.nanoseconds, self.steps = nanoseconds, Counter(steps or {})

    def note(self, nanoseconds: int) -> None:
        """Count one decision."""
        self.nanoseconds += nanoseconds
        self.steps[int(STEPS * math.log2(max(nanoseconds, 1)))] += 1

    def add(self, other: Pace) -> None:
        """Count the decisions of another pace as well."""
        self.nanoseconds += other.nanoseconds
        self.steps += other.steps

    @property
    def decisions(self) -> int:
        """How many decisions were counted."""
        return self.steps.total()

    @property
    def mean(self) -> float:
        """Milliseconds for a decision, on average."""
        return self.nanoseconds / max(self.decisions, 1) / MILLION

    def quantile(self, share: float) -> float:
        """Milliseconds within which so large a share of the decisions was made."""
        wanted = share * self.decisions
        for step in sorted(self.steps):
            wanted -= self.steps[step]
            if wanted <= 0:
                return float(2 ** ((step + 0.5) / STEPS)) / MILLION
        return 0.0

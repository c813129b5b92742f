"""Score sheets: every gain by its source, per seat and period, as far as an audience may know.

A game with a ledger says which events pay whom (`gains`), which begin another period
(`period`), and what is seen of the totals (`totals`); its sources stand in order, each with its
clause.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.core.events import Happening
    from fondaco.core.game import Game
    from fondaco.core.protocols import Ledger, Seen
    from fondaco.core.table import Table, Turn

Gain = tuple[int, str, int]
"""Who gained from which source how much; less than 0 if it was a cost."""
Period = tuple[str, int]
"""A day, a round or the end: a message, and its number where there are several."""
Amounts = list[int | None]
"""By seat; nothing where the audience may not know."""


@dataclass(frozen=True)
class Line:
    """What one source brought in a period: a message, its clause, the amounts."""

    source: str
    clause: str
    amounts: Amounts


@dataclass(frozen=True)
class Page:
    """One period of a sheet."""

    period: Period
    lines: list[Line]
    totals: Amounts


@dataclass(frozen=True)
class Sheet:
    """All periods so far, and what they come to."""

    pages: list[Page]
    totals: Amounts


@dataclass
class _Tally:
    """The sums of one period while they are added up."""

    period: Period
    sums: dict[tuple[str, int], int] = field(default_factory=dict)


def pays(game: Game, happening: Happening) -> bool:
    """Whether an event brings or costs somebody something."""
    return game.contract.ledger is not None and bool(game.contract.ledger.gains(happening))


def sheet(table: Table, audience: int, turns: Iterable[Turn] | None = None) -> Sheet:
    """What an audience may know of all gains, or of those in some turns."""
    seats = range(table.terms.seats)
    ledger = table.game.contract.ledger
    if ledger is None:
        return Sheet([], [None for _ in seats])
    # Whose total is hidden, their gains are too: they would add up to it.
    hidden = {seat for seat, seen in enumerate(ledger.totals(table.view(audience))) if seen is None}
    tallies = _tallied(ledger, table.log if turns is None else turns, audience)
    pages = []
    for tally in tallies:
        paid = {source for (source, _), amount in tally.sums.items() if amount}
        lines = [
            Line(source, clause, [_amount(tally.sums, source, seat, hidden) for seat in seats])
            for source, clause in ledger.SOURCES.items()
            if source in paid
        ]
        pages.append(Page(tally.period, lines, _added(lines, seats, hidden)))
    every = [line for page in pages for line in page.lines]
    return Sheet(pages, _added(every, seats, hidden))


def _tallied(ledger: Ledger[Seen], turns: Iterable[Turn], audience: int) -> list[_Tally]:
    tallies = [_Tally(ledger.FIRST_PERIOD)]
    for happening in (one for turn in turns for one in turn.seen_by(audience)):
        begun = ledger.period(happening)
        if begun and begun != tallies[-1].period:
            tallies.append(_Tally(begun))
        sums = tallies[-1].sums
        for seat, source, amount in ledger.gains(happening):
            sums[source, seat] = sums.get((source, seat), 0) + amount
    return [tally for tally in tallies if tally.sums]


def _amount(
    sums: dict[tuple[str, int], int], source: str, seat: int, hidden: set[int]
) -> int | None:
    return None if seat in hidden else sums.get((source, seat), 0)


def _added(lines: list[Line], seats: range, hidden: set[int]) -> Amounts:
    return [
        None if seat in hidden else sum(line.amounts[seat] or 0 for line in lines) for seat in seats
    ]

"""Reasons: what a move brings a seat, as codes and numbers, never as text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fondaco.core.ranking import SURE, ahead, level

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fondaco.core.events import Catalogue
    from fondaco.core.position import Position


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for a move or against it: a message, and hundredths of a coin."""

    message: str
    arguments: dict[str, int]
    worth: int = 0

    @property
    def gain(self) -> int:
        """What it brings in whole coins; less than 0 if it costs."""
        return round(self.worth / SURE)


def by_weight(found: Iterable[Reason]) -> list[Reason]:
    """The reasons, what gains or costs most first."""
    return sorted(found, key=lambda reason: -abs(reason.worth))


def standing(totals: list[int], seat: int) -> dict[str, int]:
    """The place that a seat's total has among all, and how many have it together."""
    mine = totals[seat]
    place = ahead(totals, len(totals), mine) + 1
    return {"place": place, "tied": level(totals, len(totals), mine)}


# What a scoring pays

Paid = dict[tuple[str, int], Reason]
"""Payments to one seat, by message and by the piece for which they were made."""


def payments(
    events: Catalogue,
    state: Position,
    seat: int,
    kinds: Mapping[int, tuple[str, str]],
    coin: str,
) -> Paid:
    """What the rules told that a seat was paid.

    The kinds of payment are event codes, each with its message and the argument that says for what.
    """
    found: Paid = {}
    for happening in map(events.read, state.told or ()):
        arguments = {"tied": 1} | happening.arguments
        if happening.event.code in kinds and arguments.pop("seat") == seat:
            message, piece = kinds[happening.event.code]
            worth = SURE * arguments.pop(coin)
            found[message, arguments.get(piece, 0)] = Reason(message, arguments, worth)
    return found


def paid_more(before: Paid, after: Paid) -> list[Reason]:
    """Where another sum is paid than would have been paid before."""
    none = Reason("", {})
    found = [
        replace(reason, worth=after.get(key, none).worth - before.get(key, none).worth)
        for key, reason in (before | after).items()
    ]
    return [reason for reason in found if reason.worth != 0]

"""What pays in Medici: every florin by its source, day by day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.games.medici.words import GOOD_NAMES

if TYPE_CHECKING:
    from fondaco.core.events import Happening
    from fondaco.core.ledger import Gain, Period

SOURCES = (
    {"source-ship": "MED-4.2"}
    | {f"good-{name}": "MED-5.4" for name in GOOD_NAMES}
    | {"source-bonus": "MED-5.6"}
)
SHIPS = ("ship-paid", "ship-shared")
GOODS = ("good-paid", "good-shared")
BONUSES = ("bonus", "bonus-for-two", "greater-bonus")
SHEET_AFTER = None
FIRST_PERIOD = ("period-day", 1)


def gains(happening: Happening) -> list[Gain]:
    """Who gains what from where by an event: the seat, the source, the florins."""
    name, said = happening.event.name, happening.arguments
    if name in SHIPS:
        return [(said["seat"], "source-ship", said["florins"])]
    if name in GOODS:
        return [(said["seat"], f"good-{GOOD_NAMES[said['good']]}", said["florins"])]
    if name in BONUSES:
        return [(said["seat"], "source-bonus", said["florins"])]
    return []


def period(happening: Happening) -> Period | None:
    """The day that an event begins."""
    begins = happening.event.name == "day-started"
    return ("period-day", happening.arguments["day"]) if begins else None


def totals(view: dict[str, Any]) -> list[int | None]:
    """What each seat has in all."""
    return [at["florins"] for at in view["seats"]]

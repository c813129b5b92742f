"""What pays in Strozzi: every coin by its source, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.games.strozzi.words import CITY_NAMES

if TYPE_CHECKING:
    from fondaco.core.events import Happening
    from fondaco.core.ledger import Gain, Period

SOURCES = (
    {"source-ships": "STR-5.1"}
    | {f"city-{name}": "STR-5.2" for name in CITY_NAMES}
    | {"source-bonus": "STR-5.4", "source-tiles": "STR-7.1"}
)
PLAIN = {
    "ship-paid": "source-ships",
    "bonus-paid": "source-bonus",
    "tiles-paid": "source-tiles",
    "tiles-paid-by-florence": "source-tiles",
}
SHEET_AFTER = None
FIRST_PERIOD = ("period-round", 1)


def gains(happening: Happening) -> list[Gain]:
    """Who gains what from where by an event: the seat, the source, the coins."""
    name, said = happening.event.name, happening.arguments
    if name in PLAIN:
        return [(said["seat"], PLAIN[name], said["coins"])]
    if name == "marker-paid":
        return [(said["seat"], f"city-{CITY_NAMES[said['city']]}", said["coins"])]
    return []


def period(happening: Happening) -> Period | None:
    """The round that an event begins, or the end, where the tiles are paid."""
    if happening.event.name == "round-started":
        return "period-round", happening.arguments["round"]
    return ("period-end", 0) if PLAIN.get(happening.event.name) == "source-tiles" else None


def totals(view: dict[str, Any]) -> list[int | None]:
    """What each seat has in all, as far as it may be seen."""
    return [at["coins"] for at in view["seats"]]

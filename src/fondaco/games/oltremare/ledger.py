"""What pays and costs in Oltremare: every ducat by its source, at sea and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.games.oltremare.rules.setting_up import DUCATS_AT_START

if TYPE_CHECKING:
    from fondaco.core.events import Happening
    from fondaco.core.ledger import Gain, Period

SOURCES = {
    "sheet-start": "OLT-2.6",
    "sheet-money": "OLT-5.4",
    "sheet-active-token": "OLT-7.1",
    "sheet-bought": "OLT-4.4",
    "sheet-trades": "OLT-R4",
    "sheet-fame": "OLT-8.1",
    "sheet-cargo": "OLT-9.3",
    "sheet-tokens": "OLT-9.5",
    "sheet-pirates": "OLT-9.7",
}
INCOME = {
    "influenced": "sheet-active-token",
    "earned": "sheet-money",
    "calm": "sheet-active-token",
    "fame-paid": "sheet-fame",
    "fame-shared": "sheet-fame",
    "last-fame-paid": "sheet-fame",
    "last-fame-shared": "sheet-fame",
    "cargo-paid": "sheet-cargo",
    "tokens-paid": "sheet-tokens",
    "tokens-shared": "sheet-tokens",
}
COSTS = {
    "bought": "sheet-bought",
    "bought-dearly": "sheet-bought",
    "bought-by-token": "sheet-bought",
    "pirates-cost": "sheet-pirates",
}
SHEET_AFTER = frozenset({"fame-paid", "fame-shared"})
"""Only these call for a sheet while the game goes on: ducats come and go with every turn."""
LAST = {
    "cargo-paid",
    "tokens-paid",
    "tokens-shared",
    "last-fame-paid",
    "last-fame-shared",
    "pirates-cost",
}
FIRST_PERIOD = ("period-sea", 0)


def gains(happening: Happening) -> list[Gain]:
    """Whose ducats an event changes, by which source, by how much."""
    name, said = happening.event.name, happening.arguments
    if name == "dealt":
        return [(said["seat"], "sheet-start", DUCATS_AT_START)]
    if name == "paid":
        return [
            (said["seat"], "sheet-trades", -said["ducats"]),
            (said["partner"], "sheet-trades", said["ducats"]),
        ]
    if name in INCOME:
        return [(said["seat"], INCOME[name], said["ducats"])]
    if name in COSTS:
        return [(said["seat"], COSTS[name], -said["ducats"])]
    return []


def period(happening: Happening) -> Period | None:
    """The end, where everything is added up."""
    return ("period-end", 0) if happening.event.name in LAST else None


def totals(view: dict[str, Any]) -> list[int | None]:
    """What each seat has in all."""
    return [at["ducats"] for at in view["seats"]]

"""Editions for tests: the default one, to be changed, and small seas."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from fondaco.games.index import find

if TYPE_CHECKING:
    from fondaco.core.editions import Edition


def edition() -> dict[str, Any]:
    """The default edition, to be changed."""
    tables = find("oltremare").default_edition.tables
    return {"game": "oltremare", "edition": "mine", **copy.deepcopy(tables)}


def small_sea(*routes: str) -> Edition:
    """An edition whose chart has only these routes: `Zara Ragusa`."""
    tables = edition()
    tables["routes"] = [route.split() for route in routes]
    names = list(dict.fromkeys(name for route in tables["routes"] for name in route))
    tables["harbours"] = [{"name": name, "lon": 10, "lat": 40} for name in names]
    for card in tables["cards"]:
        if "harbour" in card:
            card["harbour"] = names[0]
    return find("oltremare").edition_from(tables, "mine.toml")


def same_icons(icon: str) -> Edition:
    """An edition in which every card shows one icon twice."""
    tables = edition()
    for card in tables["cards"]:
        card["icons"] = [icon, icon]
    return find("oltremare").edition_from(tables, "mine.toml")


def english() -> Edition:
    """The edition in which sugar pays otherwise."""
    tables = edition()
    tables["payments"]["sugar"] = [1, 3, 6, 11]
    return find("oltremare").edition_from(tables, "english.toml")

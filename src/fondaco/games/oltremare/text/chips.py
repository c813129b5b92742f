"""Cards, goods and offers as small marks on a screen of letters, read from a view."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fondaco.core.errors import Broken
from fondaco.core.text_blocks import Cell, Mark, cell
from fondaco.games.oltremare.text.names import ICON_LETTERS, ICON_NAMES
from fondaco.games.oltremare.text.words import USUAL_SUM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.core.text_blocks import Say
    from fondaco.games.oltremare.knowledge.view_types import Given, OfferTerms

PALETTE = {
    "good-spice": "black on orange_red1",
    "good-silk": "black on medium_purple1",
    "good-silver": "black on grey74",
    "good-sugar": "black on misty_rose1",
    "good-wine": "white on deep_pink4",
    "good-wood": "black on tan",
    "good-grain": "black on gold3",
    "icon-money": "gold3",
    "icon-pirates": "red",
    "icon-market": "green",
    "icon-ship": "cyan",
}
CARD = re.compile(r"(\w+)-(\w)(\w)(\d)(?:/(\d))?")
NOTHING = "–"


def good_of(name: str) -> str:
    """The good of a card."""
    return name.partition("-")[0]


def sea_power_of(name: str) -> int:
    """The sea power of a card, which its name tells where it is not the usual one."""
    found = _read(name)
    return int(found[5] or USUAL_SUM - int(found[4]))


def _read(name: str) -> re.Match[str]:
    found = CARD.match(name)
    if found is None:
        raise Broken(f"{name!r} is no card")
    return found


def card(name: str, say: Say) -> Cell:
    """A card: its good, its two icons, its sea power and its loading number."""
    shown = [ICON_NAMES[ICON_LETTERS.index(letter)] for letter in _read(name).group(2, 3)]
    return [good(good_of(name), say), Mark(" "), *icons(shown, say), *numbers(name)]


def numbers(name: str) -> Cell:
    """The sea power of a card and its loading number."""
    return [Mark(f" ⚑{sea_power_of(name)} ▤{_read(name)[4]}")]


def icons(shown: list[str], say: Say) -> Cell:
    """Two icons in words."""
    one, other = (Mark(say(f"icon-{icon}"), f"icon-{icon}") for icon in shown)
    return [one, Mark("+"), other]


def good(name: str, say: Say, count: int = 1) -> Mark:
    """A good, or several cards of it."""
    spoken = say(f"good-{name}")
    return Mark(f" {count} {spoken} " if count > 1 else f" {spoken} ", f"good-{name}")


def runs(names: Iterable[str]) -> list[tuple[str, int]]:
    """Equal names that follow on one another, with their number."""
    found: list[tuple[str, int]] = []
    for name in names:
        before = found.pop()[1] if found and found[-1][0] == name else 0
        found.append((name, before + 1))
    return found


def claim(given: Given, say: Say) -> Cell:
    """What is said of a card, true or not (OLT-4.2)."""
    if not given["claim"]:
        return []
    loads = [Mark(f" ▤{given['loading']}")] if given["loading"] else []
    return [Mark(" “"), *icons(given["claim"].split("+"), say), *loads, Mark("”")]


def gives(offer: OfferTerms, say: Say) -> Cell:
    """What the maker of an offer gives, ducats included."""
    marks: Cell = []
    for given in offer["gives"]:
        marks += [good(given["good"], say), *claim(given, say), Mark("  ")]
    return [*marks, *ducats(offer["ducats"], say)] or cell(NOTHING, "faint")


def wants(offer: OfferTerms, say: Say) -> Cell:
    """What the maker of an offer wants, ducats included."""
    marks: Cell = []
    for name, count in runs(offer["wants"]):
        marks += [good(name, say, count), Mark("  ")]
    return [*marks, *ducats(-offer["ducats"], say)] or cell(NOTHING, "faint")


def ducats(count: int, say: Say) -> Cell:
    """A sum, if there is one."""
    return cell(say("ducats", ducats=count), "strong") if count > 0 else []

"""What the cards of an edition show, as a screen must know it to draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.editions import Entries
from fondaco.games.oltremare.knowledge.view_types import GOOD_NAMES, ICON_NAMES
from fondaco.games.oltremare.parts import read_card
from fondaco.games.oltremare.pieces import (
    FIRST_OF,
    NO_HARBOUR,
    SECOND_OF,
    good,
    harbour,
    loading,
    pair,
    sea_power,
)
from fondaco.games.oltremare.text.words import card_name

if TYPE_CHECKING:
    from fondaco.core.protocols import Tables
    from fondaco.games.oltremare.knowledge.view_types import Card


def faces(tables: Tables) -> dict[str, Card]:
    """Every card of an edition by its name."""
    names = [entry["name"] for entry in tables["harbours"]]
    entries = Entries(dict(tables), "edition").tables("cards")
    return {card_name(face): shown(face) for face in (read_card(entry, names) for entry in entries)}


def shown(face: int) -> Card:
    """What a card shows."""
    both = (FIRST_OF[pair(face)], SECOND_OF[pair(face)])
    return {
        "good": GOOD_NAMES[good(face)],
        "icons": [ICON_NAMES[icon] for icon in both],
        "loading": loading(face),
        "sea_power": sea_power(face),
        "harbour": None if harbour(face) == NO_HARBOUR else harbour(face),
    }

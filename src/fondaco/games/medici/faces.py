"""What the cards of an edition show, as a screen must know it to draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.editions import Entries
from fondaco.games.medici.cards import NEUTRAL, good, green, symbols, value
from fondaco.games.medici.parts import read_face
from fondaco.games.medici.view_types import GOOD_NAMES
from fondaco.games.medici.words import card_name

if TYPE_CHECKING:
    from fondaco.core.protocols import Tables
    from fondaco.games.medici.view_types import Box, Card


def faces(tables: Tables) -> Box:
    """Every card of an edition by its name."""
    cards = (read_face(entry) for entry in Entries(dict(tables), "edition").tables("cards"))
    return {"cards": {card_name(card): shown(card) for card in cards}}


def shown(card: int) -> Card:
    """What a card shows."""
    return {
        "good": None if good(card) == NEUTRAL else GOOD_NAMES[good(card)],
        "value": value(card),
        "symbols": symbols(card),
        "green": bool(green(card)),
    }

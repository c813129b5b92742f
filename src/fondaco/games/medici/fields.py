"""What every number of the features of Medici is called, group by group of their layout."""

from fondaco.games.medici.features import VALUES
from fondaco.games.medici.words import GOOD_NAMES

REACH = ("last", "second last", "third last")
CARD = ("there", "value", "symbols", "green", *GOOD_NAMES)
SEATS = ("own", "1 clockwise", "2 clockwise", "3 clockwise", "4 clockwise", "5 clockwise")
MERCHANT = (
    "plays",
    "to act",
    "florins",
    "ship value",
    "room",
    *(f"ship {good}" for good in GOOD_NAMES),
    *(f"warehouse {good}" for good in GOOD_NAMES),
)
FIELDS = {
    "options": ("greater bonus", "to the letter"),
    "unseen by good": (*GOOD_NAMES, "neutral"),
    "unseen by value": tuple(str(value) for value in range(VALUES)),
    "in reach": tuple(f"{place}, {field}" for place in REACH for field in CARD),
    "merchants": tuple(f"{seat}, {field}" for seat in SEATS for field in MERCHANT),
}
MEANINGS = {
    "reveal": "turn the next card of the deck up",
    "take": "take cards of the market, by their places from its end",
}

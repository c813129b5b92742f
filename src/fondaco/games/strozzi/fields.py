"""What every number of the features of Strozzi is called, group by group of their layout."""

from fondaco.games.strozzi.pieces import SAILS
from fondaco.games.strozzi.words import CATEGORY_NAMES, CITY_NAMES, PORT_NAMES

SEATS = ("own", "1 clockwise", "2 clockwise", "3 clockwise", "4 clockwise", "5 clockwise")
WARES = tuple(f"wares {port}" for port in PORT_NAMES)
TILE = (
    "there",
    "value",
    *CATEGORY_NAMES,
    *(f"ware {port}" for port in PORT_NAMES),
)
CAPTAIN = (
    "plays",
    "to act",
    "active",
    "pirate flag",
    "+1 flag",
    "ware flag",
    "coins",
    *(f"{field} at {port}" for port in PORT_NAMES for field in ("ship", "speed", "place")),
    *(f"{field} in {city}" for city in CITY_NAMES for field in ("space", "place")),
    *(f"tiles {category}" for category in CATEGORY_NAMES),
)
FIELDS = {
    "stage": ("decide", "place", "promote"),
    "options": ("to the letter", "secret coins"),
    "ship": ("sail", *WARES, "scrolls", "promotion"),
    "flag on the ship": ("+1", "ware"),
    "claimant": SEATS,
    "unseen": (
        *(f"ships of sail {sail}" for sail in range(1, SAILS + 1)),
        *WARES,
        "scrolls",
        "promotions",
    ),
    "face up": tuple(f"tile {slot}, {field}" for slot in (1, 2, 3) for field in TILE),
    "captains": tuple(f"{seat}, {field}" for seat in SEATS for field in CAPTAIN),
}
MEANINGS = {
    "decline": "say no to the ship on offer, or leave it to whose flag lies on it",
    "flag": "want the ship, with this flag",
    "port": "moor the ship that was taken there",
    "tile": "take this tile face up for a promotion",
}

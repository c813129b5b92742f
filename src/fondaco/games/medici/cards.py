"""The commodity cards. A card is its face, packed into one byte: nothing else tells cards apart."""

GRAIN = 0
SPICE = 1
FUR = 2
DYE = 3
CLOTH = 4
GOODS = 5  # MED-1.3
NEUTRAL = 5  # a sixth good that is none  # MED-1.6

DECK = 110  # MED-1.2
FACES = 255
GREEN_AT_MOST = 20
"""At least 90 cards take room, so no ship or warehouse ever holds more green ones."""


def face(good: int, value: int, symbols: int, green: int) -> int:
    """The card with this face."""
    two = 1 if symbols == 2 else 0
    return good << 5 | two << 4 | green << 3 | value


def value(card: int) -> int:
    """What the card adds to a ship's value."""
    return card & 7


def green(card: int) -> int:
    """1 for a green card, which takes no room."""
    return card >> 3 & 1


def good(card: int) -> int:
    """The card's good, or neutral."""
    return card >> 5


def symbols(card: int) -> int:
    """How many symbols of its good the card shows."""
    if good(card) == NEUTRAL:
        return 0
    return 1 + (card >> 4 & 1)  # MED-1.4


def berths(card: int) -> int:
    """The room that the card takes in a ship."""
    return 1 - green(card)  # MED-3.3, MED-1.5

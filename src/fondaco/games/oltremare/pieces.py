"""Cards, goods, icons and tokens. A card's face is packed into one number; 0 is no card."""

SPICE = 0
SILK = 1
SILVER = 2
SUGAR = 3
WINE = 4
WOOD = 5
GRAIN = 6
GOODS = 7  # OLT-1.2

MONEY = 0
PIRATES = 1
MARKET = 2
SHIP = 3
ICONS = 4  # OLT-1.3

CARDS = 98  # OLT-1.2
CARDS_OF = [8, 10, 12, 14, 16, 18, 20]  # OLT-1.2
FACES = (1 << 16) - 1
SEA_POWER = 3  # the least that a card shows  # OLT-1.3

COMPASS = 1
VICTORY = 2
PURCHASE = 3
INFLUENCE = 4
BIG_DEAL = 5
CALM_SEA = 6
TOKEN_KINDS = 6  # OLT-1.5
TOKENS = 32  # OLT-1.5
HARBOURS = 31  # as many as a face can name
NO_HARBOUR = 31
ROUTES = 62  # as many as one word can mark
ROUTES_FROM = 8  # as many as may meet in one harbour

PAIRS = 10  # two icons, the first not after the second
FIRST_OF = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
SECOND_OF = [0, 1, 2, 3, 1, 2, 3, 2, 3, 3]


def face(good: int, pair: int, sea_power: int, loading: int, harbour: int) -> int:
    """The face of a goods card; harbour is its number, or none."""
    return (
        (good + 1) << 13 | pair << 9 | (sea_power - SEA_POWER) << 7 | (loading - 1) << 5 | harbour
    )


def good(face: int) -> int:
    """The good on the card."""
    return (face >> 13) - 1


def pair(face: int) -> int:
    """The two action icons, as the number of their pair."""
    return face >> 9 & 15


def icons(face: int, icon: int) -> int:
    """How often the card shows an action icon."""
    return int(FIRST_OF[pair(face)] == icon) + int(SECOND_OF[pair(face)] == icon)


def sea_power(face: int) -> int:
    """How many sea-power icons the card shows."""
    return SEA_POWER + (face >> 7 & 3)


def loading(face: int) -> int:
    """How many loading icons the card shows."""
    return 1 + (face >> 5 & 3)


def harbour(face: int) -> int:
    """The harbour that the card names, or none."""
    return face & 31

"""What goods, icons and tokens are called in records, editions and when typing."""

GOOD_NAMES = ["spice", "silk", "silver", "sugar", "wine", "wood", "grain"]
ICON_NAMES = ["money", "pirates", "market", "ship"]
ICON_LETTERS = ["m", "p", "k", "s"]
TOKEN_NAMES = [
    "compass",
    "victory_over_pirates",
    "good_purchase",
    "influence",
    "big_deal",
    "calm_sea",
]
SOURCE_NAMES = ["deck", "pirates"]
PAIR_NAMES = [f"{one}+{other}" for at, one in enumerate(ICON_NAMES) for other in ICON_NAMES[at:]]
PAIR_LETTERS = [one + other for at, one in enumerate(ICON_LETTERS) for other in ICON_LETTERS[at:]]

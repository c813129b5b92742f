"""What goods, icons and tokens are called in records, editions and when typing."""

from fondaco.games.oltremare.knowledge import view_types

GOOD_NAMES: list[str] = list(view_types.GOOD_NAMES)
ICON_NAMES: list[str] = list(view_types.ICON_NAMES)
ICON_LETTERS = ["m", "p", "k", "s"]
TOKEN_NAMES: list[str] = list(view_types.TOKEN_NAMES)
PAIR_NAMES: list[str] = list(view_types.PAIR_NAMES)
SOURCE_NAMES = ["deck", "pirates"]
PAIR_LETTERS = [one + other for at, one in enumerate(ICON_LETTERS) for other in ICON_LETTERS[at:]]

"""The 110 cards of an edition, checked against what the rule book says of them."""

from fondaco.core.editions import Entries
from fondaco.core.errors import Unreadable
from fondaco.games.medici.cards import DECK, GREEN_AT_MOST, NEUTRAL, face, green
from fondaco.games.medici.words import GOOD_NAMES

GOOD_VALUES = (0, 2, 3, 4, 5)  # MED-1.4
GREEN_TWO = (2, True)  # MED-1.6
BLACK_SEVEN = (7, False)  # MED-1.6


def parts(edition: Entries) -> list[int]:
    """Every card of the edition as its face."""
    edition.only("game", "edition", "reconstructed", "cards")
    cards: list[int] = []
    for entry in edition.tables("cards"):
        cards += [read_face(entry)] * entry.number("count", 1, DECK)
    if len(cards) != DECK:
        raise Unreadable(
            "edition/total",
            f"{edition.place} has {len(cards)} cards; Medici needs {DECK} (MED-1.2).",
        )
    if (greens := sum(green(card) for card in cards)) > GREEN_AT_MOST:
        raise Unreadable(
            "edition/green",
            f"{edition.place} has {greens} green cards; at most {GREEN_AT_MOST}, "
            "since at least 90 of the cards take room.",
        )
    return cards


def read_face(entry: Entries) -> int:
    """One entry of the list, as a face."""
    entry.only("good", "value", "symbols", "green", "count")
    good = entry.one_of("good", GOOD_NAMES, default="")
    value = entry.number("value", 0, 7)
    flag = entry.flag("green")
    if good == NEUTRAL:
        symbols = entry.number("symbols", 0, 0)
        if (value, flag) not in (GREEN_TWO, BLACK_SEVEN):
            raise Unreadable(
                "edition/neutral",
                f"{entry.place}: a card without a good is a green 2 or a black 7 (MED-1.6).",
            )
    else:
        symbols = entry.number("symbols", 1, 2)
        if value not in GOOD_VALUES:
            raise Unreadable(
                "edition/value",
                f"{entry.place}: a good is worth 0, 2, 3, 4 or 5, not {value} (MED-1.4).",
            )
    return face(good, value, symbols, int(flag))

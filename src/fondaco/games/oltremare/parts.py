"""The cards, tokens and chart of an edition, checked against what the rule book says of them."""

from fondaco.core.editions import Entries
from fondaco.core.errors import Unreadable
from fondaco.games.oltremare.pieces import (
    CARDS,
    CARDS_OF,
    GRAIN,
    HARBOURS,
    NO_HARBOUR,
    ROUTES,
    ROUTES_FROM,
    TOKENS,
    face,
    good,
    harbour,
    pair,
)
from fondaco.games.oltremare.state import LOADING, LONGEST, SEATS
from fondaco.games.oltremare.text.names import GOOD_NAMES, ICON_NAMES, PAIR_NAMES, TOKEN_NAMES

DEALT_TO_EACH = 5  # a first cargo card and a hand of four
SUM_OF_ICONS = 7  # sea power and loading together, where an edition does not say


def parts(edition: Entries) -> list[int]:
    """Faces, pairs in use, tokens by kind, harbours, the ways out of each, payments."""
    edition.only(
        "game", "edition", "reconstructed", "cards", "harbours", "routes", "payments", "tokens"
    )
    names = read_harbours(edition)
    faces = [read_card(entry, names) for entry in edition.tables("cards")]
    check_cards(edition, faces)
    pairs = sum({1 << pair(face) for face in faces})
    tokens = read_tokens(edition.table_of("tokens"), len(names))
    sea = read_sea(edition, names)
    longest, payments = read_payments(edition.table_of("payments"))
    return [*faces, pairs, *tokens, len(names), *sea, *longest, *payments]


def read_harbours(edition: Entries) -> list[str]:
    """The names of the harbours."""
    names = []
    for entry in edition.tables("harbours"):
        entry.only("name", "lon", "lat")
        for key, limit in (("lon", 180), ("lat", 90)):
            value = entry.table.get(key)
            if (
                isinstance(value, bool)
                or not isinstance(value, int | float)
                or not abs(value) <= limit
            ):
                raise Unreadable(
                    "edition/place", f"{entry.place}: {key} is {value!r}; expected degrees."
                )
        name = entry.text("name")
        if not name or name != " ".join(name.split()) or name.isdecimal():
            raise Unreadable(
                "edition/harbour", f"{entry.place}: {name!r} is no name for a harbour."
            )
        names.append(name)
    if not 2 <= len(names) <= HARBOURS or len({name.casefold() for name in names}) != len(names):
        raise Unreadable(
            "edition/harbours",
            f"{edition.place}: expected 2 to {HARBOURS} harbours, no two of one name (OLT-1.4).",
        )
    return names


def read_card(entry: Entries, harbours: list[str]) -> int:
    """One card, as a face."""
    entry.only("good", "icons", "loading", "sea_power", "harbour")
    kind = entry.one_of("good", GOOD_NAMES)
    shown = entry.rows("icons")
    if len(shown) != 2 or any(icon not in ICON_NAMES for icon in shown):
        raise Unreadable(
            "edition/icons",
            f"{entry.place}: icons are {shown!r}; "
            f"expected two of {', '.join(ICON_NAMES)} (OLT-1.3).",
        )
    loading = entry.number("loading", 1, LOADING)  # OLT-1.3
    power = SUM_OF_ICONS - loading
    if "sea_power" in entry.table:
        power = entry.number("sea_power", 3, 6)  # OLT-1.3
    place = entry.one_of("harbour", harbours, default="")
    named = NO_HARBOUR if place == len(harbours) else place
    return face(kind, PAIR_NAMES.index(pair_name(shown)), power, loading, named)


def pair_name(shown: list[str]) -> str:
    """Two icons as one name, in the order of the rule book."""
    return "+".join(sorted(shown, key=ICON_NAMES.index))


def check_cards(edition: Entries, faces: list[int]) -> None:
    """As many cards of each good as the rule book says, and enough that name a harbour."""
    for kind, name in enumerate(GOOD_NAMES):
        count = sum(good(face) == kind for face in faces)
        if count != CARDS_OF[kind]:
            raise Unreadable(
                "edition/total",
                f"{edition.place} has {count} {name} cards; Oltremare has {CARDS_OF[kind]} "
                f"of its {CARDS} (OLT-1.2).",
            )
    named = [face for face in faces if harbour(face) != NO_HARBOUR]
    without_grain = [face for face in named if good(face) != GRAIN]
    # However many cards are turned up first, ships find a harbour and hands are dealt.
    if len(named) < SEATS * DEALT_TO_EACH or len(without_grain) < 2 * DEALT_TO_EACH:
        raise Unreadable(
            "edition/berths",
            f"{edition.place} names harbours on {len(named)} cards, {len(without_grain)} of them "
            f"not grain; at least {SEATS * DEALT_TO_EACH} and {2 * DEALT_TO_EACH} must (OLT-2.4).",
        )


def read_tokens(entry: Entries, harbours: int) -> list[int]:
    """How many tokens of each kind there are."""
    entry.only(*TOKEN_NAMES)
    counts = [entry.number(name, 0, TOKENS) for name in TOKEN_NAMES]
    if sum(counts) != TOKENS or sum(counts) < harbours:
        raise Unreadable(
            "edition/tokens",
            f"{entry.place}: {sum(counts)} tokens; Oltremare has {TOKENS} (OLT-1.5).",
        )
    return counts


def read_sea(edition: Entries, harbours: list[str]) -> list[int]:
    """For every harbour its ways out: route and other end in one number, 0 for none."""
    ways: list[list[int]] = [[] for _ in range(HARBOURS)]
    for number, ends in enumerate(edition.rows("routes")):
        place = f"{edition.place}: routes {number + 1}"
        if not isinstance(ends, list) or len(ends) != 2 or ends[0] == ends[1]:
            raise Unreadable("edition/route", f"{place} is {ends!r}; expected two harbours.")
        for name in ends:
            if name not in harbours:
                raise Unreadable("edition/route", f"{place}: there is no harbour {name!r}.")
        one, other = (harbours.index(name) for name in ends)
        if any((way - 1) & 31 == other for way in ways[one]):
            raise Unreadable("edition/route", f"{place}: {ends[0]} and {ends[1]} are joined twice.")
        if number >= ROUTES:
            raise Unreadable("edition/routes", f"{edition.place} has more than {ROUTES} routes.")
        ways[one].append(1 + (number << 5 | other))
        ways[other].append(1 + (number << 5 | one))
    for name, out in zip(harbours, ways, strict=False):
        if not 1 <= len(out) <= ROUTES_FROM:
            raise Unreadable(
                "edition/routes",
                f"{edition.place}: {len(out)} routes meet in {name}; expected 1 to {ROUTES_FROM}.",
            )
    return [way for out in ways for way in out + [0] * (ROUTES_FROM - len(out))]


def read_payments(entry: Entries) -> tuple[list[int], list[int]]:
    """The longest run listed for each good, then what each length pays."""
    entry.only(*GOOD_NAMES)
    longest, payments = [], []
    for name in GOOD_NAMES:
        listed = entry.rows(name)
        if not 1 <= len(listed) <= LONGEST or any(
            isinstance(pay, bool) or not isinstance(pay, int) or not 0 <= pay <= 100
            for pay in listed
        ):
            raise Unreadable(
                "edition/payments",
                f"{entry.place}: {name} is {listed!r}; expected 1 to {LONGEST} payments (OLT-9.3).",
            )
        longest.append(len(listed))
        payments += listed + [0] * (LONGEST - len(listed))
    return longest, payments

"""The box of Oltremare, offers, and what is known of hidden cards, for check_oltremare.py.

Follows the rule book and docs/record-format.md, and needs nothing else.
"""  # noqa: INP001  no package: files to be copied anywhere

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, NamedTuple

from stranger import agree, demand

if TYPE_CHECKING:
    from collections.abc import Iterable

GOODS = {"spice": 8, "silk": 10, "silver": 12, "sugar": 14, "wine": 16, "wood": 18, "grain": 20}
GOOD_NAMES = list(GOODS)  # OLT-1.2
ICONS = {"money": "m", "pirates": "p", "market": "k", "ship": "s"}  # OLT-1.3
PAIRS = list(combinations_with_replacement(ICONS, 2))
TOKENS = ["compass", "victory_over_pirates", "good_purchase", "influence", "big_deal", "calm_sea"]


# The box


class Card(NamedTuple):
    """A goods card."""

    number: int
    good: str
    icons: tuple[str, str]
    loading: int
    power: int
    harbour: int | None

    @property
    def face(self) -> int:
        """What the card shows, as positions write it."""
        kind = 16 * (GOOD_NAMES.index(self.good) + 1) + PAIRS.index(self.icons)
        corner = 4 * (self.power - 3) + self.loading - 1
        return 512 * kind + 32 * corner + (31 if self.harbour is None else self.harbour)

    def __str__(self) -> str:
        power = "" if self.power + self.loading == 7 else f"/{self.power}"
        harbour = "" if self.harbour is None else f"@{self.harbour + 1}"
        letters = "".join(ICONS[icon] for icon in self.icons)
        return f"{self.good}-{letters}{self.loading}{power}{harbour}"


class Way(NamedTuple):
    """A route as seen from one of its ends."""

    route: int
    harbour: int


class Box(NamedTuple):
    """What an edition holds, before anything is shuffled."""

    cards: list[Card]
    tokens: list[str]
    harbours: list[str]
    sea: list[list[Way]]
    pay: dict[str, list[int]]

    def written(self) -> dict[str, Any]:
        """The fields of a position that never change."""
        pairs = [PAIRS.index(card.icons) for card in self.cards]
        sea = [[1 + 32 * way.route + way.harbour for way in ways] for ways in self.sea]
        sea += [[] for _ in range(31 - len(sea))]
        pay = [self.pay[good] for good in GOODS]
        return {
            "faces": [0, *(card.face for card in self.cards)],
            "pairs": bits(pairs),
            "harbours": len(self.harbours),
            "sea": [ways + [0] * (8 - len(ways)) for ways in sea],
            "longest": [len(listed) for listed in pay],
            "pay": [listed + [0] * (8 - len(listed)) for listed in pay],
        }


def unpack(tables: dict[str, Any]) -> Box:
    """The box of an edition, if the rule book allows it."""
    harbours = [entry["name"] for entry in tables["harbours"]]
    demand(2 <= len(harbours) <= 31, "there are 2 to 31 harbours (OLT-1.4)")
    demand(len(set(harbours)) == len(harbours), "two harbours have one name")
    cards = [read_card(at, entry, harbours) for at, entry in enumerate(tables["cards"], 1)]
    for good, count in GOODS.items():  # OLT-1.2
        agree(f"the number of {good} cards", [card.good for card in cards].count(good), count)
    berths = [card for card in cards if card.harbour is not None and card.good != "grain"]
    demand(len(berths) >= 5, "too few cards name a harbour (OLT-2.4)")
    demand(set(tables["tokens"]) == set(TOKENS), "there are six kinds of tokens (OLT-1.5)")
    tokens = [kind for kind in TOKENS for _ in range(tables["tokens"][kind])]
    agree("the number of tokens", len(tokens), 32)  # OLT-1.5
    demand(set(tables["payments"]) == set(GOODS), "every good is paid (OLT-9.3)")
    for pays in tables["payments"].values():
        demand(1 <= len(pays) <= 8 and set(pays) <= set(range(101)), "a run pays 0 to 100")
    return Box(cards, tokens, harbours, chart(tables["routes"], harbours), tables["payments"])


def read_card(number: int, entry: dict[str, Any], harbours: list[str]) -> Card:
    """One card (OLT-1.3)."""
    one, other = sorted(entry["icons"], key=list(ICONS).index)
    power = entry.get("sea_power", 7 - entry["loading"])
    harbour = harbours.index(entry["harbour"]) if "harbour" in entry else None
    fits = entry["loading"] in range(1, 5) and power in range(3, 7) and entry["good"] in GOODS
    demand(fits, f"Oltremare has no card like {entry}")
    return Card(number, entry["good"], (one, other), entry["loading"], power, harbour)


def chart(routes: list[list[str]], harbours: list[str]) -> list[list[Way]]:
    """For every harbour the ways out of it (OLT-1.4)."""
    sea: list[list[Way]] = [[] for _ in harbours]
    for number, ends in enumerate(routes):
        one, other = map(harbours.index, ends)
        demand(one != other, "a route leads back to where it starts")
        demand(other not in [way.harbour for way in sea[one]], f"{ends} are joined twice")
        sea[one].append(Way(number, other))
        sea[other].append(Way(number, one))
    fits = len(routes) <= 62 and all(1 <= len(ways) <= 8 for ways in sea)
    demand(fits, "there are too many routes, or too few")
    return sea


def bits(members: Iterable[int]) -> int:
    """Several seats, pairs or routes as one number."""
    return sum(1 << member for member in set(members))


@dataclass
class Offer:
    """What lies on the table for a trade; claims are a pair of icons and loading icons."""

    gives: list[Card] = field(default_factory=list)
    claims: list[tuple[tuple[str, str] | None, int]] = field(default_factory=list)
    wants: list[str] = field(default_factory=list)
    ducats: int = 0

    def said(self, at: int) -> tuple[int, int]:
        """What was said of a card, as numbers."""
        pair, loading = self.claims[at] if at < len(self.claims) else (None, 0)
        return PAIRS.index(pair) + 1 if pair else 0, loading

    def signature(self, addressed: Iterable[int]) -> int:
        """All that the others hear of it."""
        gives = []
        for at, card in enumerate(self.gives):
            icons, loading = self.said(at)
            gives.append(128 * (GOOD_NAMES.index(card.good) + 1) + 8 * icons + loading)
        wants = [GOOD_NAMES.index(good) + 1 for good in self.wants]
        number = bits(addressed)
        for given in [0] * (3 - len(gives)) + sorted(gives):
            number = 1024 * number + given
        for want in wants + [0] * (3 - len(wants)):
            number = 8 * number + want
        return 64 * number + self.ducats + 20

    def written(self, hand: list[Card]) -> dict[str, Any]:
        """The offer as positions write it."""
        goods = [GOOD_NAMES.index(card.good) for card in self.gives]
        claims = [self.said(at) for at in range(3)]
        return {
            "gives": [hand.index(card) for card in self.gives],
            "goods": goods + [0] * (3 - len(goods)),
            "claims": [icons for icons, _ in claims],
            "loadings": [loading for _, loading in claims],
            "wants": [GOOD_NAMES.index(good) for good in self.wants],
            "ducats": self.ducats,
        }


# What is known


class Knowledge:
    """Who knows what of the cards that are hidden (OLT-R5, OLT-R13)."""

    def __init__(self) -> None:
        self.seen: list[set[int]] = [set() for _ in range(99)]
        self.near: list[set[int]] = [set() for _ in range(99)]
        self.sure = [dict.fromkeys(GOODS, 0) for _ in range(5)]
        self.about = [dict.fromkeys(GOODS, 0) for _ in range(5)]

    def taken_up(self, seat: int, card: Card) -> None:
        """A card came into a hand, unseen by the others."""
        self.seen[card.number] = {seat}

    def laid(self, seat: int, cards: list[Card]) -> None:
        """One of these cards was laid face down, and the others did not see which."""
        for card in cards:
            self.near[card.number] |= self.seen[card.number] - {seat}
            self.seen[card.number] &= {seat}
        for good in GOODS:
            self.fall(self.sure[seat], good)

    def shown(self, seat: int, goods: list[str]) -> None:
        """A hand was shown to hold these goods."""
        sure, about = self.sure[seat], self.about[seat]
        for good in goods:
            sure[good] = max(sure[good], goods.count(good))
            about[good] = max(about[good], sure[good])

    def given(self, giver: int, taker: int, card: Card, left: list[Card]) -> None:
        """A card changed hands; which of its good it was, only the two know."""
        self.keep_twins(giver, card, left)
        self.keep([other for other in left if other.good == card.good], {giver, taker})
        self.seen[card.number], self.near[card.number] = {giver, taker}, set()
        for known in (self.sure, self.about):
            self.fall(known[giver], card.good)
            known[taker][card.good] += 1

    def played(self, seat: int, card: Card, left: list[Card]) -> None:
        """A card was laid face up; it may or may not be the one that somebody knew of."""
        self.keep_twins(seat, card, left)
        self.seen[card.number], self.near[card.number] = set(), set()
        self.fall(self.sure[seat], card.good)
        self.fall(self.about[seat], card.good)

    def keep_twins(self, seat: int, card: Card, left: list[Card]) -> None:
        """Who did not know of this card cannot tell it from one that looks the same."""
        knew = self.seen[card.number] | self.near[card.number] | {seat}
        self.keep([other for other in left if other.face == card.face], knew)

    def keep(self, cards: list[Card], seats: set[int]) -> None:
        """Only these seats still know of these cards."""
        for card in cards:
            self.seen[card.number] &= seats
            self.near[card.number] &= seats

    def fall(self, known: dict[str, int], good: str) -> None:
        """One card fewer for certain."""
        known[good] = max(0, known[good] - 1)

    def written(self) -> dict[str, Any]:
        """The fields of a position."""
        return {
            "seen": [bits(seats) for seats in self.seen],
            "near": [bits(seats) for seats in self.near],
            "sure": [list(known.values()) for known in self.sure],
            "about": [list(known.values()) for known in self.about],
        }

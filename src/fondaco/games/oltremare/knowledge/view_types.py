"""The shape of a view of Oltremare, and of its box; the web app's types come from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, get_args

Good = Literal["spice", "silk", "silver", "sugar", "wine", "wood", "grain"]  # OLT-1.2
Icon = Literal["money", "pirates", "market", "ship"]  # OLT-1.3
Pair = Literal[
    "money+money", "money+pirates", "money+market", "money+ship", "pirates+pirates",
    "pirates+market", "pirates+ship", "market+market", "market+ship", "ship+ship",
]  # fmt: skip
Token = Literal[
    "compass", "victory_over_pirates", "good_purchase", "influence", "big_deal", "calm_sea",
]  # fmt: skip  # OLT-1.5
Stage = Literal[
    "lay", "trade", "address", "give", "want", "pay", "claim", "claim-loading", "send", "answer",
    "hand-over", "conclude", "play", "sail", "compass", "load",
]  # fmt: skip
Reply = Literal["silent", "declined", "accepted", "countered"]
Standing = Literal["asked", "waiting", "sealed"]

GOOD_NAMES: tuple[Good, ...] = get_args(Good)
ICON_NAMES: tuple[Icon, ...] = get_args(Icon)
PAIR_NAMES: tuple[Pair, ...] = get_args(Pair)
TOKEN_NAMES: tuple[Token, ...] = get_args(Token)
STAGES: tuple[Stage, ...] = get_args(Stage)
REPLIES: tuple[Reply, ...] = get_args(Reply)


class Run(TypedDict):
    """Cards of one good that lie on one another."""

    good: Good
    cards: int


class Trader(TypedDict):
    """What everybody may know of a seat: counts, the top of the cargo, where the ship lies.

    The cargo, the first loaded first, is shown at the end, and always where memory is perfect.
    """

    hand: int
    top: str
    cargo: int
    pirates: int
    ducats: int
    fame: int
    ship: int
    token: Token | None
    tokens: int
    traded: bool
    cargo_cards: NotRequired[list[str]]
    cargo_runs: NotRequired[list[Run]]


class Given(TypedDict):
    """A card that is offered: its good, and what is said of its icons, true or not."""

    good: Good
    claim: Pair | None
    loading: int | None


class OfferTerms(TypedDict):
    """An offer as everybody hears it; ducats below 0 are asked for."""

    seat: int
    gives: list[Given]
    wants: list[Good]
    ducats: int


class Answer(TypedDict):
    """An answer as far as it is known: its place in the order of answering, and how it stands."""

    seat: int
    order: int
    standing: Standing
    answer: Reply | None
    counter: OfferTerms | None


class OwnOffer(OfferTerms):
    """The own offer while it is built: to whom, which cards, of which of them one speaks now."""

    to: list[int]
    cards: list[str]
    places: list[int]
    about: str | None
    claiming: int | None


class Picked(TypedDict):
    """The own cards chosen, by name and place in the hand; how many are still to be played."""

    cards: list[str]
    places: list[int]
    left: NotRequired[int]


class Public(TypedDict):
    """What everybody may know."""

    turn: int
    active: int
    deck: int
    venice: bool
    tokens: list[Token | None]
    sea: list[list[int]]
    seats: list[Trader]
    bought: int
    price: int
    to_play: int
    offer: OfferTerms | None
    addressed: list[int]
    played: list[str]
    routes_left: int


class View(Public):
    """What a seat may know; -1 is who only watches.

    Cards are in notation. Tokens and sea go by harbour: the token there, and the harbours that
    one route joins to it. The own pirates lie from the bottom up, and unknown ones are null.
    """

    seat: int
    stage: Stage
    hand: list[str]
    own_pirates: list[str | None]
    proposals_left: int | None
    answers: list[Answer]
    draft: OwnOffer | Picked | None


class Card(TypedDict):
    """What a card shows; its harbour, by number, if it names one."""

    good: Good
    icons: list[Icon]
    loading: int
    sea_power: int
    harbour: int | None


class Harbour(TypedDict):
    """A harbour, and where it lies by degrees."""

    name: str
    lon: float
    lat: float


class Box(TypedDict):
    """What a screen must know of an edition: its harbours, and its cards by their notation."""

    harbours: list[Harbour]
    cards: dict[str, Card]

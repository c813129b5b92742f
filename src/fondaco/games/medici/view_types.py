"""The shape of a view of Medici, and of what its box holds; the web app's types come from here."""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

Good = Literal["grain", "spice", "fur", "dye", "cloth"]  # MED-1.3
GOOD_NAMES: tuple[Good, ...] = get_args(Good)


class Merchant(TypedDict):
    """What lies before a seat.

    Symbols are those in the warehouse; gathered, in the order of the goods, are those aboard as
    well. The seat leads in the goods of which it has gathered some, and nobody more.
    """

    ship: list[str]
    value: int
    room: int
    warehouse: list[str]
    symbols: dict[Good, int]
    gathered: list[int]
    leads: list[Good]
    florins: int


class Public(TypedDict):
    """What everybody may know."""

    day: int
    turn: int
    revealed: int
    reveals: int
    last_turn: bool
    deck: int
    market: list[str]
    reach: int
    berths: int
    bonus_from: list[int]
    seats: list[Merchant]


class View(Public):
    """What a seat may know; -1 is who only watches.

    Cards are in notation, the market's oldest first; so many at its end are within reach. Of the
    reveals of a turn so many are made. Every ship has so many berths. So many symbols of a good
    earn its bonus, and in the variant so many the greater one.
    """

    seat: int


class Card(TypedDict):
    """What a card shows; a neutral one has no good, a green one takes no berth."""

    good: Good | None
    value: int
    symbols: int
    green: bool


class Box(TypedDict):
    """What a screen must know of an edition: its cards, by their notation."""

    cards: dict[str, Card]

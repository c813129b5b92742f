"""The shape of a view of Strozzi, and of what its box holds; the web app's types come from here."""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

City = Literal["venice", "rome", "naples", "florence"]  # STR-1.4
Port = Literal["venice", "rome", "naples"]  # STR-3.1
Category = Literal["art", "science", "architecture"]  # STR-1.5
Flag = Literal["pirate", "+1", "ware"]  # STR-1.3
Stage = Literal["decide", "place", "promote"]
Decision = Literal["flag", "asked", "waiting", "pirate", "declined", "out"]

CITY_NAMES: tuple[City, ...] = get_args(City)
PORT_NAMES: tuple[Port, ...] = get_args(Port)
CATEGORY_NAMES: tuple[Category, ...] = get_args(Category)


class Moored(TypedDict):
    """A ship at a port: its speed, and how much of it is a flag's."""

    seat: int
    ship: str
    speed: int
    plus: int


class Marker(TypedDict):
    """A marker in a city."""

    seat: int
    space: int


class Captain(TypedDict):
    """What lies before a seat, and what it has said about the ship on offer or may still say.

    Its flag lies on it; it is asked; it waits to be asked; it may still play the pirate flag; it
    has declined; it is out, never to be asked. Coins that are secret are null.
    """

    flags: list[Flag]
    tiles: list[str]
    merit: dict[Category, int]
    coins: int | None
    decision: Decision | None
    turned_over: bool


class Public(TypedDict):
    """What everybody may know."""

    round: int
    turn: int
    active: int
    stage: Stage
    ship: str | None
    offered: str | None
    flag: Flag | None
    claimant: int | None
    supply: int
    aside: list[str]
    stack: int
    face_up: list[str | None]
    top: int
    bonus: dict[str, int]
    ports: dict[Port, list[Moored]]
    cities: dict[City, list[Marker]]
    seats: list[Captain]


class View(Public):
    """What a seat may know; -1 is who only watches.

    Ships and tiles are in notation. The ship in hand is offered until it is moored; a tile may be
    chosen for it after that. Ships at a port are listed by speed, markers in a city by rank.
    """

    seat: int


class Ship(TypedDict):
    """What a ship shows: its sail, its load in the order of the card, whether it brings a tile."""

    sail: int
    load: list[City]
    wares: dict[Port, int]
    scrolls: int
    promotion: bool


class Tile(TypedDict):
    """What a tile shows; one without a ware has no port."""

    category: Category
    value: int
    port: Port | None


class Box(TypedDict):
    """What a screen must know of an edition: its ships and tiles, by their notation."""

    ships: dict[str, Ship]
    tiles: dict[str, Tile]

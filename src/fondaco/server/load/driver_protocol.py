"""What a driver is told to do, and what it says of it: a line of JSON each."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class DriverOrder(Struct, frozen=True, tag_field="do"):
    """Something that a driver does."""


class SeatTables(DriverOrder, tag="seat", frozen=True):
    """Put up so many tables and begin at all of them; the tables of before are left."""

    game: str
    tables: int
    seed: int


class PlayUpTo(DriverOrder, tag="play", frozen=True):
    """Move as soon as it can be, until every table has made so many moves or is over."""

    upto: int


class KeepPace(DriverOrder, tag="pace", frozen=True):
    """Make so many moves a second over all tables, for so many seconds."""

    rate: float
    seconds: float


class Done(Struct, frozen=True, kw_only=True):
    """What a driver did: moves, how long each took in seconds, bytes to all four players."""

    moves: int = 0
    trips: list[float] = []
    received: int = 0
    over: int = 0
    refusals: list[str] = []


AnyOrder = SeatTables | PlayUpTo | KeepPace
_ORDERS: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)
_DONE: msgspec.json.Decoder[Done] = msgspec.json.Decoder(Done)


def write(line: DriverOrder | Done) -> bytes:
    """An order or an answer as a line."""
    return msgspec.json.encode(line) + b"\n"


def read_order(line: bytes) -> AnyOrder:
    """The order in a line."""
    return _ORDERS.decode(line)


def read_done(line: bytes) -> Done:
    """The answer in a line."""
    return _DONE.decode(line)

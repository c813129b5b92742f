"""The figures of a run, as they are reported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from fondaco.server.load.driver_protocol import Done

SEATS = 4


class Trips(Struct, frozen=True):
    """How long a move took from the client and back, in milliseconds."""

    moves: int
    p50: float
    p99: float


class Stretch(Struct, frozen=True):
    """What a number of moves cost: the server's processor, the wire, the time."""

    moves: int
    seconds: float
    moves_per_second: float
    moves_per_cpu_second: float
    cpu_share: float
    """The part of one processor that the server used."""
    bytes_per_move: float
    """What one client is sent for one move."""
    trips: Trips


class Leg(Struct, frozen=True):
    """A part of the way through a game: up to which move, and what it cost."""

    upto: int
    cost: Stretch


class LoadReport(Struct, frozen=True, kw_only=True):
    """All figures of a run; the legs show how they change with the length of a game."""

    game: str
    tables: int
    crowd: int
    rate: float
    alone: Trips
    idle_table_bytes: float
    paced: Stretch
    full: Stretch
    legs: list[Leg]
    refusals: list[str]
    load_average: float
    """How busy the machine was as a whole, the drivers included."""


def trips(found: list[float]) -> Trips:
    """The middle and the worst hundredth."""
    ordered = sorted(found) or [0.0]
    return Trips(len(found), _at(ordered, 0.5), _at(ordered, 0.99))


def _at(ordered: list[float], part: float) -> float:
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 3)


def stretch(done: Done, seconds: float, cpu: float) -> Stretch:
    """What some moves cost."""
    moves = max(1, done.moves)
    return Stretch(
        moves=done.moves,
        seconds=round(seconds, 3),
        moves_per_second=round(done.moves / seconds, 1),
        moves_per_cpu_second=round(done.moves / max(cpu, 0.01), 1),
        cpu_share=round(cpu / seconds, 3),
        bytes_per_move=round(done.received / moves / SEATS, 1),
        trips=trips(done.trips),
    )

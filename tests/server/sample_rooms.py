"""Rooms for tests: written terms, seeded chance, people who move at random."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, TypedDict, Unpack

from fondaco.games import index
from fondaco.server.table import agreement
from fondaco.server.table.agreement import Agreement, ClockTerms, Occupant
from fondaco.server.table.entries import Deed, Started
from fondaco.server.table.permissions import Caller
from fondaco.server.table.room import Room

if TYPE_CHECKING:
    from fondaco.server.table.agreement import Visibility

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
CALLERS = [Caller(f"guest-{name}", name) for name in NAMES]


def dice(seed: int) -> random.Random:
    """Dice that fall the same every time."""
    return random.Random(seed)  # noqa: S311  a test, no lottery


def secret(seed: str) -> bytes:
    return hashlib.sha256(seed.encode()).digest()


class Agreed(TypedDict, total=False):
    """What may be agreed otherwise than usual."""

    people: int
    options: tuple[str, ...]
    clock: ClockTerms | None
    visibility: Visibility


def agreed(game: str, seats: int = 4, **terms: Unpack[Agreed]) -> Agreement:
    """An agreement with people first, four if nothing else is said, and bots behind them."""
    found = index.find(game)
    sitting = [
        Occupant(guest=CALLERS[seat].guest, name=NAMES[seat])
        if seat < terms.get("people", 4)
        else Occupant(name=NAMES[seat], bot="chance")
        for seat in range(seats)
    ]
    return Agreement(
        game=game,
        rules=found.version,
        edition=agreement.edition_part(found.default_edition),
        options=list(terms.get("options", ())),
        occupants=sitting,
        host=CALLERS[0].guest,
        clock=terms.get("clock"),
        visibility=terms.get("visibility", "unlisted"),
    )


def opened(game: str, seats: int = 4, *, seed: str = "1", **terms: Unpack[Agreed]) -> Room:
    """A room in which the game has not begun."""
    return Room("table", agreed(game, seats, **terms), secret(seed))


def started(game: str, seats: int = 4, *, seed: str = "1", **terms: Unpack[Agreed]) -> Room:
    """A room in which the game has begun, at moment 0."""
    room = opened(game, seats, seed=seed, **terms)
    room.carry_out(Started(), None, 0.0)
    return room


def random_move(room: Room, rolled: random.Random) -> str:
    table = room.playing()
    return str(table.words.move_name(rolled.choice(table.choices)))


def deed_kinds(deeds: list[Deed]) -> set[str]:
    return {type(deed).__name__ for deed in deeds}

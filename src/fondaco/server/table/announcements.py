"""Announcements: what is said about a table as such, the same to everybody but for the welcome."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fondaco.core.verbs import NOBODY
from fondaco.server.table.room import OPEN, OVER
from fondaco.server.table.text_board import boxed
from fondaco.server.wire.encoding import encode
from fondaco.server.wire.messages import (
    PROTOCOL,
    Back,
    Clocks,
    Over,
    Place,
    Seats,
    Votes,
    Welcome,
    Wishes,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from fondaco.server.table.permissions import Caller
    from fondaco.server.table.room import Room


def welcome(room: Room, caller: Caller) -> str:
    """The table as such, for one client."""
    terms = room.terms
    return encode(
        Welcome(
            protocol=PROTOCOL,
            table=room.name,
            game=terms.game.name,
            title=terms.game.title,
            rules=terms.game.version,
            edition=terms.edition.label,
            options=list(terms.options),
            commitment=terms.chances[-1].commitment,
            yours=room.seats_of(caller.guest),
            host=bool(caller.guest) and caller.guest == room.agreement.host,
            chat=list(room.chat),
            lesson=room.agreement.lesson,
            box=boxed(terms.game, terms.edition),
        )
    )


def seats(room: Room, here: Collection[int], warm: Collection[int]) -> str:
    """Who sits where, and who is there; a bot keeps the warm seats."""
    places = []
    for seat, occupant in enumerate(room.occupants):
        kind = "person" if occupant.guest else "bot" if occupant.bot else "open"
        bot = occupant.bot or ("keeper" if seat in warm else "")
        present = seat in here or kind == "bot"
        places.append(Place(seat, occupant.name, kind, bot, present))
    return encode(Seats(room.status, places))


def clocks(room: Room) -> str:
    """What the clocks show now; nothing at a table without clocks."""
    clock = room.clock
    if clock is None or room.status == OPEN:
        return ""
    return encode(Clocks(clock.now_left(time.monotonic()), clock.running))


def back(room: Room) -> str:
    """Who asks to take a move back, if somebody does."""
    return encode(Back(room.asking, sorted(room.agreed))) if room.asking != NOBODY else ""


def nobody_asks_back() -> str:
    """No take-back is asked for any more."""
    return encode(Back(NOBODY, []))


def votes(room: Room, against: int) -> str:
    """Who wants a bot at a seat."""
    return encode(Votes(against, sorted(room.votes.get(against, ()))))


def over(room: Room) -> str:
    """How it ended, once it has."""
    if room.status != OVER:
        return ""
    table = room.playing()
    return encode(Over(table.totals, table.winners, room.terms.chances[-1].secret.hex()))


def wishes(room: Room) -> str:
    """Who wishes for another game, if somebody does."""
    if not room.wishes:
        return ""
    return encode(Wishes(sorted(room.wishes), room.next_table))

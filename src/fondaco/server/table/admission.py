"""Admission: what can be the name of a table, who may watch it, and how many."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fondaco.server.client_errors import ClientError

if TYPE_CHECKING:
    from fondaco.server.table.room import Room
    from fondaco.server.table.session import Session

NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


def check_name(table: str) -> None:
    """Refuse what cannot be the name of a table before a database is asked for it."""
    if not NAME.fullmatch(table):
        raise ClientError("table/unknown")


def check_room_to_watch(session: Session, guest: str, most: int) -> None:
    """Refuse one more who only watches where there are enough; who plays always comes in."""
    seated = {occupant.guest for occupant in session.room.occupants} - {""}
    if guest in seated:
        return
    watching = sum(one.caller.guest not in seated for one in session.connections)
    if watching >= most:
        raise ClientError("table/full")


def check_may_watch(room: Room, guest: str) -> None:
    """Private tables are for those who sit there, and whom they let watch."""
    if room.agreement.visibility != "private" or guest in room.watchers:
        return
    if not room.seats_of(guest):
        raise ClientError("table/private")

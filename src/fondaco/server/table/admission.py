"""Doors: what cannot be a table is not looked for, and a table has room for so many."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fondaco.server.client_errors import Regret

if TYPE_CHECKING:
    from fondaco.server.table.session import LiveRoom

NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


def check_name(table: str) -> None:
    """Refuse what cannot be the name of a table before a database is asked for it."""
    if not NAME.fullmatch(table):
        raise Regret("table/unknown")


def check_room_to_watch(live: LiveRoom, guest: str, most: int) -> None:
    """Refuse one more who only watches where there are enough; who plays always comes in."""
    seated = {occupant.guest for occupant in live.room.occupants} - {""}
    if guest in seated:
        return
    watching = sum(one.caller.guest not in seated for one in live.connections)
    if watching >= most:
        raise Regret("table/full")

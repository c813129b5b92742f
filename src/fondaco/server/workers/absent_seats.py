"""Absent seats: who is gone since when, and which seats a bot keeps warm meanwhile."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fondaco.server.table.session import Session


def note_absence(session: Session, grace: float) -> None:
    """Keep book of who is gone; after a while of grace a bot keeps their seat warm."""
    here, now = session.present(), time.monotonic()
    before = set(session.warm)
    for seat in session.room.people():
        if seat in here:
            session.gone_since.pop(seat, None)
            session.warm.discard(seat)
        elif now - session.gone_since.setdefault(seat, now) >= grace:
            session.warm.add(seat)
    session.warm &= set(session.room.people())
    if session.warm != before:
        session.tell_seats()

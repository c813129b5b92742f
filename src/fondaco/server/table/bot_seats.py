"""Bots for seats: who may be called to a table, and under which name it sits there."""

from __future__ import annotations

from fondaco.bots.levels import QUICK
from fondaco.bots.personas import BY_NAME, PEOPLE
from fondaco.server.client_errors import ClientError
from fondaco.server.table.agreement import Occupant

OFFERED = (*QUICK, *(person.name for person in PEOPLE))


def seated_bot(name: str, taken: list[str]) -> Occupant:
    """A bot of this server for a seat; bots from outside may not be called."""
    known = {one.lower(): one for one in OFFERED}
    if name.lower() not in known:
        raise ClientError("bot/unknown", bots=", ".join(OFFERED))
    person = BY_NAME.get(name.lower())
    face = person.name if person else next(p.name for p in PEOPLE if p.bot.split("@")[0] == name)
    called = next(n for n in (face, *(f"{face} {i}" for i in range(2, 99))) if n not in taken)
    return Occupant(name=called, bot=person.bot if person else name)

"""Records of online games, for anybody to check once they are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.core import records
from fondaco.core.refusal import Unreadable
from fondaco.server.room import OVER
from fondaco.server.rooms import check_may_watch

if TYPE_CHECKING:
    from fondaco.server.house import House

PERSON = "human"


async def finished_record(house: House, table: str, guest: str) -> dict[str, Any]:
    """The record of a table, with the secret behind its chance, now that it is none any more."""
    live = await house.rooms.enter(table)
    async with house.rooms.inside(live):
        room = live.room
        check_may_watch(room, guest)
        if room.status != OVER:
            raise Unreadable("record/not-over", "The record is there when the game is over.")
        players = [records.Player(one.name, one.bot or PERSON) for one in room.occupants]
        return records.record(room.playing(), players)

"""Records of online games, for anybody to check once they are over."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fondaco.core import records
from fondaco.server.client_errors import Regret
from fondaco.server.table.registry import check_may_watch
from fondaco.server.table.room import OVER

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fondaco.server.node import House
    from fondaco.server.table.room import Room

PERSON = "human"


@asynccontextmanager
async def finished(house: House, table: str, guest: str) -> AsyncIterator[Room]:
    """The room of a game that is over, for somebody who may look at it."""
    live = await house.rooms.enter(table)
    async with house.rooms.inside(live):
        check_may_watch(live.room, guest)
        if live.room.status != OVER:
            raise Regret("record/not-over")
        yield live.room


async def finished_record(house: House, table: str, guest: str) -> dict[str, Any]:
    """The record of a table, with the secret behind its chance, now that it is none any more."""
    async with finished(house, table, guest) as room:
        players = [records.Player(one.name, one.bot or PERSON) for one in room.occupants]
        return records.record(room.playing(), players)

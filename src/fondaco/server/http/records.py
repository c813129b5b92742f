"""Records of online games, for anybody to check once they are over."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Request, get
from litestar.params import FromPath  # noqa: TC002  read while running

from fondaco.core import records
from fondaco.server.client_errors import ClientError
from fondaco.server.http.error_responses import documented
from fondaco.server.node import ServerNode, ThisNode  # noqa: TC001  read while running
from fondaco.server.table.admission import check_may_watch
from fondaco.server.table.room import OVER

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fondaco.server.table.room import Room

Asked = Request[Any, Any, Any]
PERSON = "human"


@asynccontextmanager
async def finished(node: ServerNode, table: str, guest: str) -> AsyncIterator[Room]:
    """The room of a game that is over, for somebody who may look at it."""
    session = await node.registry.enter(table)
    async with node.registry.inside(session):
        check_may_watch(session.room, guest)
        if session.room.status != OVER:
            raise ClientError("record/not-over")
        yield session.room


async def finished_record(node: ServerNode, table: str, guest: str) -> dict[str, Any]:
    """The record of a table, with the secret behind its chance, now that it is none any more."""
    async with finished(node, table, guest) as room:
        players = [records.Player(one.name, one.bot or PERSON) for one in room.occupants]
        return records.record(room.playing(), players)


@get("/api/tables/{table:str}/record", responses=documented(403, 404, 409))
async def record(request: Asked, node: ThisNode, table: FromPath[str]) -> dict[str, Any]:
    """The record of a game that is over, the secret behind its chance included."""
    caller = await node.caller(request.cookies)
    return await finished_record(node, table, caller.guest if caller else "")

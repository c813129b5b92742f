"""Forecasts over HTTP: the chances of victory along a game that is over, as a curve."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath  # noqa: TC002  read while running

from fondaco.server.http.error_responses import documented
from fondaco.server.http.records import finished
from fondaco.server.node import ThisNode  # noqa: TC001  read while running
from fondaco.server.workers.forecasting import Curve  # noqa: TC001  read while running

Asked = Request[Any, Any, Any]


@get("/api/tables/{table:str}/curve", responses=documented(403, 404, 409))
async def curve(request: Asked, node: ThisNode, table: FromPath[str]) -> Curve:
    """What there is of a game's curve; while `done` is less than `of`, more comes by asking."""
    caller = await node.caller(request.cookies)
    async with finished(node, table, caller.guest if caller else "") as room:
        return node.forecasts.look(table, room.playing())

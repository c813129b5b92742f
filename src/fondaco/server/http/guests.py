"""Farewell: a guest leaves the house, and the key to their seats opens nothing any more."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete
from litestar.datastructures import Cookie
from msgspec import Struct

from fondaco.server.http import tokens
from fondaco.server.http.error_responses import documented
from fondaco.server.node import Hosting  # noqa: TC001  read while running

Asked = Request[Any, Any, Any]


class Farewell(Struct, frozen=True):
    """Who has left."""

    name: str


@delete("/api/guest", status_code=200, responses=documented(401, 403))
async def forget(request: Asked, house: Hosting) -> Response[Farewell]:
    """Leave for good on this device: seats stay with the name, but nobody can take them up."""
    caller = await house.sure_caller(request.cookies)
    # A token that nobody was ever told takes the place of the one in the cookie.
    await house.store.replace_token(caller.guest, tokens.hashed(tokens.fresh()))
    spent = Cookie(
        key=house.cookie,
        path="/",
        max_age=0,
        secure=house.settings.is_https,
        httponly=True,
        samesite="strict",
    )
    return Response(Farewell(caller.name), cookies=[spent])

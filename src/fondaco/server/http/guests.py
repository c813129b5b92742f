"""Guests: they come with a name, are known by a cookie, and may leave for good."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody  # noqa: TC002  read while running
from msgspec import Meta, Struct

from fondaco.server.client_errors import ClientError
from fondaco.server.http import tokens
from fondaco.server.http.error_responses import documented
from fondaco.server.http.limits import address_of
from fondaco.server.node import ServerNode, ThisNode  # noqa: TC001  read while running
from fondaco.server.visible_text import one_line

Asked = Request[Any, Any, Any]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
YEAR = 365 * 24 * 3600


class GuestName(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Name


class Me(Struct, frozen=True):
    """Who the server takes somebody for."""

    name: str


class Farewell(Struct, frozen=True):
    """Who has left."""

    name: str


def said_name(text: str) -> str:
    """A name in one line of visible letters."""
    name = one_line(text)
    if not name:
        raise ClientError("guest/name")
    return name


@post("/api/guest", responses=documented(403, 413))
async def arrive(request: Asked, node: ThisNode, data: JSONBody[GuestName]) -> Response[Me]:
    """Become a guest: a name is enough; the answer sets a cookie that is the key to one's seats."""
    await node.limits.check("guest", address_of(request))
    name, token = said_name(data.name), tokens.fresh()
    await node.store.add_guest(name, tokens.hashed(token))
    return Response(Me(name), cookies=[_cookie(node, token, YEAR)])


@get("/api/guest", responses=documented(401))
async def whoami(request: Asked, node: ThisNode) -> Me:
    """Who the server takes the asker for."""
    return Me((await node.sure_caller(request.cookies)).name)


@patch("/api/guest", responses=documented(401, 403, 413))
async def rename(request: Asked, node: ThisNode, data: JSONBody[GuestName]) -> Me:
    """Be called otherwise at tables to come."""
    caller = await node.sure_caller(request.cookies)
    name = said_name(data.name)
    await node.store.rename_guest(caller.guest, name)
    return Me(name)


@delete("/api/guest", status_code=200, responses=documented(401, 403))
async def forget(request: Asked, node: ThisNode) -> Response[Farewell]:
    """Leave for good on this device: seats stay with the name, but nobody can take them up."""
    caller = await node.sure_caller(request.cookies)
    # A token that nobody was ever told takes the place of the one in the cookie.
    await node.store.replace_token(caller.guest, tokens.hashed(tokens.fresh()))
    return Response(Farewell(caller.name), cookies=[_cookie(node, None, 0)])


def _cookie(node: ServerNode, token: str | None, seconds: int) -> Cookie:
    """The cookie that is the key to a guest's seats, for so many seconds."""
    return Cookie(
        key=node.cookie,
        value=token,
        path="/",
        max_age=seconds,
        secure=node.settings.is_https,
        httponly=True,
        samesite="strict",
    )

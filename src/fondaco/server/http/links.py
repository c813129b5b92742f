"""Links: a code that is exchanged once, for a seat at a table or for one's own seat elsewhere.

The code stands behind the # of an address, so that no server on the way ever sees it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody  # noqa: TC002  read while running
from msgspec import Meta, Struct

from fondaco.core.verbs import NOBODY
from fondaco.server.client_errors import ClientError
from fondaco.server.http import tokens
from fondaco.server.http.error_responses import documented
from fondaco.server.http.limits import address_of
from fondaco.server.node import ServerNode, ThisNode  # noqa: TC001  read while running
from fondaco.server.store import Link, LinkKind, now
from fondaco.server.table.entries import SAT, Admitted, Seated
from fondaco.server.table.permissions import sitting_down
from fondaco.server.table.room import OPEN
from fondaco.server.wire.commands import Seat  # noqa: TC001  read while running

if TYPE_CHECKING:
    from fondaco.server.table.entries import Deed
    from fondaco.server.table.permissions import Caller
    from fondaco.server.table.room import Room

Asked = Request[Any, Any, Any]
HOUR_MS = 3_600_000


class SeatName(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat a link is for."""

    seat: Seat


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link."""

    code: Annotated[str, Meta(min_length=1, max_length=tokens.LONGEST)]


class Joined(Struct, frozen=True):
    """What the code was exchanged for; who may only watch gets the seat -1."""

    table: str
    seat: int


@post("/api/tables/{table:str}/invite", responses=documented(401, 403, 404, 409, 413))
async def invite(
    request: Asked, node: ThisNode, table: FromPath[str], data: JSONBody[SeatName]
) -> Code:
    """A link to an open seat, made by somebody at the table."""
    caller = await node.sure_caller(request.cookies)
    await node.limits.check("join", caller.guest)
    room = (await node.registry.enter(table)).room
    if caller.guest != room.agreement.host and not room.seats_of(caller.guest):
        raise ClientError("seat/not-yours", "sorry-invite-not-yours")
    if room.status != OPEN:
        raise ClientError("seat/taken", "sorry-table-started")
    sitting_down(room, caller, data.seat)
    return await _link(node, table, data.seat, "invite", caller)


@post("/api/tables/{table:str}/transfer", responses=documented(401, 403, 404, 413))
async def transfer(
    request: Asked, node: ThisNode, table: FromPath[str], data: JSONBody[SeatName]
) -> Code:
    """A link to the own seat, to take it up on another device."""
    caller = await node.sure_caller(request.cookies)
    await node.limits.check("join", caller.guest)
    room = (await node.registry.enter(table)).room
    if data.seat not in room.seats_of(caller.guest):
        raise ClientError("seat/not-yours")
    return await _link(node, table, data.seat, "transfer", caller)


@post("/api/tables/{table:str}/watch", responses=documented(401, 403, 404, 413))
async def watch(request: Asked, node: ThisNode, table: FromPath[str]) -> Code:
    """A link for one guest to watch a table, private ones included."""
    caller = await node.sure_caller(request.cookies)
    await node.limits.check("join", caller.guest)
    room = (await node.registry.enter(table)).room
    if caller.guest != room.agreement.host and not room.seats_of(caller.guest):
        raise ClientError("seat/not-yours", "sorry-invite-not-yours")
    return await _link(node, table, None, "watch", caller)


async def _link(
    node: ServerNode, table: str, seat: int | None, kind: LinkKind, caller: Caller
) -> Code:
    code = tokens.fresh()
    expires = now() + node.settings.link_hours * HOUR_MS
    await node.store.add_link(Link(tokens.hashed(code), table, kind, expires, seat, caller.guest))
    return Code(code)


@post("/api/join", responses=documented(401, 403, 404, 409, 410, 413, 503))
async def join(request: Asked, node: ThisNode, data: JSONBody[Code]) -> Joined:
    """Exchange a code for a seat: the first who comes gets it."""
    await node.limits.check("join", address_of(request))
    caller = await node.sure_caller(request.cookies)
    code_hash = tokens.hashed(data.code)
    link = await node.store.look_at_link(code_hash)
    if link is None or not tokens.same(link.code_hash, code_hash):
        raise ClientError("link/spent")

    async def use_up() -> None:
        if await node.store.use_link(code_hash) is None:
            raise ClientError("link/spent")

    # A seat that is taken by now does not use the link up: the plan is asked first.
    session = await node.registry.enter(link.table)
    await node.executor.server_does(session, lambda room: _arrival(room, caller, link), use_up)
    return Joined(link.table, NOBODY if link.seat is None else link.seat)


def _arrival(room: Room, caller: Caller, link: Link) -> Deed:
    if link.seat is None:
        return Admitted(caller.guest)
    seat = link.seat
    if link.kind == "invite":
        return sitting_down(room, caller, seat)
    if link.guest is None or seat not in room.seats_of(link.guest):
        raise ClientError("link/spent")
    return Seated(seat, SAT, caller.guest, room.occupants[seat].name)

"""Forks: a game that is over, played on from one of its moments at a table of one's own.

The moves up to there and the chance behind them are those of the finished game, and no secret any
more; all chance after them comes from a fresh secret, to which the new table commits as usual. No
deck has an order before it is drawn from, so what is still to be drawn cannot be foreseen. What
lay in hands and piles lies there still: who has looked at the finished game from all sides knows
it. The record has both secrets, each with the move from which it decides, and can be verified.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody  # noqa: TC002  read while running
from msgspec import Meta, Struct

from fondaco.server.client_errors import ClientError
from fondaco.server.http.error_responses import documented
from fondaco.server.http.records import finished
from fondaco.server.node import ThisNode  # noqa: TC001  read while running
from fondaco.server.table.agreement import Agreement, Occupant, Past, PastChance
from fondaco.server.table.bot_seats import seated_bot
from fondaco.server.table.creation import create_table
from fondaco.server.table.permissions import starting
from fondaco.server.wire.commands import Number, Seat  # noqa: TC001  read while running

if TYPE_CHECKING:
    from fondaco.core.table import Table
    from fondaco.server.table.permissions import Caller
    from fondaco.server.table.room import Room

Asked = Request[Any, Any, Any]


class ForkWish(Struct, frozen=True, forbid_unknown_fields=True):
    """After how many moves to play on, at which seat, and which bot plays the others."""

    number: Number
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class Forked(Struct, frozen=True):
    """The table where the game goes on."""

    table: str


@post("/api/tables/{table:str}/fork", responses=documented(401, 403, 404, 409, 413, 503))
async def fork(
    request: Asked, node: ThisNode, table: FromPath[str], data: JSONBody[ForkWish]
) -> Forked:
    """Play on from a moment of a game that is over, alone against bots."""
    caller = await node.sure_caller(request.cookies)
    await node.limits.check("create", caller.guest)
    async with finished(node, table, caller.guest) as room:
        agreed = forked(room, caller, data)
    name = await create_table(node.store, agreed)
    await node.executor.server_does(await node.registry.enter(name), starting)
    return Forked(name)


def forked(room: Room, caller: Caller, wish: ForkWish) -> Agreement:
    """What is agreed for a table that goes on from a moment of another."""
    table, seats = room.playing(), room.agreement.seats
    if wish.seat >= seats:
        raise ClientError("seat/unknown", last=seats - 1)
    if wish.number > table.number:
        raise ClientError("fork/number", last=table.number)
    if wish.number == table.number:
        raise ClientError("fork/over")
    return Agreement(
        game=room.agreement.game,
        rules=room.agreement.rules,
        edition=room.agreement.edition,
        options=room.agreement.options,
        occupants=_company(caller, wish, seats),
        host=caller.guest,
        visibility="private",
        past=_past(table, wish.number),
    )


def _company(caller: Caller, wish: ForkWish, seats: int) -> list[Occupant]:
    sitting: list[Occupant] = []
    for seat in range(seats):
        taken = [caller.name, *(one.name for one in sitting)]
        here = Occupant(caller.guest, caller.name)
        sitting.append(here if seat == wish.seat else seated_bot(wish.bot, taken))
    return sitting


def _past(table: Table, number: int) -> Past:
    return Past(
        [
            PastChance(chance.start, chance.secret.hex())
            for chance in table.terms.chances
            if chance.start <= number
        ],
        [table.words.move_name(turn.move) for turn in table.log[1 : number + 1]],
    )

"""Tables: put up, and listed for who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import JSONBody  # noqa: TC002  read while running
from msgspec import Meta, Struct

from fondaco.bots.personas import PEOPLE
from fondaco.games import index
from fondaco.server.http.error_responses import documented
from fondaco.server.http.guests import said_name
from fondaco.server.node import ServerNode, ThisNode  # noqa: TC001  read while running
from fondaco.server.table import agreement
from fondaco.server.table.agreement import Agreement, ClockTerms, Occupant, Visibility
from fondaco.server.table.bot_seats import seated_bot
from fondaco.server.table.creation import create_table
from fondaco.server.table.permissions import starting

if TYPE_CHECKING:
    from fondaco.server.store import Seating, TableHead

Asked = Request[Any, Any, Any]
LONGEST_EDITION = 100_000


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall have a seat of a new table: me, a bot, or whoever is invited."""

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    edition: Annotated[str, Meta(max_length=LONGEST_EDITION)] = ""
    clock: ClockTerms | None = None
    visibility: Visibility = "unlisted"


class TableCard(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: str
    names: list[str]
    open: list[int]
    yours: list[int]
    visibility: str


@post("/api/tables", responses=documented(401, 403, 404, 413, 503))
async def create(request: Asked, node: ThisNode, data: JSONBody[TableWish]) -> TableCard:
    """Put up a table; if no seat is open, the game begins at once."""
    caller = await node.sure_caller(request.cookies)
    await node.limits.check("create", caller.guest)
    game = index.find(data.game)
    edition = agreement.edition_from_toml(game.name, data.edition) if data.edition else None
    agreed = Agreement(
        game=game.name,
        rules=game.version,
        edition=agreement.edition_part(edition or game.default_edition),
        options=data.options,
        occupants=_occupants(data.seats, caller.guest, caller.name),
        host=caller.guest,
        clock=data.clock,
        visibility=data.visibility,
    )
    name = await create_table(node.store, agreed)
    if all(wish.kind != "open" for wish in data.seats):
        session = await node.registry.enter(name)
        await node.executor.server_does(session, starting)
    return await _card_of(node, name, caller.guest)


def _occupants(wishes: list[SeatWish], guest: str, name: str) -> list[Occupant]:
    sitting: list[Occupant] = []
    for wish in wishes:
        taken = [one.name for one in sitting]
        if wish.kind == "bot":
            sitting.append(seated_bot(wish.bot, [*taken, name]))
        elif wish.kind == "me":
            sitting.append(Occupant(guest, said_name(wish.name or name)))
        else:
            sitting.append(Occupant())
    return sitting


@get("/api/tables", responses=documented())
async def public_tables(request: Asked, node: ThisNode) -> list[TableCard]:
    """The tables that anybody may see."""
    caller = await node.caller(request.cookies)
    return await _cards(node, await node.store.list_public(), caller.guest if caller else "")


@get("/api/tables/mine", responses=documented(401))
async def my_tables(request: Asked, node: ThisNode) -> list[TableCard]:
    """The tables at which the asker sits."""
    caller = await node.sure_caller(request.cookies)
    return await _cards(node, await node.store.list_of(caller.guest), caller.guest)


async def _card_of(node: ServerNode, table: str, guest: str) -> TableCard:
    row, _ = await node.store.load(table)
    return (await _cards(node, [row], guest))[0]


async def _cards(node: ServerNode, rows: list[TableHead], guest: str) -> list[TableCard]:
    seated: dict[str, list[Seating]] = {row.id: [] for row in rows}
    for seating in await node.store.seats_of(*seated) if rows else []:
        seated[seating.table].append(seating)
    people = {one.guest for seats in seated.values() for one in seats if one.guest}
    names = await node.store.names_of(*people)
    return [_card(row, seated[row.id], names, guest) for row in rows]


def _card(row: TableHead, seated: list[Seating], names: dict[str, str], guest: str) -> TableCard:
    agreed = agreement.read(row.header)
    return TableCard(
        table=row.id,
        game=agreed.game,
        title=index.find(agreed.game).title,
        status=row.status,
        names=[_name(one, agreed.occupants[one.seat], names) for one in seated],
        open=[one.seat for one in seated if not one.guest and not one.bot],
        yours=[one.seat for one in seated if guest and one.guest == guest],
        visibility=agreed.visibility,
    )


def _name(seating: Seating, first: Occupant, names: dict[str, str]) -> str:
    """How who sits there now is called: as it was agreed, or by the name of who came later."""
    if (seating.guest or "", seating.bot or "") == (first.guest, first.bot):
        return first.name
    if seating.guest:
        return names.get(seating.guest, "")
    return next((person.name for person in PEOPLE if person.bot == seating.bot), first.name)

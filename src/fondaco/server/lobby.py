"""The lobby: guests, tables, invitations and records, by HTTP and JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody  # noqa: TC002  read while running
from msgspec import Meta, Struct

from fondaco import games
from fondaco.bots.personas import PEOPLE
from fondaco.server import header as headers
from fondaco.server import tokens
from fondaco.server.commands import Language  # noqa: TC001  read while running
from fondaco.server.drawing import Look, palette
from fondaco.server.errors import documented
from fondaco.server.founding import found
from fondaco.server.header import ClockTerms, Header, Occupant, Visibility
from fondaco.server.house import Hosting, House  # noqa: TC001  read while running
from fondaco.server.limits import neighbourhood
from fondaco.server.opponents import invited
from fondaco.server.recording import finished_record
from fondaco.server.regrets import Regret
from fondaco.server.rulings import starting
from fondaco.speech.catalogues import ENGLISH, HOUSE, Tongue, house_tongue, nearest

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from fondaco.core.game import Game
    from fondaco.server.store import Seating, TableHead

Asked = Request[Any, Any, Any]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
GAME_LINE = "game-line"
"""The message that says in one line what a game is."""
YEAR = 365 * 24 * 3600
LONGEST_EDITION = 100_000


class GuestName(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Name


class Me(Struct, frozen=True):
    """Who the house takes somebody for."""

    name: str


class GameCard(Struct, frozen=True):
    """A game of the house."""

    name: str
    title: str
    line: str
    designer: str
    seats: list[int]
    options: list[str]
    edition: str
    palette: dict[str, Look]


class BotCard(Struct, frozen=True):
    """A bot of the house."""

    name: str
    character: str
    level: int


class Offer(Struct, frozen=True):
    """What can be played, and against whom."""

    games: list[GameCard]
    bots: list[BotCard]


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


def said_name(text: str) -> str:
    """A name in one line of visible letters."""
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not name:
        raise Regret("guest/name")
    return name


@get("/api/games", responses=documented())
async def offer(language: FromQuery[Language] = ENGLISH) -> Offer:
    """What can be played here, and against which bots, in the reader's language."""
    spoken = nearest(language)
    cards = []
    for name in games.names():
        game = games.find(name)
        cards.append(
            GameCard(
                name,
                game.title,
                _line(game, spoken),
                game.designer,
                list(game.seats),
                [option.name for option in game.options],
                game.default_edition.label,
                palette(game),
            )
        )
    say = house_tongue(spoken).say
    return Offer(cards, [BotCard(p.name, say(p.character), p.level) for p in PEOPLE])


def _line(game: Game, language: str) -> str:
    """A game in one line; whoever adds one need not translate it."""
    tongue = Tongue(language, HOUSE, game.folder)
    return tongue.say(GAME_LINE) if tongue.has(GAME_LINE) else game.line


# Guests


@post("/api/guest", responses=documented(403, 413))
async def arrive(request: Asked, house: Hosting, data: JSONBody[GuestName]) -> Response[Me]:
    """Become a guest: a name is enough; the answer sets a cookie that is the key to one's seats."""
    await house.limits.check("guest", who(request))
    name, token = said_name(data.name), tokens.fresh()
    await house.store.add_guest(name, tokens.hashed(token))
    cookie = Cookie(
        key=house.cookie,
        value=token,
        path="/",
        max_age=YEAR,
        secure=house.settings.is_https,
        httponly=True,
        samesite="strict",
    )
    return Response(Me(name), cookies=[cookie])


@get("/api/guest", responses=documented(401))
async def whoami(request: Asked, house: Hosting) -> Me:
    """Who the house takes the asker for."""
    return Me((await house.sure_caller(request.cookies)).name)


@patch("/api/guest", responses=documented(401, 403, 413))
async def rename(request: Asked, house: Hosting, data: JSONBody[GuestName]) -> Me:
    """Be called otherwise at tables to come."""
    caller = await house.sure_caller(request.cookies)
    name = said_name(data.name)
    await house.store.rename_guest(caller.guest, name)
    return Me(name)


# Tables


@post("/api/tables", responses=documented(401, 403, 404, 413, 503))
async def create(request: Asked, house: Hosting, data: JSONBody[TableWish]) -> TableCard:
    """Put up a table; if no seat is open, the game begins at once."""
    caller = await house.sure_caller(request.cookies)
    await house.limits.check("create", caller.guest)
    game = games.find(data.game)
    edition = headers.edition_from_toml(game.name, data.edition) if data.edition else None
    agreed = Header(
        game=game.name,
        rules=game.version,
        edition=headers.edition_part(edition or game.default_edition),
        options=data.options,
        occupants=_occupants(data.seats, caller.guest, caller.name),
        host=caller.guest,
        clock=data.clock,
        visibility=data.visibility,
    )
    name = await found(house.store, agreed)
    if all(wish.kind != "open" for wish in data.seats):
        live = await house.rooms.enter(name)
        await house.rooms.house_does(live, starting)
    return await _card_of(house, name, caller.guest)


def _occupants(wishes: list[SeatWish], guest: str, name: str) -> list[Occupant]:
    sitting: list[Occupant] = []
    for wish in wishes:
        taken = [one.name for one in sitting]
        if wish.kind == "bot":
            sitting.append(invited(wish.bot, [*taken, name]))
        elif wish.kind == "me":
            sitting.append(Occupant(guest, said_name(wish.name or name)))
        else:
            sitting.append(Occupant())
    return sitting


@get("/api/tables", responses=documented())
async def public_tables(request: Asked, house: Hosting) -> list[TableCard]:
    """The tables that anybody may see."""
    caller = await house.caller(request.cookies)
    return await _cards(house, await house.store.list_public(), caller.guest if caller else "")


@get("/api/tables/mine", responses=documented(401))
async def my_tables(request: Asked, house: Hosting) -> list[TableCard]:
    """The tables at which the asker sits."""
    caller = await house.sure_caller(request.cookies)
    return await _cards(house, await house.store.list_of(caller.guest), caller.guest)


async def _card_of(house: House, table: str, guest: str) -> TableCard:
    row, _ = await house.store.load(table)
    return (await _cards(house, [row], guest))[0]


async def _cards(house: House, rows: list[TableHead], guest: str) -> list[TableCard]:
    seated: dict[str, list[Seating]] = {row.id: [] for row in rows}
    for seating in await house.store.seats_of(*seated) if rows else []:
        seated[seating.table].append(seating)
    people = {one.guest for seats in seated.values() for one in seats if one.guest}
    names = await house.store.names_of(*people)
    return [_card(row, seated[row.id], names, guest) for row in rows]


def _card(row: TableHead, seated: list[Seating], names: dict[str, str], guest: str) -> TableCard:
    agreed = headers.read(row.header)
    return TableCard(
        table=row.id,
        game=agreed.game,
        title=games.find(agreed.game).title,
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


@get("/api/tables/{table:str}/record", responses=documented(403, 404, 409))
async def record(request: Asked, house: Hosting, table: FromPath[str]) -> dict[str, Any]:
    """The record of a game that is over, the secret behind its chance included."""
    caller = await house.caller(request.cookies)
    return await finished_record(house, table, caller.guest if caller else "")


def who(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, as far as rates are concerned."""
    return neighbourhood(asking.client.host) if asking.client else "nobody"

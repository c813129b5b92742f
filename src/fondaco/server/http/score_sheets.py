"""Score sheets over HTTP: every point by its source, as far as the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery  # noqa: TC002  read while running
from msgspec import Struct

from fondaco.core.ledger import sheet
from fondaco.core.verbs import NOBODY
from fondaco.server.client_errors import ClientError
from fondaco.server.http.error_responses import documented
from fondaco.server.http.query_parameters import ENGLISH, speaker_for
from fondaco.server.node import ThisNode  # noqa: TC001  read while running
from fondaco.server.table.admission import check_may_watch
from fondaco.server.table.room import OPEN, OVER

if TYPE_CHECKING:
    from fondaco.core.ledger import Page
    from fondaco.core.table import Table
    from fondaco.server.table.room import Room
    from fondaco.speech.speaker import Speaker

Asked = Request[Any, Any, Any]


class SheetLine(Struct, frozen=True):
    """What one source brought each seat, and the clause behind it; null where it is not known."""

    source: str
    clause: str
    amounts: list[int | None]


class SheetPeriod(Struct, frozen=True):
    """A day, a round or the end of a game."""

    name: str
    lines: list[SheetLine]
    totals: list[int | None]


class ScoreSheet(Struct, frozen=True):
    """Every point so far by period and source, as one seat may know it."""

    periods: list[SheetPeriod]
    totals: list[int | None]
    unit: str


@get("/api/tables/{table:str}/sheet", responses=documented(403, 404, 409))
async def score_sheet(
    request: Asked,
    node: ThisNode,
    table: FromPath[str],
    language: FromQuery[str] = ENGLISH,
    seat: FromQuery[int | None] = None,
) -> ScoreSheet:
    """The score sheet so far; who has several seats says for which one."""
    caller = await node.caller(request.cookies)
    session = await node.registry.enter(table)
    async with node.registry.inside(session):
        room, guest = session.room, caller.guest if caller else ""
        check_may_watch(room, guest)
        if room.status == OPEN:
            raise ClientError("table/not-started")
        return written(room.playing(), _audience(room, guest, seat), room.names, language)


def _audience(room: Room, guest: str, seat: int | None) -> int:
    """Whose sheet is read: that of the own seat, else the spectators'; after the end, anybody's."""
    yours = room.seats_of(guest)
    if seat is None:
        return yours[0] if len(yours) == 1 else NOBODY
    may_read = range(NOBODY, room.agreement.seats) if room.status == OVER else (NOBODY, *yours)
    if seat not in may_read:
        raise ClientError("seat/not-yours")
    return seat


def written(table: Table, audience: int, names: list[str], language: str) -> ScoreSheet:
    """The sheet of a table in words."""
    found = sheet(table, audience)
    if table.game.contract.ledger is None:
        return ScoreSheet([], found.totals, "")
    say = speaker_for(table.game, names, language, table.terms.edition)
    return ScoreSheet(
        [_period(page, say) for page in found.pages], found.totals, say.say("sheet-unit")
    )


def _period(page: Page, say: Speaker) -> SheetPeriod:
    message, number = page.period
    lines = [
        SheetLine(_heading(say.say(line.source)), line.clause, line.amounts) for line in page.lines
    ]
    return SheetPeriod(say.say(message, number=number), lines, page.totals)


def _heading(words: str) -> str:
    """Words as they stand at the beginning of a line."""
    return words[:1].upper() + words[1:]

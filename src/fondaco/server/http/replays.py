"""Replays: a game step by step, through the eyes of a seat, of a spectator or of whoever moves."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery  # noqa: TC002  read while running
from msgspec import UNSET, Struct, UnsetType

from fondaco.core import record_reader
from fondaco.core.table import OPENING, Table
from fondaco.core.verbs import NOBODY
from fondaco.games import index
from fondaco.server.http import record_files
from fondaco.server.http.error_responses import documented
from fondaco.server.http.limits import address_of
from fondaco.server.http.query_parameters import ALL, ENGLISH, eyes_of, speaker_for
from fondaco.server.http.records import finished
from fondaco.server.node import ThisNode  # noqa: TC001  read while running
from fondaco.server.table.broadcast import told_of
from fondaco.server.table.text_board import boxed, headline
from fondaco.server.wire.messages import Event  # noqa: TC001  read while running
from fondaco.server.wire.patches import changes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.core.table import Turn
    from fondaco.speech.speaker import Speaker

Asked = Request[Any, Any, Any]
NOBODYS = str(NOBODY)


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """A moment of a game: what led there, what was seen of it, and what was said.

    The first step has the whole view, the others what changed since the step before. The move is
    told where these eyes saw it made: by their own seat.
    """

    number: int
    seat: int
    turn: int
    eyes: int
    events: list[Event]
    words: list[str]
    headline: str
    move: str = ""
    view: dict[str, Any] | UnsetType = UNSET
    changes: list[tuple[list[str | int], Any]] | UnsetType = UNSET


class Replay(Struct, frozen=True, omit_defaults=True):
    """A game from its opening to its end, through some eyes."""

    game: str
    title: str
    edition: str
    options: list[str]
    names: list[str]
    eyes: int | str
    steps: list[ReplayStep]
    totals: list[int]
    winners: list[int]
    box: dict[str, Any] = {}


@get("/api/tables/{table:str}/replay", responses=documented(403, 404, 409))
async def replay(
    request: Asked,
    node: ThisNode,
    table: FromPath[str],
    eyes: FromQuery[str] = NOBODYS,
    language: FromQuery[str] = ENGLISH,
) -> Replay:
    """A game that is over, step by step."""
    await node.limits.check("replay", address_of(request))
    caller = await node.caller(request.cookies)
    async with finished(node, table, caller.guest if caller else "") as room:
        over, names = room.playing(), room.names
    # A game that is over never changes, so that nobody need be kept out meanwhile.
    async with node.reading:
        return await asyncio.to_thread(retold, over, names, eyes, language)


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=record_files.LARGEST,
    responses=documented(403, 404, 413),
)
async def replay_file(
    request: Asked,
    node: ThisNode,
    eyes: FromQuery[str] = NOBODYS,
    language: FromQuery[str] = ENGLISH,
) -> Replay:
    """The game of a record file, checked as `fondaco verify` does, step by step."""
    await node.limits.check("replay", address_of(request))
    body = await request.body()
    async with node.reading:
        return await asyncio.to_thread(_retold_from, body, eyes, language)


def _retold_from(body: bytes, eyes: str, language: str) -> Replay:
    with record_files.regretted():
        document = record_files.read_record(body)
        table = record_reader.replay(
            document, index.find(str(document.get("game"))), record_files.PLACE
        )
        names = [player.name for player in record_reader.players_of(document, record_files.PLACE)]
    return retold(table, names, eyes, language)


def retold(table: Table, names: list[str], eyes: str, language: str) -> Replay:
    """A game as some eyes saw it, in a language."""
    terms = table.terms
    looking = eyes_of(eyes, terms.seats)
    say = speaker_for(terms.game, names, language, terms.edition)
    return Replay(
        game=terms.game.name,
        title=terms.game.title,
        edition=terms.edition.label,
        options=list(terms.options),
        names=names,
        eyes=ALL if looking is None else looking,
        steps=list(steps(table, looking, say)),
        totals=table.totals,
        winners=table.winners,
        box=boxed(terms.game, terms.edition),
    )


def steps(table: Table, looking: int | None, say: Speaker) -> Iterator[ReplayStep]:
    """The steps that some eyes saw; what others did in secret is left out, as it was then."""
    again, turned = Table(table.terms), NOBODY
    before: dict[str, Any] = {}
    for turn in table.log:
        if turn.move != OPENING:
            again.play(turn.move)
        eyes = looking if looking is not None else _whoever_moves(again, turn)
        view = again.game.view(again.state, eyes)
        events = turn.events if looking is None else turn.seen_by(eyes)
        patch = [(one.path, one.value) for one in changes(before, view)] if before else []
        if before and not events and not patch and turn.seat != eyes and again.to_act == turned:
            continue
        yield ReplayStep(
            number=turn.number,
            seat=turn.seat,
            turn=again.to_act,
            eyes=eyes,
            events=[told_of(happening, again) for happening in events],
            words=[say.event(happening) for happening in events],
            headline=headline(again.game, view, say),
            move=_move(again, turn, looking),
            view=UNSET if before else view,
            changes=patch if before else UNSET,
        )
        before, turned = view, again.to_act


def _whoever_moves(table: Table, turn: Turn) -> int:
    """The seat that must decide now, or the one that ended the game."""
    return table.to_act if table.to_act != NOBODY else turn.seat


def _move(table: Table, turn: Turn, looking: int | None) -> str:
    if turn.move == OPENING or looking not in (None, turn.seat):
        return ""
    return table.words.move_name(turn.move)

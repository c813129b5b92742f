"""Lessons over HTTP: the steps of a guided first game, and a table for it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody  # noqa: TC002  read while running
from msgspec import Meta, Struct

from fondaco.games import index
from fondaco.server.http.error_responses import documented
from fondaco.server.node import ThisNode  # noqa: TC001  read while running
from fondaco.server.table.creation import create_table
from fondaco.server.table.lesson_plan import When, lesson_agreement, lesson_of
from fondaco.server.table.permissions import starting
from fondaco.server.wire.commands import Language  # noqa: TC001  read while running
from fondaco.speech.catalogues import ENGLISH, nearest
from fondaco.speech.speaker import Speaker

Asked = Request[Any, Any, Any]


class StepCard(Struct, frozen=True, omit_defaults=True):
    """A step of a lesson: what it waits for, what it says, the clause behind it, if it is late."""

    id: str
    when: When
    text: str
    clause: str
    late: bool = False


class LessonCard(Struct, frozen=True):
    """A guided first game."""

    game: str
    seats: int
    steps: list[StepCard]


class LessonWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game somebody wants to learn."""

    game: Annotated[str, Meta(max_length=40)]


class LessonTable(Struct, frozen=True):
    """Where the lesson takes place."""

    table: str


@get("/api/games/{game:str}/lesson", responses=documented(404))
async def steps(game: FromPath[str], language: FromQuery[Language] = ENGLISH) -> LessonCard:
    """The steps of a game's lesson; each is shown when what it waits for first happens."""
    learnt = index.find(game)
    lesson = lesson_of(learnt)
    say = Speaker(learnt, [], nearest(language)).say
    cards = [
        StepCard(one.id, one.when, say(one.message), one.clause, one.late) for one in lesson.steps
    ]
    return LessonCard(learnt.name, lesson.seats, cards)


@post("/api/lessons", responses=documented(401, 403, 404, 413, 503))
async def learn(request: Asked, node: ThisNode, data: JSONBody[LessonWish]) -> LessonTable:
    """Sit down to learn a game: the deal is the same every time, and the game begins at once."""
    caller = await node.sure_caller(request.cookies)
    await node.limits.check("create", caller.guest)
    game = index.find(data.game)
    lesson = lesson_of(game)
    agreed = lesson_agreement(game, lesson, caller.guest, caller.name)
    table = await create_table(node.store, agreed, lesson.secret)
    session = await node.registry.enter(table)
    await node.executor.server_does(session, starting)
    return LessonTable(table)

"""Hints: what a thinker would do at a seat, thought out in a process beside the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.bots.hints import Hint as Found
from fondaco.bots.hints import hints
from fondaco.bots.search.thinker import Thinker
from fondaco.core.errors import Broken, Unreadable
from fondaco.server.client_errors import ClientError
from fondaco.server.table.permissions import check_hint
from fondaco.server.table.refusal_messages import refused
from fondaco.server.wire.encoding import encode
from fondaco.server.wire.messages import Advice, Hints
from fondaco.server.workers.questions import ask, seen, thinker

if TYPE_CHECKING:
    from fondaco.server.node import ServerNode
    from fondaco.server.table.session import Session
    from fondaco.server.wire.commands import Hint
    from fondaco.server.wire.connection import Connection
    from fondaco.server.workers.questions import Question

ADVISER = "searcher@1s"
MOVES = 3
REASONS = 3
"""So many reasons are said of a move, the weightiest first."""


async def hint(node: ServerNode, session: Session, connection: Connection, command: Hint) -> None:
    """Answer a wish for a hint; it is not kept, so the same id again is thought about again."""
    try:
        answer = await _thought_out(node, session, connection, command)
    except Unreadable as error:
        connection.put(encode(refused(session, command.id, error, connection.language)))
    except Exception:
        broke = ClientError("fault", "sorry-no-hint")
        connection.put(encode(refused(session, command.id, broke, connection.language)))
        raise  # whoever began this work writes it down
    else:
        connection.put(encode(answer))


async def _thought_out(
    node: ServerNode, session: Session, connection: Connection, command: Hint
) -> Hints:
    async with node.registry.inside(session):
        check_hint(session.room, connection.caller, command)
        question = ask(session.room.playing(), command.seat, ADVISER)
    found = await node.pool.ask(session.room.name, advise, question)
    # The table may have gone on: all is said of the world that was thought about.
    world, say = seen(question).world, session.broadcaster.speaker(connection.language)
    told = [
        Advice(
            say.words.move_name(one.move),
            say.move(world, one.move),
            round(one.share, 3),
            one.tries,
            [say.reason(reason) for reason in one.reasons[:REASONS]],
        )
        for one in found
    ]
    return Hints(command.id, command.seat, command.expected, told)


def advise(question: Question) -> list[Found]:
    """The moves that promise most; this runs in a process beside the server."""
    adviser = thinker(question)
    if not isinstance(adviser, Thinker):
        raise Broken(f"{question.bot} cannot say what it thinks")
    return hints(adviser, seen(question), MOVES)

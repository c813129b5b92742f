"""Hints: what a thinker would do at a seat, thought out in a process beside the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.bots.hints import Hint as Found
from fondaco.bots.hints import hints
from fondaco.bots.search.thinker import Thinker
from fondaco.core.refusal import Broken, Unreadable
from fondaco.server.herald import wire
from fondaco.server.messages import Advice, Hints
from fondaco.server.opponents import ask, seen, thinker
from fondaco.server.regrets import Regret
from fondaco.server.rooms import refused
from fondaco.server.rulings import check_hint

if TYPE_CHECKING:
    from fondaco.server.commands import Hint
    from fondaco.server.connection import Connection
    from fondaco.server.house import House
    from fondaco.server.live import LiveRoom
    from fondaco.server.opponents import Question

ADVISER = "searcher@1s"
MOVES = 3
REASONS = 3
"""So many reasons are said of a move, the weightiest first."""


async def hint(house: House, live: LiveRoom, connection: Connection, command: Hint) -> None:
    """Answer a wish for a hint; it is not kept, so the same id again is thought about again."""
    try:
        answer = await _thought_out(house, live, connection, command)
    except Unreadable as error:
        connection.put(wire(refused(live, command.id, error, connection.language)))
    except Exception:
        broke = Regret("fault", "sorry-no-hint")
        connection.put(wire(refused(live, command.id, broke, connection.language)))
        raise  # whoever began this work writes it down
    else:
        connection.put(wire(answer))


async def _thought_out(
    house: House, live: LiveRoom, connection: Connection, command: Hint
) -> Hints:
    async with house.rooms.inside(live):
        check_hint(live.room, connection.caller, command)
        question = ask(live.room.playing(), command.seat, ADVISER)
    found = await house.opponents.ask(live.room.name, advise, question)
    # The table may have gone on: all is said of the world that was thought about.
    world, say = seen(question).world, live.herald.speaker(connection.language)
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

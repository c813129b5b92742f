"""The protocol as TypeScript: `python -m fondaco.server.wire.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import sys

from msgspec import inspect

from fondaco.server.http import games, guests, tables
from fondaco.server.http.error_responses import Problem
from fondaco.server.http.forks import Forked, ForkWish
from fondaco.server.http.lessons import LessonCard, LessonTable, LessonWish
from fondaco.server.http.links import Code, Joined, SeatName
from fondaco.server.http.replays import Replay
from fondaco.server.http.rule_books import ClauseCard
from fondaco.server.http.score_sheets import ScoreSheet
from fondaco.server.wire import commands, messages
from fondaco.server.workers.forecasting import Curve
from fondaco.typescript.printing import Declarations

HEADING = """\
// Generated from the server's own definitions by: python -m fondaco.server.wire.typescript
// Do not edit: a test compares this file with what the server says.
"""
HTTP = (
    Problem,
    guests.GuestName,
    guests.Me,
    games.GameOffer,
    tables.TableWish,
    tables.TableCard,
    SeatName,
    Code,
    Joined,
    ClauseCard,
    LessonCard,
    LessonWish,
    LessonTable,
    ScoreSheet,
    Replay,
    Curve,
    ForkWish,
    Forked,
)


def protocol() -> str:
    """The whole file."""
    page = Declarations()
    client = page.written(inspect.type_info(commands.ClientMessage))
    server = page.written(inspect.type_info(messages.ServerMessage))
    for kind in HTTP:
        page.written(inspect.type_info(kind))
    parts = [
        f"{HEADING}\nexport const PROTOCOL = {messages.PROTOCOL};",
        *page.declared.values(),
        f"export type ClientMessage =\n  | {client.replace(' | ', chr(10) + '  | ')};",
        f"export type ServerMessage =\n  | {server.replace(' | ', chr(10) + '  | ')};",
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(protocol())

"""The protocol as TypeScript: `python -m fondaco.server.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import sys

from msgspec import inspect

from fondaco.server import commands, lobby, messages
from fondaco.server.books import ClauseCard
from fondaco.server.errors import Problem
from fondaco.server.forecast import Curve
from fondaco.server.forks import Forked, ForkWish
from fondaco.server.links import Code, Joined, SeatName
from fondaco.server.replays import Replay
from fondaco.server.sheets import ScoreSheet
from fondaco.server.teaching import LessonCard, LessonTable, LessonWish
from fondaco.typescript.printing import Page

HEADING = """\
// Generated from the server's own definitions by: python -m fondaco.server.typescript
// Do not edit: a test compares this file with what the server says.
"""
LOBBY = (
    Problem,
    lobby.GuestName,
    lobby.Me,
    lobby.Offer,
    lobby.TableWish,
    lobby.TableCard,
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
    page = Page()
    client = page.written(inspect.type_info(commands.ClientMessage))
    server = page.written(inspect.type_info(messages.ServerMessage))
    for kind in LOBBY:
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

"""The messages between the house and a bot that is a program of its own: JSON, a line each.

They are described field by field in docs/writing-bots.md.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fondaco.bots.external.plugins import SHORT, Menu
from fondaco.core import records
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from fondaco.bots.sight import Sight
    from fondaco.core.events import Happening
    from fondaco.core.game import Game

VERSION = 1
LINE = 1 << 20
"""A line of a bot has at most so many bytes."""

Message = dict[str, Any]


# What the house says


def hello(game: Game) -> Message:
    """The first message: which game will be played."""
    return {"type": "hello", "protocol": VERSION, "game": game.name, "rules": game.version}


def choose(sight: Sight, number: int, since: int, seconds: float) -> Message:
    """A question: what does the seat do now? It is told what happened since it last knew."""
    news = tuple(sight.log[since:])
    return {
        "type": "choose",
        "id": number,
        "seat": sight.seat,
        "seats": sight.seats,
        "options": _options(sight),
        "view": sight.view,
        "choices": list(sight.names),
        "since": since,
        "events": records.events(sight.words, news),
        "seconds": seconds,
    }


def numbers(sight: Sight) -> Message:
    """What a question has on top for a bot that wants numbers."""
    return {"numbers": sight.choices, "features": sight.features}


def bye() -> Message:
    """The last message."""
    return {"type": "bye"}


def write(message: Message) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _options(sight: Sight) -> list[str]:
    """What the table agreed on, where a game keeps it in its positions."""
    bits = sight.world.options
    return [option.name for option in sight.game.options if option.bit & bits]


class Memory:
    """What each seat was told by the last question."""

    def __init__(self) -> None:
        self.told: dict[int, list[Happening]] = {}

    def since(self, sight: Sight) -> int:
        """How many events of this table the seat knows of; none if it is at another table now."""
        before, now = self.told.get(sight.seat, []), list(sight.log)
        self.told[sight.seat] = now
        return len(before) if now[: len(before)] == before else 0


# What the bot says


def read_ready(line: bytes, who: str) -> Message:
    """The answer to hello."""
    return _read(line, who, "ready")


def read_move(line: bytes, who: str, number: int, menu: Menu) -> int:
    """The move that answers the question of this number."""
    message = _read(line, who, "move")
    if message.get("id") != number:
        came = SHORT.repr(message.get("id"))
        raise Unreadable("bot/id", f"{who} answered the question {came}; expected id {number}.")
    return menu.number(message.get("move"), who)


def _read(line: bytes, who: str, kind: str) -> Message:
    came, expected = shown(line), f'expected a line {{"type": "{kind}", …}}'
    if len(line) > LINE:
        raise Unreadable("bot/line", f"{who} wrote more than 1 MiB in a line, {came}; {expected}.")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Unreadable("bot/json", f"{who} wrote {came}, not JSON; {expected}.") from None
    if not isinstance(message, dict) or message.get("type") != kind:
        raise Unreadable("bot/message", f"{who} wrote {came}; {expected}.")
    return message


def shown(line: bytes) -> str:
    """A line, shortened, for a sentence."""
    return SHORT.repr(line.decode(errors="replace").rstrip("\r\n"))

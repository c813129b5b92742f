"""Writes more positions of Medici: every number of seats, every option, long and short markets.

    python -m tests.server.capture_medici

The positions of `tests.server.capture` come first and keep their numbers.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fondaco.games.medici.rules import REVEALS
from fondaco.server.deeds import Moved
from fondaco.server.herald import Herald
from fondaco.server.opponents import ask, think
from fondaco.server.room import PLAYING
from tests.server.capture import FIXTURES, positions, shown
from tests.server.rooms import NAMES, agreed, started

if TYPE_CHECKING:
    from fondaco.core.table import Table
    from fondaco.server.room import Room

TABLES = [
    (2, "greedy", ("greater-bonus",)),
    (3, "cautious", ("to-the-letter",)),
    (4, "cautious", ()),
    (5, "greedy", ()),
    (6, "greedy", ("greater-bonus", "to-the-letter")),
]
LONG = 6  # a market worth a picture
KEPT = 3  # of one table in a day


def decide(table: Table, seat: int, bot: str) -> str:
    """A bot's move; the cautious one reveals what it can and takes the last card alone."""
    if bot != "cautious":
        return str(table.words.move_name(think(ask(table, seat, bot))))
    view = table.view(seat)
    return "reveal" if view["revealed"] < REVEALS and view["deck"] else "take 1"


def worth_keeping(room: Room, day: int, longest: int, moves: int) -> bool:
    """The start of a day, a market longer than any before, and now and then another one."""
    view = room.playing().view(room.to_act)
    long = len(view["market"])
    return view["day"] != day or long > max(longest + 3, LONG) or (moves % 23 == 11 and long > 1)


def more(seats: int, bot: str, options: tuple[str, ...]) -> list[dict[str, Any]]:
    """The positions of one table that are worth a picture."""
    room = started(agreed("medici", seats, people=seats, options=options), seed="more pictures")
    herald = Herald(room)
    found: list[dict[str, Any]] = []
    day, longest, moves = 0, 0, 0
    while room.status == PLAYING:
        seat = room.to_act
        table = room.playing()
        if worth_keeping(room, day, longest, moves) and len(found) < KEPT * table.view(seat)["day"]:
            found.append(shown(herald, -1 if moves % 5 == 4 else seat))
            longest = max(longest, len(table.view(seat)["market"]))
        day = table.view(seat)["day"]
        room.carry_out(Moved(decide(table, seat, bot)), seat, 0.0)
        moves += 1
    found.append(shown(herald, 0))
    for position in found:
        del position["words"]["board"]  # it is drawn from the view
    return found


if __name__ == "__main__":
    places = [
        {"seat": seat, "name": name, "kind": "person", "bot": "", "present": True}
        for seat, name in enumerate(NAMES)
    ]
    kept = positions("medici", 4)
    for terms in TABLES:
        kept.extend(more(*terms))
    written = json.dumps(
        {"game": "medici", "places": places, "positions": kept}, ensure_ascii=False
    )
    (FIXTURES / "medici.json").write_text(written, encoding="utf-8")
    print(len(kept), "positions,", len(written), "characters")  # noqa: T201

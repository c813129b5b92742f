"""Writes positions of Oltremare for other tables than the usual one, for the board's tests.

    python -m tests.server.capture_seats

Two, three and five seats, with and without perfect memory; a view whenever a stage is new and at
the end, without words and with the last few events only, so that the file stays small.
"""

from __future__ import annotations

import json
from typing import Any

from fondaco.server.deeds import Moved
from fondaco.server.herald import Herald
from fondaco.server.opponents import ask, think
from fondaco.server.room import PLAYING
from tests.server.capture import FIXTURES
from tests.server.rooms import NAMES, agreed, started

TABLES = [(2, ()), (3, ("perfect-memory",)), (5, ("to-the-letter",))]
EVENTS = 6  # kept of every log


def shown(herald: Herald, audience: int) -> dict[str, Any]:
    """A view with the last few events."""
    told = json.loads(Herald(herald.room).view(audience))
    return {"view": told | {"log": told["log"][-EVENTS:]}}


def positions(seats: int, options: tuple[str, ...]) -> list[dict[str, Any]]:
    """A view for every stage of a turn, and the end."""
    room = started(agreed("oltremare", seats, people=seats, options=options), seed="pictures")
    herald = Herald(room)
    found: list[dict[str, Any]] = []
    stages: set[str] = set()
    while room.status == PLAYING:
        seat, table = room.to_act, room.playing()
        stage = str(table.view(seat)["stage"])
        if stage not in stages:
            stages.add(stage)
            found.append(shown(herald, seat))
        move = think(ask(table, seat, "greedy"))
        room.carry_out(Moved(str(table.words.move_name(move))), seat, 0.0)
    return [*found, shown(herald, 0), shown(herald, -1)]


if __name__ == "__main__":
    places = [
        {"seat": seat, "name": name, "kind": "person", "bot": "", "present": True}
        for seat, name in enumerate(NAMES[:5])
    ]
    kept = [position for seats, options in TABLES for position in positions(seats, options)]
    written = {"game": "oltremare", "places": places, "positions": kept}
    path = FIXTURES / "oltremare-seats.json"
    path.write_text(json.dumps(written, ensure_ascii=False), encoding="utf-8")
    print(len(kept), "positions")  # noqa: T201

"""Writes more positions of Strozzi: all numbers of seats, secret coins, every kind of decision.

    python -m tests.server.capture_strozzi

Run it after `tests.server.capture`: it keeps what lies in the file and puts its own behind it,
without words and with the last events only, since the file is to stay small.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fondaco.server.deeds import Moved
from fondaco.server.herald import Herald
from fondaco.server.opponents import ask, think
from fondaco.server.room import PLAYING
from tests.server.capture import FIXTURES, shown
from tests.server.rooms import NAMES, agreed, started

if TYPE_CHECKING:
    from fondaco.server.room import Room

TABLES = {3: (), 4: ("secret-coins",), 5: (), 6: ("secret-coins", "to-the-letter")}
ALREADY = 9  # what tests.server.capture keeps
EVENTS = 12


def scene(view: dict[str, Any]) -> tuple[object, ...]:
    """What makes a position worth a picture of its own."""
    return (
        view["round"] > 1,
        view["stage"],
        view["flag"] is not None,
        view["stage"] == "decide" and view["turn"] != view["active"],
        bool(view["aside"]),
    )


def picture(herald: Herald, audience: int) -> dict[str, Any]:
    """A view as one who comes in is told it."""
    view = shown(herald, audience)["view"]
    return {"view": view | {"log": view["log"][-EVENTS:]}}


def scenes(room: Room) -> list[dict[str, Any]]:
    """One position of each kind, and the end as a seat and as a spectator see it."""
    herald = Herald(room)
    found: list[dict[str, Any]] = []
    known: set[tuple[object, ...]] = set()
    while room.status == PLAYING:
        seat, table = room.to_act, room.playing()
        now = scene(table.view(seat))
        if now not in known:
            known.add(now)
            found.append(picture(herald, seat if len(known) % 4 else -1))
        move = think(ask(table, seat, "greedy"))
        room.carry_out(Moved(str(table.words.move_name(move))), seat, 0.0)
    return [*found, picture(herald, 0), picture(herald, -1)]


if __name__ == "__main__":
    path = FIXTURES / "strozzi.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    del kept["positions"][ALREADY:]
    for seats, options in TABLES.items():
        room = started(agreed("strozzi", seats, people=seats, options=options), seed=f"{seats}")
        kept["positions"] += scenes(room)
    kept["places"] = [
        {"seat": seat, "name": name, "kind": "person", "bot": "", "present": True}
        for seat, name in enumerate(NAMES)
    ]
    path.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
    print(len(kept["positions"]), "positions")  # noqa: T201

"""Writes positions as the server sends them, for the playground and the unit tests.

    python -m tests.server.capture

Greedy bots play one game of each kind. Every few moves, and whenever a stage of the game is new,
what the seat that must decide and what a spectator are shown is kept.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fondaco import games
from fondaco.server.deeds import Moved
from fondaco.server.herald import Herald
from fondaco.server.opponents import ask, think
from fondaco.server.room import PLAYING
from tests.server.rooms import NAMES, agreed, started

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
SEATS = {"medici": 4, "strozzi": 4, "oltremare": 4}
EVERY = {"oltremare": 200}
OFTEN = 25


def shown(herald: Herald, audience: int) -> dict[str, Any]:
    """A view and its words, as one who comes in is told them."""
    fresh = Herald(herald.room)
    told = json.loads(fresh.view(audience))
    return {"view": told, "words": json.loads(fresh.recent_words(audience))}


def positions(game: str, seats: int) -> list[dict[str, Any]]:
    """The positions of one game that are worth a picture."""
    room = started(agreed(game, seats, people=seats), seed="pictures")
    herald = Herald(room)
    found: list[dict[str, Any]] = []
    stages: set[str] = set()
    moves, every = 0, EVERY.get(game, OFTEN)
    while room.status == PLAYING:
        seat = room.to_act
        table = room.playing()
        stage = str(table.view(seat).get("stage", ""))
        if moves % every == 0 or stage not in stages:
            stages.add(stage)
            found.append(shown(herald, seat))
            if moves % (4 * every) == 0:
                found.append(shown(herald, -1))
        move = think(ask(table, seat, "greedy"))
        room.carry_out(Moved(str(table.words.move_name(move))), seat, 0.0)
        moves += 1
    found.extend(shown(herald, audience) for audience in (0, -1))
    return found


if __name__ == "__main__":
    for name in games.names():
        seats = SEATS.get(name, min(games.find(name).seats))
        places = [
            {"seat": seat, "name": NAMES[seat], "kind": "person", "bot": "", "present": True}
            for seat in range(seats)
        ]
        kept = {"game": name, "places": places, "positions": positions(name, seats)}
        (FIXTURES / f"{name}.json").write_text(
            json.dumps(kept, ensure_ascii=False), encoding="utf-8"
        )
        print(name, len(kept["positions"]), "positions")  # noqa: T201

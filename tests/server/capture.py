"""Writes positions as the server sends them, for the playground and the unit tests.

    python -m tests.server.capture

Greedy bots play one game of each kind. Every few moves, and whenever a stage of the game is new,
what the seat that must decide and what a spectator are shown is kept. What other tables have to
show comes from `tests.server.scenes`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fondaco import games
from tests.server import scenes
from tests.server.rooms import NAMES
from tests.server.turns import Picture, begun, shown, turns

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
SEATS = {"medici": 4, "strozzi": 4, "oltremare": 4}
EVERY = {"oltremare": 200}
OFTEN = 25


def usual(game: str, seats: int) -> list[Picture]:
    """The positions of one game that are worth a picture."""
    room = begun(game, seats, seed="pictures")
    every = EVERY.get(game, OFTEN)
    found: list[Picture] = []
    stages: set[str] = set()
    for turn in turns(room):
        stage = str(turn.view.get("stage", ""))
        if turn.number % every == 0 or stage not in stages:
            stages.add(stage)
            found.append(shown(room, turn.seat))
            if turn.number % (4 * every) == 0:
                found.append(shown(room, -1))
    return [*found, shown(room, 0), shown(room, -1)]


def write(name: str, game: str, seats: int, positions: list[Picture]) -> None:
    """Keep positions of a game, at tables with at most so many seats."""
    places: list[dict[str, Any]] = [
        {"seat": seat, "name": NAMES[seat], "kind": "person", "bot": "", "present": True}
        for seat in range(seats)
    ]
    kept = {"game": game, "places": places, "positions": positions}
    path = FIXTURES / f"{name}.json"
    path.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
    print(f"{path.name}: {len(positions)} positions")  # noqa: T201


if __name__ == "__main__":
    more = {"medici": scenes.of_medici, "strozzi": scenes.of_strozzi}
    for name in games.names():
        seats = SEATS.get(name, min(games.find(name).seats))
        pictures = usual(name, seats)
        if name in more:
            seats = max(games.find(name).seats)
            pictures += more[name]()
        write(name, name, seats, pictures)
    write("oltremare-seats", "oltremare", 5, scenes.of_oltremare())

"""The command `python -m bench.rooms GAME`: what a move costs in a room, early and late in a game.

One game by chance with five audiences, three times over; the best of the three counts. No sockets,
no disk: what is left must not grow with the number of moves behind it.
"""

import sys
from statistics import mean
from time import process_time

from tests.server import rooms

from fondaco.server.deeds import Moved
from fondaco.server.herald import Herald
from fondaco.server.room import PLAYING

SEATS = 4
TIMES = 3
STRETCH = 60


def costs(game: str) -> list[float]:
    """Microseconds for each move of a game, in the room and for all audiences."""
    room = rooms.started(rooms.agreed(game, SEATS, people=SEATS), seed="costs")
    herald, dice = Herald(room), rooms.dice(2)
    for audience in range(-1, SEATS):
        herald.view(audience)
    found = []
    while room.status == PLAYING:
        move, seat = rooms.random_move(room, dice), room.to_act
        start = process_time()
        herald.updates(room.carry_out(Moved(move), seat, 0.0))
        found.append(1e6 * (process_time() - start))
    return found


if __name__ == "__main__":
    turns = [costs(sys.argv[1]) for _ in range(TIMES)]
    for first in range(0, len(turns[0]), STRETCH):
        best = min(mean(turn[first : first + STRETCH]) for turn in turns)
        print(f"moves {first + 1:4} to {first + STRETCH:4}: {best:4.0f} µs a move")

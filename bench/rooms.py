"""The command `python -m bench.rooms [GAME ...]`: what a move costs in a room as a game grows long.

One game by chance with five audiences, played many times over: every move counts with the best of
its times, so that what else the machine did is left out. No sockets, no disk. The memory is that
of the room and of all it has to say; it fills what is kept for guests who come back, then the log.
"""

import gc
import sys
import tracemalloc
from collections.abc import Iterator
from time import process_time

from tests.server import sample_rooms

from fondaco.games import index
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.entries import Moved
from fondaco.server.table.room import PLAYING

SEATS = 4
TIMES = 15
STRETCHES = 6


def played(game: str) -> Iterator[float]:
    """Microseconds for each move of a game, in the room and for all audiences."""
    room = sample_rooms.started(game, SEATS, people=SEATS, seed="costs")
    broadcaster, dice = Broadcaster(room), sample_rooms.dice(2)
    for audience in range(-1, SEATS):
        broadcaster.view(audience)
    while room.status == PLAYING:
        move, seat = sample_rooms.random_move(room, dice), room.to_act
        start = process_time()
        broadcaster.updates(room.carry_out(Moved(move), seat, 0.0))
        yield 1e6 * (process_time() - start)


def costs(game: str) -> list[float]:
    """The best time of every move."""
    return [min(times) for times in zip(*(list(played(game)) for _ in range(TIMES)), strict=True)]


def memory(game: str, width: int) -> list[float]:
    """KiB held after so many moves, again and again."""
    tracemalloc.start()
    try:
        return [held() for number, _ in enumerate(played(game), 1) if number % width == 0]
    finally:
        tracemalloc.stop()


def held() -> float:
    """KiB in use, once the rubbish is gone."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1024


def report(game: str) -> Iterator[str]:
    """A line for every stretch of a game; the last moves, which do not fill one, are left out."""
    cost = costs(game)
    width = len(cost) // STRETCHES
    for number, kept in enumerate(memory(game, width)):
        first = number * width
        mean = sum(cost[first : first + width]) / width
        yield f"{game:10} to move {first + width:4}: {mean:4.0f} µs a move, {kept:4.0f} KiB held"


if __name__ == "__main__":
    for name in sys.argv[1:] or index.names():
        for line in report(name):
            print(line, flush=True)

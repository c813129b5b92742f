"""A game at a table of the server, turn by turn, and what it looks like to who comes in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from fondaco.core.dice import Dice, seed
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.entries import Moved
from fondaco.server.table.room import PLAYING
from fondaco.server.wire.connection import Reading
from fondaco.server.workers.questions import ask, think

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fondaco.core.table import Table
    from fondaco.server.table.room import Room

Picture = dict[str, Any]
"""A view, with its words where they are kept."""


class Turn(NamedTuple):
    """A seat that is to decide, and how many moves were made before."""

    table: Table
    seat: int
    number: int

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.table.view(self.seat)


def greedy(turn: Turn) -> str:
    """The move of a greedy bot whose dice fall the same every time."""
    dice = Dice()
    seed(dice, turn.number, 0, 0, 0)
    question = ask(turn.table, turn.seat, "greedy", dice)
    return str(turn.table.words.move_name(think(question)))


def turns(room: Room, decide: Callable[[Turn], str] = greedy) -> Iterator[Turn]:
    """Every turn of the game, before its move is made."""
    number = 0
    while room.status == PLAYING:
        turn = Turn(room.playing(), room.to_act, number)
        yield turn
        room.carry_out(Moved(decide(turn)), turn.seat, 0.0)
        number += 1


def shown(room: Room, audience: int) -> Picture:
    """A view and its words, as one who comes in is told them."""
    fresh = Broadcaster(room)
    told = json.loads(fresh.view(audience))
    return {"view": told, "words": json.loads(fresh.recent_words(audience, Reading(board=True)))}


def brief(room: Room, audience: int, events: int) -> Picture:
    """A view without words and with the last events only: a file of many is to stay small."""
    told = json.loads(Broadcaster(room).view(audience))
    return {"view": told | {"log": told["log"][-events:]}}

"""Whole games over real sockets: four seats and a spectator, all in step to the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from fondaco.core import record_reader
from fondaco.games import index
from tests.server import sample_rooms
from tests.server.client import Guest, Sitting
from tests.server.people import table_of
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    import random
    from pathlib import Path

NAMES = ("Anna", "Bruno", "Carla", "Dario")


async def play(sitting: Sitting, dice: random.Random) -> int:
    """Make random moves whenever it is one's turn, until the game is over."""
    made = 0
    while True:
        await sitting.until(lambda: sitting.is_over or sitting.choices)
        if sitting.is_over:
            return made
        number = sitting.number
        answer = await sitting.move(dice.choice(sitting.choices)["move"])
        assert answer["type"] == "ack", answer
        await sitting.beyond(number)
        made += 1


async def whole_game(address: str, game: str) -> None:
    guests = [await Guest(address, name).arrive() for name in NAMES]
    watcher = Guest(address, "nobody")
    table = await table_of(*guests, game=game)
    async with asyncio.TaskGroup() as group:
        sittings: list[Sitting] = []
        stacks = [guest.at(table) for guest in (*guests, watcher)]
        sittings = [await stack.__aenter__() for stack in stacks]
        answer = await sittings[0].do("start")
        assert answer["type"] == "ack"
        playing = [
            group.create_task(play(sitting, sample_rooms.dice(seat)))
            for seat, sitting in enumerate(sittings[:4])
        ]
        made = sum([await task for task in playing])
        await sittings[4].until(lambda: sittings[4].is_over)
        assert sittings[4].view["seat"] == -1
        assert {sitting.number for sitting in sittings[:4]} != {0}
        for stack in stacks:
            await stack.__aexit__(None, None, None)
    document = await guests[0].ask("GET", f"/api/tables/{table}/record")
    replayed = record_reader.replay(document, index.find(game), "the record")
    assert replayed.number == made
    over = sittings[4].last["over"]
    assert over["totals"] == replayed.totals
    assert over["secret"] == document["chance"][0]["secret"]
    for guest in (*guests, watcher):
        await guest.leave()


@pytest.mark.parametrize("game", index.names())
def test_four_people_and_a_spectator_see_a_whole_game(game: str, tmp_path: Path) -> None:
    with hosted(settings(tmp_path)) as address:
        asyncio.run(whole_game(address, game))

"""Connections and rooms that nobody reads: neither holds up the rest of the house."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import httpx

from fondaco.server.table.permissions import Caller
from fondaco.server.table.session import Session
from fondaco.server.wire.commands import Hello
from fondaco.server.wire.connection import Connection, Reading
from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from pathlib import Path


def test_a_client_that_does_not_read_is_let_go_and_the_others_hear_everything() -> None:
    async def work() -> None:
        session = Session(sample_rooms.started("medici"))
        slow = Connection(sample_rooms.CALLERS[0], queue=4)
        quick = Connection(sample_rooms.CALLERS[1], queue=100)
        session.connections = {slow, quick}
        for number in range(20):
            session.tell_all(str(number))
        heard: list[int] = []

        async def send(text: str) -> None:
            heard.extend(json.loads(text))
            done.set()

        done = asyncio.Event()
        writing = asyncio.create_task(quick.write(send))
        await asyncio.wait_for(done.wait(), 5)
        writing.cancel()

        assert slow.lost.is_set()
        assert not quick.lost.is_set()
        assert heard == list(range(20))

    asyncio.run(work())


def test_words_are_sent_to_those_who_ask_for_them() -> None:
    async def work() -> None:
        session = Session(sample_rooms.started("medici"))
        texts: dict[str, list[str]] = {"en": [], "": []}
        for language, found in texts.items():
            connection = Connection(Caller("", ""), Reading(language), queue=100)
            session.greet(connection, Hello(1, "table", language=language))
            found.extend(connection.waiting)

        assert any("110 cards are shuffled" in text for text in texts["en"])
        assert not any("110 cards are shuffled" in text for text in texts[""])

    asyncio.run(work())


def test_a_room_that_nobody_watches_is_put_away_and_found_again(tmp_path: Path) -> None:
    def rooms_open(address: str) -> str:
        text = httpx.get(f"{address}/metrics").text
        return next(line for line in text.splitlines() if line.startswith("fondaco_rooms "))

    async def work(address: str) -> None:
        anna = await Guest(address, "Anna").arrive()
        table = await anna.found("medici", "me", "me")
        async with anna.at(table) as one:
            await one.seen()
            before = one.hash
        async with asyncio.timeout(20):
            while rooms_open(address) != "fondaco_rooms 0.0":  # noqa: ASYNC110  it tells when asked
                await asyncio.sleep(0.05)
        async with anna.at(table) as one:
            await one.seen()
            assert one.hash == before
            await one.do("look", seat=one.turn)
            await one.has_choices()
            assert (await one.move("reveal"))["type"] == "ack"

    with hosted(settings(tmp_path, idle=0.3)) as address:
        asyncio.run(work(address))

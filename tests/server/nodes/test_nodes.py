"""Several processes and restarts: a table goes on wherever it was, with nothing lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core import record_reader
from fondaco.core.errors import Unreadable
from fondaco.games import index
from fondaco.server.instance_lock import instance_lock
from fondaco.server.store import now
from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.people import table_of
from tests.server.server_thread import PATIENT, hosted, settings
from tests.server.store.database_programs import start_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.client import Sitting


def moved_to(guest: Guest, address: str) -> Guest:
    """The same guest, at another door of the house."""
    other = Guest(address, guest.name)
    other.http.cookies.update(guest.http.cookies)
    return other


async def step(*sittings: Sitting, pick: int = 0) -> str:
    """One move by whoever is to act; all are in step after it."""
    numbers = [sitting.number for sitting in sittings]
    mover = next(sitting for sitting in sittings if sitting.choices)
    move = str(mover.choices[pick % len(mover.choices)]["move"])
    answer = await mover.move(move)
    assert answer["type"] == "ack", answer
    for sitting, number in zip(sittings, numbers, strict=True):
        await sitting.beyond(number)
    assert len({str(s.view["market"]) for s in sittings}) == 1
    return move


def test_a_table_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    moves: list[str] = []

    async def begin(address: str) -> tuple[Guest, Guest, str]:
        anna, bruno = [await Guest(address, name).arrive() for name in ("Anna", "Bruno")]
        table = await table_of(anna, bruno)
        async with anna.at(table) as one, bruno.at(table) as two:
            await one.do("start")
            await one.seen()
            await two.seen()
            moves.extend([await step(one, two, pick=n) for n in range(6)])
        return anna, bruno, table

    async def go_on(address: str, guests: tuple[Guest, Guest], table: str) -> None:
        anna, bruno = [moved_to(guest, address) for guest in guests]
        async with anna.at(table) as one, bruno.at(table) as two:
            await one.seen()
            await two.seen()
            dice = sample_rooms.dice(8)
            while not one.is_over:
                await one.until(lambda: one.choices or two.choices or one.is_over)
                if not one.is_over:
                    moves.append(await step(one, two, pick=dice.randrange(9)))
        document = await anna.ask("GET", f"/api/tables/{table}/record")
        assert [entry["move"] for entry in document["moves"]] == moves
        record_reader.replay(document, index.find("medici"), "the record")

    with hosted(chosen) as address:
        anna, bruno, table = asyncio.run(begin(address))
    with hosted(chosen) as address:
        asyncio.run(go_on(address, (anna, bruno), table))


@contextmanager
def killable(database: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """The server as its own process, as anybody starts it."""
    command = [sys.executable, "-m", "fondaco", "serve", "--port", str(port), "--no-compile"]
    running = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}", "--log", "error"],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    try:
        assert running.stdout is not None
        assert b"open at" in running.stdout.readline()
        yield running
    finally:
        running.kill()
        running.wait()
        running.stdout.close()  # type: ignore[union-attr]


@pytest.mark.thorough
def test_a_move_is_there_after_the_server_was_killed(tmp_path: Path) -> None:
    from fondaco.server.run import listen  # noqa: PLC0415

    listening = listen("127.0.0.1", 0)
    port = int(listening.getsockname()[1])
    listening.close()
    address = f"http://127.0.0.1:{port}"
    acknowledged: list[str] = []

    async def work() -> None:
        guest: Guest | None = None
        table = ""
        for round_ in range(1):
            with killable(tmp_path / "house.db", port) as running:
                guest = await arrived(guest, address)
                table = table or await guest.found("medici", "me", "me")
                async with guest.at(table) as one:
                    await one.seen()
                    for _ in range(5):
                        await one.do("look", seat=one.turn)
                        await one.until(lambda: one.choices)
                        move = one.choices[round_ % len(one.choices)]["move"]
                        assert (await one.move(move))["type"] == "ack"
                        acknowledged.append(move)
                    running.send_signal(signal.SIGKILL)
                    await one.until(lambda: one.closed)
        with killable(tmp_path / "house.db", port):
            assert guest is not None
            guest = await arrived(guest, address)
            async with guest.at(table) as one:
                await one.seen()
                assert one.number == len(acknowledged) + 1

    asyncio.run(asyncio.wait_for(work(), 100))
    assert len(acknowledged) == 5


async def arrived(guest: Guest | None, address: str) -> Guest:
    """The guest at the door, as soon as the door is open."""
    known = guest or Guest(address, "Anna")
    # The socket listens before the house is open, so that the first request may wait for it.
    await known.http.get("/health", timeout=30)
    return known if guest else await known.arrive()


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of its own."""
    try:
        server = start_postgres(tmp_path_factory.mktemp("nodes"))
    except Exception as error:  # noqa: BLE001  whatever keeps it from starting is the reason
        pytest.skip(f"PostgreSQL cannot start here: {error!r}")
    with server:
        yield server


@pytest.mark.thorough
def test_players_at_two_nodes_share_a_table_and_one_node_may_go(
    postgres: Any, tmp_path: Path
) -> None:
    from fondaco.server.settings import Settings  # noqa: PLC0415

    plain = Settings(postgres.get_uri(), **PATIENT)  # type: ignore[arg-type]
    first, second = replace(plain, node="rialto"), replace(plain, node="arsenale")

    async def meet(here: str, there: str) -> tuple[Guest, Guest, str, list[str]]:
        anna = await Guest(here, "Anna").arrive()
        bruno = await Guest(there, "Bruno").arrive()
        table = await table_of(anna, bruno)
        async with anna.at(table) as one, bruno.at(table) as two:
            await one.do("start")
            await one.seen()
            await two.seen()
            moves = [await step(one, two, pick=n) for n in range(16)]
            await two.do("chat", text="ciao")
            assert (await one.heard_of("chat"))["line"]["text"] == "ciao"
        return anna, bruno, table, moves

    async def alone(there: str, anna: Guest, bruno: Guest, table: str, moves: list[str]) -> None:
        anna = moved_to(anna, there)
        async with anna.at(table) as one, bruno.at(table) as two:
            await one.seen()
            await two.seen()
            moves += [await step(one, two, pick=n) for n in range(6)]
            assert one.number == len(moves) + 1

    assert tmp_path
    with hosted(second) as there:
        with hosted(first) as here:
            anna, bruno, table, moves = asyncio.run(asyncio.wait_for(meet(here, there), 60))
        asyncio.run(asyncio.wait_for(alone(there, anna, bruno, table, moves), 60))


def test_a_second_server_on_one_file_says_so_instead_of_starting(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'house.db'}"

    with instance_lock(place):
        with pytest.raises(Unreadable) as caught, instance_lock(place):
            pass
        assert caught.value.code == "database/taken"
    with instance_lock(place):
        pass


def test_a_node_that_lost_a_table_writes_nothing_until_it_has_it_again(tmp_path: Path) -> None:
    def steal(table: str) -> None:
        """Let another node own the table for a second, as if this one had been asleep."""
        until = now() + 1000
        with sqlite3.connect(tmp_path / "house.db", timeout=10) as connection:
            connection.execute("INSERT INTO nodes VALUES ('rival', 'boot', ?)", (until,))
            connection.execute(
                "UPDATE owners SET node = 'rival', fence = fence + 1 WHERE table_id = ?", (table,)
            )
        connection.close()

    async def work(address: str) -> None:
        anna = await Guest(address, "Anna").arrive()
        table = await anna.found("medici", "me", "me")
        async with anna.at(table) as one:
            await one.seen()
            await one.do("look", seat=one.turn)
            await one.has_choices()
            assert (await one.move("reveal"))["type"] == "ack"
            await one.until(lambda: len(one.view["market"]) == 1)
            await asyncio.to_thread(steal, table)

            answer = await one.move("reveal")

            assert answer["type"] == "ack"
            await one.until(lambda: len(one.view["market"]) == 2)
            number = one.number
        async with anna.at(table, seat=one.seat) as again:
            await again.seen()
            assert again.number == number

    with hosted(settings(tmp_path)) as address:
        asyncio.run(asyncio.wait_for(work(address), 30))

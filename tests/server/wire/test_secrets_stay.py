"""Canaries: secrets and tokens are looked for wherever they must not be."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fondaco.games import index
from fondaco.server import logging_setup
from fondaco.server.store import Store
from tests.server import sample_rooms
from tests.server.client import Guest, whose_turn
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Anna", "Bruno", "Carla")


def secrets_in(database: Path) -> list[str]:
    """The secrets behind the chance of all tables, as they would show in text."""
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT secret FROM tables").fetchall()
    connection.close()
    texts = []
    for (secret,) in found:
        texts += [secret.hex(), json.dumps(list(secret)), repr(secret)[2:20]]
    return texts


async def play_some(address: str, game: str, moves: int) -> tuple[list[Guest], str, list[str]]:
    """Three people play for a while, make mistakes and talk; what links they made."""
    people = [await Guest(address, name).arrive() for name in NAMES]
    table = await people[0].found(game, "me", "open", "open")
    codes = [await people[0].invite(table, seat) for seat in (1, 2)]
    for guest, code in zip(people[1:], codes, strict=True):
        await guest.accept(code)
    codes.append(
        (await people[0].ask("POST", f"/api/tables/{table}/transfer", {"seat": 0}))["code"]
    )
    async with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
        sittings = (a, b, c)
        await a.do("start")
        for sitting in sittings:
            await sitting.seen()
        dice = sample_rooms.dice(9)
        for _ in range(moves):
            mover = await whose_turn(*sittings)
            number = mover.number
            await mover.move("nonsense")
            await mover.move(dice.choice(mover.choices)["move"])
            await mover.beyond(number)
        await a.do("chat", text="good luck")
        await a.socket.send("{" * 50)
        await people[0].ask("GET", f"/api/tables/{table}/record", status=409)
        await people[0].ask("POST", "/api/join", {"code": "x" * 43}, status=410)
        await people[0].ask("POST", "/api/join", {"kode": codes[0]}, status=400)
        await people[0].ask("GET", "/api/nowhere", status=404)
        for path in ("/metrics", "/health", "/schema/openapi.json", "/api/tables", "/"):
            for guest in people:
                guest.heard.append((await guest.http.get(path)).text)
    return people, table, codes


@pytest.mark.parametrize("game", index.names())
def test_no_secret_and_no_token_is_in_traffic_logs_exports_or_error_pages(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logging_setup.set_up("debug")
    chosen = settings(tmp_path)
    with hosted(chosen) as address:
        people, table, codes = asyncio.run(asyncio.wait_for(play_some(address, game, 12), 60))
    exported = asyncio.run(export(chosen.database, table))

    hidden = secrets_in(tmp_path / "house.db")
    tokens = [guest.token for guest in people]
    assert len(hidden) == 3
    for number, guest in enumerate(people):
        heard = "\n".join(guest.heard)
        own_codes = codes if number == 0 else []
        for canary in (*hidden, *tokens, *(code for code in codes if code not in own_codes)):
            assert canary not in heard
    for canary in (*hidden, *tokens, *codes):
        assert canary not in written.getvalue()
        assert canary not in exported
    raw = (tmp_path / "house.db").read_bytes()
    for canary in (*tokens, *codes):
        assert canary.encode() not in raw


async def export(database: str, table: str) -> str:
    store = await Store.open(database, "exporter")
    try:
        return msgspec.json.encode(await store.export(table)).decode()
    finally:
        await store.close()


def test_a_fault_shows_an_id_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(*_: Any) -> Any:
        raise RuntimeError("the deck is fur3 cloth5")

    async def work(address: str) -> None:
        anna = await Guest(address, "Anna").arrive()
        monkeypatch.setattr(Store, "list_of", break_down)
        answer = await anna.ask("GET", "/api/tables/mine", status=500)
        assert set(answer) == {"code", "sentence", "id"}
        assert "fur3" not in json.dumps(answer)
        assert answer["id"] in written.getvalue()

    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logging_setup.set_up("info")
    with hosted(settings(tmp_path)) as address:
        asyncio.run(asyncio.wait_for(work(address), 30))


def test_a_fault_writes_down_where_it_was_and_not_what_was_held_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(*_: Any) -> Any:
        held = "canary-" + "in-a-local-name"
        raise RuntimeError(len(held))

    async def work(address: str) -> None:
        anna = await Guest(address, "Anna").arrive()
        table = await anna.found("medici", "me", "me")
        monkeypatch.setattr(Store, "list_of", break_down)
        await anna.ask("GET", "/api/tables/mine", status=500)
        monkeypatch.setattr(Store, "append", break_down)
        async with anna.at(table) as one:
            await one.do("look", seat=max(one.turn, 0))
            answer = await one.do("chat", text="ciao")
            assert answer["code"] == "fault"
            assert "canary" not in json.dumps(answer)
        tokens.append(anna.token)

    tokens: list[str] = []
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logging_setup.set_up("debug")
    with hosted(settings(tmp_path)) as address:
        asyncio.run(asyncio.wait_for(work(address), 30))

    told = written.getvalue()
    assert "break_down" in told
    for canary in ("canary-in-a-local-name", *tokens, *secrets_in(tmp_path / "house.db")):
        assert canary not in told


def test_what_libraries_complain_about_stands_in_the_log_as_one_line_of_json(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logging_setup.set_up("info")

    logging.getLogger("uvicorn.error").warning("one\ntwo %s", "three")

    (line,) = written.getvalue().splitlines()
    assert json.loads(line)["event"] == "one\ntwo three"
    assert json.loads(line)["logger"] == "uvicorn.error"

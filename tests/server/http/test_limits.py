"""The guards at the doors: caps, sizes, names, and who may see what the house counts."""

from __future__ import annotations

import asyncio
import io
import json
import stat
import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fondaco.core.errors import Unreadable
from fondaco.server import logging_setup
from fondaco.server.app import LARGEST_REQUEST
from fondaco.server.http import tokens
from fondaco.server.http.limits import ConcurrencyLimit, neighbourhood
from tests.server.client import Guest
from tests.server.people import duel, guests, run
from tests.server.server_processes import Server, children_of, is_running
from tests.server.server_thread import hosted, settings
from tests.server.store.database_programs import attempts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ELSEWHERE = {"X-Forwarded-For": "203.0.113.9"}
"""As a proxy on this machine would say it."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with little room."""
    chosen = settings(
        tmp_path_factory.mktemp("strict"),
        spectators=2,
        sockets_per_guest=3,
        sockets_per_address=6,
        metrics_token="a token for the watchman",  # noqa: S106  a canary
    )
    with hosted(chosen) as address:
        yield address


# Caps


def test_a_table_has_room_for_so_many_who_watch_and_always_for_who_plays(strict: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(strict)
        async with AsyncExitStack() as stack:
            for _ in range(2):
                watching = await stack.enter_async_context(Guest(strict, "").at(table))
                await watching.heard_of("seats")
            late = await stack.enter_async_context(Guest(strict, "").at(table))
            assert (await late.heard_of("error"))["code"] == "table/full"
            for guest in (anna, bruno):
                playing = await stack.enter_async_context(guest.at(table))
                assert (await playing.heard_of("welcome"))["yours"]

    run(work())


def test_a_guest_and_an_address_may_open_so_many_sockets(strict: str) -> None:
    async def work() -> None:
        anna, bruno, _ = await duel(strict)
        table = await anna.found("medici", "me", "me")
        async with AsyncExitStack() as stack:
            for _ in range(3):
                sitting = await stack.enter_async_context(anna.at(table))
                await sitting.seen()
            with pytest.raises(InvalidStatus):
                await stack.enter_async_context(anna.line())
            for _ in range(3):
                await stack.enter_async_context(bruno.line())
            with pytest.raises(InvalidStatus):
                await stack.enter_async_context(Guest(strict, "").line())
        async with anna.at(table) as again:  # whoever closes a socket may open another
            await again.seen()

    run(work())


def test_places_are_given_back_and_the_last_leaves_no_trace() -> None:
    places = ConcurrencyLimit(1)
    with places.one("Anna"), places.one("Bruno"):
        with pytest.raises(Unreadable) as caught, places.one("Anna"):
            pass
        assert caught.value.code == "limit/too-many"

    assert not places._held


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::7", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("nobody", "nobody"),
    ],
)
def test_a_customer_with_many_addresses_counts_once(host: str, counts_as: str) -> None:
    assert neighbourhood(host) == counts_as


# Metrics


def test_metrics_are_for_those_who_have_the_token(strict: str) -> None:
    def ask(**headers: str) -> int:
        return httpx.get(f"{strict}/metrics", headers=headers).status_code

    assert ask() == 403
    assert ask(Authorization="Bearer a token for the burglar") == 403
    assert ask(Authorization="Basic a token for the watchman") == 403
    assert ask(Authorization="Bearer a token for the watchman") == 200
    assert ask(Authorization="Bearer a token for the watchman", **ELSEWHERE) == 200


def test_without_a_token_metrics_are_for_this_machine(server: str) -> None:
    assert httpx.get(f"{server}/metrics").status_code == 200
    answer = httpx.get(f"{server}/metrics", headers=ELSEWHERE)
    assert (answer.status_code, answer.json()["code"]) == (403, "metrics/closed")


def test_metrics_can_be_opened_to_everybody(tmp_path: Path) -> None:
    with hosted(settings(tmp_path, metrics_open=True)) as address:
        assert httpx.get(f"{address}/metrics", headers=ELSEWHERE).status_code == 200


# Names and sizes


@pytest.mark.parametrize("name", ["%00", "a%00b", "x" * 65, "%F0%9F%98%80", "a%0A", "'--", "..%2f"])
@pytest.mark.parametrize("path", ["record", "invite", "transfer"])
def test_what_cannot_be_a_name_of_a_table_is_not_looked_for(
    server: str, name: str, path: str
) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        method, body = ("GET", None) if path == "record" else ("POST", {"seat": 0})
        answer = await anna.ask(method, f"/api/tables/{name}/{path}", body, status=404)
        assert answer["code"] in ("table/unknown", "http/404")

    run(work())


@pytest.mark.parametrize("seat", [-1, 16, 2**70, "x", None, 0.5])
def test_a_link_is_made_for_a_seat_that_can_be(server: str, seat: object) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found("medici", "me", "open", "open")
        for path in ("invite", "transfer"):
            await anna.ask("POST", f"/api/tables/{table}/{path}", {"seat": seat}, status=400)

    run(work())


@pytest.mark.parametrize("name", ["a\x00b", "\n", "x\n", "é", "\u202e", "x" * 65])
def test_an_id_that_a_database_may_not_hold_is_not_read(server: str, name: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found("medici", "me", "me")
        async with anna.at(table) as one:
            await one.seen()
            await one.say(type="move", id=name, seat=0, expected=1, move="reveal")
            assert (await one.heard_of("error"))["code"] == "message/unreadable"

    run(work())


def test_a_request_has_its_size(server: str) -> None:
    answer = httpx.post(
        f"{server}/api/guest",
        content=b'{"name": "' + b"x" * LARGEST_REQUEST + b'"}',
        headers={"Origin": server, "Content-Type": "application/json"},
    )

    assert answer.status_code == 413


def test_nothing_may_be_hidden_behind_a_long_token(server: str) -> None:
    cookie = {"Cookie": f"fondaco={'x' * (tokens.LONGEST + 1)}"}

    assert httpx.get(f"{server}/api/guest", headers=cookie).status_code == 401


# Leaving, and who was turned away


def test_who_leaves_for_good_takes_the_key_along(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        thief = Guest(server, "thief")
        thief.http.cookies.update(anna.http.cookies)
        await thief.ask("GET", "/api/guest", status=200)

        answer = await anna.http.delete("/api/guest")

        assert (answer.status_code, answer.json()) == (200, {"name": "Anna"})
        assert "max-age=0" in answer.headers["set-cookie"].lower()
        assert not list(anna.http.cookies.jar)
        await thief.ask("GET", "/api/guest", status=401)

    run(work())


def test_who_is_turned_away_is_written_down_without_what_they_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logging_setup.set_up("info")
    evil = {"Origin": "https://evil.example"} | ELSEWHERE
    with hosted(settings(tmp_path)) as address:
        httpx.post(f"{address}/api/join", json={"code": "canary"}, headers=evil)
        httpx.get(f"{address}/metrics", headers=ELSEWHERE)
        with pytest.raises(InvalidStatus):
            asyncio.run(_knock(address, evil))

    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    told = [(line["code"], line["who"]) for line in lines if line["event"] == "turned away"]
    who = ELSEWHERE["X-Forwarded-For"]
    assert told == [("origin/unknown", who), ("metrics/closed", who), ("origin/unknown", who)]
    assert "canary" not in written.getvalue()


async def _knock(address: str, headers: dict[str, str]) -> None:
    place = address.replace("http", "ws") + "/socket"
    async with connect(place, additional_headers=headers):
        pass


# The file and the processes


def test_only_who_runs_the_server_can_read_its_file(tmp_path: Path) -> None:
    with hosted(settings(tmp_path)):
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}

    assert {"house.db", "house.db-wal", "house.db.lock"} <= set(modes)
    assert set(modes.values()) == {0o600}


@pytest.mark.thorough
def test_over_https_the_cookie_and_the_headers_are_the_strictest(tmp_path: Path) -> None:
    there = "https://play.example.org"
    server = Server("--database", f"sqlite:///{tmp_path / 'a.db'}", "--origin", there)
    server.start()
    try:
        server.wait_until_open()
        answer = httpx.post(
            f"{server.address}/api/guest",
            json={"name": "Anna"},
            headers={"Origin": there},
            timeout=20,
        )
        stranger = httpx.post(
            f"{server.address}/api/guest", json={"name": "A"}, headers={"Origin": server.address}
        )
    finally:
        server.kill()

    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-fondaco=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
    assert "samesite=strict" in cookie.lower()
    assert "domain" not in cookie.lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
    assert stranger.status_code == 403


@pytest.mark.thorough
def test_the_bots_of_a_killed_server_do_not_outlive_it(tmp_path: Path) -> None:
    server = Server("--database", f"sqlite:///{tmp_path / 'a.db'}")

    async def play() -> None:
        anna = await Guest(server.address, "Anna").arrive()
        table = await anna.found("medici", "chance", "chance", "me")
        async with anna.at(table) as one:
            await one.has_choices()  # after others have moved, unless Anna is the first
            await one.move(one.choices[0]["move"])
            for _ in range(40):
                if one.turn != one.seat:
                    break
                await one.until(lambda: one.choices or one.turn != one.seat)
                if one.choices:
                    await one.move(one.choices[-1]["move"])
            await one.beyond(one.number)

    server.start()
    try:
        server.wait_until_open()
        asyncio.run(asyncio.wait_for(play(), 60))
        workers = children_of(server.pid)
    finally:
        server.kill()

    assert workers
    for _ in attempts():
        if not any(is_running(worker) for worker in workers):
            break

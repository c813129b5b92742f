"""Guests and tables over HTTP: cookies, headers, errors, limits."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from fondaco.games import index
from fondaco.server.node import LOCAL_COOKIE, SAFE_COOKIE, ServerNode
from fondaco.server.wire.typescript import protocol
from tests.server.client import Guest
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

PROTOCOL_FILE = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all of these tests."""
    with hosted(settings(tmp_path_factory.mktemp("lobby"))) as place:
        yield place


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 40))


def test_the_types_for_the_browser_are_those_of_the_server() -> None:
    assert PROTOCOL_FILE.read_text(encoding="utf-8") == protocol()


def test_every_game_is_offered_with_its_seats_and_bots(address: str) -> None:
    offer = httpx.get(f"{address}/api/games").json()

    assert [card["name"] for card in offer["games"]] == list(index.names())
    assert offer["games"][0]["seats"] == list(index.find(index.names()[0]).seats)
    assert "Nina" in [bot["name"] for bot in offer["bots"]]


def test_a_guest_needs_a_name_and_nothing_else(address: str) -> None:
    async def work() -> None:
        anna = await Guest(address, "  Anna\t Bella ").arrive()

        assert await anna.ask("GET", "/api/guest") == {"name": "Anna Bella"}
        assert await anna.ask("PATCH", "/api/guest", {"name": "Anna"}) == {"name": "Anna"}
        for name in ("", " ", "\u0000", "x" * 41):
            await anna.ask("POST", "/api/guest", {"name": name}, status=400)
        stranger = Guest(address, "nobody")
        answer = await stranger.ask("GET", "/api/guest", status=401)
        assert answer["code"] == "guest/unknown"

    run(work())


def test_the_cookie_is_kept_from_scripts_and_other_sites(address: str) -> None:
    answer = httpx.post(f"{address}/api/guest", json={"name": "Anna"}, headers={"Origin": address})

    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(f"{LOCAL_COOKIE}=")
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "domain" not in cookie


def test_over_https_the_cookie_has_the_safest_name(tmp_path: Path) -> None:
    server = ServerNode(replace(settings(tmp_path), origins=("https://play.example.org",)))

    assert server.cookie == SAFE_COOKIE


def test_a_page_of_another_house_cannot_act_for_a_guest(address: str) -> None:
    answer = httpx.post(
        f"{address}/api/guest", json={"name": "Anna"}, headers={"Origin": "https://evil.example"}
    )

    assert (answer.status_code, answer.json()["code"]) == (403, "origin/unknown")


@pytest.mark.parametrize("path", ["/", "/api/games", "/page/page.css", "/api/nowhere", "/health"])
def test_every_answer_tells_the_browser_to_be_careful(address: str, path: str) -> None:
    headers = httpx.get(f"{address}{path}").headers

    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_page_has_no_script_of_its_own_in_it(address: str) -> None:
    page = httpx.get(address)

    assert page.headers["content-type"].startswith("text/html")
    assert "<script>" not in page.text


def test_health_and_metrics_can_be_asked_for(address: str) -> None:
    assert httpx.get(f"{address}/health").json()["status"] == "well"
    assert "fondaco_moves_total" in httpx.get(f"{address}/metrics").text


def test_the_interface_is_described(address: str) -> None:
    paths = httpx.get(f"{address}/schema/openapi.json").json()["paths"]

    assert "/api/tables/{table}/invite" in paths


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, "game/unknown"),
    ({"game": "medici", "seats": [{"kind": "me"}]}, "table/seats"),
    ({"game": "medici", "seats": [{"kind": "me"}] * 2, "options": ["x"]}, "table/option"),
    ({"game": "medici", "seats": [{"kind": "bot", "bot": "run:ls"}] * 2}, "bot/unknown"),
    ({"game": "medici", "seats": [{"kind": "me"}] * 2, "edition": "= ="}, "edition/toml"),
    ({"game": "medici", "seats": [{"kind": "me"}] * 2, "edition": "a = 1"}, "edition/entry"),
    ({"game": "medici", "seats": [{"kind": "king"}] * 2}, "http/400"),
    ({"game": "medici", "seats": [{"kind": "me"}] * 2, "clock": {"seconds": 0}}, "http/400"),
    ({"game": "medici", "seats": [{"kind": "me"}] * 99}, "http/400"),
    ({"seats": []}, "http/400"),
]


@pytest.mark.parametrize(("wish", "code"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_with_a_code(
    address: str, wish: dict[str, Any], code: str
) -> None:
    async def work() -> None:
        anna = await Guest(address, "Anna").arrive()
        answer = await anna.http.post("/api/tables", json=wish)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code
        assert answer.json()["sentence"].endswith(".")

    run(work())


def test_a_table_can_be_played_with_the_cards_of_ones_own_box(address: str) -> None:
    async def work() -> None:
        anna = await Guest(address, "Anna").arrive()
        box = (index.find("medici").folder / "components.toml").read_text(encoding="utf-8")
        mine = box.replace('edition = "', 'edition = "my ', 1)
        table = await anna.found("medici", "me", "chance", edition=mine)
        async with anna.at(table) as one:
            assert (await one.heard_of("welcome"))["edition"].startswith("my ")

    run(work())


def test_tables_are_listed_for_those_who_may_see_them(address: str) -> None:
    async def work() -> None:
        anna = await Guest(address, "Anna").arrive()
        bruno = await Guest(address, "Bruno").arrive()
        seats = ("me", "open", "greedy")
        public = await anna.found("medici", *seats, visibility="public")
        hidden = await anna.found("strozzi", *seats)

        mine = await anna.ask("GET", "/api/tables/mine")
        listed = {card["table"]: card for card in await bruno.ask("GET", "/api/tables")}

        assert {card["table"] for card in mine} == {public, hidden}
        assert hidden not in listed
        card = listed[public]
        assert (card["game"], card["status"], card["open"]) == ("medici", "open", [1])
        assert card["names"][0] == "Anna"
        assert card["yours"] == []
        async with bruno.at(public) as sitting:
            assert (await sitting.do("sit", seat=1))["type"] == "ack"
            assert (await sitting.do("start"))["type"] == "ack"
            await sitting.seen()
            assert sitting.seat == 1
        async with bruno.at(hidden) as watching:
            assert (await watching.do("sit", seat=1))["code"] == "seat/by-invitation"

    run(work())


def test_open_seats_can_be_filled_with_bots_at_the_start(address: str) -> None:
    async def work() -> None:
        anna = await Guest(address, "Anna").arrive()
        table = await anna.found("medici", "me", "open", "open")
        async with anna.at(table) as one:
            assert (await one.do("start"))["code"] == "start/open-seats"
            assert (await one.do("start", bot="run:ls"))["code"] == "bot/unknown"
            assert (await one.do("start", bot="chance"))["type"] == "ack"
            await one.seen()
            places = one.last["seats"]["places"]
            assert [place["kind"] for place in places] == ["person", "bot", "bot"]

    run(work())


def test_whoever_asks_too_often_must_wait(tmp_path: Path) -> None:
    with hosted(settings(tmp_path, guest_rate="3/minute")) as address:
        answers = [
            httpx.post(f"{address}/api/guest", json={"name": "A"}, headers={"Origin": address})
            for _ in range(5)
        ]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["code"] == "limit/too-often"

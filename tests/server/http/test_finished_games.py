"""Games that are over, over HTTP: score sheets, replays, curves, forks, and who may not."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core import record_reader
from fondaco.core.records import FORMAT, VERSION
from fondaco.games import index
from fondaco.speech.catalogues import house_tongue, languages
from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.people import begun, duel, guests, run
from tests.server.server_thread import hosted, settings
from tests.server.wire.test_whole_games import play

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all of these tests."""
    with hosted(settings(tmp_path_factory.mktemp("finished"))) as place:
        yield place


async def finished(address: str, **terms: Any) -> tuple[Guest, Guest, str]:
    """Two people who have played a game of Medici to its end."""
    anna, bruno, table = await duel(address, **terms)
    async with anna.at(table) as one, bruno.at(table) as two:
        await begun(one, two)
        await asyncio.gather(play(one, sample_rooms.dice(1)), play(two, sample_rooms.dice(2)))
        sheets = [message.get("sheet") for message in one.messages if message["type"] == "update"]
        assert sheets.count(True) == 3, "each day is paid once"
        assert sheets[-1]
    return anna, bruno, table


async def refused(guest: Guest, method: str, path: str, body: Any = None) -> str:
    """The code with which a request is refused, and a sentence with it."""
    answer = await guest.http.request(method, path, json=body)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["sentence"].endswith(".")
    return str(answer.json()["code"])


THINKING = 300
"""Seconds to wait for a worker, who goes last on a busy machine."""
OF_CHESS = {"format": FORMAT, "version": VERSION, "game": "chess"}
FORK = {"number": 3, "seat": 0, "bot": "chance"}


def asked_of(table: str) -> list[tuple[str, str, Any]]:
    """All that can be asked of a game that is over."""
    place = f"/api/tables/{table}"
    return [
        ("GET", f"{place}/replay", None),
        ("GET", f"{place}/curve", None),
        ("POST", f"{place}/fork", FORK),
    ]


def test_a_finished_game_is_shown_again_with_its_sheet(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await finished(address)
        record = await anna.ask("GET", f"/api/tables/{table}/record")

        sheet = await bruno.ask("GET", f"/api/tables/{table}/sheet?language=en")
        replay = await bruno.ask("GET", f"/api/tables/{table}/replay?eyes=1&language=xx")

        assert sheet["totals"] == record["result"]["totals"] == replay["totals"]
        assert [period["name"] for period in sheet["periods"]] == ["Day 1", "Day 2", "Day 3"]
        assert sheet["periods"][0]["lines"][0]["source"] == "Ship"
        assert sheet["periods"][0]["lines"][0]["clause"] == "MED-4.2"
        assert sheet["unit"] == "florins"
        assert replay["eyes"] == 1
        assert replay["names"] == ["Anna", "Bruno"]
        assert replay["steps"][-1]["number"] == len(record["moves"])
        assert replay["winners"] == record["result"]["winners"]

    run(work())


def test_a_record_file_is_replayed_and_a_forged_one_is_not(address: str) -> None:
    async def work() -> None:
        anna, _, table = await finished(address)
        record = await anna.ask("GET", f"/api/tables/{table}/record")
        stranger = Guest(address, "nobody")

        there = await anna.ask("GET", f"/api/tables/{table}/replay?eyes=all")
        brought = await stranger.ask("POST", "/api/replay?eyes=all", record)
        assert brought == there

        forged = json.loads(json.dumps(record))
        forged["result"]["totals"][0] += 5
        assert await refused(stranger, "POST", "/api/replay", forged) == "record/result"
        forged["moves"][4]["hash"] = "0" * 32
        assert await refused(stranger, "POST", "/api/replay", forged) == "record/hash"
        assert await refused(stranger, "POST", "/api/replay", {"format": "x"}) == "record/format"
        unknown = record | {"game": "chess"}
        assert await refused(stranger, "POST", "/api/replay", unknown) == "game/unknown"
        assert await refused(stranger, "POST", "/api/replay?eyes=2", record) == "replay/eyes"
        large = record | {"note": "x" * (3 * 1024 * 1024)}
        assert await refused(stranger, "POST", "/api/replay", large) == "http/413"

    run(work())


@pytest.mark.parametrize("language", languages())
def test_askers_are_refused_in_the_language_they_ask_in(address: str, language: str) -> None:
    say = house_tongue(language).say

    async def sentence(guest: Guest, method: str, path: str, body: Any = None) -> str:
        answer = await guest.http.request(method, f"{path}language={language}", json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["sentence"])

    async def work() -> None:
        anna, _, table = await duel(address)
        place = f"/api/tables/{table}"

        assert await sentence(anna, "GET", f"{place}/sheet?") == say("sorry-table-not-started")
        for method, path, body in asked_of(table):
            assert await sentence(anna, method, f"{path}?", body) == say("sorry-record-not-over")
        if language != "en":
            brought = await sentence(anna, "POST", "/api/replay?", OF_CHESS)
            assert brought == say("sorry-record-game")

    run(work())


def test_what_is_not_over_is_not_shown_but_for_its_sheet(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        not_begun = await refused(anna, "GET", f"/api/tables/{table}/sheet")
        assert not_begun == "table/not-started"
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            for question in asked_of(table):
                assert await refused(anna, *question) == "record/not-over"

            sheet = await anna.ask("GET", f"/api/tables/{table}/sheet")
            assert sheet == {"periods": [], "totals": [0, 0], "unit": "florins"}
            others = f"/api/tables/{table}/sheet?seat=1"
            assert await refused(anna, "GET", others) == "seat/not-yours"
            assert await bruno.ask("GET", others) == sheet

    run(work())


def test_private_and_unknown_tables_are_shown_to_no_stranger(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await finished(address, visibility="private")
        (carla,) = await guests(address, "Carla")

        sheet = ("GET", f"/api/tables/{table}/sheet", None)
        for question in (sheet, *asked_of(table)):
            assert await refused(carla, *question) == "table/private"
        for question in asked_of("A" * 22):
            assert await refused(carla, *question) == "table/unknown"
        nobody = Guest(address, "nobody")
        fork = ("POST", f"/api/tables/{table}/fork", FORK)
        assert await refused(nobody, *fork) == "guest/unknown"

        watch = await anna.ask("POST", f"/api/tables/{table}/watch")
        await carla.accept(watch["code"])
        assert await carla.ask("GET", f"/api/tables/{table}/replay")
        assert await bruno.ask("GET", f"/api/tables/{table}/replay")

    run(work())


def test_a_curve_comes_little_by_little(address: str) -> None:
    async def work() -> None:
        anna, _, table = await finished(address)
        path = f"/api/tables/{table}/curve"

        first = await anna.ask("GET", path)
        # Asking again is all that a client can do.
        while (curve := await anna.ask("GET", path))["done"] < 1:  # noqa: ASYNC110
            await asyncio.sleep(0.2)

        assert first["of"] == curve["of"] > 2
        assert curve["points"][0]["number"] == 0
        assert len(curve["points"][0]["shares"]) == 2

    run(work(), THINKING)


# Forks


@pytest.mark.thorough
def test_a_fork_goes_on_from_there_against_bots_and_its_record_is_sound(address: str) -> None:
    async def work() -> None:
        _, bruno, table = await finished(address)
        record = await bruno.ask("GET", f"/api/tables/{table}/record")
        number = len(record["moves"]) // 2

        wish = {"number": number, "seat": 1, "bot": "chance"}
        fork = (await bruno.ask("POST", f"/api/tables/{table}/fork", wish))["table"]

        async with bruno.at(fork) as here:
            await here.seen()
            places = here.last["seats"]["places"]
            assert [place["kind"] for place in places] == ["bot", "person"]
            assert here.seat == 1
            await play(here, sample_rooms.dice(5))
            over, welcome = here.last["over"], here.last["welcome"]
        kept = await bruno.ask("GET", f"/api/tables/{fork}/record")
        again = record_reader.replay(kept, index.find("medici"), "the fork")
        assert kept["moves"][:number] == record["moves"][:number]
        past, ahead = kept["chance"]
        assert past == record["chance"][0]
        assert ahead["from"] == number + 1
        assert (ahead["secret"], ahead["commitment"]) == (over["secret"], welcome["commitment"])
        assert ahead["secret"] != past["secret"]
        assert again.totals == over["totals"]

    run(work())


@pytest.mark.thorough
def test_a_fork_is_private_and_when_it_is_over_it_is_forked_again_or_a_new_game_begins(
    address: str,
) -> None:
    async def work() -> None:
        anna, bruno, table = await finished(address)
        record = await anna.ask("GET", f"/api/tables/{table}/record")
        number = next(n for n in range(3, 8) if record["moves"][n]["seat"] == 0)
        wish = FORK | {"number": number}
        fork = (await anna.ask("POST", f"/api/tables/{table}/fork", wish))["table"]
        assert (await bruno.http.get(f"/api/tables/{fork}/sheet")).json()["code"] == "table/private"

        async with anna.at(fork) as here:
            await here.seen()
            await play(here, sample_rooms.dice(6))
            assert (await here.do("rematch", seat=0))["type"] == "ack"
            await here.until(lambda: here.last["wishes"].get("table"))
        another = here.last["wishes"]["table"]
        async with anna.at(another) as here:
            await play(here, sample_rooms.dice(8))
        fresh = await anna.ask("GET", f"/api/tables/{another}/record")
        assert [chance["from"] for chance in fresh["chance"]] == [0]
        assert fresh["chance"][0]["secret"] != record["chance"][0]["secret"]
        wish = FORK | {"number": 8}
        again = (await anna.ask("POST", f"/api/tables/{fork}/fork", wish))["table"]
        async with anna.at(again) as here:
            await play(here, sample_rooms.dice(7))
        kept = await anna.ask("GET", f"/api/tables/{again}/record")
        assert [chance["from"] for chance in kept["chance"]] == [0, number + 1, 9]
        record_reader.replay(kept, index.find("medici"), "the fork")

    run(work())


def test_a_fork_that_cannot_be_is_refused(address: str) -> None:
    async def work() -> None:
        anna, _, table = await finished(address)
        record = await anna.ask("GET", f"/api/tables/{table}/record")
        moves = len(record["moves"])
        wrong = {
            "fork/number": FORK | {"number": moves + 1},
            "fork/over": FORK | {"number": moves},
            "seat/unknown": FORK | {"seat": 2},
            "bot/unknown": FORK | {"bot": "run:ls"},
            "http/400": FORK | {"number": -1},
        }

        for code, wish in wrong.items():
            assert await refused(anna, "POST", f"/api/tables/{table}/fork", wish) == code

    run(work())

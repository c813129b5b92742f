"""Manners at a table: commands and their answers over a real socket."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fondaco.server.messages import LONGEST_MESSAGE, PROTOCOL
from tests.server import rooms
from tests.server.client import Guest, Sitting
from tests.server.hosting import hosted, settings

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all of these tests: each has its own tables and guests."""
    folder: Path = tmp_path_factory.mktemp("house")
    chosen = settings(folder, grace=0.5, chat_rate="3/10seconds")
    with hosted(chosen) as place:
        yield place


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 40))


async def guests(address: str, *names: str) -> list[Guest]:
    return [await Guest(address, name).arrive() for name in names]


async def duel(address: str, **terms: Any) -> tuple[Guest, Guest, str]:
    """A table of Medici for two people, ready to start."""
    anna, bruno = await guests(address, "Anna", "Bruno")
    table = await anna.found("medici", "me", "open", **terms)
    await bruno.accept(await anna.invite(table, 1))
    return anna, bruno, table


def mover(*sittings: Sitting) -> Sitting:
    return next(sitting for sitting in sittings if sitting.choices)


async def begun(*sittings: Sitting) -> None:
    await sittings[0].do("start")
    for sitting in sittings:
        await sitting.seen()


# Commands


def test_a_duplicate_is_answered_the_same_way_and_done_once(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            expected = first.number
            answers = [
                await first.do("move", "same-id", seat=first.seat, expected=expected, move="reveal")
                for _ in range(3)
            ]
            refused = [
                await first.do("move", "other", seat=first.seat, expected=first.number, move="fly")
                for _ in range(2)
            ]

            assert answers[0]["type"] == "ack"
            assert answers == [answers[0]] * 3
            assert refused[0]["type"] == "refused"
            assert refused[0] == refused[1]
            assert first.number == expected + 1
            assert len(first.view["market"]) == 1

    run(work())


def test_a_duplicate_on_another_socket_is_answered_the_same_way(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            who = anna if first is one else bruno
            terms = {"seat": first.seat, "expected": first.number, "move": "reveal"}
            answer = await first.do("move", "again", **terms)
            async with who.at(table) as later:
                await later.seen()
                assert await later.do("move", "again", **terms) == answer
                assert len(later.view["market"]) == 1

    run(work())


def test_a_stale_command_is_refused_with_what_was_missed(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            old = first.number
            await first.move("reveal")
            await first.until(lambda: first.number == old + 1)
            seen = len([m for m in first.messages if m["type"] == "view"])

            answer = await first.move("reveal", expected=old)

            assert (answer["type"], answer["code"]) == ("refused", "stale")
            await first.times("view", seen + 1)

    run(work())


def test_a_move_against_the_rules_is_refused_with_its_clause_and_a_sentence(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            second = two if first is one else one

            early = await first.move("take 1")
            not_mine = await second.move("reveal")

            assert (early["code"], early["clause"]) == ("market-empty", "MED-2.4")
            assert early["sentence"].endswith(".")
            assert (not_mine["code"], not_mine["clause"]) == ("not-your-turn", "MED-1.8")
            assert not_mine["names"]["seat"] == first.seat

    run(work())


MALFORMED = [
    "",
    "nonsense",
    "[]",
    "{}",
    '{"type":"fly","id":"1"}',
    '{"type":"move","id":"1"}',
    '{"type":"move","id":"1","seat":"0","expected":1,"move":"reveal"}',
    '{"type":"move","id":"1","seat":0,"expected":-1,"move":"reveal"}',
    '{"type":"move","id":"","seat":0,"expected":1,"move":"reveal"}',
    '{"type":"chat","id":"1","text":"' + "x" * 600 + '"}',
    '{"type":"ping","more":1}',
    "[" * 2000,
    '{"type":"look","id":"1","seat":NaN}',
]


def test_what_cannot_be_read_is_answered_with_a_code_and_a_sentence(address: str) -> None:
    async def work() -> None:
        (anna,) = await guests(address, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table) as one:
            await one.seen()
            for count, text in enumerate(MALFORMED, 1):
                await one.socket.send(text)
                await one.times("error", count)
            assert one.last["error"] == {
                "type": "error",
                "code": "message/unreadable",
                "sentence": "That is no message of the protocol.",
            }
            await one.say(type="ping")
            await one.heard_of("pong")

    run(work())


def test_who_sends_nothing_but_nonsense_is_let_go(address: str) -> None:
    async def work() -> None:
        (anna,) = await guests(address, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table) as one:
            for _ in range(20):
                await one.socket.send("nonsense")
            await one.until(lambda: one.closed)
            assert one.socket.close_code == 4029

    run(work())


def test_a_message_that_is_too_long_ends_the_talk(address: str) -> None:
    async def work() -> None:
        (anna,) = await guests(address, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table) as one:
            await one.socket.send("x" * (LONGEST_MESSAGE + 1))
            await one.until(lambda: one.closed)
            assert one.socket.close_code == 1009

    run(work())


def test_a_page_of_another_house_gets_no_socket(address: str) -> None:
    async def work() -> None:
        place = address.replace("http", "ws") + "/socket"
        with pytest.raises(InvalidStatus):
            async with connect(place, origin="https://evil.example"):  # type: ignore[arg-type]
                pass

    run(work())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, "hello/first"),
        ({"type": "hello", "protocol": PROTOCOL + 1, "table": "x"}, "hello/protocol"),
        ({"type": "hello", "protocol": PROTOCOL, "table": "nowhere"}, "table/unknown"),
        ({"type": "hello", "protocol": PROTOCOL, "table": "../x"}, "message/unreadable"),
    ],
)
def test_a_socket_begins_with_hello_at_a_table_that_exists(
    address: str, first: dict[str, Any], code: str
) -> None:
    async def work() -> None:
        async with connect(address.replace("http", "ws") + "/socket") as socket:
            await socket.send(json.dumps(first))
            assert json.loads(await socket.recv())["code"] == code
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    run(work())


# Coming back


def test_who_comes_back_is_told_what_was_missed(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            who, stays = (bruno, one) if first is one else (anna, two)
            absent = two if first is one else one
            known: dict[str, Any] = {
                "seat": absent.seat,
                "number": absent.number,
                "hash": absent.hash,
            }
            view = json.loads(json.dumps(absent.view))
            await absent.socket.close()
            await first.move("reveal")
            await stays.until(lambda: len(stays.view["market"]) == 1)
            async with who.at(table, **known) as back:
                back.view, back.seat, back.number = view, known["seat"], known["number"]
                await back.until(lambda: back.number == known["number"] + 1)
                assert [m["type"] for m in back.messages].count("view") == 0
                assert back.view["market"] == stays.view["market"]
                now = {"seat": back.seat, "number": back.number, "hash": back.hash}
            async with who.at(table, **now) as again:
                assert (await again.heard_of("in-step"))["hash"] == now["hash"]
            async with who.at(table, **(now | {"hash": "0123456789abcdef"})) as lost:
                await lost.seen()
                assert lost.hash == now["hash"]

    run(work())


# Several seats in one client


def test_at_one_screen_a_secret_is_sent_only_for_the_seat_that_looks(address: str) -> None:
    async def work() -> None:
        (anna,) = await guests(address, "Anna")
        table = await anna.found("oltremare", "me", "me", "chance")
        async with anna.at(table) as one:
            await one.seen()
            assert one.last["welcome"]["yours"] == [0, 1]
            assert one.view["seat"] == -1
            assert one.view["hand"] == []

            await one.do("look", seat=1)
            await one.until(lambda: one.view["seat"] == 1)
            mine = list(one.view["hand"])
            await one.do("look", seat=0)
            await one.until(lambda: one.view["seat"] == 0)
            after = one.messages[-1]
            refused = await one.do("look", seat=2)

            assert len(mine) > 0
            assert after["seat"] == 0
            assert after["view"]["hand"] != mine
            assert refused["code"] == "seat/not-yours"

    run(work())


# Links


def test_an_invitation_is_good_for_one_guest(address: str) -> None:
    async def work() -> None:
        anna, bruno, carla = await guests(address, "Anna", "Bruno", "Carla")
        table = await anna.found("medici", "me", "open", "open")
        code = await anna.invite(table, 1)

        assert await bruno.accept(code) == {"table": table, "seat": 1}
        answer = await carla.ask("POST", "/api/join", {"code": code}, status=410)

        assert answer["code"] == "link/spent"
        again = await anna.ask("POST", f"/api/tables/{table}/invite", {"seat": 1}, status=409)
        assert again["code"] == "seat/taken"
        strange = await carla.ask("POST", f"/api/tables/{table}/invite", {"seat": 2}, status=403)
        assert strange["code"] == "seat/not-yours"

    run(work())


def test_of_many_who_use_an_invitation_at_once_one_gets_the_seat(address: str) -> None:
    async def work() -> None:
        anna, *crowd = await guests(address, "Anna", *(f"Guest {n}" for n in range(8)))
        table = await anna.found("medici", "me", "open")
        code = await anna.invite(table, 1)

        answers = await asyncio.gather(
            *(one.http.post("/api/join", json={"code": code}) for one in crowd)
        )

        assert sorted(answer.status_code for answer in answers)[:2] != [201, 201]
        assert [answer.is_success for answer in answers].count(True) == 1
        assert all(answer.status_code < 500 for answer in answers)

    run(work())


def test_a_transfer_link_takes_a_seat_to_another_device(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        (phone,) = await guests(address, "Anna’s phone")
        async with anna.at(table) as one, bruno.at(table) as two, phone.at(table) as three:
            await begun(one, two)
            await three.seen()
            assert three.view["seat"] == -1
            made = await anna.ask("POST", f"/api/tables/{table}/transfer", {"seat": 0})

            await phone.accept(made["code"])

            await three.until(lambda: three.view["seat"] == 0)
            await one.until(lambda: one.view["seat"] == -1)
            answer = await one.do("move", seat=0, expected=three.number, move="reveal")
            assert answer["code"] == "seat/not-yours"
            mine = await phone.ask("GET", "/api/tables/mine")
            assert [card["table"] for card in mine] == [table]
            assert await anna.ask("GET", "/api/tables/mine") == []

    run(work())


# Leaving and staying away


def test_a_seat_is_voted_out_and_a_bot_plays_on(address: str) -> None:
    async def work() -> None:
        anna, bruno, carla = await guests(address, "Anna", "Bruno", "Carla")
        table = await anna.found("medici", "me", "open", "open")
        await bruno.accept(await anna.invite(table, 1))
        await carla.accept(await anna.invite(table, 2))
        async with anna.at(table) as one, bruno.at(table) as two, carla.at(table) as three:
            await begun(one, two, three)
            await one.do("vote-out", seat=0, against=2)
            await two.do("vote-out", seat=1, against=2)

            await three.until(lambda: three.view["seat"] == -1)
            await one.until(lambda: one.last["seats"]["places"][2]["kind"] == "bot")
            for sitting in (one, two):
                if sitting.choices:
                    while sitting.choices and not two.is_over:
                        number = sitting.number
                        await sitting.move(sitting.choices[-1]["move"])
                        await sitting.beyond(number)
                    break
            assert one.last["seats"]["places"][2]["name"] == "Carla"

    run(work())


@pytest.mark.thorough
def test_a_bot_keeps_an_absent_players_seat_warm_and_gives_it_back(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one:
            async with bruno.at(table) as two:
                await begun(one, two)
            await one.until(lambda: one.last["seats"]["places"][1]["bot"] == "keeper")
            dice = rooms.dice(4)
            turns = {0: 0, 1: 0}
            while min(turns.values()) < 2:
                if one.choices:
                    number = one.number
                    await one.move(dice.choice(one.choices)["move"])
                    await one.beyond(number)
                else:
                    number = one.number
                    await one.beyond(number)
                    turns[1] += 1
                turns[0] += 1
            async with bruno.at(table) as two:
                await two.seen()
                await one.until(lambda: not one.last["seats"]["places"][1]["bot"])
                assert one.last["seats"]["places"][1]["present"]
                while not two.choices:
                    number = two.number
                    if one.choices:
                        await one.move(dice.choice(one.choices)["move"])
                    await two.beyond(number)
                answer = await two.move(two.choices[0]["move"])
                assert answer["type"] == "ack"

    run(work())


# Undo, chat, clocks, another game


def test_an_undo_goes_to_the_barrier_at_once_and_everybody_sees_it(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            second = two if first is one else one
            await first.move("reveal")
            await first.until(lambda: len(first.view["market"]) == 1)
            refused = await first.do("undo", seat=first.seat, expected=first.number)
            assert refused["code"] == "nothing-to-undo"
            before = json.loads(json.dumps(second.view))
            await first.move("take 1")
            await first.until(lambda: first.undo)

            answer = await first.do("undo", seat=first.seat, expected=first.number)

            assert answer["type"] == "ack"
            await second.until(lambda: second.last["update"].get("taken_back") == 1)
            assert second.view == before

    run(work())


def test_a_take_back_needs_the_others(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            second = two if first is one else one
            await first.move("reveal")
            await first.until(lambda: len(first.view["market"]) == 1)
            await first.move("take 1")
            await first.until(lambda: first.undo)
            number = first.number

            await first.do("ask-back", seat=first.seat, expected=first.number)
            asked = await second.heard_of("back")
            assert asked["by"] == first.seat
            await second.do("answer-back", seat=second.seat, agree=True)

            await first.until(lambda: first.number == number + 1)
            assert first.choices
            assert len(first.view["market"]) == 1

    run(work())


def test_chat_reaches_everybody_and_has_its_measure(address: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            answers = [await one.do("chat", text=f"Ciao {n}\n\t!") for n in range(5)]
            line = await two.heard_of("chat")

            assert [a["type"] for a in answers[:3]] == ["ack"] * 3
            assert [a.get("code") for a in answers[3:]] == ["limit/too-often"] * 2
            assert line["line"]["name"] == "Anna"
            assert line["line"]["text"].startswith("Ciao")
            assert "\n" not in line["line"]["text"]
        async with bruno.at(table) as again:
            welcome = await again.heard_of("welcome")
            assert [line["text"] for line in welcome["chat"]] == [
                "Ciao 0 !",
                "Ciao 1 !",
                "Ciao 2 !",
            ]

    run(work())


def test_guests_without_a_name_may_watch_and_not_speak(address: str) -> None:
    async def work() -> None:
        (anna,) = await guests(address, "Anna")
        watcher = Guest(address, "nobody")
        table = await anna.found("medici", "me", "chance")
        hidden = await anna.found("medici", "me", "chance", visibility="private")
        async with watcher.at(table) as one:
            await one.seen()
            await one.say(type="chat", id="1", text="hello")
            assert (await one.heard_of("error"))["code"] == "guest/unknown"
        async with watcher.at(hidden) as two:
            assert (await two.heard_of("error"))["code"] == "table/private"

    run(work())


@pytest.mark.thorough
def test_when_the_time_is_up_a_bot_plays_on(address: str) -> None:
    async def work() -> None:
        (anna,) = await guests(address, "Anna")
        table = await anna.found("medici", "me", "me", clock={"seconds": 1})
        async with anna.at(table) as one:
            clocks = await one.heard_of("clocks")
            running = clocks["running"]
            assert clocks["left"][running] <= 1_000
            await one.do("look", seat=running)
            await one.until(lambda: one.choices)
            await one.until(lambda: one.last["seats"]["places"][running]["kind"] == "bot")
            assert one.last["clocks"]["left"][1 - running] <= 1_000

    run(work())


@pytest.mark.thorough
def test_another_game_follows_when_all_people_wish_for_it(address: str) -> None:
    async def work() -> None:
        (anna,) = await guests(address, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table) as one:
            dice = rooms.dice(1)
            while not one.is_over:
                await one.until(lambda: one.choices or one.is_over)
                if one.choices:
                    number = one.number
                    await one.move(dice.choice(one.choices)["move"])
                    await one.beyond(number)
            assert (await one.do("rematch", seat=0))["type"] == "ack"
            wishes = await one.until(lambda: one.last.get("wishes", {}).get("table"))
        async with anna.at(wishes) as next_one:
            assert (await next_one.heard_of("welcome"))["yours"] == [0]
            assert (await next_one.do("start"))["type"] == "ack"
            await next_one.seen()

    run(work())

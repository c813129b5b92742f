"""Commands and their answers over a real socket."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fondaco.server.wire.commands import LONGEST_MESSAGE
from fondaco.server.wire.messages import PROTOCOL
from tests.server.people import begun, duel, guests, mover, run

# Commands


def test_a_duplicate_is_answered_the_same_way_and_done_once(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_a_duplicate_on_another_socket_is_answered_the_same_way(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_a_stale_command_is_refused_with_what_was_missed(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_a_move_against_the_rules_is_refused_with_its_clause_and_a_sentence(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_what_cannot_be_read_is_answered_with_a_code_and_a_sentence(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
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


def test_who_sends_nothing_but_nonsense_is_let_go(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table) as one:
            for _ in range(20):
                await one.socket.send("nonsense")
            await one.until(lambda: one.closed)
            assert one.socket.close_code == 4029

    run(work())


def test_a_message_that_is_too_long_ends_the_talk(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table) as one:
            await one.socket.send("x" * (LONGEST_MESSAGE + 1))
            await one.until(lambda: one.closed)
            assert one.socket.close_code == 1009

    run(work())


def test_a_page_of_another_house_gets_no_socket(server: str) -> None:
    async def work() -> None:
        place = server.replace("http", "ws") + "/socket"
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
    server: str, first: dict[str, Any], code: str
) -> None:
    async def work() -> None:
        async with connect(server.replace("http", "ws") + "/socket") as socket:
            await socket.send(json.dumps(first))
            assert json.loads(await socket.recv())["code"] == code
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    run(work())

"""Coming, going, and seats that change hands."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server import sample_rooms
from tests.server.people import begun, duel, guests, mover, run, table_of

# Coming back


def test_who_comes_back_is_told_what_was_missed(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_at_one_screen_a_secret_is_sent_only_for_the_seat_that_looks(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
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


def test_an_invitation_is_good_for_one_guest(server: str) -> None:
    async def work() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
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


def test_of_many_who_use_an_invitation_at_once_one_gets_the_seat(server: str) -> None:
    async def work() -> None:
        anna, *crowd = await guests(server, "Anna", *(f"Guest {n}" for n in range(8)))
        table = await anna.found("medici", "me", "open")
        code = await anna.invite(table, 1)

        answers = await asyncio.gather(
            *(one.http.post("/api/join", json={"code": code}) for one in crowd)
        )

        assert sorted(answer.status_code for answer in answers)[:2] != [201, 201]
        assert [answer.is_success for answer in answers].count(True) == 1
        assert all(answer.status_code < 500 for answer in answers)

    run(work())


def test_a_transfer_link_takes_a_seat_to_another_device(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
        (phone,) = await guests(server, "Anna’s phone")
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


def test_a_seat_is_voted_out_and_a_bot_plays_on(server: str) -> None:
    async def work() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = await table_of(anna, bruno, carla)
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
def test_a_bot_keeps_an_absent_players_seat_warm_and_gives_it_back(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
        async with anna.at(table) as one:
            async with bruno.at(table) as two:
                await begun(one, two)
            await one.until(lambda: one.last["seats"]["places"][1]["bot"] == "keeper")
            dice = sample_rooms.dice(4)
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

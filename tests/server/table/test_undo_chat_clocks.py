"""Undo, take-back, chat, clocks and another game over a real socket."""

from __future__ import annotations

import json

import pytest

from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.people import begun, duel, guests, mover, run

# Undo, chat, clocks, another game


def test_an_undo_goes_to_the_barrier_at_once_and_everybody_sees_it(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_a_take_back_needs_the_others(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_chat_reaches_everybody_and_has_its_measure(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
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


def test_guests_without_a_name_may_watch_and_not_speak(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        watcher = Guest(server, "nobody")
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
def test_when_the_time_is_up_a_bot_plays_on(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
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
def test_another_game_follows_when_all_people_wish_for_it(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table) as one:
            dice = sample_rooms.dice(1)
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
            await next_one.seen()  # everybody is there, so it has begun

    run(work())

"""Opponents: bots in worker processes, shown a world of their own, served in turn."""

from __future__ import annotations

import asyncio
import os
import signal

import numpy as np
import pytest

from fondaco.bots.sight import redealt
from fondaco.core.dice import Dice, seed
from fondaco.core.errors import Unreadable
from fondaco.fast import layout
from fondaco.games import index
from fondaco.server.table.bot_seats import seated_bot
from fondaco.server.table.entries import Moved
from fondaco.server.table.room import PLAYING
from fondaco.server.workers.fair_queue import FairQueue
from fondaco.server.workers.pool import WorkerPool
from fondaco.server.workers.questions import Question, ask, think
from tests.server import sample_rooms


@pytest.mark.parametrize("name", ["run:rm -rf /", "os:system", "exact", "searcher@9999s", ""])
def test_only_bots_of_the_house_are_called_to_a_server(name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        seated_bot(name, [])

    assert caught.value.code == "bot/unknown"


def test_bots_of_one_name_are_told_apart() -> None:
    assert [seated_bot("greedy", taken).name for taken in ([], ["Nina"], ["Nina", "Nina 2"])] == [
        "Nina",
        "Nina 2",
        "Nina 3",
    ]


def test_a_question_holds_what_the_seat_may_know_and_else_chance() -> None:
    room = sample_rooms.started("oltremare", seed="question")
    table, seat = room.playing(), room.to_act
    kind = layout.dtype(type(table.state))
    state = table.state

    honest = np.frombuffer(ask(table, seat, "greedy").world, kind)
    view = table.game.view(layout.unpack(honest[0], table.game.new_state()), seat)
    dice = Dice()
    seed(dice, 1, 2, 3, 4)
    table.state = redealt(table.game, state, seat, dice)
    other = np.frombuffer(ask(table, seat, "greedy").world, kind)

    assert view == table.game.view(state, seat)
    assert honest.tobytes() != other.tobytes()
    true = np.zeros(1, kind)
    layout.pack(state, true[0])
    assert honest.tobytes() != true.tobytes()


@pytest.mark.parametrize("game", index.names())
def test_a_quick_bot_answers_with_one_of_the_choices(game: str) -> None:
    room = sample_rooms.started(game, seed="answers")
    dice = sample_rooms.dice(1)
    for _ in range(12):
        for bot in ("chance", "greedy"):
            assert think(ask(room.playing(), room.to_act, bot)) in room.playing().choices
        if room.status == PLAYING:
            room.carry_out(Moved(sample_rooms.random_move(room, dice)), room.to_act, 0.0)


def test_a_busy_table_does_not_starve_the_others() -> None:
    async def work() -> list[str]:
        turns, order = FairQueue(1), []

        async def one(table: str) -> None:
            await turns.enter(table)
            order.append(table)
            await asyncio.sleep(0)
            turns.leave()

        await turns.enter("first")
        waiting = [asyncio.create_task(one(table)) for table in ("a", "a", "a", "b", "c", "a", "b")]
        await asyncio.sleep(0)
        turns.leave()
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(work()) == ["a", "b", "c", "a", "b", "a", "a"]


def test_who_gives_up_waiting_does_not_keep_the_place() -> None:
    async def work() -> None:
        turns = FairQueue(1)
        await turns.enter("a")
        gone = asyncio.create_task(turns.enter("b"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.leave()

        await asyncio.wait_for(turns.enter("c"), 1)

    asyncio.run(work())


def die(question: Question) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return question.seat


@pytest.mark.thorough
def test_workers_come_in_once_before_they_are_needed() -> None:
    async def work() -> None:
        opponents = WorkerPool(1, compiles=False)
        opponents.wake()
        pool = opponents._pool
        opponents.wake()
        room = sample_rooms.started("medici", seed="awake")
        question = ask(room.playing(), room.to_act, "chance")
        try:
            assert await opponents.choose("t", question) in room.playing().choices
            assert opponents._pool is pool is not None
        finally:
            await opponents.close()

    asyncio.run(work())


@pytest.mark.thorough
def test_a_worker_that_is_killed_is_replaced() -> None:
    async def work() -> None:
        room = sample_rooms.started("medici", seed="killed")
        question = ask(room.playing(), room.to_act, "chance")
        opponents = WorkerPool(1, compiles=False)
        try:
            assert await opponents.choose("t", question) in room.playing().choices
            pool = opponents._open_pool()
            loop = asyncio.get_running_loop()
            with pytest.raises(Exception, match="terminated abruptly"):
                await loop.run_in_executor(pool, die, question)
            assert await opponents.choose("t", question) in room.playing().choices
        finally:
            await opponents.close()

    asyncio.run(work())


def test_whoever_thinks_ahead_waits_for_no_compiler() -> None:
    opponents = WorkerPool(1, compiles=False)
    room = sample_rooms.started("medici", seed="plain")

    seasoned = opponents._prepare(ask(room.playing(), room.to_act, "seasoned"))
    searcher = opponents._prepare(ask(room.playing(), room.to_act, "searcher@0.1s"))

    assert (seasoned.bot, seasoned.machine) == ("greedy", False)
    assert (searcher.bot, searcher.machine) == ("searcher@0.1s", False)

"""Opponents: bots at online tables, thinking in processes of their own.

A bot is sent a world in which everything that its seat cannot know was dealt anew, never the table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from fondaco import games
from fondaco.bots.ladder import QUICK
from fondaco.bots.lineup import call
from fondaco.bots.personas import BY_NAME, PEOPLE
from fondaco.bots.sight import Sight, look
from fondaco.core.dice import WORD, Dice, seed, word
from fondaco.core.refusal import Broken
from fondaco.fast import layout
from fondaco.server.header import Occupant
from fondaco.server.regrets import Regret

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.bots.player import Player
    from fondaco.core.table import Table

Answer = TypeVar("Answer")
AT_ONCE = ("chance", "greedy")
"""Bots that need no machine code."""
STAND_IN = "greedy"
OFFERED = (*QUICK, *(person.name for person in PEOPLE))


def invited(name: str, taken: list[str]) -> Occupant:
    """A bot of the house for a seat; bots from outside may not be called to a server."""
    known = {one.lower(): one for one in OFFERED}
    if name.lower() not in known:
        raise Regret("bot/unknown", bots=", ".join(OFFERED))
    person = BY_NAME.get(name.lower())
    face = person.name if person else next(p.name for p in PEOPLE if p.bot.split("@")[0] == name)
    called = next(n for n in (face, *(f"{face} {i}" for i in range(2, 99))) if n not in taken)
    return Occupant(name=called, bot=person.bot if person else name)


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a world as its seat imagines it, whose decision it is, and its dice."""

    game: str
    seat: int
    bot: str
    world: bytes
    rolls: tuple[int, int, int, int]
    machine: bool = False


def ask(table: Table, seat: int, bot: str, dice: Dice | None = None) -> Question:
    """The question to a bot at a seat of a table; nothing of the true position is in it.

    Without dice of its own it is a question that nobody can foresee.
    """
    rolling = dice or fresh_dice()
    sight = look(table.game, table.state, seat, rolling)
    rolls = (word(rolling), word(rolling), word(rolling), word(rolling))
    return Question(table.game.name, seat, bot, sight.row.tobytes(), rolls)


def think(question: Question) -> int:
    """Answer a question; this runs in a process beside the server."""
    return int(thinker(question).choose(seen(question)))


def seen(question: Question) -> Sight:
    """What the seat in question sees, unpacked."""
    game = games.find(question.game)
    world = np.frombuffer(question.world, layout.dtype(type(game.new_state()))).copy()
    dice = Dice()
    seed(dice, *question.rolls)
    return Sight(game, question.seat, dice, world)


def thinker(question: Question) -> Player:
    """Whoever is asked."""
    return _player(question.bot, question.game, question.machine)


@cache
def _player(bot: str, game: str, machine: bool) -> Player:  # noqa: FBT001  a key of the cache
    return call(bot).sit_down(games.find(game), machine=machine)


def fresh_dice() -> Dice:
    """Dice that nobody can foresee."""
    dice, number = Dice(), secrets.randbits(128)
    seed(dice, *(number >> shift & WORD for shift in (0, 32, 64, 96)))
    return dice


def _settle_down() -> None:
    """Begin as a worker: the server decides when to stop, and goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    # A server that is killed tells its workers nothing, and they would wait for ever.
    threading.Thread(target=_follow_the_server, daemon=True).start()


def _follow_the_server() -> None:
    if server := multiprocessing.parent_process():
        server.join()
        os._exit(0)


def _yawn() -> None:
    """Nothing but to be awake, with all that thinking needs."""


class Turns:
    """Whose question is next: every table in turn, so that a busy one does not starve the rest."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, list[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, table: str) -> None:
        """Wait for a free worker."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, []).append(turn)
        await turn

    def leave(self) -> None:
        """Let the next table in."""
        while self._waiting:
            table, turns = self._waiting.popitem(last=False)
            turn = turns.pop(0)
            if turns:
                self._waiting[table] = turns  # behind the others
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1


class Opponents:
    """The workers of one server."""

    def __init__(self, workers: int, *, compiles: bool) -> None:
        self._workers, self._compiles = max(1, workers), compiles
        self._turns = Turns(self._workers)
        self._pool: ProcessPoolExecutor | None = None
        self._compilers: dict[str, asyncio.Task[bool]] = {}

    def wake(self) -> None:
        """Let the workers come in, so that nobody waits for them when the first bot must move."""
        if self._pool is None:
            self._open_pool().submit(_yawn)

    async def choose(self, table: str, question: Question) -> int:
        """The move that a bot makes; questions of all tables take turns."""
        return await self.ask(table, think, question)

    async def ask(
        self, table: str, answer: Callable[[Question], Answer], question: Question
    ) -> Answer:
        """What a worker answers to a question, when the table's turn has come."""
        prepared = self._prepare(question)
        await self._turns.enter(table)
        try:
            return await self._work(answer, prepared)
        finally:
            self._turns.leave()

    async def _work(self, answer: Callable[[Question], Answer], question: Question) -> Answer:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._open_pool()
            try:
                return await loop.run_in_executor(pool, answer, question)
            except BrokenProcessPool:
                self._pool = None  # a worker was killed: others take its place
        raise Broken(f"no worker can think about {question.game}")

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, _settle_down)
        return self._pool

    def _prepare(self, question: Question) -> Question:
        """Whoever thinks ahead does so in machine code once that is made; until then as it can."""
        level = call(question.bot).level
        if level in AT_ONCE:
            return question
        if self._is_compiled(question.game):
            return replace(question, machine=True)
        # In plain Python the seasoned one would take a minute.
        return replace(question, bot=STAND_IN) if level in QUICK else question

    def _is_compiled(self, game: str) -> bool:
        if not self._compiles:
            return False
        if game not in self._compilers:
            self._compilers[game] = asyncio.create_task(_compile(game))
        task = self._compilers[game]
        return task.done() and not task.cancelled() and task.result()

    async def close(self) -> None:
        """Send everybody home."""
        for task in self._compilers.values():
            task.cancel()
        await asyncio.gather(*self._compilers.values(), return_exceptions=True)
        if self._pool is not None:
            # A thought takes a second or so, and a worker left alone leaves its locks behind.
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


async def _compile(game: str) -> bool:
    command = (sys.executable, "-m", "fondaco.bots.precompile", game)
    quiet = asyncio.subprocess.DEVNULL
    made = await asyncio.create_subprocess_exec(*command, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        return await made.wait() == 0
    finally:
        if made.returncode is None:
            made.kill()
            await made.wait()

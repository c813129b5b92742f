"""Bots' turns: a bot whose decision it is thinks beside the server, and moves."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from fondaco.core.errors import Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.server.table.entries import Moved
from fondaco.server.table.lesson_plan import dice_of
from fondaco.server.table.room import KEEPER
from fondaco.server.workers.questions import ask

if TYPE_CHECKING:
    from fondaco.server.settings import Settings
    from fondaco.server.table.entries import Deed
    from fondaco.server.table.executor import Executor
    from fondaco.server.table.room import Room
    from fondaco.server.table.session import Session
    from fondaco.server.workers.background import BackgroundTasks
    from fondaco.server.workers.pool import WorkerPool

_journal = structlog.get_logger(__name__)


class BotTurns:
    """Moves for bots, and for the bot that keeps an absent player's seat."""

    def __init__(
        self, executor: Executor, pool: WorkerPool, tasks: BackgroundTasks, settings: Settings
    ) -> None:
        self.executor, self.pool, self.tasks, self.settings = executor, pool, tasks, settings

    def look(self, session: Session) -> None:
        """Let a bot move where one must, unless it thinks already or nobody watches."""
        if any(occupant.bot for occupant in session.room.occupants):
            self.pool.wake()
        if bot_to_move(session) and session.thinking is None and session.connections:
            session.thinking = self.tasks.begin(self._move_on(session))

    async def _move_on(self, session: Session) -> None:
        try:
            while (bot := bot_to_move(session)) and session.fence is not None:
                if not session.connections:
                    break
                await self._move(session, bot)
        except Unreadable as busy:
            _journal.info("bot gives way", table=session.room.name, why=busy.code)
        finally:
            session.thinking = None

    async def _move(self, session: Session, bot: str) -> None:
        table, seat = session.room.playing(), session.room.to_act
        here = table.log[-1]
        began = time.monotonic()
        question = ask(table, seat, bot, dice_of(session.room))
        move = await self.pool.choose(session.room.name, question)
        if here.seat != seat:
            # Bots begin at one pace, so that quick thoughts tell nothing about hidden cards. The
            # small steps that follow are not drawn out: people would wait for minutes.
            await asyncio.sleep(max(0.0, self.settings.bot_pace - (time.monotonic() - began)))

        def plan(room: Room) -> Deed | None:
            now = room.playing()
            same = now.log[-1] == here and room.to_act == seat and bot_to_move(session) == bot
            return Moved(now.words.move_name(move), bot=True) if same else None

        if await self.executor.server_does(session, plan):
            self.executor.metrics.thoughts.inc()


def bot_to_move(session: Session) -> str:
    """The bot whose decision it is; none if it is a person's."""
    seat = session.room.to_act
    if seat == NOBODY:
        return ""
    return session.room.occupants[seat].bot or (KEEPER if seat in session.warm else "")

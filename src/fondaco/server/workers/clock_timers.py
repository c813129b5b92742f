"""Clock timers: when a player's time is up, a bot takes the seat."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from fondaco.core.verbs import NOBODY
from fondaco.server.table.entries import TIMED_OUT, Seated
from fondaco.server.table.room import KEEPER

if TYPE_CHECKING:
    from fondaco.server.table.entries import Deed
    from fondaco.server.table.executor import Executor
    from fondaco.server.table.room import Room
    from fondaco.server.table.session import Session
    from fondaco.server.workers.background import BackgroundTasks


class ClockTimers:
    """One timer for each table with clocks."""

    def __init__(self, executor: Executor, tasks: BackgroundTasks) -> None:
        self.executor, self.tasks = executor, tasks

    def start(self, session: Session) -> None:
        """Wait for the end of the clock that runs now."""
        clock = session.room.clock
        if clock and (ends := clock.ends()) is not None:
            wait = max(0.0, ends - time.monotonic()) + 0.001
            loop = asyncio.get_running_loop()
            session.timer = loop.call_later(wait, lambda: self.tasks.begin(self._time_up(session)))

    def stop(self, session: Session) -> None:
        """Wait no more."""
        if session.timer:
            session.timer.cancel()
            session.timer = None

    async def _time_up(self, session: Session) -> None:
        await self.executor.server_does(session, _hand_over)


def _hand_over(room: Room) -> Deed | None:
    clock, seat = room.clock, room.to_act
    if clock is None or seat == NOBODY or clock.now_left(time.monotonic())[seat] > 0:
        return None
    return Seated(seat, TIMED_OUT, name=room.occupants[seat].name, bot=KEEPER)

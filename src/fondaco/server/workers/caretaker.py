"""The caretaker: sees to what happens at tables without anybody asking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.server.table.room import PLAYING
from fondaco.server.workers.absent_seats import note_absence
from fondaco.server.workers.bot_turns import BotTurns
from fondaco.server.workers.bus_listener import BusListener
from fondaco.server.workers.clock_timers import ClockTimers
from fondaco.server.workers.periodic_sweep import PeriodicSweep

if TYPE_CHECKING:
    from fondaco.server.settings import Settings
    from fondaco.server.table.executor import Executor
    from fondaco.server.table.session import Session
    from fondaco.server.workers.background import BackgroundTasks
    from fondaco.server.workers.pool import WorkerPool


class Caretaker:
    """Looks after all tables of this process."""

    def __init__(
        self, executor: Executor, pool: WorkerPool, tasks: BackgroundTasks, settings: Settings
    ) -> None:
        self.registry, self.tasks, self.settings = executor.registry, tasks, settings
        self.bots = BotTurns(executor, pool, tasks, settings)
        self.timers = ClockTimers(executor, tasks)

    def start(self) -> None:
        """Begin to look after tables, to listen to other nodes and to go round."""
        self.registry.after, self.registry.after_move = self.look_after, self.look_on
        self.tasks.begin(BusListener(self.registry, self.tasks).listen())
        self.tasks.begin(PeriodicSweep(self.registry, self.settings).sweep())

    def close(self) -> None:
        """Let no clock run out any more."""
        for session in self.registry.sessions.values():
            self.timers.stop(session)

    def look_after(self, session: Session) -> None:
        """Something happened at a table: see who is there, and whether somebody must be moved."""
        if _is_ours(session):
            note_absence(session, self.settings.grace)
        self.look_on(session)

    def look_on(self, session: Session) -> None:
        """A move was made: see whether a bot or a clock must be attended to."""
        self.timers.stop(session)
        if _is_ours(session):
            self.timers.start(session)
            self.bots.look(session)


def _is_ours(session: Session) -> bool:
    """Whether a game is on at a table that this node owns."""
    return session.fence is not None and not session.closed and session.room.status == PLAYING

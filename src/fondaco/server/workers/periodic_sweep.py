"""The periodic sweep: every second or so each open table is looked at, whatever happened."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from fondaco.server.workers.bus_listener import HERE

if TYPE_CHECKING:
    from fondaco.server.settings import Settings
    from fondaco.server.table.registry import Registry
    from fondaco.server.table.session import Session

BEAT = 1.0
PULSE_EVERY = 4.0
_journal = structlog.get_logger(__name__)


class PeriodicSweep:
    """Puts idle tables away, adopts those whose owner is gone, tells other nodes who is here."""

    def __init__(self, registry: Registry, settings: Settings) -> None:
        self.registry, self.settings, self.store = registry, settings, registry.store

    async def sweep(self) -> None:
        """Look at all tables, again and again."""
        pulsed = 0.0
        while True:
            await asyncio.sleep(min(BEAT, self.settings.grace / 2, self.settings.idle / 2))
            now = time.monotonic()
            pulses = now - pulsed > PULSE_EVERY
            pulsed = now if pulses else pulsed
            for session in list(self.registry.sessions.values()):
                try:
                    await self._look_at(session, now, pulses=pulses)
                except Exception as error:  # noqa: BLE001  one table must not end the round
                    _journal.warning(
                        "table not seen to", table=session.room.name, error=type(error).__name__
                    )

    async def _look_at(self, session: Session, now: float, *, pulses: bool) -> None:
        if not session.connections:
            if now - session.quiet_since > self.settings.idle:
                await self.registry.put_away(session)
            return
        if pulses and (session.fence is None or session.is_elsewhere(now)):
            for seat in session.present_here():
                self.store.notify(f"{HERE}{session.room.name}:{seat}:{self.store.node}", 0)
        if session.fence is None:
            if await self.store.owner_of(session.room.name) is None:
                await self.registry.adopt(session)
        elif session.thinking is None:
            self.registry.attend(session)

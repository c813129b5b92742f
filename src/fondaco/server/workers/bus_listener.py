"""The listener on the bus: what other nodes say about tables that are open here too."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fondaco.server import store
from fondaco.server.table.ownership import ASK, FREE

if TYPE_CHECKING:
    from fondaco.server.table.registry import Registry
    from fondaco.server.workers.background import BackgroundTasks

HERE = "here:"
"""What a note begins with that says at which node a player is connected."""


class BusListener:
    """Hears of logs that have grown, of tables asked for or free, and of players elsewhere."""

    def __init__(self, registry: Registry, tasks: BackgroundTasks) -> None:
        self.registry, self.tasks = registry, tasks

    async def listen(self) -> None:
        """Act on every note."""
        ownership = self.registry.ownership
        async for note in self.registry.store.listen():
            if note == store.GAP:
                self.tasks.begin(ownership.look_everywhere())
            elif note.table.startswith(ASK):
                self.tasks.begin(ownership.give_away(note.table.removeprefix(ASK)))
            elif note.table.startswith(FREE):
                ownership.freed(note.table.removeprefix(FREE))
            elif note.table.startswith(HERE):
                self._heard_of(note.table.removeprefix(HERE))
            else:
                session = self.registry.sessions.get(note.table)
                if session and session.fence is None and note.number > session.room.length:
                    self.tasks.begin(ownership.grown(note.table, note.number))

    def _heard_of(self, place: str) -> None:
        """A player sits at another node."""
        name, seat, node = place.split(":", 2)
        session = self.registry.sessions.get(name)
        if session and node != self.registry.store.node:
            was = session.present()
            session.pulses[int(seat)] = time.monotonic()
            if session.present() != was:
                session.tell_seats()

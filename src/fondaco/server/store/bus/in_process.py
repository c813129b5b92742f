"""The bus inside one process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.server.store.bus.notes import Listeners

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.server.store.bus.notes import Listening, Note


class InProcessBus:
    """Notes that do not leave the server: enough for a single node."""

    def __init__(self) -> None:
        self._listeners = Listeners()

    async def open(self) -> None:
        pass

    def publish(self, notes: Iterable[Note]) -> None:
        self._listeners.tell(notes)

    def listen(self) -> Listening:
        return self._listeners.join()

    async def close(self) -> None:
        self._listeners.close()

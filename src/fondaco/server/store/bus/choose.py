"""Which bus a store uses: the one named, else what its database offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core import extras
from fondaco.core.errors import Unreadable
from fondaco.server.store.bus.in_process import InProcessBus
from fondaco.server.store.sqlite import Sqlite

if TYPE_CHECKING:
    from fondaco.server.store.bus.notes import Bus
    from fondaco.server.store.database import Database


def choose_bus(database: Database, address: str | None) -> Bus:
    """The bus at an address like nats://host, or that of the database."""
    # The drivers are extras, imported only by those who use them.
    if address is not None:
        if not address.startswith(("nats://", "tls://")):
            raise Unreadable("bus/address", "The bus is not an address like nats://host:4222.")
        try:
            from fondaco.server.store.bus.nats import NatsBus  # noqa: PLC0415
        except ModuleNotFoundError:
            raise extras.lacking("nats") from None
        return NatsBus(address)
    if isinstance(database, Sqlite):
        return InProcessBus()
    from fondaco.server.store.bus.notify import NotifyBus  # noqa: PLC0415
    from fondaco.server.store.postgres import Postgres  # noqa: PLC0415

    if isinstance(database, Postgres):
        return NotifyBus(database.dsn)
    return InProcessBus()

"""Creation: tables are put up, new or after a game that is over."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from fondaco.server import store
from fondaco.server.table import agreement

if TYPE_CHECKING:
    from fondaco.server.store import Store
    from fondaco.server.table.agreement import Agreement
    from fondaco.server.table.room import Room

SECRET_BYTES = 32


async def create_table(kept: Store, agreed: Agreement, secret: bytes = b"") -> str:
    """A new table with chance that nobody can foresee; its name is as hard to guess.

    A secret is given for lessons alone, where the same moves shall give the same game.
    """
    agreement.terms(agreed, bytes(SECRET_BYTES))  # refuses what cannot be played
    name = store.new_id()
    await kept.create_table(
        store.TableRow(
            id=name,
            header=agreement.write(agreed),
            public=agreed.visibility == "public",
            secret=secret or secrets.token_bytes(SECRET_BYTES),
        )
    )
    await kept.seat(
        *(
            store.Seating(name, seat, who.guest or None, who.bot or None)
            for seat, who in enumerate(agreed.occupants)
        )
    )
    return name


async def create_rematch(kept: Store, room: Room) -> str:
    """A table for another game of the same company under the same terms, from its beginning."""
    agreed = msgspec.structs.replace(
        room.agreement, occupants=room.occupants, lesson=False, past=None
    )
    return await create_table(kept, agreed)

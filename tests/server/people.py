"""People at small tables, for tests of manners."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.server.client import Guest, Sitting

if TYPE_CHECKING:
    from collections.abc import Coroutine


def run(work: Coroutine[Any, Any, None], patience: float = 40) -> None:
    asyncio.run(asyncio.wait_for(work, patience))


async def guests(address: str, *names: str) -> list[Guest]:
    return [await Guest(address, name).arrive() for name in names]


async def table_of(host: Guest, *others: Guest, game: str = "medici", **terms: Any) -> str:
    """A table at which these people sit, ready to start."""
    table = await host.found(game, "me", *("open" for _ in others), **terms)
    for seat, guest in enumerate(others, 1):
        joined = await guest.accept(await host.invite(table, seat))
        assert joined == {"table": table, "seat": seat}
    return table


async def duel(address: str, **terms: Any) -> tuple[Guest, Guest, str]:
    """A table of Medici for two people, ready to start."""
    anna, bruno = await guests(address, "Anna", "Bruno")
    return anna, bruno, await table_of(anna, bruno, **terms)


def mover(*sittings: Sitting) -> Sitting:
    return next(sitting for sitting in sittings if sitting.choices)


async def begun(*sittings: Sitting) -> None:
    await sittings[0].do("start")
    for sitting in sittings:
        await sitting.seen()

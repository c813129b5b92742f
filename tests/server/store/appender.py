"""A process of its own that appends to tables until it is killed, and prints what was kept."""

from __future__ import annotations

import asyncio
import sys

from fondaco.server.store import Store
from tests.server.store.sample_entries import move


async def play(store: Store, table: str) -> None:
    """Append without end, from where the log stands."""
    fence = await store.claim(table)
    number = len(await store.entries_after(table, 0))
    while True:
        number += 1
        await store.append(move(table, number, f"command {number}"), fence)
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()


async def main(url: str, node: str, *tables: str) -> None:
    """Play at all tables at once."""
    store = await Store.open(url, node)
    await asyncio.gather(*(play(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

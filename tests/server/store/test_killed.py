"""A store whose process is killed: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections import defaultdict

import pytest

from fondaco.server.store import OwnedElsewhere, Store
from tests.server.store.sample_entries import new_table, numbers

pytestmark = [pytest.mark.anyio, pytest.mark.thorough]


def appender(url: str, node: str, tables: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.appender", url, node, *tables],
        stdout=subprocess.PIPE,
        text=True,
    )


def kill_after(child: subprocess.Popen[str], lines: int) -> list[str]:
    """Kill a child in the middle of its work; whatever it had said until then, in whole lines."""
    assert child.stdout is not None
    with child:
        said = [child.stdout.readline() for _ in range(lines)]
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()
    assert child.returncode == -signal.SIGKILL
    return [line for line in said if line.endswith("\n")]


@pytest.mark.parametrize("kills", [2, pytest.param(40, marks=pytest.mark.slow)])
async def test_every_acknowledged_move_is_there_after_the_server_was_killed(
    url: str, kills: int
) -> None:
    store = await Store.open(url, "florence")
    tables = [await new_table(store) for _ in range(6)]
    acknowledged: dict[str, list[int]] = defaultdict(list)

    for kill in range(kills):
        child = await asyncio.to_thread(appender, url, "venice", tables)
        for line in await asyncio.to_thread(kill_after, child, 40 + (7 * kill) % 60):
            table, number = line.split()
            acknowledged[table].append(int(number))
        for table in tables:
            kept = await numbers(store, table)
            assert kept == list(range(1, len(kept) + 1))
            assert set(acknowledged[table]) <= set(kept)
            assert len(set(acknowledged[table])) == len(acknowledged[table])

    assert sum(map(len, acknowledged.values())) >= 40 * kills
    await store.close()


async def test_the_tables_of_a_killed_node_are_free_within_four_seconds(url: str) -> None:
    store = await Store.open(url, "florence")
    table = await new_table(store)
    child = await asyncio.to_thread(appender, url, "venice", [table])
    said = await asyncio.to_thread(kill_after, child, 5)
    killed = time.monotonic()

    with pytest.raises(OwnedElsewhere):
        await store.claim(table)
    while True:
        try:
            fence = await store.claim(table)
            break
        except OwnedElsewhere:
            assert time.monotonic() < killed + 4
            await asyncio.sleep(0.05)

    assert time.monotonic() < killed + 4
    assert fence == 2
    assert len(await numbers(store, table)) >= len(said)
    await store.close()

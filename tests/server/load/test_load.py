"""The load: it plays by the rules, counts what the server counts, and says when it cannot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from fondaco.core.errors import Unreadable
from fondaco.server.load.driver_protocol import Done, KeepPace, PlayUpTo, SeatTables
from fondaco.server.load.http_client import HttpClient
from fondaco.server.load.load_report import stretch, trips
from fondaco.server.load.measure import STEPS, Plan, measure
from fondaco.server.load.table_driver import Driver
from fondaco.server.load.usage import read_usage
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from pathlib import Path


async def drive(address: str) -> None:
    before = await asyncio.to_thread(lambda: read_usage(HttpClient(address)))
    driver = await asyncio.to_thread(Driver, address)
    await driver.seat(SeatTables("medici", 3, seed=1))

    played = await driver.play(PlayUpTo(10))
    paced = await driver.pace(KeepPace(rate=60, seconds=0.5))
    rest = await driver.play(PlayUpTo(1 << 30))

    after = await asyncio.to_thread(lambda: read_usage(HttpClient(address)))
    driver.leave()
    assert played.moves == 30
    assert len(played.trips) == 30
    assert played.received > 30 * 4 * 50
    assert paced.moves == 30
    assert rest.over == 3
    assert not rest.refusals
    assert after.moves - before.moves == played.moves + paced.moves + rest.moves


def test_a_driver_plays_whole_games_and_counts_what_the_server_counts(tmp_path: Path) -> None:
    with hosted(settings(tmp_path)) as address:
        asyncio.run(asyncio.wait_for(drive(address), 60))


def test_a_driver_says_that_a_move_was_refused(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        driver = await asyncio.to_thread(Driver, address)
        await driver.seat(SeatTables("medici", 1, seed=1))
        for seat_client in driver.tables[0].seat_clients:
            seat_client.number += 7

        done = await driver.play(PlayUpTo(5))

        driver.leave()
        assert done.moves == 0
        assert done.refusals == ["stale"]

    with hosted(settings(tmp_path)) as address:
        asyncio.run(asyncio.wait_for(work(address), 30))


def test_nobody_at_home_is_said_in_a_sentence() -> None:
    with pytest.raises(Unreadable, match="does not answer"):
        HttpClient("http://127.0.0.1:9").metrics()


def test_the_middle_and_the_worst_hundredth_are_found() -> None:
    found = trips([number / 1000 for number in range(1, 101)])

    assert (found.moves, found.p50, found.p99) == (100, 51.0, 100.0)


def test_what_moves_cost_is_divided_by_moves_and_clients() -> None:
    found = stretch(Done(moves=100, trips=[0.002] * 100, received=40_000), seconds=2.0, cpu=0.5)

    assert found.moves_per_second == 50
    assert found.moves_per_cpu_second == 200
    assert found.bytes_per_move == 100
    assert found.cpu_share == 0.25


@pytest.mark.thorough
def test_a_small_run_reports_everything() -> None:
    told: list[str] = []
    plan = Plan(tables=4, rate=40, seconds=1, crowd=4, drivers=2)

    report = asyncio.run(measure(plan, told.append))

    assert told == list(STEPS)
    assert not report.refusals
    assert report.paced.moves == 40
    assert report.full.moves == report.crowd * report.legs[-1].upto
    assert report.alone.p50 > 0
    assert [leg.upto for leg in report.legs] == [n * report.legs[0].upto for n in range(1, 6)]
    assert all(leg.cost.bytes_per_move > 100 for leg in report.legs)
    assert all(leg.cost.moves_per_cpu_second > 0 for leg in report.legs)

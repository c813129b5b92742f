"""Curves: the chances of victory along a game, drawn beside the server while somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.games import index
from fondaco.server.table.room import OVER
from fondaco.server.workers.forecasting import (
    KEPT,
    POSITIONS,
    CurvePoint,
    Forecasts,
    foresee,
    moments,
    questions,
    result,
    turning_points,
)
from fondaco.server.workers.pool import WorkerPool
from tests.server import sample_rooms
from tests.server.people import run

if TYPE_CHECKING:
    from fondaco.core.table import Table

QUICK = "searcher@3"


def finished(game: str, seats: int = 3) -> Table:
    """A table at which people moved at random to the end."""
    room, dice = (
        sample_rooms.started(game, seats, seed="curve"),
        sample_rooms.dice(3),
    )
    table = room.playing()
    while room.status != OVER:
        table.play(dice.choice(table.choices))
    return table


@pytest.mark.parametrize("game", index.names())
def test_moments_are_beginnings_of_turns_spread_over_the_game(game: str) -> None:
    table = finished(game)

    found = moments(table)

    assert found[0] == 0
    assert found == sorted(set(found))
    assert len(found) < POSITIONS
    for number in found:
        assert table.log[number + 1].seat != table.log[number].seat
    assert found[-1] > 0.9 * table.number - 10
    assert moments(table, most=5) == [found[0], *moments(table, most=5)[1:-1], found[-1]]


@pytest.mark.parametrize("game", index.names())
def test_the_forecaster_shares_the_victory_out_among_all_seats(game: str) -> None:
    table = finished(game)
    number = moments(table)[-1]

    (question,) = questions(table, [number], QUICK)
    shares = foresee(question)

    assert question.seat == table.log[number + 1].seat
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1, abs=0.01)
    assert all(0 <= share <= 1 for share in shares)


def test_a_curve_is_drawn_while_somebody_asks_and_ends_with_the_result() -> None:
    table = finished("medici", seats=2)

    async def work() -> None:
        opponents = WorkerPool(1, compiles=False)
        curves = Forecasts(opponents, QUICK, patience=0.0)
        first = curves.look("table", table)
        drawing = curves._kept["table"]
        assert drawing.task
        await drawing.task
        assert drawing.points == [], "nobody has the patience to wait for it"

        curves._patience = 60.0
        assert curves.look("table", table) == first
        await drawing.task
        curve = curves.look("table", table)
        await curves.close()
        await opponents.close()

        assert (first.done, first.points, first.turning) == (0, [], [])
        assert first.of == curve.of == curve.done == len(moments(table)) + 1
        assert [point.number for point in curve.points] == [*moments(table), table.number]
        assert curve.points[-1] == result(table)
        assert len(curve.turning) == 3
        assert set(curve.turning) <= {point.number for point in curve.points}

    run(work(), patience=300)


def test_curves_are_drawn_one_at_a_time_and_the_oldest_are_forgotten() -> None:
    table = finished("medici")

    async def work() -> None:
        opponents = WorkerPool(1, compiles=False)
        curves = Forecasts(opponents, QUICK)
        for number in range(KEPT + 1):
            curves.look(f"table {number}", table)
        oldest = curves._kept["table 1"]

        assert len(curves._kept) == KEPT
        assert "table 0" not in curves._kept
        await curves.close()
        await opponents.close()
        assert oldest.task
        assert oldest.task.cancelled()

    run(work())


def test_the_turning_points_are_the_three_largest_changes_in_the_order_of_the_game() -> None:
    shares = [0.5, 0.5, 0.9, 0.8, 0.1, 0.3]
    points = [CurvePoint(number, [one, 1 - one]) for number, one in enumerate(shares)]

    assert turning_points(points) == [2, 4, 5]
    assert turning_points(points[:2]) == []
    assert turning_points([]) == []

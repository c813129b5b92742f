"""Threads that share the rows of arrays."""

from __future__ import annotations

import pytest

from fondaco.fast.workers import Workers


@pytest.mark.parametrize("rows", [0, 1, 2, 7, 64])
def test_every_row_is_worked_on_once(rows: int) -> None:
    done = [0] * rows

    def work(part: slice) -> None:
        for row in range(part.start, part.stop):
            done[row] += 1

    with Workers(3) as workers:
        workers.share(rows, work)
        workers.share(rows, work, most=2)

    assert done == [2] * rows


def test_what_the_shares_give_comes_in_order() -> None:
    with Workers(2) as workers:
        found = list(workers.in_order(100, 3, lambda part: (part.start, part.stop)))

    assert found[:2] == [(0, 3), (3, 6)]
    assert found[-1] == (99, 100)
    assert found == sorted(found)


def test_a_failure_of_one_share_is_told() -> None:
    def fail(part: slice) -> None:
        raise ValueError(part.start)

    with Workers(2) as workers, pytest.raises(ValueError, match="0"):
        workers.share(4, fail)

"""Masks of moves."""

from __future__ import annotations

import pytest

from fondaco.core.masks import STRIDE, bar, clear, nth_marked


@pytest.mark.parametrize("size", [1, STRIDE - 1, STRIDE, STRIDE + 1, 3 * STRIDE + 5])
def test_the_marked_moves_are_found_one_after_the_other(size: int) -> None:
    marked = [move for move in range(size) if move % 3 == 0 or move == size - 1]
    mask = [int(move in marked) for move in range(size)]

    assert [nth_marked(mask, number) for number in range(len(marked))] == marked


def test_a_cleared_mask_has_no_mark() -> None:
    mask = [1] * 20

    clear(mask)

    assert mask == [0] * 20


def test_what_is_barred_loses_its_mark() -> None:
    mask = [1, 0, 1, 1]

    left = bar(mask, [1, 1, 0, 0])

    assert (left, mask) == (2, [0, 0, 1, 1])


def test_where_everything_is_barred_nothing_is() -> None:
    mask = [1, 0, 1, 0]

    left = bar(mask, [1, 0, 1, 1])

    assert (left, mask) == (2, [1, 0, 1, 0])

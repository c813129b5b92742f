"""Several counts in one number stay apart."""

from hypothesis import given
from hypothesis import strategies as st

from fondaco.core.tally import MOST, tallied, tally

KINDS = range(7)
COUNTS = st.lists(st.integers(0, MOST), min_size=len(KINDS), max_size=len(KINDS))


@given(COUNTS)
def test_every_kind_keeps_its_own_count(counts: list[int]) -> None:
    together = sum(tally(kind, count) for kind, count in enumerate(counts))

    assert [tallied(together, kind) for kind in KINDS] == counts
    assert together < 2**63


@given(COUNTS, COUNTS)
def test_tallies_are_added_and_taken_away_with_plain_signs(
    some: list[int], more: list[int]
) -> None:
    fewer = [min(pair) for pair in zip(some, more, strict=True)]
    first = sum(tally(kind, count) for kind, count in enumerate(some))
    second = sum(tally(kind, count) for kind, count in enumerate(fewer))

    left = [tallied(first - second, kind) for kind in KINDS]

    assert left == [a - b for a, b in zip(some, fewer, strict=True)]

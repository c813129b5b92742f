"""What a seat knows, as numbers."""

from __future__ import annotations

import pytest

from fondaco.games.strozzi.features import FEATURES, LAYOUT, SEAT_FEATURES, features
from tests.clauses import clause
from tests.games.strozzi.table import StrozziTable, opening, strozzi

BUSY = (
    "offer: 2rrnnp",
    "venice quay: 0:7v 1:5vvs+1",
    "rome track: 2:3 0:3",
    "tiles 2: art2 science1v",
    "face up: art1v - science2",
    "aside: 6vs 6rs",
    "coins: 10 25 40",
    "round: 2",
    "active: 1",
)


def known(table: StrozziTable, eyes: int) -> dict[str, list[int]]:
    """What one seat knows, by the names of the layout."""
    numbers = [-1] * FEATURES
    features(table.state, eyes, numbers)
    parts, at = {}, 0
    for name, size, _ in LAYOUT:
        parts[name] = numbers[at : at + size]
        at += size
    return parts


def captain(table: StrozziTable, eyes: int, after: int) -> list[int]:
    """What one seat knows of the captain so many places clockwise."""
    return known(table, eyes)["captains"][after * SEAT_FEATURES : (after + 1) * SEAT_FEATURES]


@clause("STR-R7")
def test_the_table_is_told_in_numbers() -> None:
    table = strozzi(*BUSY, seats=3, options=("to-the-letter",))
    table.play("flag ware")

    told = known(table, 0)

    assert [told[name] for name in ("seats", "round", "stage", "supply", "stack", "options")] == [
        [3],
        [2],
        [1, 0, 0],
        [12 - 5],
        [36 - 4],
        [1, 0],
    ]
    assert told["ship"] == [2, 0, 2, 2, 0, 1]
    assert told["flag on the ship"] == [0, 1]
    assert told["claimant"] == [0, 1, 0, 0, 0, 0]
    assert known(table, 2)["claimant"] == [0, 0, 1, 0, 0, 0]
    assert told["face up"] == [1, 1, 1, 0, 0, 1, 0, 0, *[0] * 8, 1, 2, 0, 1, 0, 0, 0, 0]


@clause("STR-R7")
def test_anybody_can_count_the_ships_nobody_has_seen() -> None:
    table = strozzi(*BUSY, seats=3)

    told = known(table, 0)["unseen"]

    assert told[:8] == [3, 2, 6, 4, 5, 1, 2, 1]
    assert sum(told[:8]) == 29 - 5
    assert told[8:] == [22 - 4, 22 - 3, 22 - 2, 16 - 3, 9 - 1]


@clause("STR-R7")
def test_captains_are_told_clockwise_from_the_own_seat() -> None:
    table = strozzi(*BUSY, seats=3)

    quays = [1, 6, 2, 0, 0, 0, 0, 0, 0]
    markers = [0, 2, 0, 3, 0, 2, 0, 2]
    assert captain(table, 1, 0) == [1, 1, 1, 1, 0, 1, 25, *quays, *markers, 0, 0, 0]
    assert captain(table, 0, 1) == captain(table, 1, 0)
    assert captain(table, 2, 2) == captain(table, 1, 0)
    assert captain(table, 0, 2)[:7] == [1, 0, 0, 1, 1, 1, 40]
    assert captain(table, 0, 2)[-11:] == [0, 3, 3, 1, 0, 3, 0, 3, 2, 1, 0]
    assert captain(table, 0, 3) == [0] * SEAT_FEATURES


@clause("STR-5.5")
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_secret_coins_are_told_as_nothing(eyes: int) -> None:
    table = strozzi(*BUSY, seats=3, options=("secret-coins",))

    assert known(table, eyes)["options"] == [0, 1]
    assert [captain(table, eyes, after)[6] for after in range(3)] == [table.coins[eyes], 0, 0]


@pytest.mark.parametrize(
    ("moves", "stage", "flag"),
    [
        ([], [1, 0, 0], [0, 0]),
        (["flag +1"], [1, 0, 0], [1, 0]),
        (["flag pirate"], [0, 1, 0], [0, 0]),
        (["flag pirate", "port rome"], [0, 0, 1], [0, 0]),
    ],
)
def test_the_stage_of_a_turn_and_the_flag_are_told(
    moves: list[str], stage: list[int], flag: list[int]
) -> None:
    table = strozzi("offer: 5rp", seats=3)

    table.play(*moves)

    told = known(table, 0)
    assert told["stage"] == stage
    assert told["flag on the ship"] == flag
    assert told["claimant"] == [int(bool(moves)), 0, 0, 0, 0, 0]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_number_is_written_anew_at_every_step_of_a_game(seats: int) -> None:
    table = opening(seats=seats, chance=1)

    while table.turn >= 0:
        told = known(table, table.turn)
        assert min(min(numbers) for numbers in told.values()) >= 0
        assert told["captains"][1] == 1
        table.play(table.choices[table.table.number % len(table.choices)])

    assert known(table, 0)["ship"] == [0] * 6

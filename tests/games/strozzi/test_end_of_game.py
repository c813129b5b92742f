"""The end: the tiles are scored, and the most coins win."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.scored import ended, scored
from tests.games.strozzi.table import opening, strozzi

TO_THE_LETTER = ("to-the-letter",)
KINDS = ["art", "science", "architecture"]


def collections(kind: str, *values: int) -> list[str]:
    """Lines for tiles of a category worth so much, by seat."""
    ones, twos = [f"{kind}1{letter}" for letter in "vrnvrnvrn"], [f"{kind}2"] * 2
    lines = []
    for seat, value in enumerate(values):
        tiles = [twos.pop()] if value > 3 else []
        tiles += [ones.pop() for _ in range(value - 2 * len(tiles))]
        lines.append(f"tiles {seat}: {' '.join(tiles)}")
    return lines


@clause("STR-7.1")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("values", "coins"),
    [
        ((4, 3, 2, 1), [30, 20, 10, 0]),
        ((1, 2, 3, 4), [0, 10, 20, 30]),
        ((3, 1, 5, 2), [20, 0, 30, 10]),
        ((0, 2, 1, 0), [0, 30, 20, 0]),
        ((0, 0, 1, 0), [0, 0, 30, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_the_three_highest_totals_of_a_category_bring_30_20_and_10(
    kind: str, values: tuple[int, ...], coins: list[int]
) -> None:
    table = ended(*collections(kind, *values), seats=4)

    assert table.pay("tiles-paid", kind) == table.coins == coins
    assert table.told("tiles-paid-by-florence") == []


@clause("STR-7.1")
def test_each_category_is_paid_on_its_own_after_the_third_rounds_scoring() -> None:
    table = ended(
        "tiles 0: art2 science1v",
        "tiles 1: art1v science1r science1n architecture1v",
        "rome quay: 2:7r",
        seats=3,
    )

    assert table.told("tiles-paid") == [
        "seat 0 category art merit 2 place 1 coins 30",
        "seat 1 category art merit 1 place 2 coins 20",
        "seat 0 category science merit 1 place 2 coins 20",
        "seat 1 category science merit 2 place 1 coins 30",
        "seat 1 category architecture merit 1 place 1 coins 30",
    ]
    assert table.events.index("ship-paid") < table.events.index("tiles-paid")
    assert table.coins == [50, 80, 15]


@clause("STR-7.1")
@pytest.mark.parametrize("game_round", [1, 2])
def test_tiles_are_not_paid_before_the_third_round_is_over(game_round: int) -> None:
    table = scored("tiles 0: art2", f"round: {game_round}", seats=3)

    assert table.coins == [0, 0, 0]
    assert table.round == game_round + 1
    assert table.winners == []


@clause("STR-7.2")
@pytest.mark.parametrize(
    ("florence", "values", "coins"),
    [
        ("1:0 2:0 3:0 0:0", (2, 2, 1, 0), [20, 30, 10, 0]),
        ("0:0 1:0 2:0 3:0", (2, 2, 1, 0), [30, 20, 10, 0]),
        ("3:0 0:0 2:0 1:0", (2, 1, 1, 1), [30, 0, 10, 20]),
        ("2:0 3:0 1:0 0:0", (2, 2, 2, 2), [0, 10, 30, 20]),
        ("3:0 2:0 1:0 0:0", (1, 1, 0, 0), [20, 30, 0, 0]),
        ("0:0 3:0 1:0 2:0", (1, 2, 2, 3), [0, 20, 10, 30]),
    ],
)
def test_a_tie_in_a_category_goes_to_who_is_higher_in_florence(
    florence: str, values: tuple[int, ...], coins: list[int]
) -> None:
    table = ended(f"florence track: {florence}", *collections("science", *values), seats=4)

    assert table.pay("tiles-paid", "science") == coins


@clause("STR-7.2")
def test_it_is_told_where_florence_decided() -> None:
    table = ended("florence track: 1:3 0:3", *collections("art", 2, 2, 1), seats=3)

    assert table.told("tiles-paid-by-florence") == [
        "seat 0 category art merit 2 place 2 coins 20",
        "seat 1 category art merit 2 place 1 coins 30",
    ]
    assert table.told("tiles-paid") == ["seat 2 category art merit 1 place 3 coins 10"]


@clause("STR-R1", "STR-7.2", "STR-7.3")
def test_between_players_on_florences_start_the_order_from_the_first_starting_player_counts() -> (
    None
):
    lines = ("florence track: 2:0 0:0 1:0", "tiles 1: art2", "tiles 0: art1v art1r")

    table = ended(*lines, "coins: 0 10 30", seats=3)

    assert table.coins == [30, 30, 30]
    assert table.winners == [2]


@clause("STR-R3")
def test_without_a_tile_there_is_no_place_in_the_category() -> None:
    table = ended("tiles 1: art1v", seats=3)

    assert table.told("tiles-paid") == ["seat 1 category art merit 1 place 1 coins 30"]
    assert table.told("tiles-paid-by-florence") == []


@clause("STR-R3")
@pytest.mark.parametrize(
    ("values", "coins"),
    [
        ((0, 1, 0, 0), [10, 30, 0, 20]),
        ((1, 2, 0, 0), [20, 30, 0, 10]),
        ((0, 0, 0, 0), [20, 0, 10, 30]),
        ((3, 2, 1, 0), [30, 20, 10, 0]),
    ],
)
def test_to_the_letter_no_tile_is_a_total_like_any_other_and_florence_decides(
    values: tuple[int, ...], coins: list[int]
) -> None:
    lines = ("florence track: 3:0 0:0 2:0 1:0", *collections("art", *values))

    table = ended(*lines, seats=4, options=TO_THE_LETTER)

    assert table.pay("tiles-paid", "art") == coins


@clause("STR-R3")
def test_to_the_letter_changes_nothing_for_markers_on_the_start() -> None:
    table = scored("rome track: 1:1", seats=3, options=TO_THE_LETTER)

    assert table.coins == [0, 15, 0]


@clause("STR-7.3")
@pytest.mark.parametrize(("coins", "winner"), [("5 10 15", 2), ("20 10 15", 0), ("10 25 15", 1)])
def test_the_most_coins_win(coins: str, winner: int) -> None:
    table = ended(f"coins: {coins}", seats=3)

    assert table.winners == [winner]
    assert table.told("won") == [f"seat {winner} coins {max(table.coins)}"]
    assert table.told("won-by-florence") == []


@clause("STR-7.3")
@pytest.mark.parametrize(
    ("coins", "florence", "after", "winner"),
    [
        ("10 5 5", "1:3 0:2 2:1", [20, 20, 10], 1),
        ("5 10 0", "0:3 1:2 2:0", [20, 20, 0], 0),
        ("5 0 10", "1:4 0:4 2:4", [15, 15, 15], 1),
        ("5 5 0", "2:0 0:0 1:0", [5, 5, 0], 0),
        ("5 5 5", "2:0 1:0 0:0", [5, 5, 5], 2),
    ],
)
def test_a_tie_for_the_victory_goes_to_who_is_higher_in_florence(
    coins: str, florence: str, after: list[int], winner: int
) -> None:
    table = ended(f"coins: {coins}", f"florence track: {florence}", seats=3)

    assert table.coins == after
    assert table.winners == [winner]
    assert table.told("won-by-florence") == [f"seat {winner} coins {max(after)}"]
    assert table.told("won") == []


@clause("STR-7.3")
def test_the_tiles_count_for_the_victory() -> None:
    table = ended("coins: 20 0 5", "tiles 1: art2", seats=3)

    assert table.winners == [1]
    assert table.told("won") == ["seat 1 coins 30"]


@clause("STR-7.3")
def test_after_the_end_nobody_moves_and_nothing_is_cleared_away() -> None:
    table = ended("rome quay: 1:7r", "naples quay: 0:7n", seats=3)

    assert table.choices == []
    assert table.refused("decline") == "STR-7.3 game-over"
    assert table.refused("flag pirate", by=1) == "STR-7.3 game-over"
    assert table.quay("rome") == "1:7r"
    assert table.offer == "none"
    assert table.aside == "8"
    assert table.round == 3


@clause("STR-1.8", "STR-7.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_game_has_one_winner(seats: int) -> None:
    table = opening(seats=seats, options=TO_THE_LETTER, chance=seats)
    assert table.winners == []

    table.play_out()

    assert len(table.winners) == 1
    assert len(table.told("won") + table.told("won-by-florence")) == 1


@clause("STR-7.3")
def test_there_is_no_winner_while_a_ship_is_on_offer() -> None:
    assert strozzi("round: 3", "supply: 0", "coins: 10 0 0", seats=3).winners == []

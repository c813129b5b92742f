"""Scoring a round: ships, markers, bonus spaces."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.scored import ended, scored

PORTS = ["venice", "rome", "naples"]
CITIES = [*PORTS, "florence"]


@clause("STR-5.1")
@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize(
    ("quay", "coins"),
    [
        ("", [0, 0, 0, 0]),
        ("2:7v", [0, 0, 15, 0]),
        ("2:7v 0:5vvs", [10, 0, 15, 0]),
        ("2:7v 0:5vvs 1:5rrs", [10, 5, 15, 0]),
        ("3:7v 2:5vvs 1:5rrs 0:3vss", [0, 5, 10, 15]),
    ],
)
def test_the_first_three_ships_at_a_port_bring_15_10_and_5(
    port: str, quay: str, coins: list[int]
) -> None:
    table = scored(f"{port} quay: {quay}", seats=4)

    assert table.pay("ship-paid", port) == table.pay("ship-paid") == table.coins == coins


@clause("STR-5.1", "STR-3.4")
def test_of_two_ships_with_the_same_speed_the_upper_one_is_first() -> None:
    table = scored("rome quay: 1:4vvr+1 0:5rrs 2:5nns", seats=3)

    assert table.told("ship-paid") == [
        "seat 1 port rome place 1 coins 15",
        "seat 0 port rome place 2 coins 10",
        "seat 2 port rome place 3 coins 5",
    ]


@clause("STR-5.1")
def test_each_port_is_paid_on_its_own() -> None:
    table = scored(
        "venice quay: 0:7v 1:5vvs", "rome quay: 1:7r+1", "naples quay: 2:7n 0:5nns+1", seats=3
    )

    assert [table.pay("ship-paid", port) for port in PORTS] == [
        [15, 10, 0],
        [0, 15, 0],
        [10, 0, 15],
    ]
    assert table.coins == [25, 25, 15]


@clause("STR-5.2")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(
    ("track", "coins"),
    [
        ("3:7 1:5 0:2 2:1", [5, 10, 0, 15]),
        ("3:4 1:4 0:4 2:4", [5, 10, 0, 15]),
        ("2:4 1:1 3:1 0:1", [0, 10, 15, 5]),
    ],
)
def test_the_three_highest_markers_in_a_city_bring_15_10_and_5(
    city: str, track: str, coins: list[int]
) -> None:
    table = scored(f"{city} track: {track}", seats=4)

    assert table.pay("marker-paid", city) == table.coins == coins


@clause("STR-5.2")
def test_florence_is_paid_like_the_ports_though_no_ship_lies_there() -> None:
    table = scored(*(f"{city} track: 1:2 0:1" for city in CITIES), seats=3)

    assert table.told("marker-paid") == [
        f"seat {seat} city {city} place {place} coins {coins}"
        for city in CITIES
        for seat, place, coins in ((1, 1, 15), (0, 2, 10))
    ]
    assert table.coins == [40, 60, 0]


@clause("STR-5.3")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(
    ("track", "coins"),
    [
        ("0:0 1:0 2:0 3:0", [0, 0, 0, 0]),
        ("2:1 0:0 1:0 3:0", [0, 0, 15, 0]),
        ("2:1 3:1 1:0 0:0", [0, 0, 15, 10]),
    ],
)
def test_markers_on_the_starting_space_score_nothing(
    city: str, track: str, coins: list[int]
) -> None:
    assert scored(f"{city} track: {track}", seats=4).coins == coins


@clause("STR-5.4")
@pytest.mark.parametrize(("space", "bonus"), [(1, 0), (7, 0), (8, 5), (9, 10), (10, 15)])
@pytest.mark.parametrize("city", CITIES)
def test_a_marker_on_a_bonus_space_scores_that_as_well(city: str, space: int, bonus: int) -> None:
    table = scored(f"{city} track: 1:{space}", seats=3)

    assert table.pay("bonus-paid", city) == [0, bonus, 0]
    assert table.coins == [0, 15 + bonus, 0]


@clause("STR-5.4")
def test_the_bonus_is_for_everybody_on_the_space_whatever_the_place() -> None:
    table = scored("rome track: 3:10 0:10 4:10 1:10 2:9", seats=6)

    assert table.pay("bonus-paid") == [15, 15, 10, 15, 15, 0]
    assert table.pay("marker-paid") == [10, 0, 0, 15, 5, 0]
    assert table.told("bonus-paid")[2] == "seat 2 city rome space 9 coins 10"


@clause("STR-5.1", "STR-5.2", "STR-5.4")
def test_ships_are_paid_first_then_markers_then_bonuses() -> None:
    table = scored("rome quay: 0:7r", "rome track: 1:8", "coins: 5 10 15", seats=3)

    paid = [name for name in table.events if name.endswith("-paid")]
    assert paid == ["ship-paid", "marker-paid", "bonus-paid"]
    assert table.coins == [5 + 15, 10 + 15 + 5, 15]


@clause("STR-5.4", "STR-6.3")
def test_a_marker_that_stays_is_paid_again_every_round() -> None:
    table = scored("florence track: 2:9", seats=3)
    for _ in range(24):
        table.decline_all()

    assert table.turn == -1
    assert table.pay("marker-paid") == [0, 0, 45]
    assert table.pay("bonus-paid") == [0, 0, 30]


@clause("STR-R6")
def test_the_supply_of_coins_never_runs_out() -> None:
    table = ended("rome quay: 0:7r", "coins: 500 490 300", seats=3)

    in_the_box = 18 * 5 + 30 * 10 + 12 * 50
    assert table.coins == [515, 490, 300]
    assert sum(table.coins) > in_the_box

"""A turn: placing the ship at a port."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.table import StrozziTable, strozzi

PORTS = ["venice", "rome", "naples"]


@clause("STR-3.1")
@pytest.mark.parametrize("port", PORTS)
def test_the_taker_places_the_ship_at_venice_rome_or_naples(port: str) -> None:
    table = strozzi("offer: 7v", "active: 1", seats=3)

    table.play("flag pirate")
    assert table.choices == ["port venice", "port rome", "port naples"]
    table.play(f"port {port}")

    assert {name: table.quay(name) for name in PORTS} == dict.fromkeys(PORTS, "empty") | {
        port: "1:7v"
    }
    assert table.told("moored") == [f"seat 1 ship 7v port {port} speed 7 place 1"]


@clause("STR-3.1")
def test_who_has_taken_a_ship_must_choose_a_port_for_it() -> None:
    table = strozzi("offer: 5vp", seats=3)

    table.play("flag pirate")

    for move in ("decline", "flag +1", "flag ware", "tile 1"):
        assert table.refused(move) == "STR-3.1 port-first"


@clause("STR-3.2")
@pytest.mark.parametrize(
    ("ships", "choices"),
    [
        (["venice quay: 0:7v"], ["port rome", "port naples"]),
        (["rome quay: 0:7v"], ["port venice", "port naples"]),
        (["naples quay: 0:7v"], ["port venice", "port rome"]),
        (["venice quay: 0:7v", "rome quay: 0:7r+1"], ["port naples"]),
    ],
)
def test_nobody_has_a_second_ship_at_a_port(ships: list[str], choices: list[str]) -> None:
    table = strozzi(*ships, seats=3)

    table.play("flag pirate")

    assert table.choices == choices
    for port in PORTS:
        if f"port {port}" not in choices:
            assert table.refused(f"port {port}") == f"STR-3.2 port-taken port {port}"


@clause("STR-3.2")
def test_a_port_with_ships_of_others_only_is_open() -> None:
    table = strozzi("venice quay: 1:7v 2:5vvs", "rome quay: 1:7r+1", seats=3)

    table.play("flag pirate")

    assert table.choices == ["port venice", "port rome", "port naples"]


def placed(offer: str, flag: str, quay: str) -> StrozziTable:
    """Seat 0 places a ship at a quay where others lie."""
    table = strozzi(f"offer: {offer}", f"rome quay: {quay}", "flags 0: all", seats=6)
    table.play(f"flag {flag}")
    while table.turn != 0:
        table.play("decline")
    table.play("port rome")
    return table


@clause("STR-3.3")
@pytest.mark.parametrize(
    ("offer", "quay", "place"),
    [
        ("8", "0:8 1:7v 2:5vvs 3:3vss", 1),
        ("6vs", "1:7v 0:6vs 2:5vvs 3:3vss", 2),
        ("4vvr", "1:7v 2:5vvs 0:4vvr 3:3vss", 3),
        ("2vvrrp", "1:7v 2:5vvs 3:3vss 0:2vvrrp", 4),
    ],
)
def test_ships_lie_in_order_of_speed_the_fastest_on_top(offer: str, quay: str, place: int) -> None:
    table = placed(offer, "pirate", "1:7v 2:5vvs 3:3vss")

    assert table.quay("rome") == quay
    assert table.told("moored")[0].endswith(f"place {place}")


@clause("STR-3.4")
@pytest.mark.parametrize(
    ("quay", "after"),
    [
        ("1:5vvs", "1:5vvs 0:5nns"),
        ("1:5vvs 2:5rrs", "1:5vvs 2:5rrs 0:5nns"),
        ("3:6vs 1:5vvs 2:4vvr", "3:6vs 1:5vvs 0:5nns 2:4vvr"),
        ("3:6vs 1:6rs 2:4vvr 4:4rrn", "3:6vs 1:6rs 0:5nns 2:4vvr 4:4rrn"),
    ],
)
def test_a_ship_as_fast_as_another_goes_below_it(quay: str, after: str) -> None:
    assert placed("5nns", "pirate", quay).quay("rome") == after


@clause("STR-3.5")
@pytest.mark.parametrize(
    ("offer", "quay", "after"),
    [
        ("4rrn", "1:5rrs 2:4vvr", "1:5rrs 0:4rrn+1 2:4vvr"),
        ("5nns", "1:5rrs 2:4vvr", "0:5nns+1 1:5rrs 2:4vvr"),
        ("7n", "1:8 2:7r", "1:8 0:7n+1 2:7r"),
        ("8", "1:7r+1 2:7n", "0:8+1 1:7r+1 2:7n"),
    ],
)
def test_a_ship_with_the_plus_one_flag_is_one_faster(offer: str, quay: str, after: str) -> None:
    table = placed(offer, "+1", quay)

    assert table.quay("rome") == after
    assert f"speed {int(offer[0]) + 1} " in table.told("moored")[0]


@clause("STR-3.5", "STR-3.4")
@pytest.mark.parametrize(
    ("offer", "after"),
    [
        ("6vs", "0:6vs 1:4vvr+1 2:3vvrn"),
        ("5vvs", "1:4vvr+1 0:5vvs 2:3vvrn"),
        ("4rrn", "1:4vvr+1 0:4rrn 2:3vvrn"),
        ("3vss", "1:4vvr+1 2:3vvrn 0:3vss"),
    ],
)
def test_later_ships_see_the_faster_speed_of_a_ship_with_the_plus_one_flag(
    offer: str, after: str
) -> None:
    assert placed(offer, "pirate", "1:4vvr+1 2:3vvrn").quay("rome") == after


@clause("STR-3.5")
@pytest.mark.parametrize("flag", ["pirate", "ware"])
def test_another_flag_leaves_the_speed_as_it_is(flag: str) -> None:
    assert placed("4rrn", flag, "1:5rrs 2:4vvr").quay("rome") == "1:5rrs 2:4vvr 0:4rrn"

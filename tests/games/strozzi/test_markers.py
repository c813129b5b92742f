"""A turn: the markers that a ship moves."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.table import StrozziTable, strozzi

PORTS = ["venice", "rome", "naples"]


def sailed(*lines: str, port: str = "rome", flag: str = "pirate", seats: int = 4) -> StrozziTable:
    """Seat 0 takes the ship on offer to a port."""
    table = strozzi(*lines, seats=seats)
    table.play(f"flag {flag}")
    while table.turn != 0:
        table.play("decline")
    table.play(f"port {port}")
    return table


@clause("STR-3.6")
@pytest.mark.parametrize(("port", "steps"), [("venice", 1), ("rome", 2), ("naples", 1)])
def test_the_marker_moves_up_a_space_for_each_ware_of_the_port(port: str, steps: int) -> None:
    table = sailed("offer: 3vrrn", port=port)

    tracks = {name: table.track(name) for name in PORTS}
    assert tracks == dict.fromkeys(PORTS, "0:0 1:0 2:0 3:0") | {port: f"0:{steps} 1:0 2:0 3:0"}
    assert table.told("moved") == [f"seat 0 city {port} steps {steps} space {steps}"]


@clause("STR-3.6")
@pytest.mark.parametrize(
    ("offer", "venice", "rome", "naples"),
    [("2vvrrp", 2, 2, 0), ("2rrnnp", 0, 2, 2), ("2vvnnp", 2, 0, 2), ("8", 0, 0, 0)],
)
def test_wares_of_other_ports_do_nothing(offer: str, venice: int, rome: int, naples: int) -> None:
    for port, steps in (("venice", venice), ("rome", rome), ("naples", naples)):
        table = sailed(f"offer: {offer}", f"{port} track: 0:4 1:3", port=port)

        assert table.track(port) == f"0:{4 + steps} 1:3 2:0 3:0"
        assert len(table.told("moved")) == min(steps, 1)


@clause("STR-3.7")
@pytest.mark.parametrize(("offer", "steps"), [("8", 1), ("7r", 2), ("5rrs", 3), ("7v", 1)])
def test_with_the_ware_flag_the_marker_moves_one_further_space(offer: str, steps: int) -> None:
    table = sailed(f"offer: {offer}", flag="ware")

    assert table.track("rome") == f"0:{steps} 1:0 2:0 3:0"
    assert table.told("moved-further") == [f"seat 0 city rome steps {steps} space {steps}"]
    assert table.told("moved") == []


@clause("STR-3.7")
@pytest.mark.parametrize("flag", ["pirate", "+1"])
def test_other_flags_move_no_marker(flag: str) -> None:
    table = sailed("offer: 7r", flag=flag)

    assert table.track("rome") == "0:1 1:0 2:0 3:0"
    assert table.told("moved-further") == []


@clause("STR-3.8")
@pytest.mark.parametrize(
    ("track", "after"),
    [
        ("1:2 0:0 2:0 3:0", "1:2 0:2 2:0 3:0"),
        ("1:2 2:2 3:1 0:0", "1:2 2:2 0:2 3:1"),
        ("3:2 1:2 2:1 0:0", "3:2 1:2 0:2 2:1"),
        ("3:5 1:2 2:1 0:0", "3:5 1:2 0:2 2:1"),
        ("3:3 1:3 2:3 0:0", "3:3 1:3 2:3 0:2"),
        ("3:1 1:1 2:1 0:0", "0:2 3:1 1:1 2:1"),
    ],
)
def test_a_marker_stands_to_the_right_of_those_already_on_its_space(track: str, after: str) -> None:
    assert sailed("offer: 5rrs", f"rome track: {track}").track("rome") == after


@clause("STR-3.8")
@pytest.mark.parametrize(
    ("track", "after"),
    [
        ("0:3 1:3 2:3 3:3", "0:4 1:3 2:3 3:3"),
        ("1:3 0:3 2:3 3:3", "0:4 1:3 2:3 3:3"),
        ("3:3 2:3 1:3 0:3", "0:4 3:3 2:3 1:3"),
        ("3:4 2:3 0:3 1:3", "3:4 0:4 2:3 1:3"),
    ],
)
def test_when_a_marker_leaves_a_space_the_others_keep_their_order(track: str, after: str) -> None:
    assert sailed("offer: 7r", f"rome track: {track}").track("rome") == after


@clause("STR-3.9")
@pytest.mark.parametrize(("offer", "scrolls"), [("6vs", 1), ("3vss", 2), ("1vrnnsp", 1)])
def test_scrolls_move_the_marker_in_florence(offer: str, scrolls: int) -> None:
    table = sailed(f"offer: {offer}", "florence track: 1:2 2:1 0:0 3:0")

    assert table.track("florence") == {1: "1:2 2:1 0:1 3:0", 2: "1:2 0:2 2:1 3:0"}[scrolls]
    assert table.told("moved-by-scrolls") == [f"seat 0 steps {scrolls} space {scrolls}"]


@clause("STR-3.9")
def test_a_ship_without_scrolls_leaves_florence_alone() -> None:
    table = sailed("offer: 7r", "florence track: 1:2 0:1 2:1 3:0")

    assert table.track("florence") == "1:2 0:1 2:1 3:0"
    assert table.told("moved-by-scrolls") == []


@clause("STR-3.9", "STR-3.7")
def test_the_ware_flag_does_not_help_in_florence() -> None:
    assert sailed("offer: 6vs", flag="ware").track("florence") == "0:1 1:0 2:0 3:0"


@clause("STR-3.13")
@pytest.mark.parametrize(("space", "climbed"), [(7, 3), (8, 2), (9, 1), (6, 3)])
def test_no_marker_moves_beyond_the_fifteen_bonus_space(space: int, climbed: int) -> None:
    table = sailed("offer: 5rrs", f"rome track: 1:10 0:{space}", flag="ware")

    reached = space + climbed
    assert table.track("rome") == f"1:10 0:{reached} 2:0 3:0"
    assert table.told("moved-further") == [f"seat 0 city rome steps {climbed} space {reached}"]


@clause("STR-3.13")
def test_no_marker_moves_beyond_the_top_of_florence() -> None:
    table = sailed("offer: 3vss", "florence track: 0:9 1:2")

    assert table.track("florence") == "0:10 1:2 2:0 3:0"
    assert table.told("moved-by-scrolls") == ["seat 0 steps 1 space 10"]


@clause("STR-R2", "STR-3.13")
@pytest.mark.parametrize("city", ["rome", "florence"])
def test_a_marker_already_on_the_top_space_keeps_its_place_there(city: str) -> None:
    table = sailed("offer: 5rrs", f"{city} track: 0:10 1:10 2:10", flag="ware")

    assert table.track(city) == "0:10 1:10 2:10 3:0"
    told = "moved-further" if city == "rome" else "moved-by-scrolls"
    assert table.told(told) == []


@clause("STR-R2")
@pytest.mark.parametrize("city", ["rome", "florence"])
def test_a_marker_without_a_matching_ware_keeps_its_place_in_its_space(city: str) -> None:
    table = sailed("offer: 7v", f"{city} track: 1:4 0:4 2:4 3:4")

    assert table.track(city) == "1:4 0:4 2:4 3:4"


@clause("STR-R4")
def test_the_port_comes_before_florence() -> None:
    table = sailed("offer: 5rrs", flag="ware")

    assert table.events[-5:] == [
        "taken",
        "moored",
        "moved-further",
        "moved-by-scrolls",
        "turned-over",
    ]

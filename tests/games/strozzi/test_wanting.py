"""A turn: who takes the ship that the active player wants."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.table import opening, strozzi

PLAIN = ["+1", "ware"]


@clause("STR-2.1")
def test_the_active_player_turns_over_one_ship() -> None:
    table = opening(seats=4)

    assert table.offer != "none"
    assert table.flag == "none"
    assert table.told("turned-over") == [f"seat {table.active} ship {table.offer}"]


@clause("STR-2.1")
@pytest.mark.parametrize("ship", ["8", "2rrnnp", "1vrnnsp"])
def test_any_ship_nobody_has_seen_may_come_next(ship: str) -> None:
    table = strozzi("offer: 7v", "active: 1", seats=3)

    table.play("flag pirate", f"port venice > {ship}")

    assert table.offer == ship
    assert table.supply == 12 - 2
    assert table.told("turned-over") == [f"seat 2 ship {ship}"]


@clause("STR-2.2")
def test_the_active_player_decides_first() -> None:
    table = strozzi("active: 2", seats=4)

    assert table.turn == 2
    assert table.choices == ["decline", "flag pirate", "flag +1", "flag ware"]
    assert table.refused("flag pirate", by=3) == "STR-2.8 not-your-turn seat 2"


@clause("STR-2.2")
@pytest.mark.parametrize(
    ("flags", "choices"),
    [
        ("pirate", ["decline", "flag pirate"]),
        ("+1", ["decline", "flag +1"]),
        ("ware", ["decline", "flag ware"]),
        ("pirate ware", ["decline", "flag pirate", "flag ware"]),
        ("+1 ware", ["decline", "flag +1", "flag ware"]),
    ],
)
def test_only_a_flag_still_held_can_be_placed(flags: str, choices: list[str]) -> None:
    table = strozzi(f"flags 0: {flags}", seats=3)

    assert table.choices == choices
    for flag in ("pirate", "+1", "ware"):
        if flag not in flags.split():
            assert table.refused(f"flag {flag}") == f"STR-2.2 flag-not-held flag {flag}"


@clause("STR-2.3")
def test_the_pirate_flag_takes_the_ship_at_once() -> None:
    table = strozzi("offer: 7v", seats=5)

    table.play("flag pirate")

    assert table.events == ["claimed"]
    assert table.told("claimed") == ["seat 0"]
    assert table.flags[0] == "+1 ware"
    assert table.turn == 0
    assert table.choices == ["port venice", "port rome", "port naples"]


@clause("STR-2.4")
@pytest.mark.parametrize("flag", PLAIN)
def test_another_flag_can_still_be_beaten_by_each_following_pirate(flag: str) -> None:
    table = strozzi("active: 3", seats=5)

    table.play(f"flag {flag}")

    assert table.told("flagged") == [f"seat 3 flag {flag}"]
    for asked in (4, 0, 1, 2):
        assert table.turn == asked
        assert table.choices == ["decline", "flag pirate"]
        assert table.flag == f"{flag} of 3"
        table.play("decline")
    assert table.told("let-go") == ["seat 4", "seat 0", "seat 1", "seat 2"]
    assert table.told("declined") == []
    assert table.turn == 3


@clause("STR-2.4")
def test_only_the_pirate_flag_can_take_a_flagged_ship() -> None:
    table = strozzi(seats=3)

    table.play("flag ware")

    assert table.refused("flag +1") == "STR-2.4 pirate-only seat 0"
    assert table.refused("flag ware") == "STR-2.4 pirate-only seat 0"


@clause("STR-2.4")
@pytest.mark.parametrize("flag", PLAIN)
def test_whoever_has_no_pirate_flag_is_not_asked_once_a_flag_lies(flag: str) -> None:
    table = strozzi("flags 1: +1 ware", "flags 2: pirate", "flags 3: ware", seats=5)

    table.play(f"flag {flag}")

    assert table.turn == 2
    assert table.refused("flag pirate", by=1) == "STR-2.8 not-your-turn seat 2"

    table.play("decline")

    assert table.turn == 4


@clause("STR-2.4", "STR-2.6")
def test_when_nobody_else_has_a_pirate_flag_the_ship_is_taken_without_asking() -> None:
    table = strozzi("flags 1: +1 ware", "flags 2: +1", "flags 3: none", seats=4)

    table.play("flag ware")

    assert table.events == ["flagged", "taken"]
    assert table.turn == 0
    assert table.choices == ["port venice", "port rome", "port naples"]


@clause("STR-2.5")
@pytest.mark.parametrize("flag", PLAIN)
def test_a_pirate_takes_a_flagged_ship_and_the_flag_goes_back_to_its_owner(flag: str) -> None:
    table = strozzi("offer: 7v", "active: 1", seats=4)

    table.play(f"flag {flag}")
    assert table.flags[1] == ("pirate ware" if flag == "+1" else "pirate +1")
    table.play("decline", "flag pirate")

    assert table.events[-2:] == ["flag-returned", "claimed"]
    assert table.told("flag-returned") == [f"seat 1 flag {flag}"]
    assert table.flags == ["pirate +1 ware", "pirate +1 ware", "pirate +1 ware", "+1 ware"]
    assert table.flag == "pirate of 3"
    assert table.turn == 3


@clause("STR-2.5")
def test_after_a_pirate_has_come_nobody_else_is_asked() -> None:
    table = strozzi("offer: 7v", seats=5)

    table.play("flag +1", "flag pirate")

    assert table.turn == 1
    assert table.refused("flag pirate", by=2) == "STR-2.8 not-your-turn seat 1"

    table.play("port venice")

    assert table.active == 2


@clause("STR-2.5")
@pytest.mark.parametrize("flag", PLAIN)
def test_a_flag_that_came_back_can_be_placed_again(flag: str) -> None:
    table = strozzi("offer: 7v", "flags 0: " + flag, "active: 0", seats=3)

    table.play(f"flag {flag}")
    assert table.flags[0] == "none"
    table.play("decline", "flag pirate", "port venice > 7n")

    assert table.active == 0
    assert table.choices == ["decline", f"flag {flag}"]

    table.play(f"flag {flag}")

    assert table.told("flagged") == [f"seat 0 flag {flag}"] * 2


@clause("STR-2.5")
def test_a_returned_flag_has_done_nothing() -> None:
    table = strozzi("offer: 7v", seats=3)

    table.play("flag ware", "flag pirate", "port venice")

    assert table.track("venice") == "1:1 0:0 2:0"
    assert table.quay("venice") == "1:7v"
    assert "moved-further" not in table.events


@clause("STR-2.6")
@pytest.mark.parametrize("flag", PLAIN)
def test_without_a_pirate_whose_flag_lies_on_the_ship_takes_it(flag: str) -> None:
    table = strozzi("offer: 7v", "active: 2", seats=3)

    table.play(f"flag {flag}", "decline", "decline")

    assert table.told("taken") == [f"seat 2 flag {flag}"]
    assert table.told("flag-returned") == []
    assert table.turn == 2
    assert table.choices == ["port venice", "port rome", "port naples"]

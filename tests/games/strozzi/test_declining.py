"""A turn: who takes the ship that the active player does not want."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.table import opening, strozzi

ALL = ["decline", "flag pirate", "flag +1", "flag ware"]


@clause("STR-2.7")
def test_when_the_active_player_declines_the_others_have_the_same_options() -> None:
    table = strozzi("active: 1", seats=4)

    for asked in (1, 2, 3, 0):
        assert table.turn == asked
        assert table.choices == ALL
        table.play("decline")

    assert table.told("declined") == ["seat 1", "seat 2", "seat 3", "seat 0"]
    assert table.told("let-go") == []


@clause("STR-2.7")
def test_a_later_player_is_offered_the_flags_still_held() -> None:
    table = strozzi("flags 1: ware", "flags 2: +1 ware", seats=4)

    table.play("decline")
    assert table.choices == ["decline", "flag ware"]
    table.play("decline")
    assert table.choices == ["decline", "flag +1", "flag ware"]
    assert table.refused("flag pirate") == "STR-2.2 flag-not-held flag pirate"


@clause("STR-2.7", "STR-2.3")
def test_a_later_player_may_take_it_by_the_pirate_flag_at_once() -> None:
    table = strozzi(seats=4)

    table.play("decline", "flag pirate")

    assert table.events == ["declined", "claimed"]
    assert table.turn == 1
    assert table.choices == ["port venice", "port rome", "port naples"]


@clause("STR-2.7", "STR-2.4")
def test_a_later_players_flag_is_open_to_the_pirates_after_it() -> None:
    table = strozzi("flags 3: +1", seats=5)

    table.play("decline", "decline", "flag +1")

    assert table.turn == 4
    assert table.choices == ["decline", "flag pirate"]

    table.play("flag pirate")

    assert table.told("flag-returned") == ["seat 2 flag +1"]
    assert table.told("claimed") == ["seat 4"]


@clause("STR-2.8")
def test_the_player_to_the_right_of_the_active_player_is_the_last_to_decide() -> None:
    table = strozzi("active: 2", seats=4)

    table.play("decline", "decline", "decline", "flag ware")

    assert table.events[-2:] == ["flagged", "taken"]
    assert table.turn == 1


@clause("STR-2.8")
@pytest.mark.parametrize("flag", ["+1", "ware"])
def test_nobody_who_declined_is_asked_again(flag: str) -> None:
    table = strozzi("active: 1", seats=5)

    table.play("decline", "decline", f"flag {flag}")
    assert table.refused("flag pirate", by=1) == "STR-2.8 not-your-turn seat 4"
    assert table.refused("flag pirate", by=2) == "STR-2.8 not-your-turn seat 4"
    table.play("decline", "decline")

    assert table.told("let-go") == ["seat 4", "seat 0"]
    assert table.told("taken") == [f"seat 3 flag {flag}"]


@clause("STR-2.8")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_active_player_who_declined_plays_no_pirate_flag_on_this_ship(seats: int) -> None:
    table = strozzi(seats=seats)

    table.play("decline", "flag +1", *["decline"] * (seats - 2))

    assert table.told("taken") == ["seat 1 flag +1"]
    assert table.flags[0] == "pirate +1 ware"


@clause("STR-2.8")
def test_the_last_who_is_asked_may_sit_before_the_right_neighbour_who_has_no_flag() -> None:
    table = strozzi("flags 2: none", "flags 3: none", seats=4)

    table.play("decline")
    assert table.turn == 1
    table.play("flag ware")

    assert table.told("taken") == ["seat 1 flag ware"]


@clause("STR-2.9")
def test_a_ship_nobody_wants_is_set_aside_and_the_same_player_turns_over_the_next() -> None:
    table = strozzi("offer: 7v", "active: 2", seats=4)

    table.play("decline", "decline", "decline", "decline > 7r")

    assert table.aside == "7v"
    assert table.told("set-aside") == ["seat 2 ship 7v"]
    assert table.told("turned-over") == ["seat 2 ship 7r"]
    assert table.active == table.turn == 2
    assert table.choices == ALL
    assert table.supply == 15 - 2


@clause("STR-2.9")
def test_a_ship_set_aside_does_not_come_back_in_this_round() -> None:
    table = strozzi(seats=3)

    while table.supply > 0:
        table.decline_all()

    shown = [told.split()[-1] for told in table.told("turned-over")]
    assert "8" not in shown
    assert len(set(shown)) == len(shown) == 11
    assert table.aside.split() == ["8", *shown[:-1]]


@clause("STR-2.9", "STR-2.11")
def test_a_ship_is_set_aside_when_the_only_player_with_flags_declines_it() -> None:
    table = strozzi("active: 1", "flags 0: none", "flags 2: none", seats=3)

    table.play("decline > 7v")

    assert table.told("set-aside") == ["seat 1 ship 8"]
    assert table.active == table.turn == 1


@clause("STR-2.10")
def test_three_flags_bring_three_ships_and_no_more() -> None:
    table = strozzi("rome quay: 0:7r", "naples quay: 0:7n+1", seats=3)
    assert table.flags[0] == "pirate"

    table.play("flag pirate", "port venice")

    assert table.flags[0] == "none"
    assert table.refused("flag pirate", by=0) == "STR-2.11 no-flags seat 1"


@clause("STR-2.10")
@pytest.mark.parametrize("set_aside", [3, 4, 5])
def test_when_more_than_three_ships_are_set_aside_somebody_ends_with_fewer(set_aside: int) -> None:
    table = opening(seats=3)

    for _ in range(set_aside):
        table.decline_all()
    while table.round == 1:
        table.play(next(move for move in table.choices if move != "decline"))

    assert len(table.told("moored")) == 12 - set_aside
    takers = [told[:6] for told in table.told("moored")]
    assert max(takers.count(taker) for taker in takers) == 3


@clause("STR-2.11")
def test_whoever_has_no_flags_is_not_asked() -> None:
    table = strozzi("flags 1: none", "flags 3: none", seats=5)

    table.play("decline")
    assert table.turn == 2
    assert table.refused("decline", by=1) == "STR-2.11 no-flags seat 2"
    table.play("decline")

    assert table.turn == 4


@clause("STR-2.11")
def test_whoever_has_no_flags_is_skipped_as_active_player() -> None:
    table = strozzi("flags 1: none", "flags 2: none", seats=4)

    table.play("flag pirate", "port venice > 7v")

    assert table.active == 3
    assert table.told("turned-over") == ["seat 3 ship 7v"]


@clause("STR-2.11")
def test_the_only_player_with_flags_turns_over_ship_after_ship() -> None:
    table = strozzi("active: 2", "flags 0: none", "flags 1: none", seats=3)

    table.play("flag +1", "port rome > 7r", "flag ware", "port venice > 7v")

    assert table.told("turned-over") == ["seat 2 ship 7r", "seat 2 ship 7v"]
    assert table.flags == ["none", "none", "pirate"]

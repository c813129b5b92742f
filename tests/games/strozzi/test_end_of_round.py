"""A turn: who goes on. The end of a round."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.table import opening, strozzi


@clause("STR-3.14")
def test_the_player_to_the_left_of_the_taker_begins_the_next_turn() -> None:
    table = strozzi("active: 1", seats=5)

    table.play("decline", "decline", "flag pirate", "port rome > 7v")

    assert table.active == table.turn == 4
    assert table.told("turned-over") == ["seat 4 ship 7v"]


@clause("STR-3.14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_player_to_the_left_of_the_last_seat_is_the_first(seats: int) -> None:
    table = strozzi(f"active: {seats - 1}", seats=seats)

    table.play("flag pirate", "port rome")

    assert table.active == 0


@clause("STR-3.14", "STR-2.5")
def test_after_a_pirate_the_player_to_the_left_of_the_pirate_goes_on() -> None:
    table = strozzi(seats=5)

    table.play("flag ware", "decline", "decline", "flag pirate", "port rome")

    assert table.active == 4


@clause("STR-3.14", "STR-2.11")
def test_players_without_flags_are_skipped_across_the_end_of_the_row() -> None:
    table = strozzi("active: 3", "flags 4: none", "flags 0: none", seats=5)

    table.play("flag pirate", "port rome")

    assert table.active == 1


@clause("STR-3.14")
def test_a_used_up_taker_is_left_out_and_the_left_neighbour_goes_on() -> None:
    table = strozzi("flags 0: ware", "flags 1: none", "flags 2: +1", seats=3)

    table.play("flag ware", "port naples")

    assert table.active == 2
    assert table.flags == ["none", "none", "+1"]


@clause("STR-4.1")
def test_the_round_ends_when_all_flags_are_used() -> None:
    table = strozzi("flags 0: ware", "flags 1: none", "flags 2: none", seats=3)

    table.play("flag ware", "port naples")

    assert table.told("flags-used-up") == ["round 1"]
    assert table.told("supply-used-up") == []
    assert table.round == 2


@clause("STR-4.1")
def test_the_round_goes_on_while_anybody_has_a_flag_and_ships_come() -> None:
    table = strozzi("flags 0: ware", "flags 1: none", "flags 2: +1", "supply: 1", seats=3)

    table.play("flag ware", "port naples")

    assert table.round == 1
    assert table.supply == 0
    assert table.active == 2


@clause("STR-4.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_when_everybody_takes_a_ship_at_once_three_ships_are_never_seen(seats: int) -> None:
    table = opening(seats=seats)

    while table.round == 1:
        table.play(next(move for move in table.choices if move != "decline"))

    assert table.told("flags-used-up") == ["round 1"]
    assert len(table.told("moored")) == 3 * seats
    assert table.told("set-aside") == []


@clause("STR-4.2")
def test_the_round_ends_when_the_last_ship_is_placed() -> None:
    table = strozzi("supply: 0", seats=3)

    table.play("flag pirate", "port rome")

    assert table.told("supply-used-up") == ["round 1"]
    assert table.told("flags-used-up") == []
    assert table.told("ship-paid") == ["seat 0 port rome place 1 coins 15"]
    assert table.round == 2


@clause("STR-4.2")
def test_the_round_ends_when_the_last_ship_is_set_aside() -> None:
    table = strozzi("supply: 0", "rome quay: 1:7r", seats=3)

    table.play("decline", "decline", "decline")

    assert table.events[3:5] == ["set-aside", "supply-used-up"]
    assert table.told("ship-paid") == ["seat 1 port rome place 1 coins 15"]
    assert table.round == 2


@clause("STR-4.2")
@pytest.mark.parametrize("supply", [1, 2])
def test_the_round_goes_on_while_a_ship_is_to_come(supply: int) -> None:
    table = strozzi(f"supply: {supply}", seats=3)

    table.decline_all()

    assert table.round == 1
    assert table.supply == supply - 1
    assert table.active == 0


@clause("STR-4.1", "STR-4.2")
def test_a_round_in_which_flags_and_ships_run_out_together_ends_once() -> None:
    lines = ("flags 0: ware", "flags 1: none", "flags 2: none", "supply: 0")
    table = strozzi(*lines, seats=3)

    table.play("flag ware", "port naples")

    assert [name for name in table.events if name.endswith("used-up")] == ["flags-used-up"]
    assert table.round == 2


@clause("STR-4.2")
def test_the_last_ship_may_still_bring_a_tile_before_the_round_ends() -> None:
    table = strozzi("offer: 5rp", "supply: 0", seats=3)

    table.play("flag pirate", "port rome")

    assert table.round == 1
    assert table.choices == ["tile 1", "tile 2", "tile 3"]

    table.play("tile 1")

    assert table.round == 2

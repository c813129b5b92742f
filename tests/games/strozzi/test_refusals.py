"""What is refused, by which clause and with which words."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Refusal
from fondaco.games.index import find
from fondaco.games.strozzi.refusals import refusal
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.strozzi.scored import ended
from tests.games.strozzi.table import StrozziTable, strozzi

NAMES = ["Anna", "Scott", "Todd"]


def sentence(table: StrozziTable, move: str | int, by: int | None = None) -> str:
    """What a player is told who tries this."""
    with pytest.raises(Refusal) as raised:
        table.table.play(move, by)
    return Speaker(find("strozzi"), NAMES).refusal(raised.value)


@clause("STR-2.2")
@pytest.mark.parametrize("move", ["port rome", "tile 1"])
def test_first_comes_the_decision_about_the_ship(move: str) -> None:
    table = strozzi(seats=3)

    assert table.refused(move) == "STR-2.2 decide-first"
    assert "decline, or place a flag" in sentence(table, move)


@clause("STR-2.2")
@pytest.mark.parametrize("move", [-1, 10, 99])
def test_a_turn_knows_no_other_moves(move: int) -> None:
    table = strozzi("offer: 5rp", seats=3)

    for step in ("flag pirate", "port rome", "tile 1"):
        assert table.refused(move) == "STR-2.2 no-such-move"
        table.play(step)
    assert "no such move" in sentence(table, move)


@clause("STR-2.2")
def test_a_flag_that_was_used_is_not_placed_again() -> None:
    table = strozzi("flags 0: pirate", seats=3)

    assert table.refused("flag +1") == "STR-2.2 flag-not-held flag +1"
    assert "your +1 flag" in sentence(table, "flag +1")


@clause("STR-2.4")
def test_a_flagged_ship_is_for_pirates_only() -> None:
    table = strozzi("flags 1: pirate ware", seats=3)
    table.play("flag ware")

    assert table.refused("flag ware") == "STR-2.4 pirate-only seat 0"
    assert table.refused("flag +1") == "STR-2.2 flag-not-held flag +1"
    assert sentence(table, "ware").startswith("Anna’s flag lies on the ship")


@clause("STR-2.8")
def test_nobody_decides_out_of_turn() -> None:
    table = strozzi("active: 1", seats=3)

    assert table.refused("decline", by=0) == "STR-2.8 not-your-turn seat 1"
    assert table.refused("decline", by=2) == "STR-2.8 not-your-turn seat 1"
    assert "Scott" in sentence(table, "decline", by=2)


@clause("STR-2.8")
@pytest.mark.parametrize("seat", [-1, 3, 6])
def test_nobody_moves_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    table = strozzi(seats=3)

    assert table.refused("decline", by=seat) == "STR-2.8 not-your-turn seat 0"


@clause("STR-2.11")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_no_flags_takes_no_part_in_the_rest_of_the_round(seat: int) -> None:
    table = strozzi("active: 2", f"flags {seat}: none", seats=3)

    assert table.refused("decline", by=seat) == "STR-2.11 no-flags seat 2"
    assert "you take no part in the rest of the round" in sentence(table, "decline", by=seat)


@clause("STR-2.5", "STR-2.11")
@pytest.mark.parametrize("flag", ["+1", "ware"])
def test_whose_last_flag_lies_on_the_ship_is_not_out_of_the_round_yet(flag: str) -> None:
    table = strozzi(f"flags 0: {flag}", seats=3)
    table.play(f"flag {flag}")

    assert table.refused("decline", by=0) == "STR-2.8 not-your-turn seat 1"


@clause("STR-3.1", "STR-3.2")
def test_a_ship_needs_a_port_without_a_ship_of_ones_own() -> None:
    table = strozzi("rome quay: 0:7r", seats=3)
    table.play("flag pirate")

    assert table.refused("decline") == "STR-3.1 port-first"
    assert table.refused("tile 2") == "STR-3.1 port-first"
    assert table.refused("port rome") == "STR-3.2 port-taken port rome"
    assert "already have a ship at Rome" in sentence(table, "rome")


@clause("STR-3.10", "STR-R5")
def test_a_promotion_is_a_tile_that_lies_there() -> None:
    table = strozzi("offer: 5rp", "face up: art2 - -", "stack: -", seats=3)
    table.play("flag pirate", "port rome")

    assert table.refused("decline") == "STR-3.10 tile-first"
    assert table.refused("port venice") == "STR-3.10 tile-first"
    assert table.refused("tile 3") == "STR-R5 no-tile"
    assert "No tile" in sentence(table, "tile 3")


@clause("STR-7.3")
def test_after_the_third_round_the_game_is_over() -> None:
    table = ended(seats=3)

    assert table.refused(0) == "STR-7.3 game-over"
    assert "The game is over" in sentence(table, 0)


@clause("STR-2.2")
def test_what_may_be_done_is_not_refused() -> None:
    table = strozzi(seats=3)

    assert [refusal(table.state, 0, move) for move in range(4)] == [None] * 4

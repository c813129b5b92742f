"""Setting up: the board, the flags, the ships and tiles, who starts."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.core.dice import seed
from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.strozzi import rules
from fondaco.games.strozzi.board import board
from fondaco.games.strozzi.pieces import SHIPS
from fondaco.games.strozzi.view_types import View
from fondaco.games.strozzi.words import ship_name, tile_name
from fondaco.speech.drawn_blocks import SEAT_COLOURS
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.strozzi.table import opening, strozzi

BOX = find("strozzi").default_edition.parts
SEATS = [3, 4, 5, 6]
CITIES = ["venice", "rome", "naples", "florence"]


@clause("STR-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_three_to_six_can_play(seats: int) -> None:
    table = opening(seats=seats)

    assert table.coins == [0] * seats
    assert table.tiles == ["none"] * seats


@clause("STR-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7])
def test_two_are_too_few_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(Unreadable, match="3 to 6 players") as raised:
        opening(seats=seats)

    assert raised.value.code == "table/seats"


@clause("STR-1.2")
def test_the_players_are_red_green_blue_yellow_purple_and_orange() -> None:
    names = ["Anna", "Scott", "Todd", "Heather", "James", "Iain"]
    speaker = Speaker(find("strozzi"), names)

    blocks = board(cast(View, opening(seats=6).seen), names, speaker.say)

    marks = {mark for block in blocks for row in block.rows for cell in row for mark in cell}
    seats = {mark.text: mark.role for mark in marks if mark.text in names}
    assert seats == {name: f"seat-{seat}" for seat, name in enumerate(names)}
    # A terminal's purple is called magenta, and its orange is a dark one.
    assert SEAT_COLOURS == ("red", "green", "blue", "yellow", "magenta", "dark_orange")


@clause("STR-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_pirate_flag_a_plus_one_flag_and_a_ware_flag(seats: int) -> None:
    table = opening(seats=seats)

    assert table.flags == ["pirate +1 ware"] * seats


@clause("STR-1.4", "STR-R1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("city", CITIES)
def test_a_marker_of_everybody_begins_on_the_lowest_space_the_starting_player_leftmost(
    city: str, seats: int
) -> None:
    for chance in range(10):
        table = opening(seats=seats, chance=chance)

        starts = [(table.turn + after) % seats for after in range(seats)]
        assert table.track(city) == " ".join(f"{seat}:0" for seat in starts)


@clause("STR-1.5")
def test_three_of_the_36_tiles_lie_face_up_and_33_face_down() -> None:
    table = opening(seats=4)

    assert len(table.face_up.split()) == 3
    assert table.stack == 33
    assert table.told("tile-turned") == [
        f"slot {slot} tile {tile}" for slot, tile in enumerate(table.face_up.split(), 1)
    ]


@clause("STR-1.5")
def test_any_tile_may_be_among_the_three() -> None:
    shown = {tile for n in range(80) for tile in opening(seats=3, chance=n).face_up.split()}

    assert shown == {tile_name(tile) for tile in BOX[SHIPS : SHIPS + 36]}


@clause("STR-1.6")
@pytest.mark.parametrize(
    ("seats", "removed", "remain"), [(3, 17, 12), (4, 14, 15), (5, 11, 18), (6, 8, 21)]
)
def test_some_ships_are_removed_and_three_remain_for_each_and_three_more(
    seats: int, removed: int, remain: int
) -> None:
    table = opening(seats=seats)

    assert removed + remain == 29
    assert remain == 3 * seats + 3
    assert table.told("ships-removed") == [f"removed {removed} ships {remain}"]
    assert table.supply == remain - 1
    assert table.aside == "empty"


@clause("STR-1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_round_shows_no_more_ships_than_remain(seats: int) -> None:
    table = opening(seats=seats)

    while table.round == 1:
        table.decline_all()

    shown = [told.split()[-1] for told in table.told("turned-over")]
    assert len(set(shown[:-1])) == 3 * seats + 3
    assert len(table.told("set-aside")) == 3 * seats + 3
    assert table.told("supply-used-up") == ["round 1"]


@clause("STR-1.6", "STR-2.1")
def test_any_of_the_29_ships_may_be_the_first() -> None:
    games = [opening(seats=3, chance=chance) for chance in range(300)]

    assert {table.offer for table in games} == {ship_name(ship) for ship in BOX[:SHIPS]}


@clause("STR-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_start_the_game(seats: int) -> None:
    games = [opening(seats=seats, chance=chance) for chance in range(60)]

    assert {table.active for table in games} == set(range(seats))
    for table in games:
        assert table.told("started") == [f"seat {table.active}"]
        assert table.turn == table.active
        assert table.round == 1


@clause("STR-1.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_lasts_three_rounds(seats: int) -> None:
    table = opening(seats=seats)

    table.play_out()

    ends = [name for name in table.events if name.endswith("used-up")]
    assert len(ends) == 3
    assert len(table.told("round-started")) == 2
    assert table.turn == -1


@clause("STR-1.3", "STR-1.4", "STR-1.5", "STR-1.6")
def test_a_used_table_is_cleared_for_a_new_game() -> None:
    used, fresh = opening(seats=6), opening(seats=3, options=("to-the-letter",), chance=5)
    used.play_out()

    for table in (used, fresh):
        seed(table.state.dice, 1, 2, 3, 4)
        rules.setup(table.state, BOX, 3, 2)

    assert used.state == fresh.state


@clause("STR-1.9")
def test_a_ship_brings_what_it_shows() -> None:
    table = strozzi("offer: 1vrrnsp", seats=3)

    table.play("flag pirate", "port rome", "tile 1")

    assert table.told("moored") == ["seat 0 ship 1vrrnsp port rome speed 1 place 1"]
    assert table.track("rome") == "0:2 1:0 2:0"
    assert table.track("florence") == "0:1 1:0 2:0"
    assert table.tiles == ["art2", "none", "none"]

"""The next round."""

from __future__ import annotations

import pytest

from fondaco.games.index import find
from fondaco.games.strozzi.pieces import SHIPS
from fondaco.games.strozzi.words import ship_name
from tests.clauses import clause
from tests.games.strozzi.scored import scored
from tests.games.strozzi.table import strozzi

BOX = [ship_name(ship) for ship in find("strozzi").default_edition.parts[:SHIPS]]
BUSY = (
    "venice quay: 0:7v 1:5vvs",
    "rome quay: 1:7r+1 2:5rrs",
    "naples quay: 2:7n",
    "aside: 6vs 6rs",
)


@clause("STR-6.1")
@pytest.mark.parametrize("game_round", [1, 2])
def test_everybody_takes_the_flags_back_and_the_ports_are_empty(game_round: int) -> None:
    table = scored(*BUSY, f"round: {game_round}", seats=3)

    assert table.round == game_round + 1
    assert table.flags == ["pirate +1 ware"] * 3
    assert [table.quay(port) for port in ("venice", "rome", "naples")] == ["empty"] * 3
    assert table.aside == "empty"
    assert table.flag == "none"


@clause("STR-6.1", "STR-1.6")
@pytest.mark.parametrize(
    ("seats", "removed", "remain"), [(3, 17, 12), (4, 14, 15), (5, 11, 18), (6, 8, 21)]
)
def test_as_many_ships_are_removed_as_before(seats: int, removed: int, remain: int) -> None:
    table = scored(*BUSY, seats=seats)

    assert table.told("ships-removed") == [f"removed {removed} ships {remain}"]
    assert table.supply == remain - 1


@clause("STR-6.1")
@pytest.mark.parametrize("ship", BOX)
def test_any_of_all_29_ships_may_be_the_first_of_the_next_round(ship: str) -> None:
    table = strozzi(*BUSY, "supply: 0", seats=3)

    table.play("decline", "decline", f"decline > {ship}")

    assert table.round == 2
    assert table.offer == ship


@clause("STR-6.1")
def test_after_the_flags_have_run_out_all_ships_come_back_too() -> None:
    table = strozzi("flags 0: pirate", "flags 1: none", "flags 2: none", seats=3)

    table.play("flag pirate", "port naples > 8")

    assert table.told("turned-over") == ["seat 0 ship 8"]
    assert table.choices == ["decline", "flag pirate", "flag +1", "flag ware"]


@clause("STR-6.2")
@pytest.mark.parametrize(
    ("track", "starter"),
    [
        ("2:5 0:4 1:3", 2),
        ("1:4 2:4 0:4", 1),
        ("0:10 2:10 1:9", 0),
        ("1:1 0:0 2:0", 1),
    ],
)
def test_whoever_is_highest_in_florence_starts_the_next_round(track: str, starter: int) -> None:
    table = scored(f"florence track: {track}", "rome track: 0:8 1:3 2:2", "active: 1", seats=3)

    assert table.active == table.turn == starter
    assert table.told("round-started") == [f"round 2 seat {starter}"]
    assert table.told("turned-over") == [f"seat {starter} ship {table.offer}"]


@clause("STR-6.2")
def test_the_scrolls_of_the_last_ship_count_for_who_starts() -> None:
    table = strozzi("offer: 3vss", "florence track: 1:1", "active: 2", "supply: 0", seats=3)

    table.play("flag pirate", "port rome")

    assert table.track("florence") == "2:2 1:1 0:0"
    assert table.told("round-started") == ["round 2 seat 2"]


@clause("STR-R1", "STR-6.2")
def test_when_nobody_has_left_florences_start_the_first_starting_player_starts_again() -> None:
    table = scored("florence track: 2:0 3:0 0:0 1:0", "active: 1", seats=4)

    assert table.active == 2
    assert table.told("round-started") == ["round 2 seat 2"]


@clause("STR-6.3")
def test_the_markers_stay_where_they_are() -> None:
    tracks = {
        "venice": "1:10 0:10 2:0",
        "rome": "2:3 1:3 0:3",
        "naples": "0:0 1:0 2:0",
        "florence": "1:6 2:4 0:4",
    }

    table = scored(*(f"{city} track: {track}" for city, track in tracks.items()), seats=3)

    assert table.round == 2
    assert {city: table.track(city) for city in tracks} == tracks


@clause("STR-6.1", "STR-2.1")
def test_the_first_ship_of_a_round_is_open_to_everybody() -> None:
    table = scored(*BUSY, "florence track: 1:2", seats=3)

    table.play("decline", "flag ware", "decline", "port rome > 7v")

    assert table.quay("rome").startswith("2:")
    assert table.active == 0

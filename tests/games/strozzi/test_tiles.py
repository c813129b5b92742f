"""A turn: promotion tiles."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.strozzi.table import StrozziTable, strozzi

PORTS = ["venice", "rome", "naples"]
FACE_UP = "face up: art1v science2 architecture1n"


def promoted(*lines: str, offer: str = "5rp", port: str = "rome") -> StrozziTable:
    """Seat 0 places a ship and, if it may, is about to choose a tile."""
    table = strozzi(f"offer: {offer}", *lines, seats=3)
    table.play("flag pirate", f"port {port}")
    return table


@clause("STR-3.10")
@pytest.mark.parametrize(
    ("move", "tile", "left"),
    [
        ("tile 1", "art1v", "art2 science2 architecture1n"),
        ("tile 2", "science2", "art1v art2 architecture1n"),
        ("tile 3", "architecture1n", "art1v science2 art2"),
    ],
)
def test_a_ship_with_a_promotion_tile_brings_one_of_the_three_face_up(
    move: str, tile: str, left: str
) -> None:
    table = promoted(FACE_UP)

    assert table.turn == 0
    assert table.choices == ["tile 1", "tile 2", "tile 3"]

    table.play(f"{move} > art2 8")

    assert table.tiles == [tile, "none", "none"]
    assert table.told("tile-taken") == [f"seat 0 slot {move[-1]} tile {tile}"]
    assert table.face_up == left


@clause("STR-3.10")
def test_the_tile_cannot_be_refused() -> None:
    table = promoted(FACE_UP)

    for move in ("decline", "flag ware", "port venice"):
        assert table.refused(move) == "STR-3.10 tile-first"


@clause("STR-3.10")
def test_a_ship_without_a_promotion_tile_brings_none() -> None:
    table = promoted(FACE_UP, offer="5rrs")

    assert table.tiles == ["none"] * 3
    assert table.face_up == "art1v science2 architecture1n"
    assert table.active == table.turn == 1


@clause("STR-3.10")
def test_tiles_gather_before_their_owner() -> None:
    table = promoted("tiles 0: science1r art2", "tiles 1: art1n", FACE_UP)

    table.play("tile 2")

    assert table.tiles == ["science1r art2 science2", "art1n", "none"]
    assert [seat["merit"] for seat in table.seen["seats"]] == [
        {"art": 2, "science": 3, "architecture": 0},
        {"art": 1, "science": 0, "architecture": 0},
        {"art": 0, "science": 0, "architecture": 0},
    ]


@clause("STR-3.11")
@pytest.mark.parametrize(
    ("tile", "city"),
    [
        ("art1v", "venice"),
        ("science1r", "rome"),
        ("architecture1n", "naples"),
        ("science1v", "venice"),
        ("art1n", "naples"),
    ],
)
@pytest.mark.parametrize("port", PORTS)
def test_a_tile_of_value_one_moves_the_marker_of_its_ware_wherever_the_ship_lies(
    tile: str, city: str, port: str
) -> None:
    lines = [f"{name} track: 1:8 2:8 0:4" for name in PORTS]
    table = promoted(f"face up: {tile} art2 science2", *lines, offer="5vp", port=port)
    before = {name: table.track(name) for name in PORTS}

    table.play("tile 1")

    space = int(before[city][-1]) + 1
    after = before | {city: f"1:8 2:8 0:{space}"}
    assert {name: table.track(name) for name in PORTS} == after
    assert table.told("moved-by-tile") == [f"seat 0 city {city} steps 1 space {space}"]


@clause("STR-3.11")
@pytest.mark.parametrize("tile", ["art2", "science2", "architecture2"])
def test_a_tile_of_value_two_shows_no_ware(tile: str) -> None:
    table = promoted(f"face up: {tile} art1v science1v", offer="1vrrnsp")
    before = [table.track(city) for city in (*PORTS, "florence")]

    table.play("tile 1")

    assert [table.track(city) for city in (*PORTS, "florence")] == before
    assert table.told("moved-by-tile") == []
    assert sum(table.seen["seats"][0]["merit"].values()) == 2


@clause("STR-3.11", "STR-3.13", "STR-R2")
def test_a_tile_moves_no_marker_that_is_on_the_top_space() -> None:
    table = promoted(FACE_UP, "venice track: 0:10 1:10 2:3")

    table.play("tile 1")

    assert table.track("venice") == "0:10 1:10 2:3"
    assert table.told("moved-by-tile") == []
    assert table.tiles[0] == "art1v"


@clause("STR-3.12")
@pytest.mark.parametrize("new", ["art1v", "architecture2", "science1n"])
def test_the_tile_taken_is_replaced_from_the_stack(new: str) -> None:
    table = promoted(FACE_UP)

    table.play(f"tile 2 > {new}")

    assert table.face_up == f"art1v {new} architecture1n"
    assert table.stack == 33 - 1
    assert table.told("tile-replaced") == [f"slot 2 tile {new}"]
    assert table.events[-3:] == ["tile-taken", "tile-replaced", "turned-over"]


@clause("STR-3.12")
@pytest.mark.parametrize("game_round", [1, 2, 3])
def test_the_tile_is_replaced_also_after_the_last_ship_of_a_round(game_round: int) -> None:
    table = promoted(FACE_UP, "supply: 0", f"round: {game_round}")

    table.play("tile 1")

    assert len(table.told("tile-replaced")) == 1
    assert "-" not in table.face_up
    assert table.events.index("tile-replaced") < table.events.index("supply-used-up")


@clause("STR-3.12")
def test_tiles_stay_where_they_are_from_round_to_round() -> None:
    table = promoted(FACE_UP, "tiles 1: art2", "supply: 0")

    table.play("tile 3")

    assert table.round == 2
    assert table.tiles == ["architecture1n", "art2", "none"]
    assert table.face_up.startswith("art1v science2 ")


@clause("STR-R4")
def test_the_tile_comes_last() -> None:
    table = promoted(FACE_UP, offer="1vrrnsp", port="venice")
    assert table.track("venice") == "0:1 1:0 2:0"
    assert table.track("florence") == "0:1 1:0 2:0"

    table.play("tile 1")

    assert table.track("venice") == "0:2 1:0 2:0"
    assert table.events[-7:] == [
        "moored",
        "moved",
        "moved-by-scrolls",
        "tile-taken",
        "moved-by-tile",
        "tile-replaced",
        "turned-over",
    ]


@clause("STR-R5")
def test_with_an_empty_stack_nothing_is_replaced() -> None:
    table = promoted(FACE_UP, "stack: -")

    table.play("tile 2")

    assert table.face_up == "art1v - architecture1n"
    assert table.told("tile-replaced") == []
    assert table.stack == 0
    assert table.tiles[0] == "science2"


@clause("STR-R5")
def test_the_last_tile_of_the_stack_is_still_laid_down() -> None:
    table = promoted(FACE_UP, "stack: art2")

    table.play("tile 2")

    assert table.face_up == "art1v art2 architecture1n"
    assert table.stack == 0


@clause("STR-R5")
@pytest.mark.parametrize(
    ("face_up", "choices"),
    [
        ("- art2 -", ["tile 2"]),
        ("art2 - -", ["tile 1"]),
        ("- - art2", ["tile 3"]),
        ("art2 - science2", ["tile 1", "tile 3"]),
    ],
)
def test_only_tiles_that_lie_there_can_be_chosen(face_up: str, choices: list[str]) -> None:
    table = promoted(f"face up: {face_up}", "stack: -")

    assert table.choices == choices
    for slot in (1, 2, 3):
        if f"tile {slot}" not in choices:
            assert table.refused(f"tile {slot}") == "STR-R5 no-tile"


@clause("STR-R5")
def test_with_no_tile_face_up_the_symbol_is_ignored() -> None:
    table = promoted("face up: - - -", "stack: -")

    assert table.told("tile-taken") == []
    assert table.active == table.turn == 1
    assert table.quay("rome") == "0:5rp"


@clause("STR-3.14")
def test_who_takes_a_tile_has_finished_the_turn() -> None:
    table = promoted(FACE_UP)

    table.play("tile 1 > 7v")

    assert table.active == table.turn == 1
    assert table.offer == "7v"
    assert table.flag == "none"

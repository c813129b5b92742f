"""How ships, tiles and moves are written and said."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.strozzi.pieces import (
    SHIPS,
    category,
    promotion,
    sail,
    scrolls,
    tile_port,
    tile_value,
    wares,
)
from fondaco.games.strozzi.words import ship_name, tile_name
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.strozzi.table import WORDS, strozzi

NAMES = ["Anna", "Scott", "Todd"]
BOX = find("strozzi").default_edition.parts
SHIP_NAMES = {ship_name(ship): ship for ship in BOX[:SHIPS]}
TILE_NAMES = {tile_name(tile): tile for tile in BOX[SHIPS : SHIPS + 36]}
MOVES = [
    "decline",
    "flag pirate",
    "flag +1",
    "flag ware",
    "port venice",
    "port rome",
    "port naples",
    "tile 1",
    "tile 2",
    "tile 3",
]


@clause("STR-1.9")
@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("8", (8, 0, 0, 0, 0, 0)),
        ("5vvs", (5, 2, 0, 0, 1, 0)),
        ("3nss", (3, 0, 0, 1, 2, 0)),
        ("2rrnnp", (2, 0, 2, 2, 0, 1)),
        ("1vrnnsp", (1, 1, 1, 2, 1, 1)),
        ("1vrrnsp", (1, 1, 2, 1, 1, 1)),
        ("4vvr", (4, 2, 1, 0, 0, 0)),
    ],
)
def test_a_ships_name_says_its_sail_wares_scrolls_and_promotion(
    name: str, face: tuple[int, ...]
) -> None:
    ship = SHIP_NAMES[name]

    goods = [wares(ship, port) for port in range(3)]
    assert (sail(ship), *goods, scrolls(ship), promotion(ship)) == face


@clause("STR-3.11")
@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("art1v", (0, 1, 0)),
        ("science1r", (1, 1, 1)),
        ("architecture1n", (2, 1, 2)),
        ("art2", (0, 2, 3)),
        ("architecture2", (2, 2, 3)),
    ],
)
def test_a_tiles_name_says_its_category_value_and_port(name: str, face: tuple[int, ...]) -> None:
    tile = TILE_NAMES[name]

    assert (category(tile), tile_value(tile), tile_port(tile)) == face


def test_a_move_is_read_as_it_is_written() -> None:
    state = strozzi(seats=3).state

    assert [WORDS.move_name(move) for move in range(10)] == MOVES
    assert [WORDS.read_move(state, name) for name in MOVES] == list(range(10))


def test_flags_and_ports_may_stand_alone() -> None:
    table = strozzi("offer: 7r", seats=3)

    table.play("ware", "decline", "  decline ", "rome")

    assert table.quay("rome") == "0:7r"
    assert table.track("rome") == "0:2 1:0 2:0"


@pytest.mark.parametrize("move", ["", "  ", "pass", "flag", "port florence", "tile 0", "tile 4"])
@clause("STR-3.1")
def test_what_is_no_move_is_said_so(move: str) -> None:
    table = strozzi("offer: 5rp", seats=3)

    with pytest.raises(Unreadable, match="is no move; say decline, flag pirate") as raised:
        table.table.play(move)

    assert raised.value.code == "move/unknown"


def test_moves_are_said_with_what_they_place_or_take() -> None:
    table = strozzi("offer: 5rp", "face up: art1v science2 -", seats=3)
    speaker = Speaker(find("strozzi"), NAMES)
    words = ["", "pirate flag", "+1 flag", "ware flag", "Venice", "Rome", "Naples", "Venice", "2"]

    for move, piece in enumerate(words):
        assert piece in speaker.move(table.state, move)

    declined = speaker.move(table.state, 0)
    table.play("flag ware")
    assert speaker.move(table.state, 0) != declined


def test_events_are_said_with_names_and_pieces() -> None:
    table = strozzi("offer: 5rp", "face up: art1v science2 -", seats=3)
    speaker = Speaker(find("strozzi"), NAMES)

    table.play("flag ware", "flag pirate", "port rome", "tile 1")

    said = [speaker.event(happening) for happening in table.log]
    assert all("Anna" in sentence and "ware flag" in sentence for sentence in said[:2])
    assert all("Scott" in sentence for sentence in said[2:7])
    assert "Rome" in said[3]
    assert "Rome" in said[4]
    assert "Venice" in said[5]
    assert "Venice" in said[6]
    assert "Todd" in said[-1]

"""Fields declared once give a slotted object and a packed layout."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, strategies

from fondaco.core.piles import Pile, pile, push
from fondaco.core.position_text import written
from fondaco.core.structs import Label, Number, Struct, aside, number, part, row
from tests.core.samples import SEEDED, document, sample


class Ship(Struct):
    """A record to try things on."""

    cargo: Pile = pile(4, 200)
    room: int = number(0, 7)


class Fleet(Struct):
    """A record of records."""

    flag: Ship = part(Ship)
    ships: list[Ship] = row(2, part(Ship))
    chart: list[list[int]] = row(2, row(3, number(-1, 300)))


class Armada(Fleet):
    """A fleet with more to it."""

    guns: int = number(0, 40_000)


def test_declared_fields_become_slots_and_keep_their_order() -> None:
    armada = Armada()

    assert list(Armada.fields) == ["flag", "ships", "chart", "guns"]
    assert not hasattr(armada, "__dict__")
    with pytest.raises(AttributeError):
        armada.cannons = 1  # type: ignore[attr-defined]  # the very point


def test_a_new_record_is_all_zeros() -> None:
    empty = {"cargo": [], "room": 0}

    assert Fleet().plain() == {
        "flag": empty,
        "ships": [empty, empty],
        "chart": [[0, 0, 0], [0, 0, 0]],
    }


class Counted(Ship):
    """A ship with a sum that need not be counted anew."""

    sum: int = aside(number(0, 1000))


def test_what_is_aside_is_carried_along_but_not_written_down() -> None:
    ship = Counted()
    ship.room, ship.sum = 3, 40

    assert ship.copy().sum == 40
    assert ship.plain() == {"cargo": [], "room": 3}
    assert written(ship) == '{"cargo":[],"room":3}'
    assert [name for name, *_ in Counted.layout()] == ["cargo", "room", "sum"]
    ship.sum = -1
    assert list(ship.astray("ship")) == ["ship.sum is -1, outside 0 to 1000"]


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        (Number(0, 127), "i1"),
        (Number(-128, 0), "i1"),
        (Number(0, 128), "i2"),
        (Number(-129, 0), "i2"),
        (Number(0, 0xFFFF), "i4"),
        (Number(0, 0xFFFFFFFF), "i8"),
        (Label(0, 255), "u1"),
        (Label(0, 256), "i2"),
    ],
)
def test_a_field_is_as_narrow_as_its_range_allows(field: Number, kind: str) -> None:
    assert field.layout() == (kind,)


def test_no_machine_number_holds_more_than_64_bits() -> None:
    with pytest.raises(ValueError, match="no machine number"):
        Number(0, 1 << 63).layout()


def test_the_layout_is_one_that_numpy_takes() -> None:
    ship = [("cargo", [("count", "i1"), ("cards", "u1", (4,))]), ("room", "i1")]

    assert Fleet.layout() == [("flag", ship), ("ships", ship, (2,)), ("chart", "i2", (2, 3))]
    assert np.dtype(Fleet.layout()).itemsize == 6 + 2 * 6 + 12


def test_a_copy_goes_its_own_way() -> None:
    fleet = Fleet()
    copy = fleet.copy()

    copy.ships[1].room = 3
    copy.chart[0][2] = 9
    push(copy.flag.cargo, 7)

    assert fleet == Fleet()
    assert copy != fleet
    assert copy.copy() == copy


def test_becoming_another_record_keeps_ones_own_storage() -> None:
    fleet, other = Fleet(), Fleet()
    other.chart[1][1] = 5
    rows, ship = fleet.chart, fleet.ships[0]

    fleet.become(other)
    other.chart[1][1] = 6

    assert fleet.chart is rows
    assert fleet.ships[0] is ship
    assert fleet.chart[1][1] == 5


def test_records_of_different_kinds_are_never_equal() -> None:
    assert Fleet() != Armada()
    assert Ship() != Ship().plain()


def test_a_record_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Ship())


def test_numbers_outside_their_range_are_named_with_their_place() -> None:
    fleet = Fleet()
    fleet.ships[1].room = 8
    fleet.chart[0][2] = -2

    assert list(fleet.astray("fleet")) == [
        "fleet.ships[1].room is 8, outside 0 to 7",
        "fleet.chart[0][2] is -2, outside -1 to 300",
    ]


@SEEDED
@given(strategies.lists(strategies.integers(-1, 300), min_size=6, max_size=6))
def test_a_record_in_plain_form_survives_json(numbers: list[int]) -> None:
    fleet = Fleet()
    fleet.chart = [numbers[:3], numbers[3:]]

    assert json.loads(json.dumps(fleet.plain())) == fleet.plain()
    assert list(fleet.astray()) == []


def test_no_field_of_a_whole_game_goes_astray() -> None:
    table = sample(4)

    for turn in range(0, table.number, 10):
        assert list(table.at(turn).state.astray()) == []
    assert document(table)["result"]

"""Events are codes and numbers, and reach those who may know."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Broken
from fondaco.core.events import (
    NO_SEAT,
    ONE_SEAT,
    Catalogue,
    Event,
    Happening,
    event,
    tell,
)
from fondaco.core.position import Position

NOBODY = -1


def test_no_two_events_share_a_code() -> None:
    with pytest.raises(Broken):
        Catalogue(event(1, "sold", "MED-1.1", ""), event(1, "bought", "MED-1.1", ""))


def test_no_two_events_share_a_name() -> None:
    with pytest.raises(Broken):
        Catalogue(event(1, "sold", "MED-1.1", ""), event(2, "sold", "MED-1.1", ""))


def test_what_the_rules_told_is_read_by_name() -> None:
    catalogue = Catalogue(event(7, "sold", "MED-1.1", "seat price"))

    happening = catalogue.read((7, 2, 15))

    assert happening.event.name == "sold"
    assert happening.arguments == {"seat": 2, "price": 15}


def test_an_event_told_with_too_few_arguments_is_our_bug() -> None:
    catalogue = Catalogue(event(7, "sold", "MED-1.1", "seat price"))

    with pytest.raises(Broken, match="in no catalogue"):
        catalogue.read((7, 2))


@pytest.mark.parametrize(
    ("audience", "reached"),
    [("everybody", [NOBODY, 0, 1, 2]), (ONE_SEAT, [1]), (NO_SEAT, [])],
)
def test_an_event_reaches_its_audience_alone(audience: str, reached: list[int]) -> None:
    peeked = Event(1, "peeked", "MED-1.1", ("seat", "card"), audience)
    happening = Happening(peeked, (1, 1, 5))

    assert [seat for seat in (NOBODY, 0, 1, 2) if happening.reaches(seat)] == reached


def test_a_position_hears_only_while_it_listens() -> None:
    position = Position()

    tell(position, 3, 1)
    position.told = []
    tell(position, 4, 2)

    assert position.told == [(4, 2)]

"""The box: which cards, tokens and routes there are, and which an edition may have."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.games.index import find
from fondaco.games.oltremare.pieces import (
    ICONS,
    NO_HARBOUR,
    good,
    harbour,
    icons,
    loading,
    sea_power,
)
from fondaco.games.oltremare.rules.setting_up import PAIRS_AT, TOKENS_AT
from fondaco.games.oltremare.text.names import GOOD_NAMES
from tests.clauses import clause
from tests.games.oltremare.editions import same_icons
from tests.games.oltremare.table import opening

BOX = find("oltremare").default_edition.parts
FACES = BOX[:98]


@clause("OLT-1.2")
def test_there_are_98_cards_in_seven_goods() -> None:
    goods = Counter(GOOD_NAMES[good(face)] for face in FACES)

    assert goods == {
        "spice": 8,
        "silk": 10,
        "silver": 12,
        "sugar": 14,
        "wine": 16,
        "wood": 18,
        "grain": 20,
    }
    assert goods.total() == 98


@clause("OLT-1.3")
def test_every_card_shows_two_action_icons_sea_power_and_loading_icons() -> None:
    for face in FACES:
        assert sum(icons(face, icon) for icon in range(ICONS)) == 2
    assert {sea_power(face) for face in FACES} == {3, 4, 5, 6}
    assert {loading(face) for face in FACES} == {1, 2, 3, 4}
    assert {sea_power(face) + loading(face) for face in FACES} == {7}


@clause("OLT-1.3")
def test_some_cards_name_a_harbour() -> None:
    named = [harbour(face) for face in FACES if harbour(face) != NO_HARBOUR]

    assert sorted(named) == list(range(30))


@clause("OLT-1.3")
def test_a_card_may_show_an_icon_twice_in_an_edition() -> None:
    mine = same_icons("market")

    assert [icons(mine.parts[0], icon) for icon in range(ICONS)] == [0, 0, 2, 0]
    assert mine.parts[PAIRS_AT] == 1 << 7


@clause("OLT-1.4")
def test_routes_join_harbours_both_ways() -> None:
    table = opening(seats=3)

    ways = {
        (here, way - 1 & 31, way - 1 >> 5)
        for here, out in enumerate(table.state.sea)
        for way in out
        if way
    }
    assert len(ways) == 2 * 48
    assert {(there, here, route) for here, there, route in ways} == ways
    assert {here for here, _, _ in ways} == set(range(30))


@clause("OLT-1.4")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_ship_is_always_in_a_harbour(seats: int) -> None:
    table = opening(seats=seats)
    table.play_out()

    for turn in range(0, table.table.number, 50):
        for seat in table.table.at(turn).view(-1)["seats"]:
            assert 0 <= seat["ship"] < 30


@clause("OLT-1.5")
def test_there_are_32_tokens_of_six_kinds() -> None:
    tokens = BOX[TOKENS_AT : TOKENS_AT + 6]

    assert sum(tokens) == 32
    assert min(tokens) > 0

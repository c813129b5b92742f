"""What a view says that follows from the rules, so that no board has to know them."""

from __future__ import annotations

from itertools import pairwise

from fondaco.games.index import find
from fondaco.games.oltremare.knowledge import view_types
from fondaco.games.oltremare.text import board, names
from tests.clauses import clause
from tests.games.oltremare.table import oltremare
from tests.games.oltremare.turns import ended


@clause("OLT-4.1")
def test_answers_come_clockwise_from_the_active_player_and_are_sealed_once_given() -> None:
    table = oltremare(
        "active: 1",
        "hand 0: grain-ms1",
        "hand 1: silk-ms3 silk-mp1 spice-mp3",
        "hand 2: wine-mk1 wine-mk2",
        seats=3,
    )
    table.play("give silk, want wine")
    asked = table.seen(-1)["answers"]
    table.play("decline")

    assert [(one["seat"], one["order"], one["standing"]) for one in asked] == [
        (0, 2, "waiting"),
        (2, 1, "asked"),
    ]
    assert [one["standing"] for one in table.seen(-1)["answers"]] == ["asked", "sealed"]


@clause("OLT-9.2")
def test_cargo_that_is_shown_is_shown_in_runs_too() -> None:
    for seat in ended().seen(-1)["seats"]:
        goods = [run["good"] for run in seat["cargo_runs"]]
        assert sum(run["cards"] for run in seat["cargo_runs"]) == len(seat["cargo_cards"])
        assert all(one != other for one, other in pairwise(goods))


def test_the_names_in_a_view_are_those_of_the_notation() -> None:
    assert list(view_types.GOOD_NAMES) == names.GOOD_NAMES
    assert list(view_types.ICON_NAMES) == names.ICON_NAMES
    assert list(view_types.PAIR_NAMES) == names.PAIR_NAMES
    assert list(view_types.TOKEN_NAMES) == names.TOKEN_NAMES


def test_the_box_says_what_cards_show_and_where_harbours_lie() -> None:
    box = board.box(find("oltremare").default_edition.tables)

    assert box["harbours"][0] == {"name": "Venezia", "lon": 12.34, "lat": 45.44}
    assert box["cards"]["silk-ks2@7"] == {
        "good": "silk",
        "icons": ["market", "ship"],
        "loading": 2,
        "sea_power": 5,
        "harbour": 6,
    }

"""Step 3: the ship sails exactly as many routes as there are icons, none of them twice."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.editions import same_icons, small_sea
from tests.games.oltremare.table import OltremareTable, oltremare
from tests.games.oltremare.turns import played

SHIPS = "silk-ms3 silver-ps3 silver-ks3 silver-ms2"


def sailing(icons: int, *lines: str) -> OltremareTable:
    """Seat 0 has so many routes to sail."""
    return played(" ".join(SHIPS.split()[:icons]), *lines)


def in_small_sea(icons: int, start: str, *routes: str) -> OltremareTable:
    """Seat 0 has so many icons to sail by, where only these routes are."""
    lines = (f"hand 0: {' '.join(SHIPS.split()[:icons])}", f"ship 0: {start}", "stage: play")
    top = ("silk-ms1", "silver-ks1@1", "wood-ms2", "sugar-ms3", "silver-ms4")[icons]
    table = oltremare(*lines, f"cargo 0: {top}", seats=3, edition=small_sea(*routes))
    table.play(*(f"card {place}" for place in range(1, icons + 1)))
    return table


@clause("OLT-5.7")
def test_a_ship_sails_to_a_harbour_that_a_route_joins_with_its_own() -> None:
    table = sailing(1, "ship 0: Candia")

    assert table.choices == [
        "sail Modone",
        "sail Negroponte",
        "sail Rodi",
        "sail Alessandria",
        "sail Derna",
    ]
    assert table.refused("sail Venezia") == "OLT-5.7 no-route harbour Venezia"
    assert table.refused("sail Candia") == "OLT-5.7 no-route harbour Candia"
    table.play("sail Rodi")
    assert table.ships == ["Rodi", "Venezia", "Venezia"]


@clause("OLT-5.7")
@pytest.mark.parametrize("icons", [1, 2, 3, 4])
def test_it_sails_exactly_as_many_routes_as_there_are_icons(icons: int) -> None:
    table = sailing(icons, "ship 0: Tunisi")

    for way in ("Tripoli", "Derna", "Candia", "Rodi")[:icons]:
        assert table.stage == "sail"
        assert table.refused("stay") == "OLT-5.7 sail-first"
        table.play(f"sail {way}")

    assert table.stage != "sail"
    assert len(table.told("sailed")) == icons
    assert table.told("way-blocked") == []


@clause("OLT-5.7")
def test_without_a_ship_icon_it_stays_and_no_token_changes() -> None:
    table = played("spice-mk2", "token 0: influence", "harbours: Venezia big_deal, Zara compass")

    assert table.ships[0] == "Venezia"
    assert table.tokens[0] == "influence of 1"
    assert table.harbours == "Venezia big_deal, Zara compass"
    assert table.told("sailed") == table.told("token-turned") == []
    assert table.active == 1


@clause("OLT-5.8")
def test_no_route_is_used_twice_in_a_turn() -> None:
    table = sailing(2)
    table.play("sail Ancona")

    assert table.choices == ["sail Zara", "sail Ragusa"]
    assert table.refused("sail Venezia") == "OLT-5.8 route-used harbour Venezia"


@clause("OLT-5.8")
def test_the_first_route_of_the_chart_is_not_used_twice_either() -> None:
    table = sailing(3, "ship 0: Ancona")

    table.play("sail Venezia")

    assert table.choices == ["sail Zara"]
    assert table.refused("sail Ancona") == "OLT-5.8 route-used harbour Ancona"


@clause("OLT-5.8")
def test_all_routes_of_the_turn_are_remembered_not_only_the_last() -> None:
    table = sailing(4)

    table.play("sail Ancona", "sail Zara")

    assert table.choices == ["sail Ragusa"]
    assert table.refused("sail Venezia") == "OLT-5.7 dead-end harbour Venezia routes 2"


@clause("OLT-5.8")
def test_a_harbour_may_be_passed_twice_and_a_ship_may_end_where_it_began() -> None:
    table = sailing(3, "harbours: Venezia influence")

    table.play("sail Ancona", "sail Zara", "sail Venezia")

    assert table.ships[0] == "Venezia"
    assert table.tokens[0] == "influence of 1"


@clause("OLT-5.8")
def test_in_the_next_turn_all_routes_are_open_again() -> None:
    table = sailing(1, "hand 1: wine-ms1", "hand 2: spice-mp3", "token 2: victory_over_pirates")
    table.play("sail Zara", "done", "wine-ms1", "sail Zara", "done", "spice-mp3")

    table.play(
        "buy deck > silver-ps1", "buy deck", "buy deck", "done", "card 1", "card 2", "card 3"
    )

    assert "sail Venezia" in table.choices


@clause("OLT-5.7", "OLT-5.8")
def test_a_harbour_from_which_the_rest_of_the_way_cannot_be_sailed_is_refused() -> None:
    arms = ("Zara Ancona", "Zara Ragusa", "Ragusa Corfu")
    table = in_small_sea(2, "Zara", *arms)

    assert table.choices == ["sail Ragusa"]
    assert table.refused("sail Ancona") == "OLT-5.7 dead-end harbour Ancona routes 2"
    assert table.refused("sail Corfu") == "OLT-5.7 no-route harbour Corfu"
    table.play("sail Ragusa")
    assert table.choices == ["sail Corfu"]
    assert table.refused("sail Zara") == "OLT-5.8 route-used harbour Zara"


@clause("OLT-R8")
@pytest.mark.parametrize(
    ("start", "icons", "routes", "first", "end"),
    [
        ("Zara", 1, 1, ["sail Ragusa"], "Ragusa"),
        ("Zara", 2, 2, ["sail Ragusa"], "Corfu"),
        ("Zara", 3, 2, ["sail Ragusa"], "Corfu"),
        ("Ragusa", 1, 1, ["sail Zara", "sail Corfu"], "Corfu"),
        ("Ragusa", 2, 1, ["sail Zara", "sail Corfu"], "Corfu"),
        ("Ragusa", 4, 1, ["sail Zara", "sail Corfu"], "Corfu"),
    ],
)
def test_if_the_exact_number_cannot_be_sailed_the_ship_sails_the_longest_way(
    start: str, icons: int, routes: int, first: list[str], end: str
) -> None:
    table = in_small_sea(icons, start, "Zara Ragusa", "Ragusa Corfu")

    assert table.choices == first
    assert table.told("way-blocked") == ([f"seat 0 routes {routes}"] if routes < icons else [])
    for _ in range(routes):
        table.play(table.choices[-1])
    assert table.ships[0] == end
    assert table.stage != "sail"
    assert len(table.told("sailed")) == routes


@clause("OLT-R8")
def test_the_longest_way_is_chosen_among_branches() -> None:
    table = in_small_sea(4, "Zara", "Zara Ancona", "Zara Ragusa", "Ragusa Corfu", "Corfu Modone")

    assert table.told("way-blocked") == ["seat 0 routes 3"]
    assert table.choices == ["sail Ragusa"]
    assert table.refused("sail Ancona") == "OLT-5.7 dead-end harbour Ancona routes 3"


@clause("OLT-R8", "OLT-5.8")
def test_a_ring_with_a_tail_can_be_sailed_to_its_end() -> None:
    ring = ("Zara Ancona", "Ancona Ragusa", "Ragusa Zara", "Zara Corfu")
    table = in_small_sea(4, "Zara", *ring)

    assert table.told("way-blocked") == []
    assert table.choices == ["sail Ancona", "sail Ragusa"]
    table.play("sail Ragusa", "sail Ancona", "sail Zara", "sail Corfu")
    assert table.ships[0] == "Corfu"


@clause("OLT-R9")
@pytest.mark.parametrize(("cards", "routes"), [(2, 4), (3, 6), (4, 8)])
def test_where_more_than_four_ship_icons_come_together_the_ship_sails_them_all(
    cards: int, routes: int
) -> None:
    top = {2: "silver-ss2", 3: "sugar-ss3", 4: "wine-ss4"}[cards]
    hand = " ".join(("spice-ss3", "silk-ss1", "silver-ss4", "sugar-ss2")[:cards])
    others = ("cargo 1: wood-ss1", "cargo 2: grain-ss1")
    table = oltremare(
        f"hand 0: {hand}", f"cargo 0: {top}", "stage: play", *others,
        seats=3, edition=same_icons("ship"),
    )  # fmt: skip
    table.play(*(f"card {place}" for place in range(1, cards + 1)))

    while table.stage == "sail":
        table.play(table.choices[0])

    assert len(table.told("sailed")) == routes


@clause("OLT-R9")
def test_in_the_box_no_card_shows_two_ships_so_four_are_the_most() -> None:
    table = sailing(4)

    assert table.seen()["routes_left"] == 4

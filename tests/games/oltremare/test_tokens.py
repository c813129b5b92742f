"""Harbour tokens: taken where a ship stops, one of them active; and the compass."""

from __future__ import annotations

import pytest

from fondaco.games.index import find
from tests.clauses import clause
from tests.games.oltremare.table import oltremare
from tests.games.oltremare.turns import played

KINDS = ["victory_over_pirates", "good_purchase", "influence", "big_deal", "calm_sea"]
HARBOURS = [entry["name"] for entry in find("oltremare").default_edition.tables["harbours"]]


@clause("OLT-5.9", "OLT-7.1")
@pytest.mark.parametrize("token", KINDS)
def test_where_the_ship_stops_the_token_is_taken_and_becomes_active(token: str) -> None:
    table = played("silk-ms3", f"harbours: Zara {token}, Ancona compass", "ship 1: Zara")

    table.play("sail Zara")

    assert table.tokens == [f"{token} of 1", "none of 0", "none of 0"]
    assert table.harbours == "Ancona compass"
    assert table.told("token-taken") == [f"seat 0 harbour Zara token {token}"]


@clause("OLT-5.9")
def test_tokens_of_harbours_that_the_ship_passes_stay_there() -> None:
    table = played("silk-ms3 silver-ms2", "harbours: Ancona influence, Zara big_deal")

    table.play("sail Ancona", "sail Zara")

    assert table.tokens[0] == "big_deal of 1"
    assert table.harbours == "Ancona influence"


@clause("OLT-7.1")
def test_only_the_token_taken_last_is_active_and_all_of_them_count() -> None:
    table = played("silk-ms3", "harbours: Zara calm_sea", "token 0: influence", "taken: 3 0 2")

    table.play("sail Zara")

    assert table.tokens == ["calm_sea of 4", "none of 0", "none of 2"]


@clause("OLT-5.10")
def test_in_a_harbour_without_a_token_the_active_one_is_turned_face_down() -> None:
    table = played("silk-ms3", "token 0: influence", "token 1: big_deal", "taken: 2 1 0")

    table.play("sail Zara")

    assert table.tokens == ["none of 2", "big_deal of 1", "none of 0"]
    assert table.told("token-turned") == ["seat 0 harbour Zara"]


@clause("OLT-7.2")
def test_a_compass_leads_at_once_to_any_other_harbour() -> None:
    table = played("silk-ms3", "harbours: Zara compass", "ship 0: Venezia")

    table.play("sail Zara")

    assert table.stage == "compass"
    assert table.told("compass-found") == ["seat 0 harbour Zara"]
    others = [name for name in HARBOURS if name != "Zara"]
    assert table.choices == ["stay", *(f"sail {name}" for name in others)]


@clause("OLT-7.2")
def test_the_token_of_the_new_harbour_is_taken_and_the_compass_leaves_the_game() -> None:
    table = played(
        "silk-ms3", "harbours: Zara compass, Acri influence", "token 0: big_deal", "taken: 1 0 0"
    )

    table.play("sail Zara", "sail Acri")

    assert table.ships[0] == "Acri"
    assert table.tokens[0] == "influence of 2"
    assert table.harbours == "none"
    assert table.told("compass-followed") == ["seat 0 harbour Acri"]
    assert table.told("token-taken") == ["seat 0 harbour Acri token influence"]
    assert table.told("sailed") == ["seat 0 harbour Zara"]


@clause("OLT-7.2", "OLT-5.10")
def test_a_compass_may_lead_to_a_harbour_without_a_token() -> None:
    table = played("silk-ms3", "harbours: Zara compass", "token 0: big_deal")

    table.play("sail Zara", "sail Acri")

    assert table.tokens[0] == "none of 1"
    assert table.told("token-turned") == ["seat 0 harbour Acri"]
    assert table.active == 1


@clause("OLT-7.2")
def test_who_stays_has_no_active_token_and_the_compass_is_gone_all_the_same() -> None:
    table = played("silk-ms3", "harbours: Zara compass, Acri influence", "token 0: big_deal")

    table.play("sail Zara", "stay")

    assert table.ships[0] == "Zara"
    assert table.tokens[0] == "none of 1"
    assert table.harbours == "Acri influence"
    assert table.told("compass-ignored") == ["seat 0"]
    assert table.active == 1


@clause("OLT-7.3")
def test_a_compass_does_not_lead_to_a_harbour_that_holds_a_compass() -> None:
    table = played("silk-ms3", "harbours: Zara compass, Acri compass, Rodi influence")
    table.play("sail Zara")

    assert "sail Acri" not in table.choices
    assert table.refused("sail Acri") == "OLT-7.3 compass-there harbour Acri"
    assert table.refused("sail Zara") == "OLT-7.2 already-there"
    assert table.refused("done") == "OLT-7.2 compass-first"
    assert "sail Rodi" in table.choices


@clause("OLT-7.3", "OLT-7.2")
def test_where_every_other_harbour_holds_a_compass_the_ship_stays() -> None:
    compasses = ", ".join(f"{name} compass" for name in HARBOURS)
    table = played("silk-ms3", f"harbours: {compasses}")

    table.play("sail Zara")

    assert table.choices == ["stay"]


@clause("OLT-7.2", "OLT-5.7")
def test_a_compass_that_the_ship_passes_leads_nowhere() -> None:
    table = played("silk-ms3 silver-ms2", "harbours: Ancona compass")

    table.play("sail Ancona", "sail Zara")

    assert table.stage == "load"
    assert table.harbours == "Ancona compass"


@clause("OLT-R11", "OLT-7.7", "OLT-7.8")
@pytest.mark.parametrize("token", ["big_deal", "calm_sea"])
def test_a_token_taken_by_this_turns_ship_brings_nothing_this_turn(token: str) -> None:
    table = played("silk-ms3", f"harbours: Zara {token}")

    table.play("sail Zara")

    assert table.ducats[0] == 12


@clause("OLT-R11", "OLT-7.4")
def test_a_token_that_is_turned_by_this_turns_ship_has_helped_before() -> None:
    table = played("silver-ps3", "token 0: victory_over_pirates")

    table.play("sail Zara")

    assert table.pirates[0] == "empty"
    assert table.tokens[0] == "none of 1"


@clause("OLT-R11", "OLT-7.6")
def test_a_token_taken_helps_from_the_next_turns_start_on() -> None:
    safe = ("hand 1: spice-mp3", "token 1: victory_over_pirates")
    lines = ("hand 0: wine-ms1", "harbours: Zara influence", "stage: play")
    table = oltremare(*lines, *safe, seats=2)

    table.play("card 1", "sail Zara")
    assert table.ducats[0] == 12
    table.play("done", "spice-mp3")

    assert table.active == 0
    assert table.told("influenced") == ["seat 0 ducats 3"]
    assert table.ducats[0] == 15

"""Step 1: influence, and the surplus cards that the sea power cannot protect."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import opening
from tests.games.oltremare.turns import TOPS, started

SEVEN = "silk-mp1 silk-mk3 silver-mp4 silver-mk2 sugar-mp2 sugar-mk3 wine-mp3"


@clause("OLT-3.1")
@pytest.mark.parametrize(("loads", "power"), [(1, 6), (2, 5), (3, 4), (4, 3)])
def test_the_hand_may_hold_as_many_cards_as_the_top_cargo_card_shows_sea_power(
    loads: int, power: int
) -> None:
    cards = SEVEN.split()

    within = started(f"hand 1: {' '.join(cards[:power])}", f"cargo 1: {TOPS[loads]}")
    beyond = started(f"hand 1: {' '.join(cards[: power + 1])}", f"cargo 1: {TOPS[loads]}")

    assert within.stage == "trade"
    assert beyond.stage == "lay"


@clause("OLT-3.1")
def test_only_the_top_cargo_card_counts() -> None:
    cards = " ".join(SEVEN.split()[:6])

    assert started(f"hand 1: {cards}", "cargo 1: silk-ps4 silk-ms1").stage == "trade"
    assert started(f"hand 1: {cards}", "cargo 1: silk-ms1 silk-ps4").stage == "lay"


@clause("OLT-3.2")
@pytest.mark.parametrize(("loads", "power"), [(1, 6), (2, 5), (3, 4), (4, 3)])
def test_all_surplus_cards_are_laid_and_no_more(loads: int, power: int) -> None:
    table = started(f"hand 1: {SEVEN}", f"cargo 1: {TOPS[loads]}")

    for left in range(7, power, -1):
        assert table.stage == "lay"
        assert table.choices == [f"card {place}" for place in range(1, left + 1)]
        table.play("card 1")

    assert table.stage == "trade"
    assert len(table.hands[1].split()) == power
    assert table.told("laid") == ["seat 1"] * (7 - power)


@clause("OLT-3.2")
def test_the_active_player_chooses_them_and_the_last_one_laid_is_on_top() -> None:
    table = started(f"hand 1: {SEVEN}", "cargo 1: silver-ms2", "pirates 1: spice-ms2")

    table.play("silver-mk2", "silk-mp1")

    assert table.pirates == ["empty", "spice-ms2 silver-mk2 silk-mp1", "empty"]
    assert table.hands[1] == "silk-mk3 silver-mp4 sugar-mp2 sugar-mk3 wine-mp3"
    assert table.told("laid-card") == ["seat 1 card silver-mk2", "seat 1 card silk-mp1"]


@clause("OLT-3.2")
def test_surplus_cards_lie_face_down_for_the_others() -> None:
    table = started(f"hand 1: {SEVEN}")

    table.play("card 3")

    laid = [it for it in table.log if it.event.name == "laid-card"]
    assert [it.reaches(seat) for it in laid for seat in range(3)] == [False, True, False]
    assert "silver-mp4" not in str(table.seen(0))
    assert table.seen(0)["seats"][1]["pirates"] == 1


@clause("OLT-3.2")
def test_before_anything_else_the_surplus_is_laid() -> None:
    table = started(f"hand 1: {SEVEN}", "pirates 1: spice-ms2")

    for move in ("done", "offer", "buy deck", "buy pirates", "card 8", "sail Zara"):
        assert table.refused(move) == "OLT-3.2 lay-first"


@clause("OLT-3.1")
def test_only_the_active_player_lays_and_only_at_the_start_of_the_turn() -> None:
    others = (f"hand 2: {SEVEN}", "cargo 2: silver-ms4")
    table = started("hand 1: spice-ms2 spice-mk2 spice-mk4", "cargo 1: silver-ks4", *others)

    table.play("buy deck", "buy deck")

    assert table.stage == "trade"
    assert table.pirates == ["empty"] * 3


@clause("OLT-3.1")
def test_nobody_has_too_many_cards_at_the_start_of_the_game_but_with_little_sea_power() -> None:
    for chance in range(30):
        table = opening(seats=4, chance=chance)
        loads = int(table.cargo[table.active].partition("@")[0][-1])

        assert table.stage == ("lay" if loads == 4 else "trade")


@clause("OLT-7.6")
@pytest.mark.parametrize(("loads", "ducats"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_influence_brings_the_sea_power_minus_three_at_the_start_of_the_turn(
    loads: int, ducats: int
) -> None:
    table = started("token 1: influence", f"cargo 1: {TOPS[loads]}", "ducats: 11 -2 5")

    assert table.ducats == [12, ducats - 2, 5]
    assert table.told("influenced") == ([f"seat 1 ducats {ducats}"] if ducats else [])


@clause("OLT-7.6")
def test_influence_pays_nobody_but_the_active_player_who_has_it_active() -> None:
    table = started("token 2: influence", "taken: 1 1 1")

    assert table.ducats == [12, 11, 11]
    assert table.told("influenced") == []


@clause("OLT-7.6", "OLT-3.2")
def test_influence_pays_before_the_surplus_is_laid() -> None:
    table = started("token 1: influence", f"hand 1: {SEVEN}")

    assert table.events[-2:] == ["turn-started", "influenced"]
    assert table.stage == "lay"
    table.play("card 1")
    assert table.ducats[1] == 14


@clause("OLT-7.4")
def test_victory_over_pirates_saves_no_surplus_card() -> None:
    table = started("token 1: victory_over_pirates", f"hand 1: {SEVEN}")

    table.play("card 7")

    assert table.pirates[1] == "wine-mp3"

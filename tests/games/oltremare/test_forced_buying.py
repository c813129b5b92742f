"""Buying what is missing, and skipping where nothing more can be bought."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import oltremare


@clause("OLT-R7")
@pytest.mark.parametrize(
    ("cargo", "loads"), [("silver-ms2", 2), ("silver-ks3", 3), ("silver-ms4", 4)]
)
def test_as_long_as_cards_are_missing_that_can_be_bought_buying_is_forced(
    cargo: str, loads: int
) -> None:
    table = oltremare(f"cargo 0: {cargo}", "hand 0: spice-mp3", seats=3)

    for missing in range(loads - 1, 0, -1):
        assert table.choices == ["offer", "buy deck"]
        assert table.refused("done") == f"OLT-R7 cards-missing cards {missing}"
        table.play("buy deck")

    assert "done" in table.choices
    table.play("done")
    assert table.stage == "play"


@clause("OLT-R7", "OLT-5.2")
def test_also_the_own_pirates_are_bought_before_a_turn_is_skipped() -> None:
    table = oltremare("deck: empty", "pirates 0: spice-mp3", "cargo 0: silver-ms2", seats=3)
    assert table.choices == ["buy pirates"]
    assert table.refused("done") == "OLT-R7 cards-missing cards 2"

    table.play("buy pirates")

    assert table.choices == ["done", "offer"]


@clause("OLT-R7")
def test_debt_is_no_reason_not_to_buy() -> None:
    table = oltremare("ducats: -20 0", seats=2)

    assert table.choices == ["buy deck"]
    assert table.refused("done") == "OLT-R7 cards-missing cards 1"


@clause("OLT-R7", "OLT-5.2")
def test_who_is_still_short_when_nothing_can_be_bought_skips_playing_and_loading() -> None:
    lines = ("deck: empty", "hand 0: spice-mp3", "cargo 0: wood-ms2")
    table = oltremare(*lines, seats=3)

    table.play("done")

    assert table.told("skipped") == ["seat 0"]
    assert table.told("played") == table.told("loaded") == []
    assert table.hands[0] == "spice-mp3"
    assert table.cargo[0] == "wood-ms2"
    assert table.turn == -1


@clause("OLT-R7")
def test_after_four_purchases_a_turn_may_be_skipped_and_the_next_one_begins() -> None:
    table = oltremare("bought: 4", seats=3)

    table.play("done")

    assert table.events == ["skipped", "turn-started"]
    assert table.active == 1


@clause("OLT-R7", "OLT-R10")
def test_the_venice_card_alone_in_the_deck_is_looked_for_before_a_turn_is_skipped() -> None:
    table = oltremare("deck: empty", "venice: next", seats=3)
    assert table.refused("done") == "OLT-R7 cards-missing cards 1"

    table.play("buy deck", "done")

    assert table.events[-1] != "turn-started"
    assert table.told("skipped") == ["seat 0"]
    assert table.turn == -1


@clause("OLT-5.2", "OLT-4.6")
def test_with_enough_cards_nothing_needs_to_be_bought() -> None:
    table = oltremare("hand 0: spice-mp3 silk-mk1", "cargo 0: silver-ms2", seats=3)

    table.play("done")

    assert table.stage == "play"
    assert table.ducats[0] == 11

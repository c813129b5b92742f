"""The end: when the deck is used up, and who wins."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import oltremare, opening
from tests.games.oltremare.turns import ended, played

SAFE = "token 0: victory_over_pirates"


@clause("OLT-9.1")
def test_who_draws_the_last_card_finishes_the_turn_and_then_the_game_is_over() -> None:
    lines = ("deck: wood-mk2", "hand 0: silk-ms3 spice-mp3", "cargo 0: silver-ms2", SAFE)
    table = oltremare(*lines, seats=3)

    table.play("buy deck")
    assert table.events[-3:] == ["deck-ran-out", "bought", "bought-card"]
    table.play("done", "silk-ms3", "spice-mp3", "sail Zara")
    assert table.turn == 0
    table.play("spice-mp3")

    assert table.turn == -1
    assert table.cargo[0] == "silver-ms2 spice-mp3 silk-ms3"
    assert table.told("turn-started") == []
    assert table.choices == []


@clause("OLT-9.1")
def test_a_single_card_left_in_the_deck_means_another_turn() -> None:
    table = oltremare("deck: wood-mk2 wood-mk4", "hand 0: spice-mk2", "stage: play", seats=3)

    table.play("card 1")

    assert table.active == 1
    assert table.told("deck-ran-out") == []


@clause("OLT-9.1")
def test_nothing_more_is_drawn_even_where_a_draw_is_due() -> None:
    table = oltremare("deck: wood-mk2", "hand 0: spice-pk3", seats=3)

    table.play("buy deck", "done", "spice-pk3")

    assert table.told("raid-card") == table.told("drew") == []
    assert table.pirates[0] == "empty"
    assert table.hands[0] == "wood-mk2"
    assert len(table.told("deck-ran-out")) == 1
    assert table.turn == -1


@clause("OLT-9.1")
def test_the_deck_may_run_out_between_pirates_and_market() -> None:
    table = played("spice-pk3", "deck: wood-mk2")

    assert table.pirates[0] == "wood-mk2"
    assert table.hands[0] == "empty"
    assert table.turn == -1


@clause("OLT-9.1")
def test_the_last_turn_still_earns_sails_and_takes_a_token() -> None:
    table = played("silk-ms3", "deck: empty", "harbours: Zara influence")

    table.play("sail Zara")

    assert table.tokens[0] == "influence of 1"
    assert table.ducats[0] == 11 + 1 + 3 + 6


@clause("OLT-9.1")
def test_nothing_is_bought_from_a_deck_that_is_used_up() -> None:
    table = oltremare("deck: wood-mk2", "pirates 0: spice-mp3", seats=3)
    table.play("buy deck")

    assert table.choices == ["done", "offer", "buy pirates"]
    assert table.refused("buy deck") == "OLT-9.1 deck-used-up"


@clause("OLT-9.1")
def test_after_the_end_nobody_moves() -> None:
    table = ended()

    assert table.refused("done") == "OLT-9.1 game-over"
    assert table.refused("buy deck", by=2) == "OLT-9.1 game-over"
    assert table.refused(0, by=-1) == "OLT-9.1 game-over"


@clause("OLT-9.1", "OLT-R7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_ends_with_the_deck_used_up(seats: int) -> None:
    table = opening(seats=seats)
    assert table.winners == []

    table.play_out(seats)

    assert table.deck == 0
    assert len(table.told("deck-ran-out")) == 1
    assert table.winners


@clause("OLT-9.8")
@pytest.mark.parametrize(
    ("ducats", "winner"), [("5 10 15", 2), ("20 10 15", 0), ("-1 25 15", 1), ("-5 -3 -9", 1)]
)
def test_the_most_ducats_win(ducats: str, winner: int) -> None:
    table = ended(f"ducats: {ducats}")

    assert table.winners == [winner]
    assert table.told("won") == [f"seat {winner} ducats {max(table.ducats)}"]
    assert table.told("victory-shared") == []


@clause("OLT-9.8")
def test_what_is_paid_at_the_end_counts_for_the_victory() -> None:
    table = ended("ducats: 11 10 9", "fame: 0 1 2", "taken: 0 0 1")

    assert table.ducats == [11, 13, 21]
    assert table.winners == [2]


@clause("OLT-9.8")
def test_nobody_has_won_before_the_end() -> None:
    assert oltremare("ducats: 11 10 9", "deck: empty", seats=3).winners == []


@clause("OLT-R2")
@pytest.mark.parametrize(
    ("ducats", "winners"), [("7 3 7", [0, 2]), ("4 9 9", [1, 2]), ("2 2 2", [0, 1, 2])]
)
def test_tied_players_share_the_victory(ducats: str, winners: list[int]) -> None:
    table = ended(f"ducats: {ducats}")

    most = max(table.ducats)
    assert table.winners == winners
    assert table.told("victory-shared") == [f"seat {seat} ducats {most}" for seat in winners]
    assert table.told("won") == []


@clause("OLT-R2")
def test_no_tie_break_is_asked_for() -> None:
    table = ended("ducats: 11 11 0", "hand 1: spice-mp3 wine-ms1", "ship 1: Candia")

    assert table.winners == [0, 1]

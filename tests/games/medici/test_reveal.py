"""A turn: reveal."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.medici.table import medici, opening


@clause("MED-2.1", "MED-2.2", "MED-2.3", "MED-2.6", "MED-2.7", "MED-2.9", "MED-2.10")
def test_anna_britta_and_carlos_take_the_turns_of_the_rule_book() -> None:
    table = medici(seats=3)

    table.play("reveal cloth0x2", "reveal fur3", "reveal green2", "take green2 fur3")
    table.play("reveal grain5", "reveal cloth4", "take 1 3")
    table.play("take grain5")

    assert table.ships == ["fur3 green2", "cloth0x2 cloth4", "grain5"]
    assert table.market == "empty"
    assert table.told("announced") == ["seat 0 value 5", "seat 1 value 4", "seat 2 value 5"]
    assert table.turn == 0


@clause("MED-2.1")
@pytest.mark.parametrize("revealed", [1, 2, 3])
def test_one_two_or_three_cards_may_be_revealed_before_taking(revealed: int) -> None:
    table = opening(seats=3)

    table.play(*["reveal"] * revealed, "take")

    assert table.events[-revealed - 2 :] == ["revealed"] * revealed + ["taken", "announced"]


@clause("MED-2.1")
def test_nobody_reveals_a_fourth_card() -> None:
    table = medici("revealed: 2", "market: fur2 fur3", seats=3)

    table.play("reveal")

    assert "reveal" not in table.choices
    assert table.refused("reveal") == "MED-2.1 three-revealed"


@clause("MED-2.1")
def test_the_count_of_revealed_cards_starts_anew_with_every_turn() -> None:
    table = medici("revealed: 3", "market: fur2 fur3 dye2", seats=3)

    table.play("take", "reveal", "reveal", "reveal")

    assert table.turn == 1


@clause("MED-2.1")
def test_each_card_is_seen_before_the_next_is_decided() -> None:
    table = medici(seats=3)

    table.play("reveal fur3")

    assert table.turn == 0
    assert table.market == "fur3"
    assert table.choices == ["reveal", "take 1"]
    assert table.told("revealed") == ["seat 0 card fur3"]


@clause("MED-2.1")
def test_a_turn_knows_no_other_moves() -> None:
    table = medici("market: fur2 fur3 dye2", seats=3)

    assert table.refused(-1) == "MED-2.1 no-such-move"
    assert table.refused(5) == "MED-2.1 no-such-move"


@clause("MED-2.2")
def test_revealed_cards_join_the_end_of_the_market_in_order() -> None:
    table = medici("market: dye4 dye5", "turn: 2", seats=3)

    table.play("reveal fur2", "reveal cloth5", "reveal black7")

    assert table.market == "dye4 dye5 fur2 cloth5 black7"
    assert table.deck == 110 - 5
    assert table.told("revealed") == [
        "seat 2 card fur2",
        "seat 2 card cloth5",
        "seat 2 card black7",
    ]


@clause("MED-2.3")
def test_nothing_need_be_revealed_while_the_market_holds_a_card() -> None:
    table = medici("market: dye4", seats=3)

    assert table.choices == ["reveal", "take 1"]

    table.play("take dye4")

    assert table.ship == "dye4"
    assert table.deck == 109


@clause("MED-2.4")
def test_an_empty_market_asks_for_a_card_from_the_deck() -> None:
    table = medici("market: empty", seats=3)

    assert table.choices == ["reveal"]


@clause("MED-2.4")
@pytest.mark.parametrize("move", [1, 2, 3, 4, "take", "take 1"])
def test_nothing_is_taken_from_an_empty_market(move: int | str) -> None:
    table = medici("market: empty", seats=3)

    assert table.refused(move) == "MED-2.4 market-empty"


@clause("MED-2.5", "MED-6.4")
def test_nothing_is_revealed_from_an_empty_deck() -> None:
    table = medici("market: dye4 dye5", "deck: fur2", seats=3)

    table.play("reveal")

    assert table.market == "dye4 dye5 fur2"
    assert table.events == ["revealed", "deck-ran-out"]
    assert table.choices == ["take 1", "take 1 2", "take 1 3", "take 1 2 3"]
    assert table.refused("reveal") == "MED-2.5 deck-empty"


@clause("MED-2.5")
def test_the_deck_has_not_run_out_while_a_card_is_left() -> None:
    table = medici("deck: fur2 fur3", seats=3)

    table.play("reveal")

    assert table.events == ["revealed"]
    assert table.choices == ["reveal", "take 1"]

"""Step 2: buying cards, from the deck and from the own pirate pile."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import oltremare

PILE = "spice-mp3 silk-mk1 wood-mp2 wine-mk2 grain-ms2"


@clause("OLT-4.4")
def test_a_card_from_the_deck_costs_3_ducats() -> None:
    table = oltremare("hand 0: silk-ms3", seats=3)

    table.play("buy deck > wood-mp2")

    assert table.hands == ["silk-ms3 wood-mp2", "empty", "empty"]
    assert table.ducats == [8, 11, 11]
    assert table.told("bought") == ["seat 0 source deck ducats 3"]
    assert table.told("bought-card") == ["seat 0 card wood-mp2"]


@clause("OLT-4.4")
def test_any_card_of_the_deck_may_come() -> None:
    bought = set()
    for chance in range(60):
        table = oltremare(f"deck: {PILE}", seats=3, chance=chance)
        table.play("buy deck")
        bought.add(table.hands[0])

    assert bought == set(PILE.split())


@clause("OLT-4.4")
def test_the_top_card_of_the_own_pirate_pile_costs_3_ducats() -> None:
    table = oltremare(f"pirates 0: {PILE}", "pirates 1: silk-mp1", "hand 0: silk-ms3", seats=3)

    table.play("buy pirates", "buy pirates")

    assert table.hands[0] == "silk-ms3 grain-ms2 wine-mk2"
    assert table.pirates == ["spice-mp3 silk-mk1 wood-mp2", "silk-mp1", "empty"]
    assert table.ducats == [5, 11, 11]
    assert table.told("bought") == ["seat 0 source pirates ducats 3"] * 2


@clause("OLT-4.4")
def test_nobody_buys_from_another_pirate_pile() -> None:
    table = oltremare("pirates 1: silk-mp1", seats=3)

    assert "buy pirates" not in table.choices
    assert table.refused("buy pirates") == "OLT-4.4 no-pirates"


@clause("OLT-4.5")
@pytest.mark.parametrize(
    ("ducats", "after"), [(4, 1), (3, 0), (2, -1), (1, -2), (0, -4), (-1, -5), (-9, -13)]
)
@pytest.mark.parametrize("source", ["deck", "pirates"])
def test_with_0_ducats_or_fewer_a_card_costs_4(ducats: int, after: int, source: str) -> None:
    table = oltremare(f"ducats: {ducats} 0 20", "pirates 0: silk-mp1", seats=3)

    table.play(f"buy {source}")

    assert table.ducats == [after, 0, 20]
    told = "bought" if ducats > 0 else "bought-dearly"
    assert table.told(told) == [f"seat 0 source {source} ducats {ducats - after}"]


@clause("OLT-4.5")
def test_buying_leads_deeper_and_deeper_into_debt() -> None:
    table = oltremare("ducats: 4 0", seats=2)

    table.play("buy deck", "buy deck", "buy deck", "buy deck")

    assert table.ducats == [-10, 0]
    assert len(table.told("bought")) == 2
    assert len(table.told("bought-dearly")) == 2


@clause("OLT-4.6")
@pytest.mark.parametrize("pirates", [0, 1, 2, 4])
def test_four_cards_are_bought_at_most_both_sources_together(pirates: int) -> None:
    table = oltremare(f"pirates 0: {PILE}", seats=3)

    table.play(*["buy pirates"] * pirates, *["buy deck"] * (4 - pirates))

    assert table.choices == ["done", "offer"]
    assert table.refused("buy deck") == "OLT-4.6 four-bought"
    assert table.refused("buy pirates") == "OLT-4.6 four-bought"


@clause("OLT-4.6")
def test_the_next_turn_has_four_purchases_of_its_own() -> None:
    table = oltremare("hand 0: spice-mp3", "bought: 4", seats=3)
    table.play("done", "spice-mp3")

    table.play(*["buy deck"] * 4)

    assert table.refused("buy deck") == "OLT-4.6 four-bought"


@clause("OLT-4.6")
def test_buying_and_trading_alternate_freely() -> None:
    table = oltremare("hand 0: spice-mp3", "hand 1: silk-mk1 silk-ms1", seats=3)

    table.play("buy deck > wood-mp2", "give spice, want silk, to seat 1", "decline")
    table.play("buy deck > wood-mk2", "give wood, want silk, to seat 1", "accept", "silk-ms1")
    table.play("buy deck")

    assert table.ducats[0] == 2
    assert table.state.bought == 3


@clause("OLT-7.5")
@pytest.mark.parametrize("ducats", [11, 1, 0, -5])
def test_with_good_purchase_the_cards_cost_1_2_3_and_4(ducats: int) -> None:
    table = oltremare(
        "token 0: good_purchase", f"ducats: {ducats} 0 0", f"pirates 0: {PILE}", seats=3
    )

    table.play("buy deck", "buy pirates", "buy deck", "buy pirates")

    assert table.ducats[0] == ducats - 10
    assert table.told("bought-by-token") == [
        "seat 0 source deck ducats 1",
        "seat 0 source pirates ducats 2",
        "seat 0 source deck ducats 3",
        "seat 0 source pirates ducats 4",
    ]
    assert table.told("bought") == table.told("bought-dearly") == []


@clause("OLT-7.5")
def test_good_purchase_helps_nobody_else() -> None:
    table = oltremare("token 1: good_purchase", seats=3)

    table.play("buy deck")

    assert table.ducats[0] == 8


@clause("OLT-R10")
def test_the_price_is_fixed_before_the_venice_card_pays() -> None:
    table = oltremare("venice: next", "ducats: 0 0 0", "fame: 2 1 0", seats=3)

    table.play("buy deck > spice-mp3")

    assert table.ducats == [6 - 4, 3, 0]
    assert table.hands[0] == "spice-mp3"
    assert table.told("bought-dearly") == ["seat 0 source deck ducats 4"]
    assert table.events.index("venice-drawn") < table.events.index("bought-dearly")
    table.play("buy deck")
    assert table.ducats[0] == -1


@clause("OLT-R10")
def test_the_venice_card_is_never_bought_and_the_purchase_counts_once() -> None:
    table = oltremare("venice: next", seats=3)
    cards = table.deck

    table.play("buy deck")

    assert table.state.bought == 1
    assert table.deck == cards - 1
    assert table.ducats == [8, 11, 11]
    assert table.told("bought") == ["seat 0 source deck ducats 3"]


@clause("OLT-R10", "OLT-9.1")
def test_if_the_venice_card_was_the_last_one_the_purchase_costs_nothing_and_does_not_count() -> (
    None
):
    lines = ("deck: empty", "venice: next", "fame: 0 1 0", f"pirates 0: {PILE}")
    table = oltremare(*lines, seats=3)

    table.play("buy deck")

    assert table.ducats == [11, 17, 11]
    assert table.hands[0] == "empty"
    assert table.state.bought == 0
    assert table.events[-2:] == ["deck-ran-out", "bought-nothing"]
    assert table.refused("buy deck") == "OLT-9.1 deck-used-up"
    table.play(*["buy pirates"] * 4)
    assert table.ducats[0] == -1


@clause("OLT-R10", "OLT-7.5")
def test_such_a_purchase_does_not_raise_the_price_either() -> None:
    lines = ("deck: empty", "venice: next", "token 0: good_purchase", f"pirates 0: {PILE}")
    table = oltremare(*lines, seats=3)

    table.play("buy deck", "buy pirates")

    assert table.told("bought-by-token") == ["seat 0 source pirates ducats 1"]

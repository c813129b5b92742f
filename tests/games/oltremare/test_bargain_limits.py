"""How often one may propose, fame for partners, and trades between purchases."""

from __future__ import annotations

import pytest

from fondaco.games.oltremare.text.sentences import read_sentence
from tests.clauses import clause
from tests.games.oltremare.table import OltremareTable, oltremare

HANDS = (
    "hand 0: silk-ms3 wood-mk2 wood-ms1 silk-mp2@20",
    "hand 1: wine-mk1 wine-mk2 wine-ms1",
    "hand 2: grain-ms1",
)


def declined(table: OltremareTable, ducats: int) -> None:
    """Seat 0 offers silk to seat 1 for so many ducats, in vain."""
    table.play(f"give silk, ask {ducats} ducats, to seat 1", "decline")


def dropped(table: OltremareTable) -> None:
    """Seat 0 begins an offer and drops it."""
    table.play("offer", "seat 1", "next", "want wine", "next", "ducats 1", "drop")


@clause("OLT-R6")
@pytest.mark.parametrize(
    ("options", "limit"), [((), 8), (("four-proposals",), 4), (("two-proposals",), 2)]
)
def test_the_number_of_proposals_in_a_turn_is_limited(options: tuple[str, ...], limit: int) -> None:
    table = oltremare(*HANDS, seats=3, options=options)

    for number in range(limit):
        assert table.seen(0)["proposals_left"] == limit - number
        declined(table, number + 1)

    assert table.seen(0)["proposals_left"] == 0
    assert "offer" not in table.choices
    assert table.refused("offer") == "OLT-R6 no-proposals-left"


@clause("OLT-R6")
def test_an_offer_that_is_dropped_counts_too() -> None:
    table = oltremare(*HANDS, seats=3, options=("two-proposals",))
    dropped(table)
    declined(table, 1)

    assert table.refused("offer") == "OLT-R6 no-proposals-left"


@clause("OLT-R6")
def test_trades_count_as_proposals_like_any_other() -> None:
    table = oltremare(*HANDS, seats=3, options=("two-proposals",))
    table.play("give silk, ask 1 ducat, to seat 1", "accept")
    table.play("give wood, ask 1 ducat, to seat 1", "accept")

    assert table.refused("offer") == "OLT-R6 no-proposals-left"


@clause("OLT-R6")
def test_counters_are_no_proposals_of_the_active_player() -> None:
    table = oltremare(*HANDS, seats=3)
    table.play("give silk, want sugar")
    table.play("counter give wine, want wood", "counter give grain, want wood", "withdraw")

    assert table.seen(0)["proposals_left"] == 7


@clause("OLT-R6")
def test_every_turn_has_all_its_proposals() -> None:
    table = oltremare(
        "hand 0: spice-mp3 silk-ms3", "token 0: victory_over_pirates", *HANDS[1:],
        "sent: 3", "dropped: 5", seats=3,
    )  # fmt: skip
    table.play("done", "spice-mp3")

    assert table.active == 1
    assert table.seen(1)["proposals_left"] == 8


@clause("OLT-R6")
def test_an_offer_that_was_declined_is_not_made_again_in_the_same_turn() -> None:
    table = oltremare(*HANDS, seats=3)
    declined(table, 2)
    same = read_sentence(table.state, "give silk, ask 2 ducats, to seat 1", []) or []
    table.play(*(table.words.move_name(move) for move in same[:-1]))

    assert table.choices == ["drop"]
    assert table.refused("send") == "OLT-R6 sent-before"


@clause("OLT-R6")
@pytest.mark.parametrize(
    "line",
    [
        "give silk, ask 3 ducats, to seat 1",
        "give silk, ask 2 ducats, to seat 2",
        "give silk, ask 2 ducats, to all",
        "give silk money+ship, ask 2 ducats, to seat 1",
        "give silk, ask 2 ducats, want wine, to seat 1",
        "give wood, ask 2 ducats, to seat 1",
        "give 2 silk, ask 2 ducats, to seat 1",
    ],
)
def test_an_offer_that_differs_in_anything_heard_is_another_one(line: str) -> None:
    table = oltremare(*HANDS, seats=3)
    declined(table, 2)
    table.play(line)

    assert table.stage == "answer"


@clause("OLT-R6")
def test_another_card_of_the_same_good_does_not_make_it_another_offer() -> None:
    table = oltremare(*HANDS, seats=3)
    declined(table, 2)
    table.play("offer", "seat 1", "card 4", "next", "next", "ducats -2", "say nothing")

    assert table.refused("send") == "OLT-R6 sent-before"


@clause("OLT-R6")
def test_the_same_goods_in_another_order_of_the_hand_do_not_make_it_another_offer() -> None:
    table = oltremare(*HANDS, seats=3)
    rest = ("next", "next", "ducats -2", "say nothing", "say nothing")
    table.play("offer", "seat 1", "card 1", "card 2", *rest, "send", "decline")
    table.play("offer", "seat 1", "card 2", "card 4", *rest)

    assert table.refused("send") == "OLT-R6 sent-before"


@clause("OLT-4.1")
def test_the_same_trade_may_be_made_again_as_often_as_both_agree() -> None:
    table = oltremare(*HANDS, seats=3)

    for _ in range(2):
        table.play("give wood, want wine, to seat 1", "accept", "card 1")

    assert table.told("traded") == ["seat 0 partner 1"] * 2


@clause("OLT-R6")
def test_what_was_offered_in_one_turn_may_be_offered_in_the_next() -> None:
    table = oltremare("hand 0: silk-ms3 spice-mp3", "token 0: victory_over_pirates",
                      "hand 1: silk-mp2@20 spice-mk2", "token 1: victory_over_pirates",
                      "active: 0", seats=2)  # fmt: skip
    table.play("give silk, ask 2 ducats", "decline", "done", "spice-mp3")
    assert table.active == 1
    table.play("give silk, ask 2 ducats")

    assert table.stage == "answer"


@clause("OLT-4.3")
def test_a_partner_gains_one_fame_in_a_turn_and_the_active_player_none() -> None:
    table = oltremare(*HANDS, seats=3)
    table.play("give silk, ask 1 ducat, to seat 1", "accept")
    assert table.fame == [0, 1, 0]
    table.play("give wood, ask 1 ducat, to seat 1", "accept")

    assert table.fame == [0, 1, 0]
    assert table.told("fame-gained") == ["seat 1"]
    assert [at["traded"] for at in table.seen()["seats"]] == [False, True, False]


@clause("OLT-4.3", "OLT-4.1")
def test_every_partner_of_a_turn_gains_fame() -> None:
    table = oltremare(*HANDS, seats=3)
    table.play("give silk, ask 1 ducat, to seat 1", "accept")
    table.play("give wood, ask 1 ducat, to seat 2", "accept")

    assert table.fame == [0, 1, 1]


@clause("OLT-4.3")
def test_in_another_turn_there_is_fame_again() -> None:
    table = oltremare(
        "hand 0: silk-ms3 spice-mp3", "token 0: victory_over_pirates", *HANDS[1:], "fame: 0 4 0",
        "traded: 1", seats=3,
    )  # fmt: skip
    table.play("give silk, ask 1 ducat, to seat 1", "accept")
    assert table.fame == [0, 4, 0]
    table.play("done", "spice-mp3", "give wine, ask 1 ducat, to seat 0", "accept")

    assert table.fame == [1, 4, 0]


@clause("OLT-R16")
def test_a_partner_gains_no_more_fame_though_the_venice_card_set_it_back() -> None:
    table = oltremare(*HANDS, "venice: next", seats=3)
    table.play("give silk, ask 1 ducat, to seat 1", "accept", "buy deck")
    assert table.fame == [0, 0, 0]
    table.play("give wood, ask 1 ducat, to seat 1", "accept")
    table.play("give wood, ask 2 ducats, to seat 2", "accept")

    assert table.fame == [0, 0, 1]


@clause("OLT-4.6", "OLT-4.1")
def test_buying_and_trading_may_alternate() -> None:
    table = oltremare(*HANDS, seats=3)
    table.play("buy deck > spice-mp3", "give spice, want wine, to seat 1", "accept", "card 1")
    table.play("buy deck > silver-mp4", "give silver, want wine, to seat 1", "accept", "card 1")

    assert table.stage == "trade"
    assert (table.state.bought, table.state.sent) == (2, 2)
    assert table.hands[0].endswith("wine-mk1 wine-mk2")

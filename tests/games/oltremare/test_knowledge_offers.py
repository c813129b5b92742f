"""What every seat sees, hears and knows as numbers while others bargain."""

from __future__ import annotations

import pytest

from fondaco.games.oltremare.knowledge.features import SEAT_FEATURES
from fondaco.games.oltremare.text.names import GOOD_NAMES
from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import heard, known, sights
from tests.games.oltremare.table import OltremareTable, oltremare

EYES = (-1, 0, 1, 2)
SURE_AT = SEAT_FEATURES - 2 * 7
HANDS = (
    "hand 0: silk-ms3 silk-mp1 spice-mp3",
    "hand 1: wine-mk1 wine-mk2",
    "hand 2: grain-ms1",
)
STEPS = ("offer", "to all", "card 2", "next", "want wine", "next", "ducats 1", "say market+ship")


def bargaining(*moves: str) -> OltremareTable:
    """A table where these moves have been made."""
    table = oltremare(*HANDS, seats=3)
    table.play(*moves)
    return table


def sure(table: OltremareTable, eyes: int, seat: int) -> dict[str, int]:
    """The goods that a seat is known to hold, in the numbers of another."""
    at = (seat - eyes) % table.state.seats * SEAT_FEATURES + SURE_AT
    goods = known(table, eyes)["traders"][at : at + 7]
    return {GOOD_NAMES[kind]: cards for kind, cards in enumerate(goods) if cards}


@clause("OLT-R5", "OLT-1.6")
def test_an_offer_being_built_is_seen_by_its_maker_alone() -> None:
    table = bargaining()
    before = {eyes: sights(table, eyes) for eyes in (-1, 1, 2)}

    for move in (*STEPS, "say loading 4"):
        table.play(move)

        for eyes, seen in before.items():
            assert sights(table, eyes) == seen

    assert table.seen(0)["draft"] == {
        "seat": 0,
        "gives": [{"good": "silk", "claim": "market+ship", "loading": 4}],
        "wants": ["wine"],
        "ducats": 1,
        "to": [1, 2],
        "cards": ["silk-mp1"],
        "about": None,
    }
    assert any(known(table, 0)["own draft"])
    assert heard(table, 0) == []


@clause("OLT-R6")
def test_an_offer_that_is_dropped_was_never_heard_of() -> None:
    table = bargaining()
    before = {eyes: sights(table, eyes) for eyes in (-1, 1, 2)}
    table.play(*STEPS, "say nothing", "drop")

    for eyes, seen in before.items():
        assert sights(table, eyes) == seen
    assert table.seen(0)["proposals_left"] == 7


@clause("OLT-R5", "OLT-4.2")
def test_a_sent_offer_is_heard_by_all_as_goods_claims_and_ducats() -> None:
    table = bargaining(*STEPS, "say loading 4", "send")

    for eyes in EYES:
        seen = table.seen(eyes)
        assert seen["offer"] == {
            "seat": 0,
            "gives": [{"good": "silk", "claim": "market+ship", "loading": 4}],
            "wants": ["wine"],
            "ducats": 1,
        }
        assert (seen["addressed"], seen["stage"], seen["turn"]) == ([1, 2], "answer", 1)
        assert heard(table, eyes) == [
            "offered-to-all seat 0",
            "offer-gives seat 0 good silk",
            "offer-claims seat 0 good silk pair market+ship",
            "offer-claims-loading seat 0 good silk loading 4",
            "offer-wants seat 0 good wine",
            "offer-pays seat 0 ducats 1",
        ]


@clause("OLT-R5", "OLT-4.2")
def test_what_is_heard_does_not_tell_which_card_of_the_good_it_is() -> None:
    one, other = (
        bargaining("offer", "to all", card, "next", "want wine", "next", "ducats 1",
                   "say market+ship", "say loading 4", "send")
        for card in ("card 1", "card 2")
    )  # fmt: skip

    for eyes in (-1, 1, 2):
        assert sights(one, eyes) == sights(other, eyes)


@clause("OLT-R5")
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_an_offer_is_told_in_numbers_to_everybody(eyes: int) -> None:
    table = bargaining(*STEPS, "say loading 4", "send")

    gives, wants = [0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0]
    claim = [1, 0, 0, 1, 1, 4]
    assert known(table, eyes)["offer"] == [*gives, *wants, 1, *claim, *[0] * 12]
    assert known(table, eyes)["own draft"] == [0] * 33
    assert sure(table, eyes, 0) == {"silk": 1}


@clause("OLT-R6")
def test_a_sealed_answer_is_seen_by_who_gave_it() -> None:
    accepted = bargaining("give silk, want wine", "accept", "card 2")
    countered = bargaining("give silk, want wine", "counter give wine, want spice")

    assert accepted.seen(1)["answers"][0]["answer"] == "accepted"
    assert countered.seen(1)["answers"][0]["answer"] == "countered"
    assert countered.seen(1)["answers"][0]["counter"]["wants"] == ["spice"]
    for table in (accepted, countered):
        for eyes in (-1, 0, 2):
            assert table.seen(eyes)["answers"][0] == {"seat": 1, "answer": None, "counter": None}
            if eyes >= 0:
                assert sure(table, eyes, 1) == {}


@clause("OLT-R5")
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_who_accepts_or_counters_shows_that_the_goods_are_there(eyes: int) -> None:
    table = bargaining("give silk, want wine")
    table.play("accept", "card 2", "counter give grain market+ship, want 2 silk")

    assert sure(table, eyes, 0) == {"silk": 1}
    assert sure(table, eyes, 1) == {"wine": 1}
    assert sure(table, eyes, 2) == {"grain": 1}


@clause("OLT-4.1", "OLT-R5")
def test_nobody_sees_which_counter_is_being_taken_before_the_cards_are_chosen() -> None:
    table = bargaining("give spice, want wine")
    table.play("counter give wine, want 2 silk", "counter give grain, want silk")
    before = {eyes: sights(table, eyes) for eyes in (-1, 1, 2)}

    table.play("seat 1", "card 1")

    assert table.seen(0)["draft"] == {"cards": ["silk-ms3"]}
    for eyes, seen in before.items():
        assert sights(table, eyes) == seen


@clause("OLT-R5")
def test_a_card_handed_over_is_named_to_giver_and_receiver_and_its_good_to_all() -> None:
    table = bargaining("give silk, want wine, to seat 1", "accept")
    before = {eyes: len(heard(table, eyes)) for eyes in EYES}
    table.play("card 2")

    public = [
        "answered seat 1",
        "accepted seat 1",
        "traded seat 0 partner 1",
        "handed-over seat 0 partner 1 good silk",
        "handed-over seat 1 partner 0 good wine",
        "fame-gained seat 1",
    ]
    told = {
        -1: [],
        0: ["gave seat 0 card silk-ms3", "received seat 0 card wine-mk2"],
        1: ["received seat 1 card silk-ms3", "gave seat 1 card wine-mk2"],
        2: [],
    }
    for eyes, secret in told.items():
        news = heard(table, eyes)[before[eyes] :]
        assert [line for line in news if line in public] == public
        assert [line for line in news if line not in public] == secret
    assert [line.split()[0] for line in heard(table, 0)[-6:]] == [
        "traded", "handed-over", "gave", "handed-over", "received", "fame-gained",
    ]  # fmt: skip


@clause("OLT-R5")
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_goods_traded_are_known_to_be_where_they_went(eyes: int) -> None:
    table = bargaining("give 2 silk, want wine, to seat 1", "accept", "card 2")

    assert sure(table, eyes, 0) == {"wine": 1}
    assert sure(table, eyes, 1) == {"silk": 2}


@clause("OLT-R5")
def test_which_card_changed_hands_is_nothing_that_a_third_party_sees() -> None:
    one, other = (
        bargaining("offer", "seat 1", card, "next", "next", "ducats -1", "say nothing", "send",
                   "accept")
        for card in ("card 1", "card 2")
    )  # fmt: skip

    for eyes in (-1, 2):
        assert sights(one, eyes) == sights(other, eyes)
    assert one.seen(1)["hand"] != other.seen(1)["hand"]
    assert one.seen(0)["hand"] != other.seen(0)["hand"]


@clause("OLT-R13", "OLT-R5")
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_who_lays_a_card_face_down_may_have_laid_any_good(eyes: int) -> None:
    table = oltremare(
        "hand 0: silk-ms3 silk-mp1 spice-mp3 wood-mk2", "cargo 0: silk-pk4", "stage: lay",
        "sure 0: silk 2, wood 1", "about 0: silk 2, wood 1", *HANDS[1:], seats=3,
    )  # fmt: skip
    table.play("spice-mp3")

    assert sure(table, eyes, 0) == {"silk": 1}
    assert table.state.about[0] == [0, 2, 0, 0, 0, 1, 0]

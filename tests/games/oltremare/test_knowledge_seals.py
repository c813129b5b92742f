"""What is under seal, in a draft or face down is not betrayed by what a seat imagines."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import (
    among_pirates,
    cards,
    imagined,
    in_hand,
    same_dreams,
)
from tests.games.oltremare.bargain_gifts import given, laid
from tests.games.oltremare.table import OltremareTable, oltremare

HANDS = (
    "hand 0: silk-ms3 silk-mp1 spice-mp3",
    "hand 1: wine-mk1 wine-mk2 wine-ms1",
    "hand 2: wine-ms2 silver-mp4",
    "hand 3: grain-ms1",
)


def bargaining(*moves: str, lines: tuple[str, ...] = ()) -> OltremareTable:
    """A table of four where these moves have been made."""
    table = oltremare(*HANDS, *lines, seats=4)
    table.play(*moves)
    return table


OFFER = "give silk, want wine"
COUNTER = ("counter", "card 2", "next", "want spice", "next", "ducats 3", "say money+ship")


@clause("OLT-4.1", "OLT-1.6")
@pytest.mark.parametrize("eyes", [-1, 0, 2, 3])
@pytest.mark.parametrize(
    "answer",
    [
        ("accept", "card 1"),
        ("accept", "card 3"),
        (*COUNTER, "say nothing", "send"),
        (*COUNTER, "say nothing", "drop", "decline"),
    ],
    ids=["accept", "accept otherwise", "counter", "drop"],
)
def test_a_sealed_answer_is_imagined_alike_whatever_it_is(
    answer: tuple[str, ...], eyes: int
) -> None:
    assert same_dreams(bargaining(OFFER, "decline"), bargaining(OFFER, *answer), eyes)


@clause("OLT-4.1", "OLT-1.6")
@pytest.mark.parametrize("eyes", [-1, 0, 2])
@pytest.mark.parametrize(
    "begun", [("accept",), ("counter",), COUNTER], ids=["accept", "counter", "draft"]
)
def test_an_answer_being_chosen_is_imagined_as_not_begun(begun: tuple[str, ...], eyes: int) -> None:
    assert same_dreams(bargaining(OFFER), bargaining(OFFER, *begun), eyes)


@clause("OLT-R5", "OLT-1.6")
@pytest.mark.parametrize("eyes", [-1, 1, 3])
@pytest.mark.parametrize("steps", [1, 3, 6, 8])
def test_an_offer_being_built_is_imagined_as_not_begun(steps: int, eyes: int) -> None:
    draft = (
        "offer",
        "to all",
        "card 2",
        "next",
        "want wine",
        "next",
        "ducats 1",
        "say market+ship",
    )

    assert same_dreams(bargaining(), bargaining(*draft[:steps]), eyes)


@clause("OLT-R6")
@pytest.mark.parametrize("eyes", [-1, 1, 2])
def test_whether_an_offer_was_dropped_is_imagined_alike(eyes: int) -> None:
    kept, dropped = (bargaining(OFFER, lines=(f"dropped: {number}",)) for number in (0, 3))

    assert same_dreams(kept, dropped, eyes)


@clause("OLT-4.1", "OLT-R5")
@pytest.mark.parametrize("eyes", [-1, 1, 2])
def test_a_counter_being_taken_is_imagined_as_not_yet_chosen(eyes: int) -> None:
    answers = (
        OFFER,
        "counter give wine, want 2 silk",
        "counter give silver, want spice",
        "decline",
    )

    assert same_dreams(bargaining(*answers), bargaining(*answers, "seat 1", "card 1"), eyes)


@clause("OLT-5.1")
@pytest.mark.parametrize("eyes", [-1, 1])
def test_cards_being_picked_for_playing_are_imagined_as_not_picked(eyes: int) -> None:
    moves = ("done", "silk-ms3")
    waiting, picking = (bargaining(*moves[:made], lines=("cargo 0: wood-mk2",)) for made in (1, 2))

    assert same_dreams(waiting, picking, eyes)


# Which card it is


@clause("OLT-R5")
@pytest.mark.parametrize("card", ["silk-mp1", "silk-ms3"])
def test_who_knows_one_card_of_a_good_cannot_tell_whether_it_is_the_one_offered(card: str) -> None:
    table = given("hand 1: silk-mp1 wood-ms1 grain-ms1")
    place = table.hands[1].split().index(card)
    table.play("offer", "seat 2", f"card {place + 1}", "next", "next", "ducats -1")
    table.play("say nothing", "send")

    worlds = imagined(table, 0)

    assert in_hand(worlds, 1, "silk-ms3") == {True}
    offered = [cards(world, world.hands[1])[world.offers[1].gives.cards[0]] for world in worlds]
    assert all(name.startswith("silk") for name in offered)
    assert {name == "silk-ms3" for name in offered} == {True, False}


@clause("OLT-R5", "OLT-R13")
@pytest.mark.parametrize("card", ["silk-mp1", "silk-ms3"])
def test_an_offer_of_the_good_does_not_tell_that_the_card_given_was_kept(card: str) -> None:
    table = laid("grain-ms1", "hand 1: silk-mp1 wood-ms1 grain-ms1")
    place = table.hands[1].split().index(card)
    table.play("offer", "seat 2", f"card {place + 1}", "next", "next", "ducats -1")
    table.play("say nothing", "send")

    assert among_pirates(imagined(table, 0), 1, "silk-ms3") == {True, False}


@clause("OLT-R5", "OLT-R13")
def test_a_draft_does_not_tell_that_the_card_given_was_kept() -> None:
    table = laid("wood-mk2")
    place = table.hands[1].split().index("silk-ms3")
    table.play("offer", "seat 2", f"card {place + 1}")

    assert among_pirates(imagined(table, 0), 1, "silk-ms3") == {True, False}


@clause("OLT-R5", "OLT-R13")
def test_a_sealed_counter_does_not_tell_that_the_card_given_was_kept() -> None:
    table = oltremare(
        "hand 0: silk-mp1", "hand 1: wood-mk2 silk-ms3", "pirates 1: grain-mk3",
        "near 2: silk-ms3", "about 1: silk 1", "hand 2: grain-ms1", seats=3,
    )  # fmt: skip
    table.play("give silk, ask 1 ducat", "counter give silk, want silk")

    assert among_pirates(imagined(table, 2), 1, "silk-ms3") == {True, False}


@clause("OLT-R13")
def test_who_knows_all_cards_of_a_hand_cannot_tell_which_of_them_was_laid() -> None:
    hand = "silk-ms3 wood-mk2 grain-ms1 wine-mk1"
    table = oltremare(
        f"hand 1: {hand}", f"seen 0: {hand}", "cargo 1: silk-pk4", "active: 1", "stage: lay",
        seats=3,
    )  # fmt: skip
    table.play("wine-mk1")

    piled = {cards(world, world.pirates[1])[0] for world in imagined(table, 0)}

    assert piled == set(hand.split())


@clause("OLT-R13", "OLT-R5")
@pytest.mark.parametrize("card", ["silk-ms3", "silk-mp1", "grain-ms1"])
def test_of_two_cards_of_a_good_shown_either_may_be_the_one_laid(card: str) -> None:
    lines = ("hand 1: silk-mp1 wood-ms1 grain-ms1", "sure 1: silk 1", "about 1: silk 1")
    table = laid(card, *lines)
    assert (table.state.sure[1][1], table.state.about[1][1]) == (1, 2)

    held = set()
    for world in imagined(table, 0, 300):
        silk = [name for name in cards(world, world.hands[1]) if name.startswith("silk")]
        assert silk
        held.add((len(silk) > 1, "silk-ms3" in silk))

    assert held == {(True, True), (False, True), (True, False), (False, False)}

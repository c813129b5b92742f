"""What a seat imagines: all that it knows stays, all that it cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.core.dice import Dice, roll, seed
from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import GAME, among_pirates, cards, imagined, in_hand
from tests.games.oltremare.bargain_gifts import given, laid
from tests.games.oltremare.table import oltremare, opening

EYES = (-1, 0, 1, 2)


@clause("OLT-1.6", "OLT-R13", "OLT-R14")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_is_imagined_in_a_game_is_sound_and_looks_the_same(seats: int) -> None:
    table = opening(seats=seats, chance=seats)
    lots = Dice()
    seed(lots, seats, 2, 3, 4)

    shown = 0
    for number in range(300):
        imagined(table, number % (seats + 1) - 1, 1)
        shown = max(shown, *map(sum, table.state.about))
        if choices := table.table.choices:
            GAME.rules.apply(table.state, choices[roll(lots, len(choices))])

    assert shown > 1


@clause("OLT-R13")
@pytest.mark.parametrize("eyes", EYES)
def test_only_who_laid_surplus_cards_knows_them_and_where_they_lie(eyes: int) -> None:
    table = oltremare(
        "hand 0: silk-ms3 silk-mp1 spice-mp3 wood-mk2 wood-ms1",
        "cargo 0: silk-pk4",
        "pirates 0: grain-ms2",
        "stage: lay",
        seats=3,
    )
    table.play("silk-mp1", "wood-mk2")

    piles = [cards(world, world.pirates[0]) for world in imagined(table, eyes)]

    for place, card in enumerate(table.pirates[0].split()):
        found = {pile[place] for pile in piles}
        if eyes == 0 and place > 0:
            assert found == {card}
        else:
            assert len(found) > 30


@clause("OLT-R13")
def test_surplus_cards_stay_where_they_lie_under_raid_cards() -> None:
    table = oltremare(
        "pirates 0: grain-ms2 silk-ms3 grain-mk3", "seen 0: silk-ms3", "hand 0: wood-mk2", seats=3
    )

    piles = [cards(world, world.pirates[0]) for world in imagined(table, 0)]

    assert {pile[1] for pile in piles} == {"silk-ms3"}
    assert len({pile[0] for pile in piles}) > 30
    assert len({pile[2] for pile in piles}) > 30


@pytest.mark.thorough
@clause("OLT-1.6", "OLT-R13")
@pytest.mark.parametrize("eyes", [-1, 0, 1])
def test_every_unknown_card_turns_up_in_every_unknown_place_equally_often(eyes: int) -> None:
    table = oltremare(
        "hand 0: silk-ms3",
        "hand 1: wood-mk2 wood-ms1",
        "pirates 0: spice-mp3",
        "pirates 1: wine-mk1",
        "deck: wine-mk2 silver-mp4",
        seats=2,
    )

    worlds = imagined(table, eyes, 600)

    hidden = {-1: 7, 0: 6, 1: 5}[eyes]
    hands = [seat for seat in (0, 1) if seat != eyes]
    places = [("hands", seat, at) for seat in hands for at in range(seat + 1)]
    places += [("pirates", 0, 0), ("pirates", 1, 0)]
    for pile, seat, at in places:
        found = Counter(cards(world, getattr(world, pile)[seat])[at] for world in worlds)
        assert len(found) == hidden
        assert min(found.values()) > 0.65 * 600 / hidden
        assert max(found.values()) < 1.35 * 600 / hidden


@clause("OLT-R5")
def test_who_gave_a_card_away_knows_where_it_is() -> None:
    table = given()

    assert in_hand(imagined(table, 0), 1, "silk-ms3") == {True}


@clause("OLT-R5")
@pytest.mark.parametrize("eyes", [-1, 2])
def test_a_third_party_knows_the_good_that_was_given_and_not_the_card(eyes: int) -> None:
    worlds = imagined(given(), eyes)

    assert in_hand(worlds, 1, "silk-ms3") == {True, False}
    silk = [
        {card for card in cards(world, world.hands[1]) if card.startswith("silk")}
        for world in worlds
    ]
    assert all(silk)
    assert len(set.union(*silk)) == 10


@clause("OLT-R5")
def test_the_receiver_knows_the_rest_of_the_givers_hand_no_better() -> None:
    table = oltremare(
        "hand 0: silk-ms3 silk-mp1 wood-mk2",
        "hand 1: grain-ms1",
        "hand 2: grain-ms2",
        "deck: silk-pk4 wood-ms1",
        seats=3,
    )
    table.play("give silk, ask 1 ducat, to seat 1", "accept")

    worlds = imagined(table, 1)

    assert in_hand(worlds, 0, "silk-mp1") == {True, False}
    assert in_hand(worlds, 0, "wood-mk2") == {True, False}
    assert in_hand(worlds, 1, "silk-ms3") == {True}


@clause("OLT-R13", "OLT-R5")
@pytest.mark.parametrize("card", ["wood-mk2", "silk-ms3"])
def test_after_the_receiver_laid_a_card_face_down_the_one_given_is_in_either_place(
    card: str,
) -> None:
    worlds = imagined(laid(card), 0)

    assert in_hand(worlds, 1, "silk-ms3") == {True, False}
    assert among_pirates(worlds, 1, "silk-ms3") == {True, False}
    for world in worlds:
        held = cards(world, world.hands[1]) + cards(world, world.pirates[1])
        assert "silk-ms3" in held


@clause("OLT-R13", "OLT-R5")
@pytest.mark.parametrize("card", ["wood-mk2", "silk-ms3"])
@pytest.mark.parametrize("eyes", [-1, 2])
def test_a_third_party_still_knows_that_one_card_of_the_good_is_there(card: str, eyes: int) -> None:
    goods = set()
    for world in imagined(laid(card), eyes):
        hand = any(name.startswith("silk") for name in cards(world, world.hands[1]))
        piled = any(name.startswith("silk") for name in cards(world, world.pirates[1]))
        assert hand or piled
        goods.add((hand, piled))

    assert goods == {(True, False), (False, True), (True, True)}


@clause("OLT-R5")
@pytest.mark.parametrize(("line", "sure"), [("silk", False), ("wood", True)])
def test_who_gave_a_card_is_no_longer_sure_once_one_of_that_good_is_handed_on(
    line: str,
    sure: bool,  # noqa: FBT001
) -> None:
    table = given("hand 1: silk-mp1 wood-ms1 grain-ms1", "hand 2: grain-ms2")
    table.play(f"give {line}, ask 1 ducat, to seat 2", "accept")
    assert "silk-ms3" in table.hands[1]

    worlds = imagined(table, 0)

    assert in_hand(worlds, 1, "silk-ms3") == ({True} if sure else {True, False})
    if not sure:
        assert in_hand(worlds, 2, "silk-ms3") == {True, False}


@clause("OLT-R5")
def test_who_takes_part_in_a_trade_still_knows_what_they_gave_before() -> None:
    table = given("hand 1: silk-mp1 wood-ms1 grain-ms1")
    table.play("give silk, ask 1 ducat, to seat 0", "accept")
    assert table.hands[0] == "silk-mp1"

    assert in_hand(imagined(table, 0), 1, "silk-ms3") == {True}


@clause("OLT-R5")
@pytest.mark.parametrize("eyes", [-1, 1, 2])
def test_the_cards_of_an_offer_stay_of_their_goods(eyes: int) -> None:
    table = oltremare("hand 0: wood-mk2 silk-ms3 grain-ms1 silk-mp1", "hand 1: wine-mk1", seats=3)
    table.play("give 2 silk market+ship 4, want wine, to seat 1")

    shown = [cards(world, world.hands[0]) for world in imagined(table, eyes)]

    for hand in shown:
        assert sum(card.startswith("silk") for card in hand) >= 2
        offered = [hand[place] for place in table.state.offers[0].gives.plain()]
        assert all(card.startswith("silk") for card in offered)
    assert len({tuple(hand) for hand in shown}) > 50


@clause("OLT-R5")
@pytest.mark.parametrize("eyes", [-1, 0, 2])
def test_cards_of_shown_answers_stay_of_their_goods(eyes: int) -> None:
    table = oltremare(
        "hand 0: wood-mk2", "hand 1: wine-mk1 silver-mp4 wine-mk2", "hand 2: grain-ms2 spice-mp3",
        seats=3,
    )  # fmt: skip
    table.play("give wood, want wine", "accept", "card 3", "counter give spice, want wood")

    for world in imagined(table, eyes):
        assert cards(world, world.hands[1])[2].startswith("wine")
        assert cards(world, world.hands[2])[1].startswith("spice")

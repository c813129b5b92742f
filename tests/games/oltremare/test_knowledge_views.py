"""What every seat and a spectator see of a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import heard, known, sights
from tests.games.oltremare.table import oltremare
from tests.games.oltremare.turns import ended

EYES = (-1, 0, 1, 2)
HANDS = (
    "hand 0: silk-ms3 silk-mp1 spice-mp3",
    "hand 1: wine-mk1 wine-mk2",
    "hand 2: grain-ms1",
)
BUSY = (
    *HANDS,
    "cargo 0: grain-mp2 wood-mk2",
    "cargo 1: wood-ms1 wood-mp1 silver-mp4",
    "pirates 0: grain-ms2 grain-mk3",
    "pirates 2: wood-mk4",
    "ducats: 4 -2 17",
    "fame: 2 0 5",
    "ship 1: Candia",
    "token 2: influence",
    "taken: 3 0 1",
)


@clause("OLT-R14", "OLT-1.6")
@pytest.mark.parametrize("eyes", EYES)
def test_sizes_tops_ducats_fame_ships_and_tokens_are_public(eyes: int) -> None:
    seats = oltremare(*BUSY, seats=3).seen(eyes)["seats"]

    names = ("hand", "top", "cargo", "pirates", "ducats", "fame", "token", "tokens")
    assert [[seat[name] for name in names] for seat in seats] == [
        [3, "wood-mk2", 2, 2, 4, 2, None, 3],
        [2, "silver-mp4", 3, 0, -2, 0, None, 0],
        [1, "sugar-pk1", 1, 1, 17, 5, "influence", 1],
    ]
    assert [seat["ship"] for seat in seats] == [0, 13, 0]


@clause("OLT-1.6")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = oltremare(*BUSY, seats=3)

    assert [table.seen(eyes)["hand"] for eyes in EYES] == [
        [],
        ["silk-ms3", "silk-mp1", "spice-mp3"],
        ["wine-mk1", "wine-mk2"],
        ["grain-ms1"],
    ]


def texts(seen: Any) -> set[str]:
    """All words in what somebody sees."""
    if isinstance(seen, dict):
        return {word for value in seen.values() for word in texts(value)}
    if isinstance(seen, list):
        return {word for value in seen for word in texts(value)}
    return {seen} if isinstance(seen, str) else set()


@clause("OLT-1.6", "OLT-R13", "OLT-R14")
@pytest.mark.parametrize("eyes", EYES)
def test_no_card_is_named_to_anybody_but_the_own_hand_and_the_tops_of_cargo(eyes: int) -> None:
    table = oltremare(*BUSY, seats=3)

    named = {word for word in texts(table.seen(eyes)) if "-" in word}

    hand = table.hands[eyes].split() if eyes >= 0 else []
    assert named == {*hand, "wood-mk2", "silver-mp4", "sugar-pk1"}


@clause("OLT-R14", "OLT-1.6")
@pytest.mark.parametrize("eyes", EYES)
def test_with_perfect_memory_all_cargo_is_seen_and_else_only_the_top(eyes: int) -> None:
    plain, perfect = (
        oltremare(*BUSY, seats=3, options=options) for options in ((), ("perfect-memory",))
    )

    assert not any("cargo_cards" in seat for seat in plain.seen(eyes)["seats"])
    assert [seat["cargo_cards"] for seat in perfect.seen(eyes)["seats"]] == [
        ["grain-mp2", "wood-mk2"],
        ["wood-ms1", "wood-mp1", "silver-mp4"],
        ["sugar-pk1"],
    ]


@clause("OLT-R14")
def test_cargo_below_the_top_is_told_in_numbers_with_perfect_memory_only() -> None:
    other = (*BUSY[:4], "cargo 1: grain-ms4 spice-mk2 silver-mp4", *BUSY[5:])

    for options in ((), ("perfect-memory",)):
        one, two = (oltremare(*lines, seats=3, options=options) for lines in (BUSY, other))
        assert (known(one, 0) == known(two, 0)) == (not options)


@clause("OLT-R13")
@pytest.mark.parametrize("eyes", EYES)
def test_the_owner_knows_the_surplus_cards_laid_and_not_the_raid_cards(eyes: int) -> None:
    table = oltremare(
        "hand 0: wood-mp4 silk-ms3 silk-mp1 spice-mp3",
        "cargo 0: wood-mp1 silk-pk4",
        "pirates 0: grain-ms2",
        "stage: lay",
        *HANDS[1:],
        seats=3,
    )
    table.play("silk-ms3")
    assert table.pirates[0] == "grain-ms2 silk-ms3"
    assert table.seen(0)["own_pirates"] == [None, "silk-ms3"]
    table.play("buy deck > wood-mk2", "done", "card 1", "card 2", "card 3", "card 4")

    piled = table.pirates[0].split()
    assert piled[:2] == ["grain-ms2", "silk-ms3"]
    assert len(piled) > 2
    seen = [None, "silk-ms3", *[None] * (len(piled) - 2)] if eyes == 0 else []
    assert table.seen(eyes)["own_pirates"] == seen


@clause("OLT-3.2", "OLT-R13")
def test_a_surplus_card_is_named_to_its_owner_alone() -> None:
    table = oltremare(
        "hand 0: silk-ms3 silk-mp1 spice-mp3 wood-mk2", "cargo 0: silk-pk4", "stage: lay", seats=3
    )
    table.play("silk-mp1")

    for eyes in EYES:
        mine = ["laid-card seat 0 card silk-mp1"] if eyes == 0 else []
        assert heard(table, eyes) == ["laid seat 0", *mine]


@clause("OLT-R13")
@pytest.mark.parametrize(
    ("move", "source", "card"),
    [("buy deck > grain-mk3", "deck", "grain-mk3"), ("buy pirates", "pirates", "wood-mk2")],
)
def test_a_card_bought_is_named_to_the_buyer_alone(move: str, source: str, card: str) -> None:
    table = oltremare(*HANDS, "pirates 0: wood-mk2", seats=3)
    table.play(move)

    for eyes in EYES:
        mine = [f"bought-card seat 0 card {card}"] if eyes == 0 else []
        assert heard(table, eyes) == [f"bought seat 0 source {source} ducats 3", *mine]
        assert (card in texts(table.seen(eyes))) == (eyes == 0)


@clause("OLT-R13")
def test_a_card_drawn_at_the_market_is_named_to_who_drew_it_and_a_raid_card_to_nobody() -> None:
    table = oltremare("hand 0: wine-pk4", *HANDS[1:], seats=3)
    table.play("done", "wine-pk4 > grain-mk3 wood-mk2")

    assert (table.pirates[0], table.hands[0]) == ("grain-mk3", "wood-mk2")
    assert table.told("raid-card") == ["seat 0 card grain-mk3"]
    for eyes in EYES:
        told = [line for line in heard(table, eyes) if "grain-mk3" in line or "wood-mk2" in line]
        assert told == (["drew seat 0 card wood-mk2"] if eyes == 0 else [])
        assert "grain-mk3" not in texts(table.seen(eyes))
        assert ("wood-mk2" in texts(table.seen(eyes))) == (eyes == 0)


@clause("OLT-5.1", "OLT-R14")
def test_cards_picked_for_playing_are_not_seen_before_they_are_all_played() -> None:
    table = oltremare(*HANDS, "cargo 0: wood-mk2", seats=3)
    table.play("done")
    before = {eyes: sights(table, eyes) for eyes in (-1, 1, 2)}
    table.play("silk-ms3")

    assert table.seen(0)["draft"] == {"cards": ["silk-ms3"], "places": [0], "left": 1}
    for eyes, seen in before.items():
        assert sights(table, eyes) == seen
    table.play("silk-mp1")
    for eyes in EYES:
        assert table.seen(eyes)["played"] == ["silk-ms3", "silk-mp1"]


@clause("OLT-R14")
@pytest.mark.parametrize("eyes", EYES)
def test_after_the_game_cargo_is_open_and_no_offer_lies_on_the_table(eyes: int) -> None:
    table = ended(*HANDS[1:], "cargo 1: wood-ms1 wood-mp1")

    seen = table.seen(eyes)

    assert seen["seats"][1]["cargo_cards"] == ["wood-ms1", "wood-mp1"]
    assert (seen["offer"], seen["answers"], seen["draft"]) == (None, [], None)

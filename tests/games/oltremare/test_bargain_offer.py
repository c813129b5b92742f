"""Building an offer: to whom, cards given, goods wanted, in one order and no other."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, combinations_with_replacement
from typing import TYPE_CHECKING

import pytest

from fondaco.games.oltremare.moves import DROP, OFFER
from fondaco.games.oltremare.state import CLAIM, SEND
from fondaco.games.oltremare.text.names import GOOD_NAMES
from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import GAME
from tests.games.oltremare.table import OltremareTable, oltremare

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.games.oltremare.state import State

RICH = (
    "hand 0: silk-ms3 wood-mk2 wood-ms1 spice-mp3 grain-ms1",
    "hand 1: wine-mk1 wine-mk2 wine-ms1 grain-ms2",
    "hand 2: spice-mk2 silver-mp4",
)


def building(*moves: str, seats: int = 3) -> OltremareTable:
    """A table where seat 0 has begun an offer."""
    table = oltremare(*RICH[:seats], seats=seats)
    table.play("offer", *moves)
    return table


@clause("OLT-4.1")
def test_an_offer_goes_to_one_of_the_others_or_to_all() -> None:
    table = building()

    assert table.choices == ["to all", "seat 1", "seat 2"]
    assert table.refused("seat 0") == "OLT-4.1 address-first"
    assert table.refused("seat 3") == "OLT-4.1 address-first"


@clause("OLT-4.1")
@pytest.mark.parametrize(
    ("to", "addressed"), [("seat 1", [1]), ("seat 2", [2]), ("to all", [1, 2])]
)
def test_only_those_addressed_are_asked(to: str, addressed: list[int]) -> None:
    table = building(to, "card 1", "next", "next", "ducats -1", "say nothing", "send")

    asked = []
    while table.turn != 0:
        asked.append(table.turn)
        table.play("decline")

    assert asked == addressed


@clause("OLT-4.1")
def test_between_two_there_is_nobody_else_to_offer_to() -> None:
    table = oltremare("hand 0: silk-ms3", "hand 1: wood-mk2", seats=2)
    table.play("offer")

    assert table.choices == ["seat 1"]
    assert table.refused("to all") == "OLT-4.1 address-first"


@clause("OLT-4.1", "OLT-R3")
def test_who_has_neither_cards_nor_ducats_is_no_partner() -> None:
    table = oltremare("hand 0: silk-ms3", "hand 2: wood-mk2", "ducats: 11 0 11", seats=3)
    table.play("offer")

    assert table.choices == ["seat 2"]


@clause("OLT-R3")
def test_where_nobody_has_anything_no_offer_can_be_begun() -> None:
    table = oltremare("hand 0: silk-ms3", "ducats: 11 0 -2", seats=3)

    assert "offer" not in table.choices
    assert table.refused("offer") == "OLT-R3 nobody-to-trade-with"


@clause("OLT-R5")
def test_up_to_three_cards_are_given_in_the_order_of_the_hand() -> None:
    table = building("to all")

    assert table.choices == ["next", "card 1", "card 2", "card 3", "card 4", "card 5"]
    table.play("card 2")
    assert table.choices == ["next", "card 3", "card 4", "card 5"]
    assert table.refused("card 1") == "OLT-R5 in-order"
    assert table.refused("card 2") == "OLT-R5 in-order"
    table.play("card 3", "card 4")
    assert table.choices == ["next"]
    assert table.refused("card 3") == "OLT-R5 in-order"


@clause("OLT-R5")
def test_the_fourth_card_is_refused_for_the_number_and_not_because_it_is_needed() -> None:
    table = building("to all", "card 1", "card 2", "card 3")

    assert not table.refused("card 4").startswith("OLT-R7")


@clause("OLT-R5")
def test_up_to_three_goods_are_wanted_in_the_order_of_the_rule_book() -> None:
    table = building("seat 1", "next")

    assert table.choices == [f"want {name}" for name in GOOD_NAMES]
    table.play("want wine")
    assert table.choices == ["next", "want wine", "want wood", "want grain"]
    assert table.refused("want sugar") == "OLT-R5 want-too-much"
    table.play("want wine", "want grain")
    assert table.choices == ["next"]
    assert table.refused("want grain") == "OLT-R5 want-too-much"


@clause("OLT-R5")
def test_no_more_goods_are_wanted_than_one_of_those_addressed_has_cards() -> None:
    table = building("seat 2", "next", "want wine", "want wine")

    assert table.choices == ["next"]
    assert table.refused("want wine") == "OLT-R5 want-too-much"


@clause("OLT-R5")
def test_anybody_may_be_asked_for_any_good_whether_they_have_it_or_not() -> None:
    table = building("seat 2", "card 1", "next", "want sugar", "next", "ducats 0", "say nothing")

    assert "send" in table.choices


@clause("OLT-R5", "OLT-2.2")
def test_two_players_do_not_ask_for_grain_which_is_not_in_the_game() -> None:
    table = oltremare("hand 0: silk-ms3", "hand 1: wood-mk2", seats=2)
    table.play("offer", "seat 1", "next")

    assert "want grain" not in table.choices
    assert table.refused("want grain") == "OLT-R5 want-too-much"


@clause("OLT-R5")
@pytest.mark.parametrize(
    ("moves", "wrong", "why"),
    [
        ([], ["card 1", "want silk", "next", "done", "accept", "sail Zara"], "OLT-4.1 address"),
        (["seat 1"], ["seat 1", "want silk", "ducats 1", "send", "drop"], "OLT-R5 give"),
        (["seat 1", "card 1", "next"], ["card 2", "ducats 1", "send", "buy deck"], "OLT-R5 want"),
        (
            ["seat 1", "card 1", "next", "want wine", "next"],
            ["card 2", "want wine", "next", "send", "say nothing"],
            "OLT-R4 pay",
        ),
        (
            ["seat 1", "card 1", "next", "want wine", "next", "ducats 0"],
            ["card 2", "ducats 1", "say loading 2", "send", "next"],
            "OLT-4.2 claim",
        ),
        (
            ["seat 1", "card 1", "next", "want wine", "next", "ducats 0", "say money+ship"],
            ["say money+ship", "send", "next"],
            "OLT-4.2 claim",
        ),
        (
            ["seat 1", "card 1", "next", "want wine", "next", "ducats 0", "say nothing"],
            ["say nothing", "done", "offer", "next"],
            "OLT-R6 send",
        ),
    ],
)
def test_whatever_is_out_of_order_is_refused(moves: list[str], wrong: list[str], why: str) -> None:
    table = building(*moves)

    for move in wrong:
        assert table.refused(move) == f"{why}-first"
        assert table.refused(move, by=1) == "OLT-6.3 not-your-turn seat 0"


def drafts(state: State) -> Iterator[State]:
    """Every way to build an offer up to what is said of the cards."""
    for move in GAME.choices(state):
        if move != DROP:
            twin = state.copy()
            GAME.rules.apply(twin, move)
            if twin.stage in (CLAIM, SEND):
                yield twin
            else:
                yield from drafts(twin)


@clause("OLT-R5", "OLT-R3", "OLT-R4")
def test_every_offer_has_exactly_one_way() -> None:
    table = oltremare(
        "hand 0: silk-ms3 wood-mk2", "hand 1: wine-mk1 wine-mk2", "ducats: 2 1", seats=2
    )
    GAME.rules.apply(table.state, OFFER)

    built = Counter(
        (tuple(offer.gives.plain()), tuple(offer.wants.plain()), offer.ducats)
        for offer in (draft.offers[0] for draft in drafts(table.state))
    )

    sides = chain.from_iterable(combinations(range(2), size) for size in range(3))
    asked = [wants for size in range(3) for wants in combinations_with_replacement(range(6), size)]
    thinkable = {
        (gives, wants, ducats)
        for gives in sides
        for wants in asked
        for ducats in range(-1, 3)
        if (gives or ducats > 0) and (wants or ducats < 0) and (gives or wants)
    }
    assert set(built) == thinkable
    assert set(built.values()) == {1}


@clause("OLT-4.2")
def test_of_a_card_every_claim_can_be_made_in_one_way() -> None:
    table = building("seat 1", "card 1", "next", "next", "ducats -1")

    claims: Counter[tuple[int, int]] = Counter()
    for first in GAME.choices(table.state):
        GAME.rules.apply(once := table.state.copy(), first)
        for second in GAME.choices(once) if once.stage != SEND else [None]:
            twice = once.copy()
            if second is not None:
                GAME.rules.apply(twice, second)
            assert twice.stage == SEND
            claims[twice.offers[0].claims[0], twice.offers[0].loadings[0]] += 1

    assert len(claims) == 1 + 6 * 5
    assert set(claims.values()) == {1}

"""What is said of a card: the good is true, the icons may be a lie."""

from __future__ import annotations

import pytest

from fondaco.games.oltremare.text.names import PAIR_NAMES
from tests.clauses import clause
from tests.games.oltremare.editions import same_icons
from tests.games.oltremare.table import OltremareTable, oltremare

DIFFERENT = [name for name in PAIR_NAMES if len(set(name.split("+"))) == 2]
CARDS = "hand 0: silk-ms3 wood-mk2"


def speaking(*cards: str) -> OltremareTable:
    """A table where the first of the cards given is to be spoken of."""
    table = oltremare(CARDS, "hand 1: wine-mk1", seats=3)
    table.play("offer", "seat 1", *cards, "next", "next", "ducats -1")
    return table


@clause("OLT-4.2")
def test_any_two_icons_of_the_box_may_be_claimed_or_none() -> None:
    table = speaking("card 1")

    assert table.choices == ["say nothing", *(f"say {pair}" for pair in DIFFERENT)]


@clause("OLT-4.2")
def test_icons_that_no_card_of_the_box_shows_are_not_claimed() -> None:
    table = oltremare(
        "hand 0: silk-ss1",
        "cargo 0: silk-ss1",
        "cargo 1: silk-ss3",
        seats=2,
        edition=same_icons("ship"),
    )
    table.play("offer", "seat 1", "card 1", "next", "next", "ducats -1")

    assert table.choices == ["say nothing", "say ship+ship"]
    assert table.refused("say money+ship") == "OLT-4.2 claim-first"


@clause("OLT-4.2")
def test_after_the_icons_the_loading_number_may_be_claimed() -> None:
    table = speaking("card 1")
    table.play("say money+ship")

    assert table.choices == ["say nothing", *(f"say loading {icons}" for icons in range(1, 5))]


@clause("OLT-4.2")
@pytest.mark.parametrize(
    ("said", "claim", "loading"),
    [
        (["say money+ship", "say loading 3"], "money+ship", 3),
        (["say money+ship", "say nothing"], "money+ship", None),
        (["say pirates+market", "say loading 1"], "pirates+market", 1),
        (["say money+ship", "say loading 4"], "money+ship", 4),
        (["say nothing"], None, None),
    ],
)
def test_a_claim_is_heard_as_it_was_made_true_or_not(
    said: list[str], claim: str | None, loading: int | None
) -> None:
    table = speaking("card 1")
    table.play(*said, "send")

    heard = {"good": "silk", "claim": claim, "loading": loading}
    for eyes in (-1, 0, 1, 2):
        assert table.seen(eyes)["offer"]["gives"] == [heard]
    assert table.told("offer-claims") == ([f"seat 0 good silk pair {claim}"] if claim else [])
    told = [f"seat 0 good silk loading {loading}"] if loading else []
    assert table.told("offer-claims-loading") == told


@clause("OLT-4.2")
def test_each_card_given_is_spoken_of_in_its_turn() -> None:
    table = speaking("card 1", "card 2")
    assert table.seen(0)["draft"]["about"] == "silk-ms3"
    table.play("say nothing")
    assert table.seen(0)["draft"]["about"] == "wood-mk2"
    table.play("say pirates+ship", "say loading 4", "send")

    assert table.seen(1)["offer"]["gives"] == [
        {"good": "silk", "claim": None, "loading": None},
        {"good": "wood", "claim": "pirates+ship", "loading": 4},
    ]


@clause("OLT-4.2", "OLT-R5")
@pytest.mark.parametrize(("place", "good"), [("card 1", "silk"), ("card 2", "wood")])
def test_the_good_of_a_card_cannot_be_lied_about(place: str, good: str) -> None:
    table = speaking(place)
    table.play("say pirates+ship", "say loading 1", "send")

    assert table.told("offer-gives") == [f"seat 0 good {good}"]
    table.play("accept")
    assert table.told("handed-over") == [f"seat 0 partner 1 good {good}"]


@clause("OLT-4.2")
def test_a_lie_changes_nothing_about_the_card() -> None:
    table = speaking("card 1")
    table.play("say pirates+market", "say loading 1", "send", "accept")

    assert table.hands[1] == "wine-mk1 silk-ms3"


@clause("OLT-4.2", "OLT-R5")
def test_of_ducats_and_goods_wanted_nothing_is_claimed() -> None:
    table = oltremare(CARDS, "hand 1: wine-mk1", seats=3)
    table.play("offer", "seat 1", "next", "want wine", "next", "ducats 2")

    assert table.choices == ["send", "drop"]

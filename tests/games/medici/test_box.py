"""The box: which cards there are, and which an edition may have."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.medici.cards import good, green, symbols, value
from fondaco.games.medici.words import GOOD_NAMES, card_name, read_card
from tests.clauses import clause

BOX = find("medici").default_edition.parts


@clause("MED-1.3")
def test_there_are_five_goods() -> None:
    assert GOOD_NAMES == ["grain", "spice", "fur", "dye", "cloth"]
    assert {good(card) for card in BOX if symbols(card)} == {0, 1, 2, 3, 4}


@clause("MED-1.4")
@pytest.mark.parametrize("name", GOOD_NAMES)
def test_a_good_is_worth_0_2_3_4_or_5_and_shows_one_or_two_symbols(name: str) -> None:
    cards = [card for card in BOX if card_name(card).startswith(name)]

    assert {value(card) for card in cards} == {0, 2, 3, 4, 5}
    assert {symbols(card) for card in cards} == {1, 2}


@clause("MED-1.5")
@pytest.mark.parametrize("name", GOOD_NAMES)
def test_some_cards_of_each_good_carry_a_green_flag(name: str) -> None:
    flags = {green(card) for card in BOX if card_name(card).startswith(name)}

    assert flags == {0, 1}


@clause("MED-1.5")
def test_a_green_flag_changes_neither_the_good_nor_its_symbol() -> None:
    card = read_card("dye0*")

    assert (GOOD_NAMES[good(card)], value(card), symbols(card)) == ("dye", 0, 1)


@clause("MED-1.6")
def test_green_twos_and_black_sevens_show_no_good() -> None:
    neutral = {card_name(card): symbols(card) for card in BOX if good(card) not in range(5)}

    assert neutral == {"green2": 0, "black7": 0}


@clause("MED-1.5")
def test_the_default_box_leaves_ninety_cards_that_take_room() -> None:
    assert Counter(green(card) for card in BOX) == {0: 90, 1: 20}


# Owners of the box write editions of their own.


@pytest.fixture
def edition() -> dict[str, Any]:
    """The default edition, to be changed for the worse."""
    tables = find("medici").default_edition.tables
    return {"game": "medici", "edition": "mine", "cards": [dict(e) for e in tables["cards"]]}


def first(edition: dict[str, Any], **face: object) -> dict[str, Any]:
    """The first entry of the edition with this face."""
    return next(e for e in edition["cards"] if face.items() <= e.items())


def complaint(edition: dict[str, Any]) -> str:
    """The code with which the edition is sent back."""
    with pytest.raises(Unreadable) as raised:
        find("medici").edition_from(edition, "mine.toml")
    assert raised.value.sentence.startswith("mine.toml")
    return raised.value.code


@clause("MED-1.2")
def test_an_edition_with_the_right_cards_is_welcome(edition: dict[str, Any]) -> None:
    edition["reconstructed"] = ["cards.count"]

    assert find("medici").edition_from(edition, "mine.toml").parts == BOX


@clause("MED-1.2")
@pytest.mark.parametrize("count", [3, 5])
def test_an_edition_has_110_cards_no_more_and_no_fewer(edition: dict[str, Any], count: int) -> None:
    first(edition, good="fur", value=2)["count"] = count

    assert complaint(edition) == "edition/total"


@clause("MED-1.3")
def test_an_edition_has_no_sixth_good(edition: dict[str, Any]) -> None:
    first(edition, good="fur")["good"] = "salt"

    assert complaint(edition) == "edition/name"


@clause("MED-1.4")
@pytest.mark.parametrize(
    ("word", "number", "code"),
    [
        ("value", 1, "edition/value"),
        ("value", 6, "edition/value"),
        ("value", 7, "edition/value"),
        ("symbols", 0, "edition/range"),
        ("symbols", 3, "edition/range"),
    ],
)
def test_an_edition_has_no_other_faces(
    edition: dict[str, Any], word: str, number: int, code: str
) -> None:
    first(edition, good="fur", value=3)[word] = number

    assert complaint(edition) == code


@clause("MED-1.6")
@pytest.mark.parametrize(
    "change", [{"value": 5}, {"green": True}, {"value": 2}], ids=["black 5", "green 7", "black 2"]
)
def test_an_edition_has_no_other_neutral_cards(
    edition: dict[str, Any], change: dict[str, Any]
) -> None:
    first(edition, value=7).update(change)

    assert complaint(edition) == "edition/neutral"


@clause("MED-1.5")
def test_an_edition_has_at_most_twenty_green_cards(edition: dict[str, Any]) -> None:
    first(edition, good="fur", value=5)["green"] = True

    assert complaint(edition) == "edition/green"

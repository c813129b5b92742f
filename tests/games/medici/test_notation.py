"""How cards and moves are written."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.medici.cards import good, green, symbols, value
from fondaco.games.medici.words import card_name, read_card
from tests.clauses import clause
from tests.games.medici.table import medici

BOX = sorted(set(find("medici").default_edition.parts))


@pytest.mark.parametrize("card", BOX, ids=card_name)
def test_a_card_is_read_as_it_is_written(card: int) -> None:
    assert read_card(card_name(card)) == card


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("grain0x2", (0, 0, 2, 0)),
        ("spice5", (1, 5, 1, 0)),
        ("fur0*", (2, 0, 1, 1)),
        ("dye3", (3, 3, 1, 0)),
        ("cloth4", (4, 4, 1, 0)),
        ("green2", (5, 2, 0, 1)),
        ("black7", (5, 7, 0, 0)),
    ],
)
@clause("MED-1.4", "MED-1.6")
def test_a_cards_name_says_its_good_value_symbols_and_flag(
    name: str, face: tuple[int, int, int, int]
) -> None:
    card = read_card(name)

    assert (good(card), value(card), symbols(card), green(card)) == face


@pytest.mark.parametrize(
    "name", ["", "fur", "fur8", "fur3x3", "Fur3", "salt3", "fur3 ", "fur1", "green5", "black2"]
)
def test_what_is_no_card_is_said_so(name: str) -> None:
    with pytest.raises(Unreadable, match="is no card; cards are written like") as raised:
        read_card(name)

    assert raised.value.code == "card/unknown"


@pytest.mark.parametrize("move", ["", "   ", "pass", "reveal 1 2", "takes 1"])
def test_what_is_no_move_is_said_so(move: str) -> None:
    table = medici("market: fur2", seats=3)

    with pytest.raises(Unreadable, match="is no move; say reveal, or take") as raised:
        table.table.play(move)

    assert raised.value.code == "move/unknown"


def test_moves_may_be_written_short() -> None:
    table = medici("market: fur2 dye4", seats=3)

    table.play("r", "t 1 3", "t")

    assert table.ships[0].startswith("fur2 ")
    assert table.ships[1] == "dye4"


def test_the_order_in_which_cards_are_named_does_not_matter() -> None:
    table = medici("market: fur2 dye4 cloth5", seats=3)

    table.play("take cloth5 fur2 dye4")

    assert table.ship == "fur2 dye4 cloth5"

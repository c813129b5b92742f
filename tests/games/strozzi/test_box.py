"""The box: which ships, tiles and tracks there are, and which an edition may have."""

from __future__ import annotations

import copy
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.games.index import find
from fondaco.games.strozzi.pieces import SHIPS, category, sail, scrolls, tile_port, tile_value
from fondaco.games.strozzi.words import ship_name
from tests.clauses import clause

if TYPE_CHECKING:
    from collections.abc import Callable

BOX = find("strozzi").default_edition.parts
FLEET, TILES, TRACKS = BOX[:SHIPS], BOX[SHIPS : SHIPS + 36], BOX[SHIPS + 36 :]


@clause("STR-1.6", "STR-1.9")
def test_there_are_29_ships_with_sails_from_1_to_8_and_no_two_are_alike() -> None:
    assert len(FLEET) == len(set(FLEET)) == 29
    assert {sail(ship) for ship in FLEET} == set(range(1, 9))
    assert {scrolls(ship) for ship in FLEET} == {0, 1, 2}


@clause("STR-1.9")
def test_the_ship_of_the_rule_books_example_is_in_the_box() -> None:
    assert "2rrnnp" in [ship_name(ship) for ship in FLEET]


@clause("STR-1.5", "STR-3.11")
def test_there_are_12_tiles_of_each_category_and_those_of_value_1_show_a_ware() -> None:
    assert Counter(category(tile) for tile in TILES) == {0: 12, 1: 12, 2: 12}
    assert {tile_value(tile) for tile in TILES} == {1, 2}
    for tile in TILES:
        assert (tile_port(tile) in range(3)) == (tile_value(tile) == 1)


@clause("STR-5.4", "STR-3.13")
def test_the_bonus_spaces_pay_5_10_and_15_and_the_last_is_the_top() -> None:
    top, *bonus = TRACKS

    assert [coins for coins in bonus if coins] == [5, 10, 15]
    assert bonus.index(15) == top


# Owners of the box write editions of their own.


@pytest.fixture
def edition() -> dict[str, Any]:
    """The default edition, to be changed for the worse."""
    tables = find("strozzi").default_edition.tables
    return {"game": "strozzi", "edition": "mine", **copy.deepcopy(tables)}


def complaint(edition: dict[str, Any]) -> str:
    """The code with which the edition is sent back."""
    with pytest.raises(Unreadable) as raised:
        find("strozzi").edition_from(edition, "mine.toml")
    assert raised.value.sentence.startswith("mine.toml")
    return raised.value.code


def test_an_edition_with_the_right_parts_is_welcome(edition: dict[str, Any]) -> None:
    edition["reconstructed"] = ["ships"]

    assert find("strozzi").edition_from(edition, "mine.toml").parts == BOX


@clause("STR-3.13")
def test_an_edition_may_have_longer_tracks(edition: dict[str, Any]) -> None:
    edition["tracks"] = {"top": 15, "bonus": {"13": 5, "14": 10, "15": 15}}

    mine = find("strozzi").edition_from(edition, "mine.toml")
    seen = Table(Terms.agree(find("strozzi"), 3, edition=mine)).view(0)

    assert mine.parts[-17:] == [15, *[0] * 13, 5, 10, 15]
    assert (seen["top"], seen["bonus"]) == (15, {"13": 5, "14": 10, "15": 15})


@clause("STR-1.6")
def test_an_edition_has_29_ships_no_more_and_no_fewer(edition: dict[str, Any]) -> None:
    spare = edition["ships"].pop()
    assert complaint(edition) == "edition/total"

    edition["ships"] += [spare, spare]
    assert complaint(edition) == "edition/total"


@clause("STR-1.9")
def test_no_two_ships_of_an_edition_are_alike(edition: dict[str, Any]) -> None:
    edition["ships"][3] = dict(edition["ships"][2])

    assert complaint(edition) == "edition/twins"


@clause("STR-1.9")
@pytest.mark.parametrize(
    ("word", "value", "code"),
    [
        ("sail", 0, "edition/range"),
        ("sail", 9, "edition/range"),
        ("venice", -1, "edition/range"),
        ("rome", 4, "edition/range"),
        ("naples", 4, "edition/range"),
        ("scrolls", 3, "edition/range"),
        ("scrolls", -1, "edition/range"),
        ("promotion", 1, "edition/entry"),
        ("sail", "8", "edition/entry"),
        ("florence", 1, "edition/word"),
    ],
)
def test_a_ship_of_an_edition_has_no_other_face(
    edition: dict[str, Any], word: str, value: object, code: str
) -> None:
    edition["ships"][0][word] = value

    assert complaint(edition) == code


@clause("STR-1.9")
@pytest.mark.parametrize("word", ["sail", "venice", "rome", "naples", "scrolls", "promotion"])
def test_a_ship_of_an_edition_says_all_it_shows(edition: dict[str, Any], word: str) -> None:
    del edition["ships"][0][word]

    assert complaint(edition) == "edition/entry"


@clause("STR-1.5")
@pytest.mark.parametrize("entry", [0, 3, 4, 8, 11])
@pytest.mark.parametrize("change", [-1, 1])
def test_an_edition_has_12_tiles_of_each_category(
    edition: dict[str, Any], entry: int, change: int
) -> None:
    edition["tiles"][entry]["count"] += change

    assert complaint(edition) == "edition/tiles"


@clause("STR-3.11")
@pytest.mark.parametrize(
    ("entry", "spoil", "code"),
    [
        (0, lambda tile: tile.pop("port"), "edition/tile"),
        (3, lambda tile: tile.update(port="rome"), "edition/tile"),
        (0, lambda tile: tile.update(value=2), "edition/tile"),
        (3, lambda tile: tile.update(value=1), "edition/tile"),
        (3, lambda tile: tile.update(value=3), "edition/range"),
        (0, lambda tile: tile.update(value=0), "edition/range"),
        (0, lambda tile: tile.update(port="florence"), "edition/name"),
        (0, lambda tile: tile.update(category="music"), "edition/name"),
        (0, lambda tile: tile.update(count=0), "edition/range"),
        (0, lambda tile: tile.update(count=37), "edition/range"),
        (0, lambda tile: tile.update(ware="gold"), "edition/word"),
    ],
)
def test_a_tile_of_an_edition_shows_a_ware_if_its_value_is_1(
    edition: dict[str, Any], entry: int, spoil: Callable[[dict[str, Any]], object], code: str
) -> None:
    spoil(edition["tiles"][entry])

    assert complaint(edition) == code


@clause("STR-5.4", "STR-3.13")
@pytest.mark.parametrize(
    ("tracks", "code"),
    [
        ({"top": 10, "bonus": {"8": 5, "9": 7, "10": 15}}, "edition/bonus"),
        ({"top": 10, "bonus": {"8": 5, "9": 20, "10": 15}}, "edition/range"),
        ({"top": 10, "bonus": {"8": 0, "10": 15}}, "edition/range"),
        ({"top": 10, "bonus": {"8": 5, "10": 10}}, "edition/top"),
        ({"top": 10, "bonus": {"8": 15}}, "edition/top"),
        ({"top": 10, "bonus": {"11": 15}}, "edition/word"),
        ({"top": 10, "bonus": {"0": 5, "10": 15}}, "edition/word"),
        ({"top": 0, "bonus": {}}, "edition/range"),
        ({"top": 16, "bonus": {"16": 15}}, "edition/range"),
        ({"top": 10}, "edition/entry"),
        ({"top": 10, "bonus": {"10": 15}, "start": 0}, "edition/word"),
    ],
)
def test_the_tracks_of_an_edition_end_in_a_bonus_of_15(
    edition: dict[str, Any], tracks: dict[str, Any], code: str
) -> None:
    edition["tracks"] = tracks

    assert complaint(edition) == code


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda edition: edition["wares"].pop("rome"), "edition/entry"),
        (lambda edition: edition["wares"].update(florence="wool"), "edition/word"),
        (lambda edition: edition["wares"].update(rome=3), "edition/entry"),
        (lambda edition: edition.update(coins=[]), "edition/word"),
        (lambda edition: edition.pop("ships"), "edition/entry"),
        (lambda edition: edition.update(game="medici"), "edition/game"),
    ],
)
def test_an_edition_names_its_wares_and_nothing_strange(
    edition: dict[str, Any], spoil: Callable[[dict[str, Any]], object], code: str
) -> None:
    spoil(edition)

    assert complaint(edition) == code

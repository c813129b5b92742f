"""What a view says that follows from the rules, so that no board has to know them."""

from __future__ import annotations

from fondaco.games.index import find
from fondaco.games.strozzi import board, view_types, words
from tests.clauses import clause
from tests.games.strozzi.scored import ended
from tests.games.strozzi.table import StrozziTable, strozzi


def said(table: StrozziTable) -> list[str | None]:
    """What each seat has said about the ship, or may still say."""
    return [seat["decision"] for seat in table.table.view(-1)["seats"]]


@clause("STR-2.7", "STR-2.11")
def test_who_was_asked_has_declined_and_who_comes_later_may_decide() -> None:
    table = strozzi("active: 1", "flags 0: none", seats=4)

    table.play("decline")

    assert said(table) == ["out", "declined", "asked", "waiting"]
    assert [seat["turned_over"] for seat in table.seen["seats"]] == [False, True, False, False]


@clause("STR-2.4", "STR-2.8")
def test_once_a_flag_lies_on_the_ship_only_the_pirate_flag_is_waited_for() -> None:
    table = strozzi("active: 1", "flags 0: +1", "flags 3: pirate", seats=4)

    table.play("flag ware")
    before = said(table)
    table.play("decline")

    assert before == ["out", "flag", "asked", "pirate"]
    assert said(table) == ["out", "flag", "declined", "asked"]


@clause("STR-2.3")
def test_nobody_is_asked_once_the_ship_is_taken_or_the_game_is_over() -> None:
    table = strozzi("active: 1", seats=3)
    table.play("flag pirate")

    assert said(table) == [None, "flag", None]
    assert said(ended(seats=3)) == [None, None, None]


@clause("STR-3.10")
def test_a_ship_that_is_moored_is_no_longer_offered_while_its_tile_is_chosen() -> None:
    table = strozzi("active: 1", "offer: 5rp", seats=3)
    table.play("flag pirate")
    before = table.seen["offered"]
    table.play("port rome")

    assert (before, table.seen["ship"], table.seen["offered"]) == ("5rp", "5rp", None)


def test_the_names_in_a_view_are_those_of_the_notation() -> None:
    assert list(view_types.CITY_NAMES) == words.CITY_NAMES
    assert list(view_types.PORT_NAMES) == words.PORT_NAMES
    assert list(view_types.CATEGORY_NAMES) == words.CATEGORY_NAMES


def test_the_box_says_what_ships_and_tiles_show() -> None:
    box = board.box(find("strozzi").default_edition.tables)

    assert (len(box["ships"]), len(box["tiles"])) == (29, 12)
    assert box["ships"]["5vvs"] == {
        "sail": 5,
        "load": ["venice", "venice", "florence"],
        "wares": {"venice": 2, "rome": 0, "naples": 0},
        "scrolls": 1,
        "promotion": False,
    }
    assert box["tiles"]["art1v"] == {"category": "art", "value": 1, "port": "venice"}
    assert box["tiles"]["science2"] == {"category": "science", "value": 2, "port": None}

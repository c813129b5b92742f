"""What the screen shows, drawn from a seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from fondaco.games.index import find
from fondaco.games.strozzi import board, ledger
from fondaco.games.strozzi.pieces import PIRATE, PLUS_ONE, WARE
from fondaco.games.strozzi.view_types import View
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.strozzi.scored import ended
from tests.games.strozzi.table import StrozziTable, opening, strozzi

if TYPE_CHECKING:
    from fondaco.core.text_blocks import Cell

NAMES = ["Anna", "Scott", "Todd", "Heather", "James"]
SPEAKER = Speaker(find("strozzi"), NAMES)
DECISION = 2


def text(cell: Cell) -> str:
    """A cell without its colours."""
    return "".join(mark.text for mark in cell).strip()


def blocks(table: StrozziTable) -> list[list[list[str]]]:
    """Offer, cities, ports and captains as plain text."""
    drawn = board.board(cast(View, table.table.view(-1)), NAMES, SPEAKER.say)
    return [[[text(cell) for cell in row] for row in block.rows] for block in drawn]


def decisions(table: StrozziTable) -> list[str]:
    """What the screen says that each has said about the ship."""
    return [row[DECISION] for row in blocks(table)[3]]


def said(*words: str) -> list[str]:
    """Words for decisions, by seat; a flag's name stands for that flag on the ship."""
    flags = {"pirate!": PIRATE, "+1": PLUS_ONE, "ware": WARE}
    return [
        SPEAKER.say("decision-flag", flag=flags[word])
        if word in flags
        else SPEAKER.say(f"decision-{word}")
        for word in words
    ]


@clause("STR-2.7", "STR-2.11")
def test_the_screen_tells_who_has_declined_and_who_may_still_decide() -> None:
    table = strozzi("active: 1", "flags 2: none", "flags 4: ware", "flags 0: pirate", seats=5)

    assert decisions(table) == said("pirate", "asked", "out", "pirate", "waiting")

    table.play("decline")

    assert decisions(table) == said("pirate", "declined", "out", "asked", "waiting")


@clause("STR-2.4")
def test_the_screen_tells_whose_flag_lies_on_the_ship_and_who_may_be_a_pirate() -> None:
    table = strozzi("flags 3: ware", seats=5)

    table.play("decline", "flag +1")

    assert decisions(table) == said("declined", "+1", "asked", "out", "pirate")


@clause("STR-2.4")
def test_the_screen_does_not_say_declined_of_those_who_were_not_asked() -> None:
    table = strozzi("flags 1: +1 ware", seats=3)

    table.play("flag ware")

    assert decisions(table) == said("ware", "out", "asked")


@clause("STR-2.3")
def test_the_screen_tells_who_has_taken_the_ship() -> None:
    table = strozzi(seats=3)

    table.play("decline", "flag pirate")

    assert decisions(table) == ["", *said("pirate!"), ""]


@clause("STR-3.8", "STR-5.2")
def test_markers_on_one_space_are_shown_from_left_to_right() -> None:
    table = strozzi("rome track: 2:8 0:8 1:3", seats=3)

    rows = blocks(table)[1]

    assert [row[0] for row in rows] == ["10  +15", "9  +10", "8  +5", "3", "start"]
    assert [row[2] for row in rows] == ["", "", "Todd Anna", "Scott", ""]
    assert rows[-1][1] == "Anna Scott Todd"


@clause("STR-3.3", "STR-3.5")
def test_ships_at_a_port_are_shown_with_their_speed_the_fastest_on_top() -> None:
    table = strozzi("rome quay: 1:5rrs+1 0:5vvs", "naples quay: 2:7n", seats=3)

    assert blocks(table)[2] == [
        ["1", SPEAKER.say("label-empty"), "6 Scott", "7 Todd"],
        ["2", "", "5 Anna", ""],
    ]


@clause("STR-R5")
def test_the_ship_and_the_tiles_on_offer_are_shown_with_all_they_bring() -> None:
    table = strozzi("offer: 1vrrnsp", "face up: art1v - science2", seats=3)

    ((ship, _, first, second, third),) = blocks(table)[0]

    for piece in ("1× Venice", "2× Rome", "1× Naples", "1× Florence", "✦"):
        assert piece in ship
    assert "art 1" in first
    assert "Venice" in first
    assert second == "2 –"
    assert third == "3 science 2"


def test_a_finished_table_shows_no_ship_and_asks_nobody() -> None:
    table = ended(seats=3)

    assert blocks(table)[0][0][0] == SPEAKER.say("label-no-ship")
    assert decisions(table) == ["", "", ""]


@clause("STR-5.1", "STR-5.2", "STR-5.4", "STR-7.1")
@pytest.mark.parametrize("chance", range(4))
def test_the_score_sheet_has_every_coin(chance: int) -> None:
    table = opening(seats=5, chance=chance)
    table.play_out()

    sheet = [gain for happening in table.log for gain in ledger.gains(happening)]

    assert {column for _, column, _ in sheet} <= set(ledger.SOURCES)
    for seat in range(5):
        assert sum(coins for whose, _, coins in sheet if whose == seat) == table.coins[seat]

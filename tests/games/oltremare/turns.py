"""Turns and games that get quickly to where a test begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.oltremare.table import OltremareTable, oltremare

if TYPE_CHECKING:
    from fondaco.core.editions import Edition

TOPS = {1: "silk-ms1", 2: "sugar-ps2", 3: "sugar-ms3", 4: "silver-ms4"}
"""Cargo piles by the loading icons of their top card."""


def started(*lines: str, seats: int = 3, options: tuple[str, ...] = ()) -> OltremareTable:
    """The turn of seat 1 has just begun: seat 0 played a card for a ducat."""
    quick = ("hand 0: spice-mp3", "token 0: victory_over_pirates")
    table = oltremare(*quick, *lines, seats=seats, options=options)
    table.play("done", "spice-mp3")
    assert table.active == 1
    return table


def playing(cards: str, *lines: str, seats: int = 3) -> OltremareTable:
    """Seat 0 is about to play as many cards as its cargo says, and holds just these."""
    top = f"cargo 0: {TOPS[len(cards.split())]}"
    return oltremare(f"hand 0: {cards}", top, "stage: play", *lines, seats=seats)


def played(cards: str, *lines: str, seats: int = 3) -> OltremareTable:
    """Seat 0 has played these cards, and their icons were carried out as far as they can be."""
    table = playing(cards, *lines, seats=seats)
    table.play(*(f"card {place}" for place in range(1, len(cards.split()) + 1)))
    return table


def ended(
    *lines: str, seats: int = 3, options: tuple[str, ...] = (), edition: Edition | None = None
) -> OltremareTable:
    """A game that has ended as the lines lay it out: seat 0 had nothing left to play."""
    over = ("deck: empty", "bought: 4")
    table = oltremare(*over, *lines, seats=seats, options=options, edition=edition)
    table.play("done")
    assert table.turn == -1
    return table

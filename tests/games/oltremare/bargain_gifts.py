"""Tables where a card has gone from one hand to another, to see who still knows of it."""

from __future__ import annotations

from tests.games.oltremare.table import OltremareTable, oltremare

PLAIN_TURN = ("spice-mp3", "victory_over_pirates")
"""A card and a token with which a turn does nothing but bring a ducat."""


def given(*lines: str, card: str = "silk-ms3", seats: int = 3) -> OltremareTable:
    """Seat 0 has given a card to seat 1, who has wood and grain, and it is seat 1's turn."""
    table = oltremare(
        f"hand 0: {card} {PLAIN_TURN[0]}",
        f"token 0: {PLAIN_TURN[1]}",
        *(() if any(line.startswith("hand 1") for line in lines) else
          ("hand 1: wood-mk2 wood-ms1 grain-ms1",)),
        *lines,
        seats=seats,
    )  # fmt: skip
    table.play(f"give {card.partition('-')[0]}, ask 1 ducat, to seat 1", "accept")
    table.play("done", PLAIN_TURN[0])
    assert table.active == 1
    return table


def laid(card: str, *lines: str, given_card: str = "silk-ms3") -> OltremareTable:
    """Seat 1 has then laid one of four cards on the own pirate pile, where a raid card lay."""
    table = given(
        "cargo 1: silk-pk4", "pirates 1: grain-mk3", "pirates 2: grain-ms2", *lines, card=given_card
    )
    assert table.stage == "lay"
    table.play(card)
    assert table.pirates[1] == f"grain-mk3 {card}"
    return table

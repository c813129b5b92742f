"""The notation of Medici: how cards and moves are written in records and on the command line.

A card is its good and value (`fur3`), with `x2` for two symbols and `*` for a green flag
(`grain0x2`, `grain0*`); the neutral cards are `green2` and `black7`. A move is `reveal`, or `take`
with the places of the cards counted from the end of the market: `take 1`, `take 1 3`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Unreadable
from fondaco.games.medici import view_types
from fondaco.games.medici.cards import GOODS, NEUTRAL, face, good, green, symbols, value
from fondaco.games.medici.refusals import ABSENT, NAMED
from fondaco.games.medici.rules import MOVES, REACH, REVEAL, TAKE

if TYPE_CHECKING:
    from fondaco.core.editions import Edition
    from fondaco.games.medici.state import State

GOOD_NAMES: list[str] = list(view_types.GOOD_NAMES)
MOVE_NAMES = ["reveal", "take 1", "take 1 2", "take 1 3", "take 1 2 3"]
CARD = re.compile(r"(?:(grain|spice|fur|dye|cloth)([02-5])(x2)?(\*)?|(green2)|(black7))")
PLACE = re.compile(r"[0-9]{1,3}")


@cache
def card_name(card: int) -> str:
    """The card as records write it."""
    if good(card) == NEUTRAL:
        return "green2" if green(card) else "black7"
    two = "x2" if symbols(card) == 2 else ""
    return f"{GOOD_NAMES[good(card)]}{value(card)}{two}{'*' if green(card) else ''}"


def read_card(text: str) -> int:
    """The card that is written so."""
    found = CARD.fullmatch(text)
    if not found:
        raise Unreadable(
            "card/unknown", f"{text!r} is no card; cards are written like fur3 or black7."
        )
    name, number, two, flag, green_two, black_seven = found.groups()
    if green_two or black_seven:
        return face(NEUTRAL, 2 if green_two else 7, 0, 1 if green_two else 0)
    return face(GOOD_NAMES.index(name), int(number), 2 if two else 1, int(bool(flag)))


class Words:
    """The notation of moves and pieces, the same for every edition."""

    def __init__(self, edition: Edition) -> None:
        """Cards and places have the same names in every edition."""

    def move_name(self, move: int) -> str:
        """The move as records write it."""
        return MOVE_NAMES[move]

    def move_words(self, state: State, move: int) -> tuple[str, dict[str, list[tuple[str, int]]]]:
        """The move as a message, with the pieces it names."""
        if move == REVEAL:
            return "move-reveal", {}
        along = move - TAKE
        places = [place for place in (3, 2) if along >> (place - 2) & 1]
        return "move-take", {"cards": [("card", _card_at(state, place)) for place in [*places, 1]]}

    def read_move(self, state: State, text: str) -> int:
        """The move that is written so: by places, or by the names of the cards.

        What no move does is told apart all the same, so that it can be refused for its reason.
        """
        first, *rest = text.split() or [""]
        if first in ("reveal", "r") and not rest:
            return REVEAL
        if first not in ("take", "t"):
            raise Unreadable(
                "move/unknown", f"{text!r} is no move; say reveal, or take and the cards."
            )
        if all(PLACE.fullmatch(word) for word in rest):
            places = {int(word) for word in rest} or {1}
        else:
            places = set()
            for card in map(read_card, rest):
                place = _place_of(state, card, places)
                if place is None:
                    return ABSENT + card
                places.add(place)
        if 1 in places <= {*range(1, REACH + 1)}:
            return TAKE + sum(1 << (place - 2) for place in places - {1})
        return NAMED + sum(1 << place for place in places)

    def notation(self, kind: str, value: int) -> int | str:
        """An argument of an event as records write it."""
        if kind == "card":
            return card_name(value)
        if kind == "good":
            return GOOD_NAMES[value]
        return value

    def term(self, kind: str, number: int) -> tuple[str, dict[str, Any]] | None:
        """An argument of an event as a message of the catalogue, with arguments of its own."""
        if kind == "good":
            return f"good-{GOOD_NAMES[number]}", {}
        if kind != "card":
            return None
        if good(number) == NEUTRAL:
            return f"card-{card_name(number)}", {}
        look = ("green" if green(number) else "") + (
            "two" if symbols(number) > 1 else ""
        ) or "plain"
        return f"card-{look}", {"good": good(number), "value": value(number)}


def _place_of(state: State, card: int, taken: set[int]) -> int | None:
    """Where a card lies that was not named yet, nearest to the end of the market."""
    free = (place for place in range(1, state.market.count + 1) if place not in taken)
    return next((place for place in free if _card_at(state, place) == card), None)


def _card_at(state: State, place: int) -> int:
    return state.market.cards[state.market.count - place]


if len(MOVE_NAMES) != MOVES or len(GOOD_NAMES) != GOODS:
    message = "a move or a good has no name"
    raise AssertionError(message)

"""The notation of Oltremare: how cards, harbours and moves are written in records and when typing.

A card is its good, the letters of its icons (m money, p pirates, k market, s ship) and its loading
number: `silk-ms3`; then its sea power where the two do not add up to seven, and the number of the
harbour it names: `silk-ms3/5@19`. Harbours have the names that their edition gives them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Unreadable
from fondaco.games.oltremare import moves as m
from fondaco.games.oltremare.pieces import (
    GOODS,
    HARBOURS,
    NO_HARBOUR,
    PAIRS,
    good,
    harbour,
    loading,
    pair,
    sea_power,
)
from fondaco.games.oltremare.state import (
    CONCLUDE,
    GIVE,
    HAND_OVER,
    LAY,
    LOAD,
    LOADING,
    MOST_DUCATS,
    PLAY,
    SEATS,
    State,
)
from fondaco.games.oltremare.text.names import (
    GOOD_NAMES,
    PAIR_LETTERS,
    PAIR_NAMES,
    SOURCE_NAMES,
    TOKEN_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.core.editions import Edition

USUAL_SUM = 7  # of sea power and loading

PLAIN_MOVES = {
    m.DONE: "done",
    m.OFFER: "offer",
    m.BUY: "buy deck",
    m.BUY + 1: "buy pirates",
    m.NEXT: "next",
    m.SEND_IT: "send",
    m.DROP: "drop",
    m.ACCEPT: "accept",
    m.DECLINE: "decline",
    m.COUNTER: "counter",
    m.WITHDRAW: "withdraw",
    m.STAY: "stay",
    m.SAY_NOTHING: "say nothing",
    m.TO_ALL: "to all",
}


CARD_VERBS = {LAY: "lay", GIVE: "give", HAND_OVER: "hand-over", PLAY: "play", LOAD: "load"}


@cache
def card_name(face: int) -> str:
    """The card as records write it."""
    text = f"{GOOD_NAMES[good(face)]}-{PAIR_LETTERS[pair(face)]}{loading(face)}"
    if sea_power(face) + loading(face) != USUAL_SUM:
        text += f"/{sea_power(face)}"
    return text if harbour(face) == NO_HARBOUR else f"{text}@{harbour(face) + 1}"


class Words:
    """The notation for an edition, which has its own names for harbours."""

    def __init__(self, edition: Edition) -> None:
        self.harbours = [str(entry["name"]) for entry in edition.tables["harbours"]]
        self.names = self._names()
        self.by_name = {name.casefold(): move for move, name in self.names.items()}

    def _names(self) -> dict[int, str]:
        names = dict(PLAIN_MOVES)
        names |= {m.SEAT + seat: f"seat {seat}" for seat in range(SEATS)}
        names |= {m.GOOD + kind: f"want {GOOD_NAMES[kind]}" for kind in range(GOODS)}
        names |= {m.ICON_PAIR + number: f"say {PAIR_NAMES[number]}" for number in range(PAIRS)}
        names |= {m.LOADING_ICONS + n: f"say loading {n}" for n in range(1, LOADING + 1)}
        names |= {
            move: f"card {move - m.CARD + 1}" for move in range(m.CARD, m.DUCATS - MOST_DUCATS)
        }
        for ducats in range(-MOST_DUCATS, MOST_DUCATS + 1):
            names[m.DUCATS + ducats] = f"ducats {ducats}"
        for number in range(HARBOURS):
            names[m.HARBOUR + number] = f"sail {self.harbour(number)}"
        return names

    def harbour(self, number: int) -> str:
        """The name of a harbour."""
        return self.harbours[number] if number < len(self.harbours) else str(number + 1)

    def move_name(self, move: int) -> str:
        """The move as records write it."""
        return self.names[move]

    def read_move(self, state: State, text: str) -> int:
        """The move that is written so; a card may be named, and `sail` and `want` left out."""
        said = " ".join(text.split()).casefold()
        if said in self.by_name:
            return self.by_name[said]
        if state.stage in CARD_VERBS:
            for place, card in enumerate(_cards_at_hand(state)):
                name = card_name(state.faces[card])
                if said in (name, name.partition("@")[0], name.partition("-")[0]):
                    return m.CARD + place
        for form in (f"sail {said}", f"want {said}", f"say {said}", f"ducats {said}"):
            if form in self.by_name:
                return self.by_name[form]
        raise Unreadable(
            "move/unknown",
            f"{text!r} is no move; say its number, or a move such as buy deck, card 2 or done.",
        )

    def notation(self, kind: str, value: int) -> int | str:
        """An argument of an event as records write it."""
        found = _NOTATION.get(kind)
        if kind == "harbour":
            return self.harbour(value)
        return found(value) if found else value

    def term(self, kind: str, value: int) -> tuple[str, dict[str, Any]] | None:
        """An argument of an event as a message of the catalogue, with arguments of its own."""
        if kind == "harbour":
            return "harbour", {"name": self.harbour(value)}
        if kind == "card":
            return "card", {
                "good": good(value),
                "pair": pair(value),
                "loads": loading(value),
                "power": sea_power(value),
            }
        if kind == "partner":
            return "player", {"seat": value}
        if kind in _TERMS:
            return f"{kind}-{_TERMS[kind][value].replace('_', '-').replace('+', '-')}", {}
        if kind == "token":
            return f"token-{TOKEN_NAMES[value - 1].replace('_', '-')}", {}
        return None

    def move_words(self, state: State, move: int) -> tuple[str, dict[str, list[tuple[str, int]]]]:
        """The move as a message, with the pieces it names."""
        if move in PLAIN_MOVES:
            return f"move-{PLAIN_MOVES[move].replace(' ', '-')}", {}
        if move < m.GOOD:
            verb = "conclude" if state.stage == CONCLUDE else "address"
            return f"move-{verb}", {"seat": [("seat", move - m.SEAT)]}
        if move < m.ICON_PAIR:
            return "move-want", {"good": [("good", move - m.GOOD)]}
        if move <= m.LOADING_ICONS:
            return "move-say-icons", {"pair": [("pair", move - m.ICON_PAIR)]}
        if move < m.CARD:
            return "move-say-loading", {"loading": [("number", move - m.LOADING_ICONS)]}
        if move < m.DUCATS - MOST_DUCATS:
            card = _cards_at_hand(state)[move - m.CARD]
            return f"move-card-{CARD_VERBS[state.stage]}", {"card": [("card", state.faces[card])]}
        if move < m.HARBOUR:
            ducats = move - m.DUCATS
            sign = "none" if ducats == 0 else "pay" if ducats > 0 else "ask"
            return f"move-ducats-{sign}", {"ducats": [("number", abs(ducats))]}
        return "move-sail", {"harbour": [("harbour", move - m.HARBOUR)]}


_NOTATION: dict[str, Callable[[int], str]] = {
    "card": card_name,
    "good": GOOD_NAMES.__getitem__,
    "pair": PAIR_NAMES.__getitem__,
    "token": lambda token: TOKEN_NAMES[token - 1],
    "source": SOURCE_NAMES.__getitem__,
}
_TERMS = {"good": GOOD_NAMES, "pair": PAIR_NAMES, "source": SOURCE_NAMES}


def _cards_at_hand(state: State) -> list[int]:
    """The cards that `card 1`, `card 2` … mean now."""
    pile = state.played if state.stage == LOAD else state.hands[state.turn]
    return pile.plain()

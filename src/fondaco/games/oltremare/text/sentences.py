"""A whole offer in one line, as people say it at the table.

    give silk ship+money, want 2 wood, ask 1 ducat, to all
    counter give wine, pay 2 ducats, want spice

What is said of a card's icons is a claim; a card that fits it is chosen if there is one in hand.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fondaco.core.errors import Unreadable
from fondaco.games.oltremare import moves as m
from fondaco.games.oltremare.pieces import good, loading, pair
from fondaco.games.oltremare.state import ANSWER, LOADING, MOST_DUCATS, ON_TABLE, TRADE
from fondaco.games.oltremare.text.names import GOOD_NAMES, ICON_NAMES, PAIR_NAMES

if TYPE_CHECKING:
    from fondaco.games.oltremare.state import State

PAIR_SETS = [set(name.split("+")) for name in PAIR_NAMES]
FIRST_WORDS = ("give", "want", "ask", "pay", "to", "counter", "offer")
ITEM = re.compile(r"(?:(\d+)\s+)?([a-z]+)(?:\s+([a-z]+\+[a-z]+))?(?:\s+(?:loading\s+)?(\d))?$")
DUCATS = re.compile(r"(\d+)(?:\s+ducats?)?$")


def read_sentence(state: State, text: str, players: list[str]) -> list[int] | None:
    """The moves that build the offer a line describes, or nothing if it describes none."""
    said = " ".join(text.casefold().split())
    words = said.split()
    if state.stage not in (TRADE, ANSWER) or len(words) < 2 or words[0] not in FIRST_WORDS:
        return None
    counter = words[0] == "counter"
    if words[0] in ("counter", "offer"):
        said = said.partition(" ")[2]
    draft = Draft(state, players)
    for clause in re.split(r"\s*[,;]\s*", said):
        draft.read(clause)
    return draft.moves(counter=counter)


class Draft:
    """An offer as it is read from a line."""

    def __init__(self, state: State, players: list[str]) -> None:
        self.state, self.players = state, [name.casefold() for name in players]
        self.to = m.TO_ALL if state.seats > 2 else m.SEAT + 1 - state.active
        self.gives: dict[int, tuple[int, int]] = {}
        self.wants: list[int] = []
        self.ducats = 0

    def read(self, clause: str) -> None:
        """Read one part of the line."""
        verb, _, rest = clause.partition(" ")
        match verb:
            case "to":
                self.to = self._partner(rest)
            case "give":
                for item in _items(rest):
                    self._give(item)
            case "want":
                for count, kind, _, _ in map(_read_item, _items(rest)):
                    self.wants += [kind] * count
            case "ask" | "pay":
                self.ducats += _read_ducats(rest) * (1 if verb == "pay" else -1)
            case _:
                raise _unclear(f"{clause!r} begins with none of give, want, ask, pay, to.")

    def _partner(self, name: str) -> int:
        if name == "all":
            return m.TO_ALL
        known = {player: seat for seat, player in enumerate(self.players)}
        known |= {f"seat {seat}": seat for seat in range(self.state.seats)}
        if name not in known:
            raise _unclear(f"Nobody here is called {name!r}.")
        return m.SEAT + known[name]

    def _give(self, item: str) -> None:
        count, kind, icons, loads = _read_item(item)
        hand = self.state.hands[self.state.turn].plain()
        faces = [self.state.faces[card] for card in hand]
        held = [at for at, face in enumerate(faces) if good(face) == kind and at not in self.gives]
        if len(held) < count:
            raise _unclear(f"Your hand has {len(held)} {GOOD_NAMES[kind]}, not {count}.")
        held.sort(key=lambda at: not _fits(faces[at], icons, loads))
        for at in held[:count]:
            self.gives[at] = (icons, loads)

    def moves(self, *, counter: bool) -> list[int]:
        """The moves, in the one order in which an offer is built."""
        if len(self.gives) > ON_TABLE or len(self.wants) > ON_TABLE:
            raise _unclear(f"An offer has at most {ON_TABLE} cards on each side.")
        if abs(self.ducats) > MOST_DUCATS:
            raise _unclear(f"An offer moves at most {MOST_DUCATS} ducats.")
        found = [m.COUNTER] if counter else [m.OFFER, self.to]
        found += [m.CARD + place for place in sorted(self.gives)]
        found += [m.NEXT, *(m.GOOD + kind for kind in sorted(self.wants)), m.NEXT]
        found.append(m.DUCATS + self.ducats)
        for _, (icons, loads) in sorted(self.gives.items()):
            found.append(m.SAY_NOTHING if icons < 0 else m.ICON_PAIR + icons)
            if icons >= 0:
                found.append(m.LOADING_ICONS + loads if loads else m.SAY_NOTHING)
        return [*found, m.SEND_IT]


def _items(text: str) -> list[str]:
    return re.split(r"\s+and\s+|\s*&\s*", text)


def _read_item(text: str) -> tuple[int, int, int, int]:
    """How many of which good, the icons said of it (less than 0 for none), the loading number."""
    found = ITEM.match(text)
    if found is None or found[2] not in GOOD_NAMES or found[1] == "0":
        raise _unclear(f"{text!r} is no good; say for example 2 wood, or silk ship+money.")
    icons = -1
    if found[3]:
        said = set(found[3].split("+"))
        if said not in PAIR_SETS:
            raise _unclear(f"{found[3]!r} are no icons; they are {', '.join(ICON_NAMES)}.")
        icons = PAIR_SETS.index(said)
    if found[4] and (icons < 0 or not 1 <= int(found[4]) <= LOADING):
        raise _unclear(f"{text!r}: say the icons, then a loading number from 1 to {LOADING}.")
    return int(found[1] or 1), GOOD_NAMES.index(found[2]), icons, int(found[4] or 0)


def _read_ducats(text: str) -> int:
    found = DUCATS.match(text)
    if found is None or int(found[1]) > MOST_DUCATS:
        raise _unclear(f"{text!r} is no sum; an offer moves 1 to {MOST_DUCATS} ducats.")
    return int(found[1])


def _fits(face: int, icons: int, loads: int) -> bool:
    return (icons < 0 or pair(face) == icons) and (not loads or loading(face) == loads)


def _unclear(sentence: str) -> Unreadable:
    return Unreadable("offer/unclear", sentence)

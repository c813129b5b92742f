"""Positions of Medici, written as text.

A line lays cards (`market: fur2 dye4`, `deck: …`, `ship 1: …`, `warehouse 0: …`) or says numbers
(`florins: 10 0 5`, `day: 2`, `turn: 1`, `revealed: 3`). Cards that no line names stay in the deck;
once a deck is written, they are out of the game. It is the first day and seat 0's turn unless a
line says otherwise. Values, room, symbols and whether this is the last turn follow from the cards.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from fondaco.core.piles import Pile, pour, push, take_at
from fondaco.games.medici.cards import GOODS, berths, good, symbols, value
from fondaco.games.medici.state import ROOM
from fondaco.games.medici.words import card_name, read_card

if TYPE_CHECKING:
    from fondaco.games.medici.state import State

EMPTY = "empty"


def write(state: State, lines: tuple[str, ...]) -> None:
    """Change the opening into the position that the lines say."""
    state.turn = 0
    decks = [line for line in lines if line.startswith("deck:")]
    for line in lines:
        if line not in decks:
            _write_line(state, line)
    for line in decks:
        _write_deck(state, line.removeprefix("deck:"))
    for seat in range(state.seats):
        state.values[seat] = ship_value(state, seat)
        state.room[seat] = ship_room(state, seat)
        for kind in range(GOODS):
            state.symbols[kind][seat] = stored(state, seat, kind)
            state.gathered[kind][seat] = gathered(state, seat, kind)
    state.last_turn = int(sum(room > 0 for room in state.room[: state.seats]) == 1)
    assert state.room[state.turn] > 0, "a full ship takes no turn"


def _write_line(state: State, line: str) -> None:
    name, _, words = line.partition(":")
    match name.split():
        case ["market"]:
            _lay(state, words, state.market)
        case ["ship", seat]:
            _lay(state, words, state.ships[int(seat)])
        case ["warehouse", seat]:
            _lay(state, words, state.warehouses[int(seat)])
        case ["florins"]:
            state.florins[: state.seats] = [int(word) for word in words.split()]
        case ["day" | "turn" | "revealed" as field]:
            setattr(state, field, int(words))
        case _:
            message = f"a position has no {name!r}"
            raise ValueError(message)


def _write_deck(state: State, words: str) -> None:
    kept = state.deck.copy()
    kept.count = 0
    _lay(state, words, kept)
    pour(state.deck, state.box)
    pour(kept, state.deck)


def _lay(state: State, words: str, target: Pile) -> None:
    for word in words.replace(EMPTY, "").split():
        assert read_card(word) in state.deck.plain(), f"the box has no other {word}"
        push(target, take_at(state.deck, state.deck.plain().index(read_card(word))))


# What follows from the cards


def ship_value(state: State, seat: int) -> int:
    """The sum of the values on the seat's ship."""
    return sum(value(card) for card in state.ships[seat].plain())


def ship_room(state: State, seat: int) -> int:
    """The room left on the seat's ship."""
    return ROOM[state.seats] - sum(berths(card) for card in state.ships[seat].plain())


def stored(state: State, seat: int, kind: int) -> int:
    """The symbols of a good in the seat's warehouse."""
    return sum(symbols(card) for card in state.warehouses[seat].plain() if good(card) == kind)


def gathered(state: State, seat: int, kind: int) -> int:
    """The symbols of a good on the seat's ship and in its warehouse."""
    aboard = (symbols(card) for card in state.ships[seat].plain() if good(card) == kind)
    return stored(state, seat, kind) + sum(aboard)


def everything(state: State) -> Counter[int]:
    """All cards, wherever they are."""
    piles = [state.deck, state.market, state.box, *state.ships, *state.warehouses]
    return Counter(chain.from_iterable(pile.plain() for pile in piles))


def names(pile: Pile) -> str:
    """A pile as positions write it."""
    return " ".join(card_name(card) for card in pile.plain()) or EMPTY


def check(state: State, box: Counter[int]) -> None:
    """Every card is in one place, and every number is what the cards say."""
    assert everything(state) == box
    assert list(state.astray()) == []
    for seat in range(state.seats):
        assert state.values[seat] == ship_value(state, seat)
        assert state.room[seat] == ship_room(state, seat)
        for kind in range(GOODS):
            assert state.symbols[kind][seat] == stored(state, seat, kind)
            assert state.gathered[kind][seat] == gathered(state, seat, kind)

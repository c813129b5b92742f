"""Through the eyes of one seat: what it hears, knows as numbers, and imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.core.dice import seed
from fondaco.games.index import find
from fondaco.games.oltremare import laws
from fondaco.games.oltremare.knowledge.features import FEATURES, LAYOUT, features
from fondaco.games.oltremare.rules import turn as rules
from fondaco.games.oltremare.text.words import card_name
from tests.games.oltremare.position import check, everything

if TYPE_CHECKING:
    from fondaco.core.piles import Pile
    from fondaco.games.oltremare.state import State
    from tests.games.oltremare.table import OltremareTable

GAME = find("oltremare")
WHOLE_BOX = (78, 98)
CHECK_RANGES = 20
"""Every so many imaginings all numbers are looked at; the laws are asked every time."""


def heard(table: OltremareTable, eyes: int) -> list[str]:
    """The events that reach a seat, with their arguments."""
    happenings = (it for it in table.log if it.reaches(eyes))
    return [f"{it.event.name} {table.arguments(it)}".strip() for it in happenings]


def known(table: OltremareTable, eyes: int) -> dict[str, list[int]]:
    """What a seat knows as numbers, by the names of the layout."""
    numbers = [-1] * FEATURES
    features(table.state, eyes, numbers)
    parts, at = {}, 0
    for name, size, _ in LAYOUT:
        parts[name] = numbers[at : at + size]
        at += size
    return parts


def sights(table: OltremareTable, eyes: int) -> tuple[Any, ...]:
    """All that reaches a seat: what it sees, hears, and knows as numbers."""
    return table.seen(eyes), heard(table, eyes), known(table, eyes) if eyes >= 0 else None


def cards(state: State, pile: Pile) -> list[str]:
    """The names of the cards of a pile, from the bottom."""
    return [card_name(state.faces[card]) for card in pile.plain()]


def imagined(table: OltremareTable, eyes: int, times: int = 60) -> list[State]:
    """Positions as a seat imagines them, each of them sound and as the seat sees it."""
    return [_imagine(table, eyes, number) for number in range(times)]


def _imagine(table: OltremareTable, eyes: int, number: int) -> State:
    twin = table.state.copy()
    seed(twin.dice, number, eyes + 1, 3, 4)
    rules.imagine(twin, eyes)
    if number % CHECK_RANGES == 0:
        check(twin)
    assert everything(twin) == table.pieces
    if len(table.pieces) in WHOLE_BOX:
        parts = table.table.terms.edition.parts
        assert laws.fault(twin, parts, [0] * laws.SCRATCH) == 0
    assert not any(laws.fault_at_seat(twin, seat) for seat in range(table.state.seats))
    assert GAME.view(twin, eyes) == table.seen(eyes)
    for seat in range(table.state.seats):
        for piles in ("hands", "pirates", "cargo"):
            size = getattr(table.state, piles)[seat].count
            assert getattr(twin, piles)[seat].count == size
        assert twin.cargo[seat].plain() == table.state.cargo[seat].plain()
    if eyes >= 0:
        assert twin.hands[eyes].plain() == table.state.hands[eyes].plain()
    return twin


def in_hand(worlds: list[State], seat: int, card: str) -> set[bool]:
    """Whether a seat holds a card, over all that is imagined."""
    return {card in cards(world, world.hands[seat]) for world in worlds}


def among_pirates(worlds: list[State], seat: int, card: str) -> set[bool]:
    """Whether a card lies in a seat's pirate pile, over all that is imagined."""
    return {card in cards(world, world.pirates[seat]) for world in worlds}


def same_dreams(one: OltremareTable, other: OltremareTable, eyes: int) -> bool:
    """Whether a seat imagines two tables alike, byte for byte, by the same dice."""
    pairs = zip(imagined(one, eyes, 8), imagined(other, eyes, 8), strict=True)
    return all(first.plain() == second.plain() for first, second in pairs)

"""What a seat may know of a position of Medici: built up, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.games.medici.words import GOOD_NAMES, card_name

if TYPE_CHECKING:
    from fondaco.core.piles import Pile
    from fondaco.games.medici.state import State


def view(state: State, seat: int) -> dict[str, Any]:
    """Everything but the order of the deck is public, and nobody has secrets (MED-R5)."""
    return seen_by(state, seat, public(state))


def seen_by(state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG001
    """What the seat knows beside what is public: which seat it is."""
    return {"seat": seat, **public}


def public(state: State) -> dict[str, Any]:
    """What everybody may know."""
    return {
        "day": state.day,
        "turn": state.turn,
        "revealed": state.revealed,
        "last_turn": bool(state.last_turn),
        "deck": state.deck.count,  # its order is nobody's to know  # MED-R5
        "market": _names(state.market),
        "seats": [_seat(state, other) for other in range(state.seats)],
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "ship": _names(state.ships[seat]),
        "value": state.values[seat],
        "room": state.room[seat],
        "warehouse": _names(state.warehouses[seat]),
        "symbols": {name: state.symbols[kind][seat] for kind, name in enumerate(GOOD_NAMES)},
        "florins": state.florins[seat],
    }


def _names(pile: Pile) -> list[str]:
    return [card_name(card) for card in pile.plain()]

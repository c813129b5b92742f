"""What a seat may know of a position of Medici: built up, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.medici.cards import GOODS, NEUTRAL
from fondaco.games.medici.rules import REACH, REVEALS
from fondaco.games.medici.scoring import BONUS_FROM, GREATER_BONUS_FROM
from fondaco.games.medici.state import GREATER_BONUS, ROOM
from fondaco.games.medici.view_types import GOOD_NAMES, View
from fondaco.games.medici.words import card_name

if TYPE_CHECKING:
    from fondaco.games.medici.state import State
    from fondaco.games.medici.view_types import Good, Merchant, Public

BONUSES_FROM = (  # by the variant, then by seats
    [[enough] for enough in BONUS_FROM],
    [list(both) for both in zip(BONUS_FROM, GREATER_BONUS_FROM, strict=True)],
)
# Everybody who looks on has a view built at every move, so cards are looked up, not spelt.
CARD_NAMES = [card_name(card) for card in range((NEUTRAL + 1) << 5)]


def seen_by(state: State, seat: int, public: Public) -> View:  # noqa: ARG001
    """What the seat knows beside what is public: which seat it is (MED-R5)."""
    return {"seat": seat, **public}


def public(state: State) -> Public:
    """What everybody may know."""
    leads = _leads(state)
    return {
        "day": state.day,
        "turn": state.turn,
        "revealed": state.revealed,
        "reveals": REVEALS,
        "last_turn": bool(state.last_turn),
        "deck": state.deck.count,  # its order is nobody's to know  # MED-R5
        "market": _names(state.market.plain()),
        "reach": min(REACH, state.market.count),
        "berths": ROOM[state.seats],
        "bonus_from": BONUSES_FROM[bool(state.options & GREATER_BONUS)][state.seats],
        "seats": [_seat(state, other, leads[other]) for other in range(state.seats)],
    }


def _seat(state: State, seat: int, leads: list[Good]) -> Merchant:
    grain, spice, fur, dye, cloth = state.symbols
    return {
        "ship": _names(state.ships[seat].plain()),
        "value": state.values[seat],
        "room": state.room[seat],
        "warehouse": _names(state.warehouses[seat].plain()),
        "symbols": {
            "grain": grain[seat],
            "spice": spice[seat],
            "fur": fur[seat],
            "dye": dye[seat],
            "cloth": cloth[seat],
        },
        "gathered": [count[seat] for count in state.gathered[:GOODS]],
        "leads": leads,
        "florins": state.florins[seat],
    }


def _leads(state: State) -> list[list[Good]]:
    """For each seat the goods of which it has some, and nobody more, what is aboard included."""
    leads: list[list[Good]] = [[] for _ in range(state.seats)]
    for name, count in zip(GOOD_NAMES, state.gathered, strict=False):
        if most := max(count):
            for seat in range(state.seats):
                if count[seat] == most:
                    leads[seat].append(name)
    return leads


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]

"""The end: cargo, harbour tokens, fame and pirates."""

from fondaco.core.events import tell
from fondaco.core.piles import Pile
from fondaco.core.ranking import ahead, level
from fondaco.games.oltremare.events import (
    CARGO_PAID,
    LAST_FAME_PAID,
    LAST_FAME_SHARED,
    PIRATES_COST,
    TOKENS_PAID,
    TOKENS_SHARED,
    VICTORY_SHARED,
    WON,
)
from fondaco.games.oltremare.pieces import good
from fondaco.games.oltremare.rules.deck import pay_places
from fondaco.games.oltremare.state import State


def score_game(state: State) -> None:
    """Add everything up."""
    for seat in range(state.seats):
        score_cargo(state, seat)
    pay_places(state, state.tokens_taken, TOKENS_PAID, TOKENS_SHARED)  # OLT-9.5
    pay_places(state, state.fame, LAST_FAME_PAID, LAST_FAME_SHARED)  # OLT-9.6
    for seat in range(state.seats):
        cards = state.pirates[seat].count
        if cards > 0:
            state.ducats[seat] -= cards  # OLT-9.7
            tell(state, PIRATES_COST, seat, cards, cards)
    for seat in range(state.seats):
        if has_won(state, seat):
            alone = level(state.ducats, state.seats, state.ducats[seat]) == 1
            tell(state, WON if alone else VICTORY_SHARED, seat, state.ducats[seat])  # OLT-R2


def score_cargo(state: State, seat: int) -> None:
    """Pay every run of one good in a cargo pile, from the bottom up."""
    cargo = state.cargo[seat]
    length = 0
    for place in range(cargo.count):
        kind = good(state.faces[cargo.cards[place]])
        length += 1
        if ends_run(state, cargo, place):
            ducats = run_pays(state, kind, length)  # OLT-9.4
            state.ducats[seat] += ducats
            tell(state, CARGO_PAID, seat, kind, length, ducats)
            length = 0


def ends_run(state: State, cargo: Pile, place: int) -> bool:
    """Whether the card at a place is the last of its run: the next one, if any, differs."""
    here = good(state.faces[cargo.cards[place]])
    return place == cargo.count - 1 or good(state.faces[cargo.cards[place + 1]]) != here  # OLT-9.2


def run_pays(state: State, kind: int, length: int) -> int:
    """What a run brings; a longer one is paid as the longest listed."""
    if length == 0:
        return 0
    return state.pay[kind][min(length, state.longest[kind]) - 1]  # OLT-9.3, OLT-9.9


def has_won(state: State, seat: int) -> bool:
    """Whether nobody has more ducats."""
    return ahead(state.ducats, state.seats, state.ducats[seat]) == 0  # OLT-9.8

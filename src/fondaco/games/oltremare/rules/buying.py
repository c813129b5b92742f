"""Buying cards, from the deck and from the own pirate pile."""

from fondaco.core.events import tell
from fondaco.core.piles import pop, push
from fondaco.games.oltremare.events import (
    BOUGHT,
    BOUGHT_BY_TOKEN,
    BOUGHT_CARD,
    BOUGHT_DEARLY,
    BOUGHT_NOTHING,
)
from fondaco.games.oltremare.pieces import PURCHASE, loading
from fondaco.games.oltremare.rules.deck import NO_CARD, draw_card, is_used_up
from fondaco.games.oltremare.state import State

PURCHASES = 4  # OLT-4.6
PRICE = 3  # OLT-4.4
PRICE_WITHOUT_DUCATS = 4  # OLT-4.5
FROM_DECK = 0
FROM_PIRATES = 1


def top_card(state: State, seat: int) -> int:
    """The face of the card on top of a cargo pile."""
    cargo = state.cargo[seat]
    return state.faces[cargo.cards[cargo.count - 1]]


def price(state: State) -> int:
    """What the next card costs the active player."""
    if state.active_token[state.active] == PURCHASE:
        return state.bought + 1  # OLT-7.5
    return PRICE if state.ducats[state.active] > 0 else PRICE_WITHOUT_DUCATS


def can_buy(state: State, source: int) -> bool:
    """Whether the active player may buy from the deck or from the pirates."""
    if state.bought == PURCHASES:
        return False
    if source == FROM_DECK:
        return not is_used_up(state)  # OLT-9.1
    return state.pirates[state.active].count > 0


def purchases_left(state: State) -> int:
    """How many cards the active player can still buy this turn."""
    cards = state.deck.count + state.pirates[state.active].count
    return min(PURCHASES - state.bought, cards)


def missing(state: State) -> int:
    """How many cards the active player lacks for playing."""
    needed = loading(top_card(state, state.active))
    return max(0, needed - state.hands[state.active].count)  # OLT-5.2


def buy(state: State, source: int) -> None:
    """Buy one card; its price is fixed before it is seen."""
    seat = state.active
    cost = price(state)
    told = BOUGHT if cost == PRICE else BOUGHT_DEARLY
    if state.active_token[seat] == PURCHASE:
        told = BOUGHT_BY_TOKEN
    card = draw_card(state) if source == FROM_DECK else pop(state.pirates[seat])
    if card == NO_CARD:
        tell(state, BOUGHT_NOTHING, seat)  # OLT-R10
        return
    state.ducats[seat] -= cost
    state.bought += 1
    tell(state, told, seat, source, cost)
    take_up(state, seat, card, BOUGHT_CARD)


def take_up(state: State, seat: int, card: int, told: int) -> None:
    """A card comes into a hand, unseen by the others."""
    push(state.hands[seat], card)
    state.seen[card] = 1 << seat  # OLT-R13
    tell(state, told, seat, state.faces[card])

"""An offer on the table: laid, told, and cleared away."""

from fondaco.core.events import tell
from fondaco.core.seats import clockwise
from fondaco.games.oltremare.events import (
    OFFER_ASKS,
    OFFER_CLAIMS,
    OFFER_CLAIMS_LOADING,
    OFFER_GIVES,
    OFFER_PAYS,
    OFFER_WANTS,
)
from fondaco.games.oltremare.knowledge.memory import show_goods
from fondaco.games.oltremare.state import GIVE, ON_TABLE, SILENT, TRADE, Offer, State


def begin_offer(state: State) -> None:
    """Start with an empty offer."""
    clear_offer(state.offers[state.turn])
    state.stage = GIVE


def clear_offer(offer: Offer) -> None:
    """Take everything off the table."""
    offer.gives.count = 0
    offer.wants.count = 0
    offer.ducats = 0
    for number in range(ON_TABLE):
        offer.goods[number] = 0
        offer.claims[number] = 0
        offer.loadings[number] = 0


def end_offer(state: State) -> None:
    """Back to trading, with a clear table."""
    for seat in range(state.seats):
        state.answers[seat] = SILENT
        state.handed[seat].count = 0
        clear_offer(state.offers[seat])
    state.addressed = 0
    state.revealed = 0
    state.countered = 0
    state.turn = state.active
    state.stage = TRADE


def others_addressed(state: State) -> int:
    """How many seats the offer is for."""
    count = 0
    for seat in range(state.seats):
        count += state.addressed >> seat & 1
    return count


def first_addressed(state: State, seat: int) -> int:
    """The next seat clockwise that the offer is for, or the active player."""
    seat = clockwise(seat, state.seats)
    while seat != state.active and not state.addressed >> seat & 1:
        seat = clockwise(seat, state.seats)
    return seat


def tell_offer(state: State, maker: int) -> None:
    """Everybody hears the goods, the claims and the ducats, and knows the goods to be true."""
    offer = state.offers[maker]
    for number in range(offer.gives.count):
        kind = offer.goods[number]
        show_goods(state, maker, kind, alike(offer.goods, number + 1, kind))  # OLT-R5
        tell(state, OFFER_GIVES, maker, kind)
        if offer.claims[number] > 0:
            tell(state, OFFER_CLAIMS, maker, kind, offer.claims[number] - 1)
        if offer.loadings[number] > 0:
            tell(state, OFFER_CLAIMS_LOADING, maker, kind, offer.loadings[number])
    for number in range(offer.wants.count):
        tell(state, OFFER_WANTS, maker, offer.wants.cards[number])
    if offer.ducats > 0:
        tell(state, OFFER_PAYS, maker, offer.ducats)
    if offer.ducats < 0:
        tell(state, OFFER_ASKS, maker, -offer.ducats)


def alike(goods: list[int], number: int, kind: int) -> int:
    """How many of the first goods of an offer are of one kind."""
    same = 0
    for earlier in range(number):
        if goods[earlier] == kind:
            same += 1
    return same

"""A trade: which cards are handed over, and what changes hands."""

from fondaco.core.events import tell
from fondaco.core.piles import Pile, push, take_at
from fondaco.games.oltremare.events import FAME_GAINED, GAVE, HANDED_OVER, PAID, RECEIVED, TRADED
from fondaco.games.oltremare.knowledge.memory import (
    forget_after_trade,
    lose_good,
    show_goods,
)
from fondaco.games.oltremare.pieces import good
from fondaco.games.oltremare.rules.offer import alike
from fondaco.games.oltremare.state import State


def is_next_to_hand_over(state: State, place: int) -> bool:
    """Whether a card of the hand may be the next one handed over."""
    handed = state.handed[state.turn]
    hand = state.hands[state.turn]
    wants = state.offers[state.partner if state.revealed else state.active].wants
    kind = wants.cards[handed.count]
    if good(state.faces[hand.cards[place]]) != kind:
        return False  # OLT-R5
    needed = alike(wants.cards, wants.count, kind) - alike(wants.cards, handed.count, kind)
    again = handed.count > 0 and wants.cards[handed.count - 1] == kind
    if again and place <= handed.cards[handed.count - 1]:
        return False
    later = 0
    for after in range(place, hand.count):
        if good(state.faces[hand.cards[after]]) == kind:
            later += 1
    return later >= needed


def show_handed(state: State, seat: int) -> None:
    """Who accepts shows that the goods are there."""
    wants = state.offers[state.active].wants
    for number in range(wants.count):
        kind = wants.cards[number]
        show_goods(state, seat, kind, alike(wants.cards, number + 1, kind))


def exchange(state: State, maker: int, taker: int) -> None:
    """Carry out an offer between its maker and who took it."""
    offer = state.offers[maker]
    partner = taker if maker == state.active else maker
    tell(state, TRADED, state.active, partner)
    if maker == state.active:
        state.offers_sent[state.sent - 1] = 0  # who agreed may agree again  # OLT-4.1
    pass_cards(state, maker, taker, offer.gives)
    pass_cards(state, taker, maker, state.handed[taker])
    if offer.ducats != 0:
        payer = maker if offer.ducats > 0 else taker
        payee = taker if offer.ducats > 0 else maker
        ducats = abs(offer.ducats)
        state.ducats[payer] -= ducats
        state.ducats[payee] += ducats
        tell(state, PAID, payer, payee, ducats)
    if not state.partners >> partner & 1:
        state.partners |= 1 << partner  # OLT-R16
        state.fame[partner] += 1  # OLT-4.3
        tell(state, FAME_GAINED, partner)


def pass_cards(state: State, giver: int, taker: int, places: Pile) -> None:
    """Move the cards at these places of the hand, the highest place first."""
    for number in range(places.count):
        place = nth_highest(places, number)
        card = take_at(state.hands[giver], place)
        kind = good(state.faces[card])
        forget_after_trade(state, giver, taker, card)
        lose_good(state, giver, kind)
        push(state.hands[taker], card)
        state.sure[taker][kind] += 1
        state.about[taker][kind] += 1
        tell(state, HANDED_OVER, giver, taker, kind)
        tell(state, GAVE, giver, state.faces[card])
        tell(state, RECEIVED, taker, state.faces[card])


def nth_highest(places: Pile, number: int) -> int:
    """The highest of the places after so many higher ones."""
    for place in range(places.count):
        higher = 0
        for other in range(places.count):
            if places.cards[other] > places.cards[place]:
                higher += 1
        if higher == number:
            return places.cards[place]
    return 0

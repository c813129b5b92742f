"""Who knows what about hidden cards."""

from fondaco.core.piles import Pile
from fondaco.games.oltremare.pieces import GOODS, good
from fondaco.games.oltremare.state import (
    State,
)

FREE = 0  # a place whose card the seat does not know


# What happens to knowledge


def know_alone(state: State, card: int, seats: int) -> None:
    """Only these seats know where the card is."""
    state.seen[card] = seats
    state.near[card] = 0


def show_goods(state: State, seat: int, kind: int, cards: int) -> None:
    """Everybody learns that the hand has at least so many cards of a good."""
    state.sure[seat][kind] = max(state.sure[seat][kind], cards)
    state.about[seat][kind] = max(state.about[seat][kind], state.sure[seat][kind])


def lose_good(state: State, seat: int, kind: int) -> None:
    """A card of a good leaves the hand before everybody's eyes."""
    state.sure[seat][kind] = max(0, state.sure[seat][kind] - 1)
    state.about[seat][kind] = max(0, state.about[seat][kind] - 1)


def forget_after_laying(state: State, seat: int, card: int) -> None:
    """A hand card goes face down to the pirates: the others no longer know which one."""
    me = 1 << seat
    hand = state.hands[seat]
    for place in range(hand.count):
        forget_place(state, hand.cards[place], me)
    forget_place(state, card, me)
    for kind in range(GOODS):
        state.sure[seat][kind] = max(0, state.sure[seat][kind] - 1)


def forget_place(state: State, card: int, me: int) -> None:
    """All but one seat know no more than whose card it is."""
    state.near[card] |= state.seen[card] & ~me
    state.seen[card] &= me  # OLT-R13


def forget_after_trade(state: State, giver: int, taker: int, card: int) -> None:
    """A card of a good changes hands: the others cannot tell which of that good it was."""
    two = 1 << giver | 1 << taker
    kind = good(state.faces[card])
    forget_twins(state, giver, card)
    forget_goods(state, state.hands[giver], kind, two)
    forget_goods(state, state.pirates[giver], kind, two)
    know_alone(state, card, two)  # OLT-R5


def forget_goods(state: State, pile: Pile, kind: int, kept: int) -> None:
    """Only the seats kept still know of the cards of a good in a pile."""
    for place in range(pile.count):
        card = pile.cards[place]
        if good(state.faces[card]) == kind:
            state.seen[card] &= kept
            state.near[card] &= kept


def forget_twins(state: State, seat: int, card: int) -> None:
    """Who knew of a card like the one that left can no longer be sure that it is still there."""
    sure = state.seen[card] | state.near[card] | 1 << seat
    forget_face(state, state.hands[seat], state.faces[card], sure)
    forget_face(state, state.pirates[seat], state.faces[card], sure)


def forget_face(state: State, pile: Pile, face: int, kept: int) -> None:
    """Only the seats kept still know of the cards with this face in a pile."""
    for place in range(pile.count):
        if state.faces[pile.cards[place]] == face:
            state.seen[pile.cards[place]] &= kept
            state.near[pile.cards[place]] &= kept


def count_good(state: State, pile: Pile, kind: int) -> int:
    """How many cards of a good a pile has."""
    cards = 0
    for place in range(pile.count):
        card = pile.cards[place]
        if card != FREE and good(state.faces[card]) == kind:
            cards += 1
    return cards

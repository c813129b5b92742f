"""Whether an imagined deal fits what is known, and whether it still can while cards are laid."""

from fondaco.core.piles import Pile
from fondaco.games.oltremare.knowledge.memory import FREE, count_good
from fondaco.games.oltremare.pieces import GOODS, good
from fondaco.games.oltremare.state import State


def all_fits(state: State) -> bool:
    """Whether everybody has what everybody knows."""
    for owner in range(state.seats):
        for kind in range(GOODS):
            held = count_good(state, state.hands[owner], kind)
            both = held + count_good(state, state.pirates[owner], kind)
            if state.sure[owner][kind] > held or state.about[owner][kind] > both:
                return False
        if not offer_fits(state, owner):
            return False
    return True


def offer_fits(state: State, owner: int) -> bool:
    """Whether the cards in an offer are of the goods they were said to be."""
    offer = state.offers[owner]
    for number in range(offer.gives.count):
        card = state.hands[owner].cards[offer.gives.cards[number]]
        if good(state.faces[card]) != offer.goods[number]:
            return False
    return True


# Room for all that is known


def may_be_in_hand(state: State, owner: int, kind: int, me: int) -> bool:
    """Whether the hand has a place for a card of a good that is not known to be in it."""
    if lacks_in_hand(state, owner, kind) > held_aside(state, kind, me):
        return True
    needed = 0
    for other in range(GOODS):
        needed += max(held_aside(state, other, me), lacks_in_hand(state, owner, other))
    return free_places(state.hands[owner]) > needed


def may_be_in_pirates(state: State, owner: int, kind: int) -> bool:
    """Whether a card of a good may lie with the pirates, though the hand may lack one like it."""
    lacks = lacks_in_hand(state, owner, kind)
    if lacks > count_good(state, state.aside, kind) - 1 + count_good(state, state.deck, kind):
        return False
    return lacks < needs(state, owner, kind) or has_places_to_spare(state, owner)


def may_be_fresh(state: State, owner: int, kind: int) -> bool:
    """Whether a card of a good may come from the deck, though known ones wait for their places."""
    if count_good(state, state.aside, kind) < needs(state, owner, kind):
        return True
    return has_places_to_spare(state, owner)


def has_places_to_spare(state: State, owner: int) -> bool:
    """Whether there are more places than cards that are known to lie there."""
    needed = 0
    for kind in range(GOODS):
        needed += needs(state, owner, kind)
    return room_at(state, owner) > needed


def needs(state: State, owner: int, kind: int) -> int:
    """How many more cards of a good are known to be at a seat, in hand or with the pirates."""
    here = count_good(state, state.hands[owner], kind)
    here += count_good(state, state.pirates[owner], kind)
    known = max(lacks_in_hand(state, owner, kind), state.about[owner][kind] - here)
    return max(known, count_good(state, state.aside, kind))


def lacks_in_hand(state: State, owner: int, kind: int) -> int:
    """How many more cards of a good are known to be in the hand."""
    return max(0, state.sure[owner][kind] - count_good(state, state.hands[owner], kind))


def held_aside(state: State, kind: int, me: int) -> int:
    """How many cards of a good lie aside that the seat knows to be in the hand."""
    held = 0
    for number in range(state.aside.count):
        card = state.aside.cards[number]
        if state.seen[card] & me and good(state.faces[card]) == kind:
            held += 1
    return held


def room_at(state: State, owner: int) -> int:
    """How many places of a hand and a pirate pile are free."""
    return free_places(state.hands[owner]) + free_places(state.pirates[owner])


def free_places(pile: Pile) -> int:
    """How many places of a pile are free."""
    free = 0
    for place in range(pile.count):
        if pile.cards[place] == FREE:
            free += 1
    return free

"""How a seat imagines what it cannot know: the cards are dealt anew around what it does know."""

from fondaco.core.dice import roll
from fondaco.core.piles import Pile, draw, push, take_at
from fondaco.games.oltremare.knowledge.fitting import (
    all_fits,
    free_places,
    held_aside,
    may_be_fresh,
    may_be_in_hand,
    may_be_in_pirates,
    room_at,
)
from fondaco.games.oltremare.knowledge.memory import FREE, count_good, know_alone
from fondaco.games.oltremare.pieces import CARDS, GOODS, good
from fondaco.games.oltremare.rules.offer import clear_offer
from fondaco.games.oltremare.state import (
    ACCEPTED,
    ADDRESS,
    ANSWER,
    CONCLUDE,
    COUNTERED,
    DECLINED,
    GIVE,
    HAND_OVER,
    PLAY,
    SEND,
    SILENT,
    TRADE,
    State,
)

TRIES = 40
"""Where few cards are left, a deal may turn out not to fit; then it is dealt again."""


def redeal(state: State, seat: int) -> None:
    """Deal anew, in place, every card that the seat cannot know; keep all that it does know.

    What comes of it depends on the dice and on what the seat knows, and on nothing else.
    """
    close_drafts(state, seat)
    hide_answers(state, seat)
    for _ in range(TRIES):
        deal_again(state, seat)
        if all_fits(state):
            return
    forget_what_does_not_fit(state)


def deal_again(state: State, seat: int) -> None:
    """Take up every card that the seat cannot place, and deal once more."""
    me = 1 << seat if seat >= 0 else 0
    for owner in range(state.seats):
        free_unknown(state, state.hands[owner], me)
        free_unknown(state, state.pirates[owner], me)
    sort(state.deck)
    for owner in range(state.seats):
        if owner != seat:
            free_known(state, state.hands[owner], me)
            free_known(state, state.pirates[owner], me)
            sort(state.aside)
            place_offered(state, owner, me)
            place_known(state, owner, me)
        place_goods(state, owner)
    for owner in range(state.seats):
        fill(state, state.hands[owner])
        fill(state, state.pirates[owner])
        know_own_hand(state, owner)


def forget_what_does_not_fit(state: State) -> None:
    """Where no deal was found that fits all that is known, the imagined table knows less."""
    for owner in range(state.seats):
        for kind in range(GOODS):
            held = count_good(state, state.hands[owner], kind)
            both = held + count_good(state, state.pirates[owner], kind)
            state.sure[owner][kind] = min(state.sure[owner][kind], held)
            state.about[owner][kind] = min(state.about[owner][kind], both)


# What others have begun


def close_drafts(state: State, seat: int) -> None:
    """What others have begun and not yet shown is not known to have begun."""
    if state.active != seat:
        state.dropped = 0
    if state.turn == seat or state.turn < 0:
        return
    state.claiming = 0
    if state.stage == PLAY:
        state.picked.count = 0
    elif state.stage == HAND_OVER and state.revealed:
        state.stage = CONCLUDE
        state.partner = 0
        state.handed[state.turn].count = 0
    elif ADDRESS <= state.stage <= SEND and state.turn == state.active:
        state.stage = TRADE
        state.addressed = 0
        clear_offer(state.offers[state.turn])
    elif GIVE <= state.stage <= SEND or state.stage == HAND_OVER:
        state.stage = ANSWER
        state.answers[state.turn] = SILENT


def hide_answers(state: State, seat: int) -> None:
    """Sealed answers of others may be anything: here they declined."""
    if state.revealed:
        return
    for other in range(state.seats):
        if other == seat or other == state.active:  # noqa: PLR1714  plain for the compiler
            continue
        if state.answers[other] != SILENT:
            state.answers[other] = DECLINED
        state.handed[other].count = 0
        clear_offer(state.offers[other])
        state.countered &= ~(1 << other)


# Taking cards up


def free_unknown(state: State, pile: Pile, me: int) -> None:
    """Put every card of a pile that the seat knows nothing of into the deck."""
    for place in range(pile.count):
        card = pile.cards[place]
        if not (state.seen[card] | state.near[card]) & me:
            pile.cards[place] = FREE
            push(state.deck, card)
            know_alone(state, card, 0)


def free_known(state: State, pile: Pile, me: int) -> None:
    """Take another seat's cards aside of which the seat knows, but not at which place they are."""
    for place in range(pile.count):
        card = pile.cards[place]
        if card != FREE:
            pile.cards[place] = FREE
            push(state.aside, card)
            state.seen[card] &= me
            state.near[card] &= me


def sort(pile: Pile) -> None:
    """Forget the order of a pile: two words mark which cards it has."""
    low, high = 0, 0
    half = CARDS // 2
    for place in range(pile.count):
        card = pile.cards[place]
        if card > half:
            high |= 1 << card - half
        else:
            low |= 1 << card
    pile.count = 0
    for card in range(1, CARDS + 1):
        if (high >> card - half if card > half else low >> card) & 1:
            push(pile, card)


# Laying cards down


def place_offered(state: State, seat: int, me: int) -> None:
    """Cards on the table are of the goods they were said to be."""
    if not state.addressed or (not state.revealed and seat != state.active):
        return
    offer = state.offers[seat]
    if seat == state.active or state.answers[seat] == COUNTERED:
        for number in range(offer.gives.count):
            place_good_at(state, seat, offer.gives.cards[number], offer.goods[number], me)
    if state.answers[seat] == ACCEPTED:
        wants = state.offers[state.active].wants
        for number in range(state.handed[seat].count):
            place_good_at(state, seat, state.handed[seat].cards[number], wants.cards[number], me)


def place_good_at(state: State, owner: int, place: int, kind: int, me: int) -> None:
    """Put a card of a good at a place of the hand: one known to be in it, or any other."""
    held = held_aside(state, kind, me)
    others = count_good(state, state.aside, kind) - held
    deck = count_good(state, state.deck, kind)
    if not may_be_in_hand(state, owner, kind, me):
        others, deck = 0, 0
    if not may_be_fresh(state, owner, kind):
        deck = 0
    if held + others + deck == 0:
        return
    lot = roll(state.dice, held + others + deck)
    if lot < held:
        card = take_aside(state, kind, me, 1, lot)
    elif lot < held + others:
        card = take_aside(state, kind, me, 0, lot - held)
    else:
        card = take_nth(state, state.deck, kind, lot - held - others)
    state.hands[owner].cards[place] = card


def take_aside(state: State, kind: int, me: int, in_hand: int, number: int) -> int:
    """Take a card of a good after so many others: of those known to be in the hand, or not."""
    for place in range(state.aside.count):
        card = state.aside.cards[place]
        held = int(state.seen[card] & me > 0)
        if good(state.faces[card]) == kind and held == in_hand:
            if number == 0:
                return take_at(state.aside, place)
            number -= 1
    return FREE


def place_known(state: State, owner: int, me: int) -> None:
    """The cards aside go back: into the hand, or anywhere at their owner's if that is all known."""
    while state.aside.count > 0:
        card = state.aside.cards[state.aside.count - 1]
        kind = good(state.faces[card])
        held = state.seen[card] & me > 0
        in_hand = held or may_be_in_hand(state, owner, kind, me)
        in_pirates = not held and may_be_in_pirates(state, owner, kind)
        put(state, owner, free_spot(state, owner, int(in_hand), int(in_pirates)), card)
        state.aside.count -= 1


def place_goods(state: State, owner: int) -> None:
    """Put goods where everybody knows there are some."""
    for kind in range(GOODS):
        has = count_good(state, state.hands[owner], kind)
        lacks = min(state.sure[owner][kind] - has, free_places(state.hands[owner]))
        for _ in range(lacks):
            put(state, owner, free_spot(state, owner, 1, 0), pick_good(state, kind))
    for kind in range(GOODS):
        has = count_good(state, state.hands[owner], kind)
        has += count_good(state, state.pirates[owner], kind)
        lacks = min(state.about[owner][kind] - has, room_at(state, owner))
        for _ in range(lacks):
            put(state, owner, free_spot(state, owner, 1, 1), pick_good(state, kind))


def free_spot(state: State, owner: int, in_hand: int, in_pirates: int) -> int:
    """A free place by lot: in the hand, or beyond it in the pirate pile; anywhere if need be."""
    hand = state.hands[owner]
    mine = free_places(hand) * in_hand
    theirs = free_places(state.pirates[owner]) * in_pirates
    if mine + theirs == 0:
        mine = free_places(hand)
        theirs = free_places(state.pirates[owner])
    lot = roll(state.dice, mine + theirs)
    if lot < mine:
        return nth_free(hand, lot)
    return hand.count + nth_free(state.pirates[owner], lot - mine)


def nth_free(pile: Pile, number: int) -> int:
    """The free place of a pile after so many others."""
    for place in range(pile.count):
        if pile.cards[place] == FREE:
            if number == 0:
                return place
            number -= 1
    return 0


def put(state: State, owner: int, spot: int, card: int) -> None:
    """Lay a card, if there is one, into a free place."""
    hand = state.hands[owner]
    if card == FREE:
        return
    if spot < hand.count:
        hand.cards[spot] = card
    else:
        state.pirates[owner].cards[spot - hand.count] = card


def pick_good(state: State, kind: int) -> int:
    """A card of a good out of the deck, by lot, if there is one."""
    cards = count_good(state, state.deck, kind)
    return take_nth(state, state.deck, kind, roll(state.dice, cards)) if cards > 0 else FREE


def take_nth(state: State, pile: Pile, kind: int, number: int) -> int:
    """Take the card of a good after so many others of it."""
    for place in range(pile.count):
        if good(state.faces[pile.cards[place]]) == kind:
            if number == 0:
                return take_at(pile, place)
            number -= 1
    return FREE


def fill(state: State, pile: Pile) -> None:
    """Put any card into every place that is still free."""
    for place in range(pile.count):
        if pile.cards[place] == FREE:
            pile.cards[place] = draw(state.deck, state.dice)


def know_own_hand(state: State, owner: int) -> None:
    """Everybody knows the own hand."""
    hand = state.hands[owner]
    for place in range(hand.count):
        state.seen[hand.cards[place]] |= 1 << owner

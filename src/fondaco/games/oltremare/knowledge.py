"""Who knows what about hidden cards, and how a seat imagines the rest."""

from fondaco.core.dice import roll
from fondaco.core.piles import Pile, draw, push, take_at
from fondaco.games.oltremare.pieces import GOODS, good
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
    """Who knew of a card like the one just played can no longer be sure that it is still there."""
    sure = state.seen[card] | state.near[card] | 1 << seat
    forget_face(state, state.hands[seat], state.faces[card], sure)
    forget_face(state, state.pirates[seat], state.faces[card], sure)


def forget_face(state: State, pile: Pile, face: int, kept: int) -> None:
    """Only the seats kept still know of the cards with this face in a pile."""
    for place in range(pile.count):
        if state.faces[pile.cards[place]] == face:
            state.seen[pile.cards[place]] &= kept
            state.near[pile.cards[place]] &= kept


# What a seat imagines


def redeal(state: State, seat: int) -> None:
    """Deal anew, in place, every card that the seat cannot know; keep all that it does know."""
    close_drafts(state, seat)
    me = 1 << seat if seat >= 0 else 0
    for owner in range(state.seats):
        free_places(state, state.hands[owner], me)
        free_places(state, state.pirates[owner], me)
    for owner in range(state.seats):
        place_offered(state, owner)
        for kind in range(GOODS):
            has = count_good(state, state.hands[owner], kind)
            place_good(state, owner, kind, state.sure[owner][kind] - has, 0)
        for kind in range(GOODS):
            has = count_good(state, state.hands[owner], kind)
            has += count_good(state, state.pirates[owner], kind)
            place_good(state, owner, kind, state.about[owner][kind] - has, 1)
        move_near(state, owner, me)
    for owner in range(state.seats):
        fill(state, state.hands[owner])
        fill(state, state.pirates[owner])
        know_own_hand(state, owner)
    guess_answers(state, seat)


def close_drafts(state: State, seat: int) -> None:
    """What others have begun and not yet shown is not known to have begun."""
    if state.turn == seat:
        return
    if state.stage == PLAY:
        state.picked.count = 0
    elif state.stage == HAND_OVER and state.revealed:
        state.stage = CONCLUDE
        state.handed[state.turn].count = 0
    elif ADDRESS <= state.stage <= SEND and state.turn == state.active:
        state.stage = TRADE
        state.addressed = 0
    elif GIVE <= state.stage <= SEND or state.stage == HAND_OVER:
        state.stage = ANSWER
        state.handed[state.turn].count = 0
    if state.active != seat:
        state.dropped = 0


def free_places(state: State, pile: Pile, me: int) -> None:
    """Take every unknown card out of a pile and put it into the deck."""
    for place in range(pile.count):
        card = pile.cards[place]
        if not (state.seen[card] | state.near[card]) & me:
            pile.cards[place] = FREE
            push(state.deck, card)
            know_alone(state, card, 0)


def place_offered(state: State, seat: int) -> None:
    """Cards on the table are of the goods they were said to be."""
    if not state.revealed and seat != state.active:
        return
    if seat == state.active and not state.addressed:
        return
    hand = state.hands[seat]
    offer = state.offers[seat]
    if seat == state.active or state.answers[seat] == COUNTERED:
        for number in range(offer.gives.count):
            place = offer.gives.cards[number]
            if hand.cards[place] == FREE:
                hand.cards[place] = pick_good(state, offer.goods[number])
    if state.answers[seat] == ACCEPTED:
        wants = state.offers[state.active].wants
        for number in range(state.handed[seat].count):
            place = state.handed[seat].cards[number]
            if hand.cards[place] == FREE:
                hand.cards[place] = pick_good(state, wants.cards[number])


def move_near(state: State, owner: int, me: int) -> None:
    """Cards of which the seat knows the owner but not the place go anywhere at the owner's."""
    hand = state.hands[owner]
    pirates = state.pirates[owner]
    for place in range(hand.count):
        card = hand.cards[place]
        if card != FREE and state.near[card] & me and not is_on_table(state, owner, place):
            kind = good(state.faces[card])
            held = count_good(state, hand, kind) <= state.sure[owner][kind]
            hand.cards[place] = FREE
            put(state, owner, free_spot(state, owner, 1 - int(held)), card)
    for place in range(pirates.count):
        card = pirates.cards[place]
        if card != FREE and state.near[card] & me:
            pirates.cards[place] = FREE
            put(state, owner, free_spot(state, owner, 1), card)


def is_on_table(state: State, seat: int, place: int) -> bool:
    """Whether a card of the hand lies in an offer or is to be handed over."""
    gives = state.offers[seat].gives
    for number in range(gives.count):
        if gives.cards[number] == place:
            return True
    for number in range(state.handed[seat].count):
        if state.handed[seat].cards[number] == place:
            return True
    return False


def place_good(state: State, owner: int, kind: int, cards: int, with_pirates: int) -> None:
    """Put cards of a good where everybody knows there are some."""
    for _ in range(cards):
        spot = free_spot(state, owner, with_pirates)
        if spot < 0:
            return
        put(state, owner, spot, pick_good(state, kind))


def free_spot(state: State, owner: int, with_pirates: int) -> int:
    """A free place by lot: in the hand, or beyond it in the pirate pile; less than 0 if none."""
    hand = state.hands[owner]
    pirates = state.pirates[owner]
    free = 0
    found = -1
    for place in range(hand.count):
        if hand.cards[place] == FREE:
            free += 1
            if roll(state.dice, free) == 0:
                found = place
    if with_pirates:
        for place in range(pirates.count):
            if pirates.cards[place] == FREE:
                free += 1
                if roll(state.dice, free) == 0:
                    found = hand.count + place
    return found


def put(state: State, owner: int, spot: int, card: int) -> None:
    """Lay a card into a free place."""
    hand = state.hands[owner]
    if spot < hand.count:
        hand.cards[spot] = card
    else:
        state.pirates[owner].cards[spot - hand.count] = card


def pick_good(state: State, kind: int) -> int:
    """A card of a good out of the deck, by lot."""
    found = -1
    seen = 0
    for place in range(state.deck.count):
        if good(state.faces[state.deck.cards[place]]) == kind:
            seen += 1
            if roll(state.dice, seen) == 0:
                found = place
    return take_at(state.deck, found)


def count_good(state: State, pile: Pile, kind: int) -> int:
    """How many cards of a good a pile has."""
    cards = 0
    for place in range(pile.count):
        card = pile.cards[place]
        if card != FREE and good(state.faces[card]) == kind:
            cards += 1
    return cards


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


def guess_answers(state: State, seat: int) -> None:
    """Sealed answers of others may be anything: here they declined."""
    if state.revealed:
        return
    for other in range(state.seats):
        if other == seat:
            continue
        if state.answers[other] != SILENT:
            state.answers[other] = DECLINED
        if other != state.turn:
            state.handed[other].count = 0
        state.countered &= ~(1 << other)

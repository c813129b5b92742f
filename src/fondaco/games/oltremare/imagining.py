"""How a seat imagines what it cannot know: the cards are dealt anew around what it does know."""

from fondaco.core.dice import roll
from fondaco.core.piles import Pile, draw, push, take_at
from fondaco.games.oltremare.knowledge import FREE, count_good, know_alone
from fondaco.games.oltremare.offer import clear_offer
from fondaco.games.oltremare.pieces import CARDS, GOODS, good
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


def redeal(state: State, seat: int) -> None:
    """Deal anew, in place, every card that the seat cannot know; keep all that it does know.

    What comes of it depends on the dice and on what the seat knows, and on nothing else.
    """
    close_drafts(state, seat)
    hide_answers(state, seat)
    me = 1 << seat if seat >= 0 else 0
    for owner in range(state.seats):
        free_unknown(state, state.hands[owner], me)
        free_unknown(state, state.pirates[owner], me)
    sort(state.deck)
    for owner in range(state.seats):
        free_near(state, state.hands[owner], me)
        free_near(state, state.pirates[owner], me)
        sort(state.aside)
        place_offered(state, owner)
        place_near(state, owner)
        place_goods(state, owner)
    for owner in range(state.seats):
        fill(state, state.hands[owner])
        fill(state, state.pirates[owner])
        know_own_hand(state, owner)


# What others have begun


def close_drafts(state: State, seat: int) -> None:
    """What others have begun and not yet shown is not known to have begun."""
    if state.turn == seat or state.turn < 0:
        return
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
    if state.active != seat:
        state.dropped = 0


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


def free_near(state: State, pile: Pile, me: int) -> None:
    """Take the cards aside of which the seat knows the owner, but not the place."""
    for place in range(pile.count):
        card = pile.cards[place]
        if card != FREE and state.near[card] & me and not state.seen[card] & me:
            pile.cards[place] = FREE
            push(state.aside, card)
            know_alone(state, card, 0)
            state.near[card] = me


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


def place_offered(state: State, seat: int) -> None:
    """Cards on the table are of the goods they were said to be."""
    if not state.revealed and seat != state.active:
        return
    if not state.addressed:
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


def place_near(state: State, owner: int) -> None:
    """The cards taken aside go anywhere at their owner's where nothing else must be."""
    for number in range(state.aside.count):
        card = state.aside.cards[number]
        kind = good(state.faces[card])
        spare = free_places(state.hands[owner]) > goods_missing(state, owner)
        needed = count_good(state, state.hands[owner], kind) < state.sure[owner][kind]
        put(state, owner, free_spot(state, owner, int(spare or needed), 1), card)
    state.aside.count = 0


def goods_missing(state: State, owner: int) -> int:
    """How many cards the hand still lacks of what everybody knows to be in it."""
    missing = 0
    for kind in range(GOODS):
        has = count_good(state, state.hands[owner], kind)
        missing += max(0, state.sure[owner][kind] - has)
    return missing


def place_goods(state: State, owner: int) -> None:
    """Put goods where everybody knows there are some."""
    for kind in range(GOODS):
        has = count_good(state, state.hands[owner], kind)
        for _ in range(state.sure[owner][kind] - has):
            put(state, owner, free_spot(state, owner, 1, 0), pick_good(state, kind))
    for kind in range(GOODS):
        has = count_good(state, state.hands[owner], kind)
        has += count_good(state, state.pirates[owner], kind)
        for _ in range(state.about[owner][kind] - has):
            put(state, owner, free_spot(state, owner, 1, 1), pick_good(state, kind))


def free_places(pile: Pile) -> int:
    """How many places of a pile are free."""
    free = 0
    for place in range(pile.count):
        if pile.cards[place] == FREE:
            free += 1
    return free


def free_spot(state: State, owner: int, in_hand: int, in_pirates: int) -> int:
    """A free place by lot: in the hand, or beyond it in the pirate pile."""
    hand = state.hands[owner]
    mine = free_places(hand) * in_hand
    theirs = free_places(state.pirates[owner]) * in_pirates
    if mine + theirs == 0:
        mine = free_places(hand)
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
    """Lay a card into a free place."""
    hand = state.hands[owner]
    if spot < hand.count:
        hand.cards[spot] = card
    else:
        state.pirates[owner].cards[spot - hand.count] = card


def pick_good(state: State, kind: int) -> int:
    """A card of a good by lot, out of the deck or of those taken aside."""
    near = count_good(state, state.aside, kind)
    lot = roll(state.dice, near + count_good(state, state.deck, kind))
    if lot < near:
        return take_nth(state, state.aside, kind, lot)
    return take_nth(state, state.deck, kind, lot - near)


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

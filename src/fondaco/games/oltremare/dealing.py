"""What a trade promises: an offer being built, sent, answered or about to be concluded."""

from fondaco.core.tally import tallied, tally
from fondaco.games.oltremare.offer import alike
from fondaco.games.oltremare.partners import others_of
from fondaco.games.oltremare.pieces import GOODS, good, loading, pair
from fondaco.games.oltremare.state import (
    ACCEPTED,
    ADDRESS,
    COUNTERED,
    GIVE,
    HAND_OVER,
    MOST_DUCATS,
    PAY,
    SEND,
    WANT,
    Offer,
    State,
)
from fondaco.games.oltremare.worth import (
    card_worth,
    goods_in,
    likely_held,
    surplus,
    top_of,
    unseen_cards,
    unseen_goods,
)

FAME = 60  # what a partner's fame for a trade is worth
ENVY = 40  # what that fame costs the active player
GAIN = 40  # what a partner wants to gain
BOTHER = 50  # what every offer of this turn must promise more than the last
NONE = -1
NO_DEAL = -100_000


def deal_in_sight(state: State, seat: int) -> int:
    """What the bargain under way promises to a seat, as far as the seat knows it."""
    if state.turn == seat and ADDRESS <= state.stage <= SEND:
        return draft_in_sight(state, seat)
    if state.addressed == 0:
        return 0
    if state.revealed:
        if state.stage == HAND_OVER and state.turn == seat:
            return terms_gain(state, seat, state.partner, 0)
        return 0
    if seat == state.active:
        return max(0, offer_in_sight(state, seat, state.addressed))
    if state.answers[seat] == ACCEPTED or (state.turn == seat and state.stage == HAND_OVER):
        return terms_gain(state, seat, state.active, 1)
    if state.answers[seat] == COUNTERED:
        return max(0, offer_in_sight(state, seat, 1 << state.active))
    return 0


def terms_gain(state: State, seat: int, maker: int, honoured: int) -> int:
    """What a seat gains by taking somebody's offer."""
    offer = state.offers[maker]
    held, top = goods_in(state, state.hands[seat]), top_of(state, seat)
    gain = 100 * offer.ducats
    for number in range(offer.gives.count):
        kind = offer.goods[number]
        has = tallied(held, kind) + alike(offer.goods, number, kind)
        gain += card_worth(state, top, kind, has)
    for number in range(offer.wants.count):
        kind = offer.wants.cards[number]
        left = tallied(held, kind) - alike(offer.wants.cards, number, kind) - 1
        gain -= card_worth(state, top, kind, max(0, left))
    if honoured and not state.partners >> seat & 1:
        gain += FAME
    more = offer.gives.count - offer.wants.count
    return gain - surplus(state, seat, more) + surplus(state, seat, 0)


# An offer of one's own


def draft_in_sight(state: State, seat: int) -> int:
    """What the offer being built promises, completed as well as a few more steps can."""
    bother = BOTHER * (1 + state.sent) if seat == state.active else 2 * BOTHER
    others = others_of(state)
    if state.stage == ADDRESS:
        others = ((1 << state.seats) - 1) & ~(1 << seat)
    if state.stage <= PAY:
        return best_completion(state, seat, others) - bother
    return offer_in_sight(state, seat, others) - bother + honesty(state, seat)


def honesty(state: State, seat: int) -> int:
    """A trader of good repute tells the truth."""
    offer = state.offers[seat]
    honest = 0
    for number in range(offer.gives.count):
        face = state.faces[state.hands[seat].cards[offer.gives.cards[number]]]
        honest += int(offer.claims[number] == pair(face) + 1)
        honest += int(offer.loadings[number] == loading(face))
    return honest


def best_completion(state: State, seat: int, others: int) -> int:
    """The best deal to be had by one more card given and one more good asked for."""
    offer = state.offers[seat]
    goods = may_give(state, seat, offer)
    unseen, everything = unseen_goods(state, seat), unseen_cards(state, seat)
    best = NO_DEAL
    for wanted in range(NONE, GOODS):
        if may_want(state, offer, wanted):
            asked = wants_of(offer, wanted)
            mine = my_gain(state, seat, offer, asked)
            for other in range(state.seats):
                if others >> other & 1:
                    likely = likely_held(state, unseen, everything, other, asked)
                    deal = best_with(state, seat, other, offer, asked, mine, goods)
                    if deal != NO_DEAL:
                        best = max(best, deal * likely // 100)
    return best


def may_want(state: State, offer: Offer, kind: int) -> bool:
    """Whether a good can still be asked for."""
    if kind == NONE:
        return True
    if state.stage > WANT or offer.wants.count == 3:
        return False
    return offer.wants.count == 0 or kind >= offer.wants.cards[offer.wants.count - 1]


def may_give(state: State, seat: int, offer: Offer) -> int:
    """The goods, as bits, of which a card can still be given."""
    if state.stage > GIVE or offer.gives.count == 3:
        return 0
    first = offer.gives.cards[offer.gives.count - 1] + 1 if offer.gives.count > 0 else 0
    hand = state.hands[seat]
    goods = 0
    for place in range(first, hand.count):
        goods |= 1 << good(state.faces[hand.cards[place]])
    return goods


def best_with(
    state: State, seat: int, other: int, offer: Offer, asked: int, mine: int, goods: int
) -> int:
    """The best deal to be had with a seat: no more cards given, or one of these goods."""
    theirs = their_gain(state, seat, other, offer, asked)
    gives, wants = offer.gives.count, cards_in(asked)
    best = deal_at_its_price(state, seat, other, gives, wants, mine, theirs)
    thrift = surplus(state, seat, wants - gives) - surplus(state, seat, wants - gives - 1)
    held, given = goods_in(state, state.hands[seat]), gives_of(offer)
    top, top_of_other = top_of(state, seat), top_of(state, other)
    for kind in range(GOODS):
        if goods >> kind & 1:
            more = tallied(given, kind)
            cost = card_worth(state, top, kind, max(0, tallied(held, kind) - more - 1))
            value = card_worth(state, top_of_other, kind, state.sure[other][kind] + more)
            deal = deal_at_its_price(
                state, seat, other, gives + 1, wants, mine - cost + thrift, theirs + value
            )
            best = max(best, deal)
    return best


def deal_at_its_price(
    state: State, seat: int, other: int, gives: int, wants: int, mine: int, theirs: int
) -> int:
    """What a deal is worth at the price that the other one should just accept."""
    price = -((theirs - GAIN) // 100)
    highest = max(0, min(MOST_DUCATS, state.ducats[seat]))
    lowest = -max(0, min(MOST_DUCATS, state.ducats[other]))
    if gives == 0:
        lowest = 1
    if wants == 0:
        highest = -1
    if gives + wants == 0 or lowest > highest or price > highest:
        return NO_DEAL
    return mine - 100 * max(price, lowest)


def offer_in_sight(state: State, seat: int, others: int) -> int:
    """What a finished offer promises: the gain, if somebody should accept."""
    offer = state.offers[seat]
    asked = wants_of(offer, NONE)
    mine = my_gain(state, seat, offer, asked) - 100 * offer.ducats
    unseen, everything = unseen_goods(state, seat), unseen_cards(state, seat)
    best = 0
    for other in range(state.seats):
        if not others >> other & 1 or state.ducats[other] < -offer.ducats:
            continue
        theirs = their_gain(state, seat, other, offer, asked) + 100 * offer.ducats
        willing = min(100, max(0, 50 + theirs * 50 // GAIN))
        best = max(best, willing * likely_held(state, unseen, everything, other, asked) // 100)
    return mine * best // 100


def my_gain(state: State, seat: int, offer: Offer, asked: int) -> int:
    """What the cards of a deal are worth to the maker, with these goods asked for."""
    held, given, top = goods_in(state, state.hands[seat]), gives_of(offer), top_of(state, seat)
    gain = 0
    for kind in range(GOODS):
        has = tallied(held, kind)
        for number in range(tallied(asked, kind)):
            gain += card_worth(state, top, kind, has + number)
        for number in range(tallied(given, kind)):
            gain -= card_worth(state, top, kind, max(0, has - number - 1))
    if seat == state.active:
        gain -= ENVY
    elif not state.partners >> seat & 1:
        gain += FAME
    more = cards_in(asked) - offer.gives.count
    return gain - surplus(state, seat, more) + surplus(state, seat, 0)


def their_gain(state: State, seat: int, other: int, offer: Offer, asked: int) -> int:
    """What the cards of a deal may be worth to the other one, from what everybody can see."""
    given, top = gives_of(offer), top_of(state, other)
    gain = 0
    for kind in range(GOODS):
        has = state.sure[other][kind]
        for number in range(tallied(given, kind)):
            gain += card_worth(state, top, kind, has + number)
        for number in range(tallied(asked, kind)):
            gain -= card_worth(state, top, kind, max(0, has - number - 1))
    if seat == state.active and not state.partners >> other & 1:
        gain += FAME
    return gain


# The goods of an offer, as tallies


def wants_of(offer: Offer, more: int) -> int:
    """What an offer asks for, and one more good if any is meant."""
    wants = tally(more, 1) if more != NONE else 0
    for number in range(offer.wants.count):
        wants += tally(offer.wants.cards[number], 1)
    return wants


def gives_of(offer: Offer) -> int:
    """What an offer gives."""
    gives = 0
    for number in range(offer.gives.count):
        gives += tally(offer.goods[number], 1)
    return gives


def cards_in(goods: int) -> int:
    """How many cards a tally has in all."""
    cards = 0
    for kind in range(GOODS):
        cards += tallied(goods, kind)
    return cards

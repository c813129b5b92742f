"""What a trade promises: an offer being built, sent, answered or about to be concluded."""

from fondaco.core.tally import tallied, tally
from fondaco.games.oltremare.advice.worth import (
    CARD_IN_HAND,
    card_worth,
    goods_in,
    likely_held,
    run_promise,
    surplus,
    top_of,
    unseen_cards,
    unseen_goods,
)
from fondaco.games.oltremare.pieces import GOODS, good, loading, pair
from fondaco.games.oltremare.rules.offer import alike
from fondaco.games.oltremare.rules.partners import others_of
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
    """What a seat gains by taking somebody's offer, and the fame if it is honoured."""
    offer = state.offers[maker]
    held = goods_in(state, state.hands[seat])
    gain = 100 * offer.ducats
    gain += goods_gain(state, top_of(state, seat), held, gives_of(offer), wants_of(offer))
    if not honoured:
        gain -= ENVY
    elif not state.partners >> seat & 1:
        gain += FAME
    more = offer.gives.count - offer.wants.count
    return gain - surplus(state, seat, more) + surplus(state, seat, 0)


def goods_gain(state: State, top: int, held: int, gets: int, gives: int) -> int:
    """What it is worth, to whom this run lies on top, to get some goods for others."""
    gain = 0
    for kind in range(GOODS):
        has, more = tallied(held, kind), tallied(gets, kind) - tallied(gives, kind)
        if more != 0:
            gain += CARD_IN_HAND * more
            gain += run_promise(state, top, kind, has + more) - run_promise(state, top, kind, has)
    return gain


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
    asked, goods = wants_of(offer), may_give(state, seat, offer)
    mine = my_gain(state, seat, offer, asked)
    unseen, everything = unseen_goods(state, seat), unseen_cards(state, seat)
    best = NO_DEAL
    for other in range(state.seats):
        if others >> other & 1:
            theirs = their_gain(state, seat, other, offer, asked)
            gift = best_gift(state, seat, other, goods)
            for wanted in range(NONE, GOODS):
                if may_want(state, offer, wanted):
                    deal = best_with(state, seat, other, wanted, gift, mine, theirs)
                    if deal != NO_DEAL:
                        more = tally(wanted, 1) if wanted != NONE else 0
                        likely = likely_held(state, unseen, everything, other, asked + more)
                        best = max(best, deal * likely // 100)
    return best


def may_want(state: State, offer: Offer, kind: int) -> bool:
    """Whether a good can still be asked for with sense."""
    if kind == NONE:
        return True
    if state.stage > WANT or offer.wants.count == 3:
        return False
    if alike(offer.goods, offer.gives.count, kind) > 0:
        return False  # nobody sells what he buys
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


def best_gift(state: State, seat: int, other: int, goods: int) -> int:
    """Which of these goods is worth more to the other one than to the maker, by most; or none."""
    offer = state.offers[seat]
    best, most = NONE, -CARD_IN_HAND
    for kind in range(GOODS):
        if goods >> kind & 1 and alike(offer.wants.cards, offer.wants.count, kind) == 0:
            more = gain_by_gift(state, other, seat, kind) - cost_of_gift(state, seat, kind)
            if more > most:
                best, most = kind, more
    return best


def cost_of_gift(state: State, seat: int, kind: int) -> int:
    """What one more card of a good costs who gives it."""
    given = alike(state.offers[seat].goods, state.offers[seat].gives.count, kind)
    has = tallied(goods_in(state, state.hands[seat]), kind)
    return card_worth(state, top_of(state, seat), kind, max(0, has - given - 1))


def gain_by_gift(state: State, seat: int, maker: int, kind: int) -> int:
    """What one more card of a good may be worth to whom it is offered."""
    given = alike(state.offers[maker].goods, state.offers[maker].gives.count, kind)
    return card_worth(state, top_of(state, seat), kind, state.sure[seat][kind] + given)


def best_with(
    state: State, seat: int, other: int, wanted: int, gift: int, mine: int, theirs: int
) -> int:
    """The deal with a seat when one more good is asked for, with or without a gift."""
    offer = state.offers[seat]
    gives, wants = offer.gives.count, offer.wants.count
    if wanted != NONE:
        mine += gain_by_wish(state, seat, wanted)
        theirs -= cost_of_wish(state, other, seat, wanted)
        wants += 1
    best = deal_at_its_price(state, seat, other, gives, wants, mine, theirs)
    if gift in (NONE, wanted):
        return best
    mine += surplus(state, seat, wants - gives) - surplus(state, seat, wants - gives - 1)
    mine -= cost_of_gift(state, seat, gift)
    theirs += gain_by_gift(state, other, seat, gift)
    return max(best, deal_at_its_price(state, seat, other, gives + 1, wants, mine, theirs))


def gain_by_wish(state: State, seat: int, kind: int) -> int:
    """What one more card of a good is worth to the maker who asks for it."""
    offer = state.offers[seat]
    has = tallied(goods_in(state, state.hands[seat]), kind)
    asked = alike(offer.wants.cards, offer.wants.count, kind)
    more = offer.wants.count - offer.gives.count
    worth = card_worth(state, top_of(state, seat), kind, has + asked)
    return worth + surplus(state, seat, more) - surplus(state, seat, more + 1)


def cost_of_wish(state: State, seat: int, maker: int, kind: int) -> int:
    """What one more card of a good may cost whom it is asked of."""
    asked = alike(state.offers[maker].wants.cards, state.offers[maker].wants.count, kind)
    left = max(0, state.sure[seat][kind] - asked - 1)
    return card_worth(state, top_of(state, seat), kind, left)


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
    asked = wants_of(offer)
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
    held = goods_in(state, state.hands[seat])
    gain = goods_gain(state, top_of(state, seat), held, asked, gives_of(offer))
    if seat == state.active:
        gain -= ENVY
    elif not state.partners >> seat & 1:
        gain += FAME
    more = offer.wants.count - offer.gives.count
    return gain - surplus(state, seat, more) + surplus(state, seat, 0)


def their_gain(state: State, seat: int, other: int, offer: Offer, asked: int) -> int:
    """What the cards of a deal may be worth to the other one, from what everybody can see."""
    held = 0
    for kind in range(GOODS):
        held += tally(kind, max(state.sure[other][kind], tallied(asked, kind)))
    gain = goods_gain(state, top_of(state, other), held, gives_of(offer), asked)
    if seat == state.active and not state.partners >> other & 1:
        gain += FAME
    return gain


# The goods of an offer, as tallies


def wants_of(offer: Offer) -> int:
    """What an offer asks for."""
    wants = 0
    for number in range(offer.wants.count):
        wants += tally(offer.wants.cards[number], 1)
    return wants


def gives_of(offer: Offer) -> int:
    """What an offer gives."""
    gives = 0
    for number in range(offer.gives.count):
        gives += tally(offer.goods[number], 1)
    return gives

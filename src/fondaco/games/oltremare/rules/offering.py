"""Building an offer by small moves, in one order, so that every offer has exactly one way."""

from fondaco.core.events import tell
from fondaco.core.piles import push
from fondaco.games.oltremare.events import OFFERED, OFFERED_TO_ALL
from fondaco.games.oltremare.moves import (
    CARD,
    DROP,
    DUCATS,
    GOOD,
    ICON_PAIR,
    LOADING_ICONS,
    NEXT,
    SAY_NOTHING,
    SEAT,
    SEND_IT,
    TO_ALL,
)
from fondaco.games.oltremare.pieces import GOODS, GRAIN, PAIRS, good
from fondaco.games.oltremare.rules.answering import answered
from fondaco.games.oltremare.rules.offer import (
    begin_offer,
    end_offer,
    first_addressed,
    others_addressed,
    tell_offer,
)
from fondaco.games.oltremare.rules.partners import (
    can_deal,
    can_follow,
    ducats_there,
    fewest_wants,
    most_wants,
    others_of,
)
from fondaco.games.oltremare.state import (
    ADDRESS,
    ANSWER,
    CLAIM,
    CLAIM_LOADING,
    COUNTERED,
    GIVE,
    LOADING,
    MOST_DUCATS,
    ON_TABLE,
    PAY,
    SEND,
    WANT,
    Offer,
    State,
)


def offer_choices(state: State, mask: list[int]) -> int:
    """Mark the next steps in building an offer; how many there are."""
    if state.stage == ADDRESS:
        return mask_partners(state, mask)
    if state.stage == GIVE:
        return mask_gives(state, mask)
    if state.stage == WANT:
        return mask_wants(state, mask)
    if state.stage == PAY:
        return mask_ducats(state, mask)
    if state.stage != SEND:
        return mask_claims(state, mask)
    fresh = int(state.turn != state.active or not was_sent(state))
    mask[SEND_IT] = fresh
    mask[DROP] = 1
    return fresh + 1


def mask_partners(state: State, mask: list[int]) -> int:
    """To one seat, or to all where there are several."""
    partners = 0
    for other in range(state.seats):
        if other != state.active and can_deal(state, state.active, 1 << other):
            mask[SEAT + other] = 1  # OLT-4.1
            partners += 1
    if partners > 1:
        mask[TO_ALL] = 1
        return partners + 1
    return partners


def mask_gives(state: State, mask: list[int]) -> int:
    """Cards in the order of the hand; then on, if a trade can still come of it."""
    count = 0
    others = others_of(state)
    gives = state.offers[state.turn].gives
    if gives.count < ON_TABLE and can_follow(state, state.turn, others, gives.count + 1):
        first = gives.cards[gives.count - 1] + 1 if gives.count > 0 else 0
        for place in range(first, state.hands[state.turn].count):
            mask[CARD + place] = 1
            count += 1
    if can_follow(state, state.turn, others, gives.count):
        mask[NEXT] = 1
        count += 1
    return count


def mask_wants(state: State, mask: list[int]) -> int:
    """Goods in their order; then on, if both sides give something."""
    count = 0
    others = others_of(state)
    offer = state.offers[state.turn]
    if offer.wants.count < most_wants(state, others):
        first = offer.wants.cards[offer.wants.count - 1] if offer.wants.count > 0 else 0
        for kind in range(first, GOODS if state.seats > 2 else GRAIN):  # OLT-2.2
            mask[GOOD + kind] = 1
            count += 1
    enough = offer.wants.count >= fewest_wants(state, state.turn, offer.gives.count)
    both = offer.wants.count > 0 or (offer.gives.count > 0 and ducats_there(state, others) > 0)
    if enough and both:
        mask[NEXT] = 1
        count += 1
    return count


def mask_ducats(state: State, mask: list[int]) -> int:
    """No more than there is, and something from each side."""
    offer = state.offers[state.turn]
    least = -min(MOST_DUCATS, ducats_there(state, others_of(state)))  # OLT-R4
    most = max(0, min(MOST_DUCATS, state.ducats[state.turn]))  # OLT-R4
    if offer.gives.count == 0:
        least = 1  # OLT-R3
    if offer.wants.count == 0:
        most = -1  # OLT-R3
    for ducats in range(least, most + 1):
        mask[DUCATS + ducats] = 1
    return most + 1 - least


def mask_claims(state: State, mask: list[int]) -> int:
    """Anything may be said of the icons, true or not, or nothing."""
    mask[SAY_NOTHING] = 1
    count = 1
    if state.stage == CLAIM:
        for pair in range(PAIRS):
            mask[ICON_PAIR + pair] = state.pairs >> pair & 1  # OLT-4.2
            count += state.pairs >> pair & 1
    else:
        for icons in range(1, LOADING + 1):
            mask[LOADING_ICONS + icons] = 1  # OLT-4.2
            count += 1
    return count


def build(state: State, move: int) -> None:
    """Take one step in building an offer."""
    offer = state.offers[state.turn]
    if state.stage == ADDRESS:
        address(state, move)
    elif move == NEXT:
        state.stage += 1
    elif state.stage == GIVE:
        add_card(state, offer, move - CARD)
    elif state.stage == WANT:
        push(offer.wants, move - GOOD)
    elif state.stage == PAY:
        offer.ducats = move - DUCATS
        state.claiming = 0
        state.stage = CLAIM if offer.gives.count > 0 else SEND
    elif state.stage == SEND:
        finish_offer(state, move)
    else:
        claim(state, offer, move)


def address(state: State, move: int) -> None:
    """Say to whom the offer goes."""
    everybody = (1 << state.seats) - 1
    chosen = everybody if move == TO_ALL else 1 << move - SEAT
    state.addressed = chosen & ~(1 << state.active)
    begin_offer(state)


def add_card(state: State, offer: Offer, place: int) -> None:
    """Lay a card of the hand into the offer."""
    offer.goods[offer.gives.count] = good(state.faces[state.hands[state.turn].cards[place]])
    push(offer.gives, place)


def claim(state: State, offer: Offer, move: int) -> None:
    """Say something of a card's icons, true or not, or nothing."""
    if state.stage == CLAIM and move != SAY_NOTHING:
        offer.claims[state.claiming] = move - ICON_PAIR + 1  # OLT-4.2
        state.stage = CLAIM_LOADING
        return
    if state.stage == CLAIM_LOADING and move != SAY_NOTHING:
        offer.loadings[state.claiming] = move - LOADING_ICONS  # OLT-4.2
    state.claiming += 1
    state.stage = CLAIM if state.claiming < offer.gives.count else SEND


def finish_offer(state: State, move: int) -> None:
    """Send the offer or drop it."""
    if state.turn != state.active:
        if move == SEND_IT:
            state.answers[state.turn] = COUNTERED
            answered(state)
        else:
            state.stage = ANSWER
    elif move == SEND_IT:
        send(state)
    else:
        state.dropped += 1  # OLT-R6
        end_offer(state)


def send(state: State) -> None:
    """Lay the offer before those addressed; the first of them answers."""
    state.offers_sent[state.sent] = signature(state)
    state.sent += 1
    if others_addressed(state) == 1:
        tell(state, OFFERED, state.active, first_addressed(state, state.active))
    else:
        tell(state, OFFERED_TO_ALL, state.active)
    tell_offer(state, state.active)
    state.stage = ANSWER
    state.turn = first_addressed(state, state.active)


def was_sent(state: State) -> bool:
    """Whether the same offer was sent before in this turn."""
    mine = signature(state)
    for number in range(state.sent):
        if state.offers_sent[number] == mine:
            return True  # OLT-R6
    return False


def signature(state: State) -> int:
    """All that the others hear of the offer, as one number, in whatever order they hear it."""
    offer = state.offers[state.active]
    first, second, third = given(offer, 0), given(offer, 1), given(offer, 2)
    low = min(first, second, third)
    high = max(first, second, third)
    mark = state.addressed
    mark = mark << 10 | low
    mark = mark << 10 | first + second + third - low - high
    mark = mark << 10 | high
    for number in range(ON_TABLE):
        mark = mark << 3 | (offer.wants.cards[number] + 1 if number < offer.wants.count else 0)
    return mark << 6 | offer.ducats + MOST_DUCATS


def given(offer: Offer, number: int) -> int:
    """The good of a card in the offer and what is said of it, as one number; 0 for no card."""
    if number >= offer.gives.count:
        return 0
    said = offer.claims[number] << 3 | offer.loadings[number]
    return (offer.goods[number] + 1) << 7 | said

"""Answers under seal, shown together; then a trade, a counter taken, or nothing."""

from fondaco.core.events import tell
from fondaco.games.oltremare.events import (
    ACCEPTED as TOLD_ACCEPTED,
)
from fondaco.games.oltremare.events import (
    ANSWERED,
    WITHDRAWN,
)
from fondaco.games.oltremare.events import (
    COUNTERED as TOLD_COUNTERED,
)
from fondaco.games.oltremare.events import (
    DECLINED as TOLD_DECLINED,
)
from fondaco.games.oltremare.knowledge.memory import count_good
from fondaco.games.oltremare.moves import ACCEPT, CARD, COUNTER, DECLINE, SEAT, WITHDRAW
from fondaco.games.oltremare.rules.exchange import exchange, is_next_to_hand_over, show_handed
from fondaco.games.oltremare.rules.offer import (
    alike,
    begin_offer,
    end_offer,
    first_addressed,
    others_addressed,
    tell_offer,
)
from fondaco.games.oltremare.rules.partners import can_deal, shortage
from fondaco.games.oltremare.state import (
    ACCEPTED,
    ANSWER,
    CONCLUDE,
    COUNTERED,
    DECLINED,
    HAND_OVER,
    State,
)


def answer_choices(state: State, mask: list[int]) -> int:
    """Mark how the offer may be answered, what handed over, with whom concluded; how many ways."""
    if state.stage == ANSWER:
        return mask_answers(state, mask)
    count = 0
    if state.stage == HAND_OVER:
        for place in range(state.hands[state.turn].count):
            if is_next_to_hand_over(state, place):
                mask[CARD + place] = 1  # OLT-R5
                count += 1
        return count
    mask[WITHDRAW] = 1
    for other in range(state.seats):
        if may_conclude(state, other):
            mask[SEAT + other] = 1
            count += 1
    return count + 1


def mask_answers(state: State, mask: list[int]) -> int:
    """Decline always; accept what one can pay; counter once."""
    mask[DECLINE] = 1
    accepts = int(can_take(state, state.turn, state.active))
    mask[ACCEPT] = accepts
    fresh = not state.countered >> state.turn & 1  # OLT-R6
    counters = int(fresh and can_deal(state, state.turn, 1 << state.active))
    mask[COUNTER] = counters
    return 1 + accepts + counters


def can_take(state: State, taker: int, maker: int) -> bool:
    """Whether the taker has the goods and the ducats that an offer asks for."""
    offer = state.offers[maker]
    if offer.ducats < 0 and state.ducats[taker] < -offer.ducats:
        return False  # OLT-R4
    for number in range(offer.wants.count):
        kind = offer.wants.cards[number]
        wanted = alike(offer.wants.cards, offer.wants.count, kind)
        if count_good(state, state.hands[taker], kind) < wanted:
            return False
    return True


def may_conclude(state: State, other: int) -> bool:
    """Whether the active player may trade with this seat as it answered."""
    if state.answers[other] == ACCEPTED:
        return True
    if state.answers[other] != COUNTERED or not can_take(state, state.active, other):
        return False
    offer = state.offers[other]
    lost = offer.wants.count - offer.gives.count
    return shortage(state) > 0 or shortage(state) + lost <= 0  # OLT-R7


def settle(state: State, move: int) -> None:
    """Answer, hand over a card, or conclude."""
    if state.stage == ANSWER:
        answer(state, move)
    elif state.stage == HAND_OVER:
        hand_over(state, move - CARD)
    else:
        conclude(state, move)


def answer(state: State, move: int) -> None:
    """Accept, decline or counter, under seal."""
    if move == COUNTER:
        state.countered |= 1 << state.turn
        begin_offer(state)
    elif move == ACCEPT:
        state.answers[state.turn] = ACCEPTED
        state.handed[state.turn].count = 0
        if state.offers[state.active].wants.count > 0:
            state.stage = HAND_OVER
        else:
            answered(state)
    else:
        state.answers[state.turn] = DECLINED
        answered(state)


def hand_over(state: State, place: int) -> None:
    """Choose a card for the next of the goods asked for."""
    handed = state.handed[state.turn]
    handed.cards[handed.count] = place
    handed.count += 1
    maker = state.partner if state.revealed else state.active
    if handed.count < state.offers[maker].wants.count:
        return
    if state.revealed:
        exchange(state, maker, state.active)
        end_offer(state)
    else:
        answered(state)


def answered(state: State) -> None:
    """The next one addressed answers; after the last, all answers are shown."""
    tell(state, ANSWERED, state.turn)
    state.turn = first_addressed(state, state.turn)
    state.stage = ANSWER
    if state.turn == state.active:
        reveal_answers(state)


def reveal_answers(state: State) -> None:
    """Show all answers; a single offer accepted is a trade."""
    state.revealed = 1
    open_answers = 0
    seat = first_addressed(state, state.active)
    while seat != state.active:
        if state.answers[seat] == ACCEPTED:
            tell(state, TOLD_ACCEPTED, seat)
            show_handed(state, seat)
            open_answers += 1
        elif state.answers[seat] == COUNTERED:
            tell(state, TOLD_COUNTERED, seat, state.active)
            tell_offer(state, seat)
            open_answers += 1
        else:
            tell(state, TOLD_DECLINED, seat)
        seat = first_addressed(state, seat)
    seat = first_addressed(state, state.active)
    if others_addressed(state) == 1 and state.answers[seat] == ACCEPTED:
        exchange(state, state.active, seat)
        end_offer(state)
    elif open_answers > 0:
        state.stage = CONCLUDE
    else:
        end_offer(state)


def conclude(state: State, move: int) -> None:
    """Trade with one who accepted, take a counter, or withdraw."""
    if move == WITHDRAW:
        tell(state, WITHDRAWN, state.active)
        end_offer(state)
        return
    seat = move - SEAT
    if state.answers[seat] == ACCEPTED:
        exchange(state, state.active, seat)
        end_offer(state)
        return
    state.partner = seat
    state.handed[state.active].count = 0
    if state.offers[seat].wants.count > 0:
        state.stage = HAND_OVER
    else:
        exchange(state, seat, state.active)
        end_offer(state)

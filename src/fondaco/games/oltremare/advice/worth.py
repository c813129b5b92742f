"""What cards are worth to a seat: in its cargo, in its hand, and in somebody else's eyes."""

from fondaco.core.piles import Pile
from fondaco.core.tally import tallied, tally
from fondaco.games.oltremare.pieces import CARDS_OF, GOODS, GRAIN, good, sea_power
from fondaco.games.oltremare.rules.buying import top_card
from fondaco.games.oltremare.rules.scoring import ends_run, run_pays
from fondaco.games.oltremare.state import State

CARD_IN_HAND = 120
ON_TOP = 60  # hundredths of what a card would add to the top run
APART = 35  # and to a run of its own
SURPLUS = 120
SOON_PLAYED = 2


def cargo_pays(state: State, seat: int) -> int:
    """What the cargo would be paid as it lies."""
    cargo = state.cargo[seat]
    ducats = 0
    length = 0
    for place in range(cargo.count):
        kind = good(state.faces[cargo.cards[place]])
        length += 1
        if ends_run(state, cargo, place):
            ducats += run_pays(state, kind, length)
            length = 0
    return ducats


def top_run(state: State, seat: int) -> int:
    """How many cards of one good lie on top of the cargo."""
    cargo = state.cargo[seat]
    kind = good(top_card(state, seat))
    length = 0
    while length < cargo.count:
        if good(state.faces[cargo.cards[cargo.count - 1 - length]]) != kind:
            return length
        length += 1
    return length


def top_of(state: State, seat: int) -> int:
    """The run on top of the cargo, as a tally of its good alone."""
    return tally(good(top_card(state, seat)), top_run(state, seat))


def goods_in(state: State, pile: Pile) -> int:
    """The cards of a pile by their goods, as a tally."""
    count = 0
    for place in range(pile.count):
        count += tally(good(state.faces[pile.cards[place]]), 1)
    return count


def hand_worth(state: State, seat: int) -> int:
    """What the cards in hand promise."""
    held, top = goods_in(state, state.hands[seat]), top_of(state, seat)
    worth = state.hands[seat].count * CARD_IN_HAND
    for kind in range(GOODS):
        worth += run_promise(state, top, kind, tallied(held, kind))
    return worth


def surplus(state: State, seat: int, more: int) -> int:
    """What a hand with so many more cards will lose to the pirates before the next turn."""
    cards = state.hands[seat].count + more - sea_power(top_card(state, seat))
    if seat == state.active:
        cards -= SOON_PLAYED
    return SURPLUS * max(0, cards)


def run_promise(state: State, top: int, kind: int, cards: int) -> int:
    """What so many cards of a good promise, beside being cards, to whom this run lies on top."""
    length = tallied(top, kind)
    if length > 0:
        return ON_TOP * (run_pays(state, kind, length + cards) - run_pays(state, kind, length))
    return APART * run_pays(state, kind, cards)


def card_worth(state: State, top: int, kind: int, has: int) -> int:
    """What one more card of a good is worth to a seat that has so many."""
    more = run_promise(state, top, kind, has + 1) - run_promise(state, top, kind, has)
    return CARD_IN_HAND + more


# Cards that a seat has not seen


def unseen_goods(state: State, eyes: int) -> int:
    """The cards that a seat sees nowhere, by their goods, as a tally."""
    unseen = -goods_in(state, state.hands[eyes]) - goods_in(state, state.played)
    for kind in range(GOODS):
        unseen += tally(kind, CARDS_OF[kind])
    for seat in range(state.seats):
        unseen -= goods_in(state, state.cargo[seat])
    return unseen


def unseen_cards(state: State, eyes: int) -> int:
    """How many cards lie where a seat does not see them."""
    cards = state.deck.count
    for seat in range(state.seats):
        cards += state.pirates[seat].count
        if seat != eyes:
            cards += state.hands[seat].count
    return cards


def likely_held(state: State, unseen: int, everything: int, seat: int, goods: int) -> int:
    """How likely it is, in hundredths, that a seat holds these goods, seen by somebody else."""
    likely = 100
    for kind in range(GOODS):
        cards = tallied(goods, kind)
        if cards == 0 or state.sure[seat][kind] >= cards:
            continue
        hidden = tallied(unseen, kind)
        if (kind == GRAIN and state.seats == 2) or hidden < cards:
            return 0
        held = 100 * state.hands[seat].count * hidden // (max(1, everything) * cards)
        likely = likely * min(90, held) // 100
    return likely

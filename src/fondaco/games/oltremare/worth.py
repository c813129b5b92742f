"""What cards are worth to a seat: in its cargo, in its hand, and in somebody else's eyes."""

from fondaco.games.oltremare.buying import top_card
from fondaco.games.oltremare.knowledge import count_good
from fondaco.games.oltremare.pieces import CARDS_OF, GOODS, GRAIN, good, sea_power
from fondaco.games.oltremare.scoring import ends_run, run_pays
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


def hand_worth(state: State, seat: int) -> int:
    """What the cards in hand promise."""
    worth = 0
    for kind in range(GOODS):
        cards = count_good(state, state.hands[seat], kind)
        if cards > 0:
            worth += cards * CARD_IN_HAND + run_promise(state, seat, kind, cards)
    return worth


def surplus(state: State, seat: int, more: int) -> int:
    """What a hand with so many more cards will lose to the pirates before the next turn."""
    cards = state.hands[seat].count + more - sea_power(top_card(state, seat))
    if seat == state.active:
        cards -= SOON_PLAYED
    return SURPLUS * max(0, cards)


def run_promise(state: State, seat: int, kind: int, cards: int) -> int:
    """What so many cards of a good promise beside being cards."""
    if kind == good(top_card(state, seat)):
        length = top_run(state, seat)
        return ON_TOP * (run_pays(state, kind, length + cards) - run_pays(state, kind, length))
    return APART * run_pays(state, kind, cards)


def card_worth(state: State, seat: int, kind: int, has: int) -> int:
    """What one more card of a good is worth to a seat that has so many."""
    more = run_promise(state, seat, kind, has + 1) - run_promise(state, seat, kind, has)
    return CARD_IN_HAND + more


def likely_held(state: State, eyes: int, seat: int, kind: int, cards: int) -> int:
    """How likely it is, in hundredths, that another seat holds so many cards of a good."""
    if state.sure[seat][kind] >= cards:
        return 100
    hidden = CARDS_OF[kind] - count_good(state, state.hands[eyes], kind)
    everything = state.deck.count
    for other in range(state.seats):
        hidden -= count_good(state, state.cargo[other], kind)
        everything += state.pirates[other].count
        if other != eyes:
            everything += state.hands[other].count
    hidden -= count_good(state, state.played, kind)
    if (kind == GRAIN and state.seats == 2) or hidden < cards:
        return 0
    return min(90, 100 * state.hands[seat].count * hidden // (max(1, everything) * cards))

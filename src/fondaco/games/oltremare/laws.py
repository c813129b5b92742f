"""What is always true at a table of Oltremare, in plain code: millions of games can be checked."""

from fondaco.core.piles import Pile
from fondaco.games.oltremare.knowledge.memory import count_good
from fondaco.games.oltremare.pieces import CARDS, CARDS_OF, GOODS, GRAIN, TOKENS
from fondaco.games.oltremare.state import ANSWER, SEATS, SEND, State

SCRATCH = CARDS + 1

LOST_CARD = 1
LOST_TOKEN = 2
UNKNOWN_HAND = 3
FALSE_KNOWLEDGE = 4
WRONG_TURN = 5
EMPTY_SEAT = 6
NO_CARGO = 7
FAULTS = (
    "",
    "a card is missing, or lies in two places",
    "there are more tokens than the box has",
    "a seat does not know its own hand",
    "everybody knows something that is not so",
    "it is not the active player's turn, and nobody is asked",
    "a seat that nobody has holds something",
    "a ship has no cargo",
)


def fault(state: State, parts: list[int], scratch: list[int]) -> int:  # noqa: ARG001  all laws alike
    """The number of the first law that the position breaks, or 0."""
    if is_card_lost(state, scratch):
        return LOST_CARD
    tokens = 0
    for harbour in range(state.harbours):
        tokens += int(state.tokens[harbour] > 0)
    for seat in range(SEATS):
        tokens += state.tokens_taken[seat]
        found = fault_at_seat(state, seat)
        if found:
            return found
    if tokens > TOKENS:
        return LOST_TOKEN
    asked = state.stage == ANSWER or state.addressed != 0 or state.stage <= SEND
    if state.turn >= 0 and state.turn != state.active and not asked:
        return WRONG_TURN
    return 0


def fault_at_seat(state: State, seat: int) -> int:
    """The first law broken at one seat, or 0."""
    hand = state.hands[seat]
    if seat >= state.seats:
        held = hand.count + state.cargo[seat].count + state.pirates[seat].count
        return EMPTY_SEAT if held + abs(state.ducats[seat]) + state.fame[seat] > 0 else 0
    if state.cargo[seat].count == 0:
        return NO_CARGO
    for place in range(hand.count):
        if not state.seen[hand.cards[place]] >> seat & 1:
            return UNKNOWN_HAND
    for kind in range(GOODS):
        cards = count_good(state, hand, kind)
        both = cards + count_good(state, state.pirates[seat], kind)
        if state.sure[seat][kind] > cards or state.about[seat][kind] > both:
            return FALSE_KNOWLEDGE
    return 0


def is_card_lost(state: State, scratch: list[int]) -> bool:
    """Whether the cards are not all there, each in one place."""
    for card in range(SCRATCH):
        scratch[card] = 0
    cards = count_pile(state.deck, scratch) + count_pile(state.played, scratch)
    for seat in range(SEATS):
        cards += count_pile(state.hands[seat], scratch)
        cards += count_pile(state.cargo[seat], scratch)
        cards += count_pile(state.pirates[seat], scratch)
    if scratch[0] > 0 or cards != CARDS - (CARDS_OF[GRAIN] if state.seats == 2 else 0):
        return True
    for card in range(SCRATCH):
        if scratch[card] > 1:
            return True
    return False


def count_pile(pile: Pile, scratch: list[int]) -> int:
    """Count every card of a pile; how many there are."""
    for place in range(pile.count):
        scratch[pile.cards[place]] += 1
    return pile.count

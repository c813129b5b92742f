"""The deck and the Venice card in it; and the places in fame and tokens that are paid alike."""

from fondaco.core.dice import roll
from fondaco.core.events import tell
from fondaco.core.piles import draw
from fondaco.core.ranking import heights_above, level
from fondaco.games.oltremare.events import (
    DECK_RAN_OUT,
    FAME_PAID,
    FAME_RESET,
    FAME_SHARED,
    VENICE_DRAWN,
)
from fondaco.games.oltremare.state import TO_THE_LETTER, State

NO_CARD = 0
PLACES = [6, 3, 1]  # OLT-8.1, OLT-9.5


def is_used_up(state: State) -> bool:
    """Whether nothing is left to draw."""
    return state.deck.count == 0 and state.venice == 0  # OLT-9.1


def draw_card(state: State) -> int:
    """The next goods card, or none if the deck is used up; the Venice card is dealt with."""
    if is_used_up(state):
        return NO_CARD  # OLT-9.1
    if is_venice_next(state):
        meet_venice(state)  # OLT-R10
    card = NO_CARD
    if state.deck.count > 0:
        card = draw(state.deck, state.dice)
    if is_used_up(state):
        tell(state, DECK_RAN_OUT)
    return card


def is_venice_next(state: State) -> bool:
    """Whether the Venice card lies on top: any place in the middle fifth has the same chance."""
    left = state.deck.count
    if state.venice == 0 or left > state.venice_first:
        return False
    return roll(state.dice, left - state.venice_last + 1) == 0  # OLT-R15


def meet_venice(state: State) -> None:
    """Score fame and set it back; the card leaves the game."""
    state.venice = 0
    tell(state, VENICE_DRAWN)
    pay_places(state, state.fame, FAME_PAID, FAME_SHARED)
    for seat in range(state.seats):
        state.fame[seat] = 0  # OLT-8.3
    tell(state, FAME_RESET)


def pay_places(state: State, totals: list[int], alone: int, shared: int) -> None:
    """Pay the three highest different totals; who is tied gets the full amount."""
    for seat in range(state.seats):
        ducats = place_pays(state, totals, seat)
        if ducats > 0:
            state.ducats[seat] += ducats  # OLT-8.1, OLT-9.5, OLT-9.6
            told = alone if level(totals, state.seats, totals[seat]) == 1 else shared  # OLT-8.2
            place = heights_above(totals, state.seats, totals[seat]) + 1
            tell(state, told, seat, totals[seat], place, ducats)


def place_pays(state: State, totals: list[int], seat: int) -> int:
    """What the seat's place brings; a total of 0 has no place unless played to the letter."""
    if totals[seat] == 0 and not state.options & TO_THE_LETTER:
        return 0  # OLT-R1
    place = heights_above(totals, state.seats, totals[seat])  # OLT-R1
    return PLACES[place] if place < len(PLACES) else 0

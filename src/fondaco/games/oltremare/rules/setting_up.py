"""Setting up: tokens, starting harbours, hands, and the Venice card in the deck."""

from fondaco.core.dice import roll
from fondaco.core.events import tell
from fondaco.core.piles import draw, pour, push
from fondaco.core.seats import clockwise
from fondaco.games.oltremare.events import (
    BERTHED,
    DEALT,
    DEALT_CARD,
    SHUFFLED,
    STARTED,
    TOKEN_LAID,
    TOKEN_REMOVED,
    TURNED_UP,
)
from fondaco.games.oltremare.moves import BUY, CARD, DONE, HARBOUR, MOVES, OFFER  # noqa: F401  MOVES is part of the rules
from fondaco.games.oltremare.pieces import (
    CARDS,
    GOODS,
    GRAIN,
    HARBOURS,
    NO_HARBOUR,
    ROUTES_FROM,
    TOKEN_KINDS,
    good,
    harbour,
)
from fondaco.games.oltremare.rules.buying import (
    take_up,
)
from fondaco.games.oltremare.rules.offer import clear_offer
from fondaco.games.oltremare.state import (
    LONGEST,
    PROPOSALS,
    SEATS,
    State,
)

HAND = 4  # OLT-2.7
DUCATS_AT_START = 11  # OLT-2.6

TURNED_UP_CARDS = 0  # whose pirate pile holds what was turned up, while nobody has pirates yet
TOKEN_STACK = 1

# Where an edition's parts lie
PAIRS_AT = CARDS
TOKENS_AT = PAIRS_AT + 1
HARBOURS_AT = TOKENS_AT + TOKEN_KINDS
SEA_AT = HARBOURS_AT + 1
LONGEST_AT = SEA_AT + HARBOURS * ROUTES_FROM
PAY_AT = LONGEST_AT + GOODS


def lay_table(state: State, parts: list[int], seats: int, options: int) -> int:
    """Lay tokens, find harbours, deal hands, hide the Venice card; the seat that starts."""
    state.seats = seats
    state.options = options
    clear_table(state)
    unpack(state, parts)
    lay_tokens(state, parts)
    for card in range(1, CARDS + 1):
        if seats > 2 or good(state.faces[card]) != GRAIN:  # OLT-2.2
            push(state.deck, card)  # OLT-2.3
    starter = roll(state.dice, seats)  # OLT-R12
    tell(state, STARTED, starter)
    seat = starter
    for _ in range(seats):
        find_berth(state, seat)
        seat = clockwise(seat, seats)
    for _ in range(seats):
        tell(state, DEALT, seat, HAND)
        for _ in range(HAND):
            take_up(state, seat, draw(state.deck, state.dice), DEALT_CARD)  # OLT-2.7
        seat = clockwise(seat, seats)
    pour(state.pirates[TURNED_UP_CARDS], state.deck)  # OLT-2.8
    hide_venice(state)
    return starter


def clear_table(state: State) -> None:
    """Nothing is anywhere yet."""
    state.deck.count = 0
    state.aside.count = 0
    for seat in range(SEATS):
        state.hands[seat].count = 0
        state.cargo[seat].count = 0
        state.pirates[seat].count = 0
        state.handed[seat].count = 0
        state.answers[seat] = 0
        state.ducats[seat] = DUCATS_AT_START if seat < state.seats else 0  # OLT-2.6
        state.fame[seat] = 0  # OLT-2.6
        state.ships[seat] = 0
        state.active_token[seat] = 0
        state.tokens_taken[seat] = 0
        clear_offer(state.offers[seat])
        for kind in range(GOODS):
            state.sure[seat][kind] = 0
            state.about[seat][kind] = 0
    for card in range(CARDS + 1):
        state.seen[card] = 0
        state.near[card] = 0
    for number in range(PROPOSALS):
        state.offers_sent[number] = 0
    state.partner = 0
    state.claiming = 0
    state.picked.count = 0
    state.played.count = 0
    state.routes_left = 0
    state.routes_used = 0


def unpack(state: State, parts: list[int]) -> None:
    """Take cards, chart and payments out of the box."""
    for card in range(CARDS):
        state.faces[card + 1] = parts[card]
    state.pairs = parts[PAIRS_AT]
    state.harbours = parts[HARBOURS_AT]
    for place in range(HARBOURS):
        for number in range(ROUTES_FROM):
            state.sea[place][number] = parts[SEA_AT + place * ROUTES_FROM + number]  # OLT-1.4
    for kind in range(GOODS):
        state.longest[kind] = parts[LONGEST_AT + kind]
        for length in range(LONGEST):
            state.pay[kind][length] = parts[PAY_AT + kind * LONGEST + length]


def lay_tokens(state: State, parts: list[int]) -> None:
    """One token on every harbour; the rest leave the game."""
    stack = state.pirates[TOKEN_STACK]
    for kind in range(TOKEN_KINDS):
        for _ in range(parts[TOKENS_AT + kind]):
            push(stack, kind + 1)
    for place in range(HARBOURS):
        state.tokens[place] = 0
        if place < state.harbours:
            state.tokens[place] = draw(stack, state.dice)  # OLT-2.1
            tell(state, TOKEN_LAID, place, state.tokens[place])
    stack.count = 0


def find_berth(state: State, seat: int) -> None:
    """Turn cards up until one names a harbour: the first cargo, and where the ship starts."""
    card = draw(state.deck, state.dice)
    while harbour(state.faces[card]) == NO_HARBOUR:
        push(state.pirates[TURNED_UP_CARDS], card)
        tell(state, TURNED_UP, seat, state.faces[card])
        card = draw(state.deck, state.dice)
    berth = harbour(state.faces[card])
    push(state.cargo[seat], card)  # OLT-2.4
    state.ships[seat] = berth
    tell(state, BERTHED, seat, state.faces[card], berth)
    if state.tokens[berth] != 0:
        tell(state, TOKEN_REMOVED, berth, state.tokens[berth])
        state.tokens[berth] = 0  # OLT-2.5


def hide_venice(state: State) -> None:
    """The Venice card lies in the middle fifth; nobody knows where, not even the deck."""
    cards = state.deck.count
    state.venice = 1
    state.venice_first = cards - 2 * cards // 5  # OLT-R15
    state.venice_last = cards - 3 * cards // 5
    tell(state, SHUFFLED, cards)

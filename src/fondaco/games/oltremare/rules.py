"""The rules of Oltremare: setting up, and the four steps of a turn."""

from fondaco.core.dice import roll
from fondaco.core.events import tell
from fondaco.core.masks import clear
from fondaco.core.piles import draw, pour, push, take_at
from fondaco.core.seats import clockwise
from fondaco.games.oltremare.answering import answer_choices, settle
from fondaco.games.oltremare.buying import (
    FROM_DECK,
    FROM_PIRATES,
    buy,
    can_buy,
    missing,
    take_up,
    top_card,
)
from fondaco.games.oltremare.deck import is_used_up
from fondaco.games.oltremare.events import (
    BERTHED,
    DEALT,
    DEALT_CARD,
    INFLUENCED,
    LAID,
    LAID_CARD,
    SHUFFLED,
    SKIPPED,
    STARTED,
    TOKEN_LAID,
    TOKEN_REMOVED,
    TURN_STARTED,
    TURNED_UP,
)
from fondaco.games.oltremare.imagining import redeal
from fondaco.games.oltremare.knowledge import forget_after_laying
from fondaco.games.oltremare.moves import BUY, CARD, DONE, HARBOUR, MOVES, OFFER  # noqa: F401  MOVES is part of the rules
from fondaco.games.oltremare.offer import clear_offer, end_offer
from fondaco.games.oltremare.offering import build, offer_choices
from fondaco.games.oltremare.partners import may_offer
from fondaco.games.oltremare.pieces import (
    CARDS,
    GOODS,
    GRAIN,
    HARBOURS,
    INFLUENCE,
    NO_HARBOUR,
    ROUTES_FROM,
    SEA_POWER,
    TOKEN_KINDS,
    good,
    harbour,
    sea_power,
)
from fondaco.games.oltremare.playing import load, load_card, load_choices, pick, play_choices
from fondaco.games.oltremare.sailing import bearing_choices, follow_compass, sail, sail_choices
from fondaco.games.oltremare.scoring import has_won, score_game
from fondaco.games.oltremare.state import (
    ADDRESS,
    BEARING,
    CONCLUDE,
    LAY,
    LOAD,
    LONGEST,
    NO_TURN,
    PLAY,
    PROPOSALS,
    SAIL,
    SEATS,
    SEND,
    TRADE,
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

# Setting up


def setup(state: State, parts: list[int], seats: int, options: int) -> None:
    """Lay the tokens, find the starting harbours, deal the hands, hide the Venice card."""
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
    start_turn(state, starter)


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


# A turn


def start_turn(state: State, seat: int) -> None:
    """Step 1: influence pays, and surplus cards go to the pirates."""
    state.active = seat
    state.bought = 0
    state.sent = 0
    state.dropped = 0
    state.partners = 0
    end_offer(state)
    tell(state, TURN_STARTED, seat)
    power = sea_power(top_card(state, seat))
    if state.active_token[seat] == INFLUENCE and power > SEA_POWER:
        state.ducats[seat] += power - SEA_POWER  # OLT-7.6
        tell(state, INFLUENCED, seat, power - SEA_POWER)
    if state.hands[seat].count > power:
        state.stage = LAY  # OLT-3.1


def to_act(state: State) -> int:
    """The seat whose decision it is, or nobody after the end."""
    return state.turn


def choices(state: State, mask: list[int]) -> int:
    """Mark what the seat in turn may do at this stage."""
    clear(mask)
    if state.stage <= TRADE:
        return mask_surplus(state, mask) if state.stage == LAY else mask_trade(state, mask)
    if state.stage <= SEND:
        return offer_choices(state, mask)
    if state.stage <= CONCLUDE:
        return answer_choices(state, mask)
    if state.stage == PLAY:
        return play_choices(state, mask)
    if state.stage == SAIL:
        return sail_choices(state, mask)
    if state.stage == BEARING:
        return bearing_choices(state, mask)
    return load_choices(state, mask)


def mask_surplus(state: State, mask: list[int]) -> int:
    """Any card of the hand may go to the pirates."""
    hand = state.hands[state.turn]
    for place in range(hand.count):
        mask[CARD + place] = 1  # OLT-3.2
    return hand.count


def mask_trade(state: State, mask: list[int]) -> int:
    """Offer, buy, or go on to playing."""
    count = 0
    if may_offer(state):
        mask[OFFER] = 1  # OLT-4.1
        count += 1
    for source in range(FROM_PIRATES + 1):
        if can_buy(state, source):
            mask[BUY + source] = 1  # OLT-4.4
            count += 1
    if may_stop_trading(state):
        mask[DONE] = 1
        count += 1
    return count


def may_stop_trading(state: State) -> bool:
    """Not while cards are missing that can be bought."""
    if missing(state) == 0:
        return True
    return not can_buy(state, FROM_DECK) and not can_buy(state, FROM_PIRATES)  # OLT-R7


def apply(state: State, move: int) -> None:
    """Carry out a decision."""
    if state.stage == LAY:
        lay(state, move - CARD)
    elif state.stage == TRADE:
        trade(state, move)
    elif state.stage <= SEND:
        build(state, move)
    elif state.stage <= CONCLUDE:
        settle(state, move)
    elif state.stage == PLAY:
        pick(state, move - CARD)
        load_alone(state)
    elif state.stage == SAIL:
        sail(state, move - HARBOUR)
        load_alone(state)
    elif state.stage == BEARING:
        follow_compass(state, move)
        load_alone(state)
    else:
        load(state, move - CARD)
        if state.played.count == 0:
            end_turn(state)


def lay(state: State, place: int) -> None:
    """A surplus card goes face down to the own pirates."""
    seat = state.active
    card = take_at(state.hands[seat], place)
    push(state.pirates[seat], card)  # OLT-3.2
    forget_after_laying(state, seat, card)
    tell(state, LAID, seat)
    tell(state, LAID_CARD, seat, state.faces[card])
    if state.hands[seat].count == sea_power(top_card(state, seat)):
        state.stage = TRADE


def trade(state: State, move: int) -> None:
    """Step 2: begin an offer, buy, or go on to playing."""
    if move == OFFER:
        state.stage = ADDRESS
    elif move != DONE:
        buy(state, move - BUY)
    elif missing(state) == 0:
        state.stage = PLAY
    else:
        tell(state, SKIPPED, state.active)  # OLT-R7
        end_turn(state)


def load_alone(state: State) -> None:
    """A single card played is loaded without asking."""
    if state.stage == LOAD and state.played.count == 1:
        load_card(state, 0)
        end_turn(state)


def end_turn(state: State) -> None:
    """The player to the left goes on, or the game ends; the hand may be of any size."""  # OLT-6.2
    if is_used_up(state):
        state.turn = NO_TURN  # OLT-9.1
        score_game(state)
    else:
        start_turn(state, clockwise(state.active, state.seats))  # OLT-6.3


def total(state: State, seat: int) -> int:
    """The seat's ducats."""
    return state.ducats[seat]


def is_winner(state: State, seat: int) -> bool:
    """Whether nobody has more ducats."""
    return has_won(state, seat)


def imagine(state: State, seat: int) -> None:
    """Redeal the cards that the seat cannot know; the Venice card has no place to know."""
    redeal(state, seat)  # OLT-R13, OLT-R15

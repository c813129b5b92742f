"""The turn: its four steps, and the verbs by which a game of Oltremare is played."""

from fondaco.core.events import tell
from fondaco.core.masks import clear
from fondaco.core.piles import push, take_at
from fondaco.core.seats import clockwise
from fondaco.games.oltremare.events import (
    INFLUENCED,
    LAID,
    LAID_CARD,
    SKIPPED,
    TURN_STARTED,
)
from fondaco.games.oltremare.knowledge.imagining import redeal
from fondaco.games.oltremare.knowledge.memory import forget_after_laying
from fondaco.games.oltremare.moves import BUY, CARD, DONE, HARBOUR, OFFER
from fondaco.games.oltremare.moves import MOVES as MOVES  # noqa: PLC0414  part of the rules
from fondaco.games.oltremare.pieces import (
    INFLUENCE,
    SEA_POWER,
    sea_power,
)
from fondaco.games.oltremare.rules.answering import answer_choices, settle
from fondaco.games.oltremare.rules.buying import (
    FROM_DECK,
    FROM_PIRATES,
    buy,
    can_buy,
    missing,
    top_card,
)
from fondaco.games.oltremare.rules.deck import is_used_up
from fondaco.games.oltremare.rules.offer import end_offer
from fondaco.games.oltremare.rules.offering import build, offer_choices
from fondaco.games.oltremare.rules.partners import may_offer
from fondaco.games.oltremare.rules.playing import load, load_card, load_choices, pick, play_choices
from fondaco.games.oltremare.rules.sailing import (
    bearing_choices,
    follow_compass,
    sail,
    sail_choices,
)
from fondaco.games.oltremare.rules.scoring import has_won, score_game
from fondaco.games.oltremare.rules.setting_up import lay_table
from fondaco.games.oltremare.state import (
    ADDRESS,
    BEARING,
    CONCLUDE,
    LAY,
    LOAD,
    NO_TURN,
    PLAY,
    SAIL,
    SEND,
    TRADE,
    State,
)


def setup(state: State, parts: list[int], seats: int, options: int) -> None:
    """Lay the table and let the first turn begin."""
    start_turn(state, lay_table(state, parts, seats, options))


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

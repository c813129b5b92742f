"""Why a move is not allowed: the clause and the sentence behind every refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.errors import Refusal
from fondaco.games.oltremare import moves as m
from fondaco.games.oltremare.pieces import COMPASS, good
from fondaco.games.oltremare.rules.answering import can_take
from fondaco.games.oltremare.rules.buying import PURCHASES, missing
from fondaco.games.oltremare.rules.deck import is_used_up
from fondaco.games.oltremare.rules.partners import ducats_there, others_of, proposals_left
from fondaco.games.oltremare.rules.sailing import end, route
from fondaco.games.oltremare.rules.turn import choices
from fondaco.games.oltremare.state import (
    ADDRESS,
    ANSWER,
    BEARING,
    CLAIM,
    CLAIM_LOADING,
    CONCLUDE,
    COUNTERED,
    GIVE,
    HAND_OVER,
    LAY,
    LOAD,
    MOST_DUCATS,
    NO_TURN,
    ON_TABLE,
    PAY,
    PLAY,
    SAIL,
    SEND,
    TRADE,
    WANT,
)

if TYPE_CHECKING:
    from fondaco.games.oltremare.state import State

FIRST = {
    LAY: ("OLT-3.2", "lay-first"),
    TRADE: ("OLT-4.1", "trade-first"),
    ADDRESS: ("OLT-4.1", "address-first"),
    GIVE: ("OLT-R5", "give-first"),
    WANT: ("OLT-R5", "want-first"),
    PAY: ("OLT-R4", "pay-first"),
    CLAIM: ("OLT-4.2", "claim-first"),
    CLAIM_LOADING: ("OLT-4.2", "claim-first"),
    SEND: ("OLT-R6", "send-first"),
    ANSWER: ("OLT-4.1", "answer-first"),
    HAND_OVER: ("OLT-R5", "hand-over-first"),
    CONCLUDE: ("OLT-4.1", "conclude-first"),
    PLAY: ("OLT-5.1", "play-first"),
    SAIL: ("OLT-5.7", "sail-first"),
    BEARING: ("OLT-7.2", "compass-first"),
    LOAD: ("OLT-6.1", "load-first"),
}


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """Why the seat may not make this move now, or nothing if it may."""
    if state.turn == NO_TURN:
        return Refusal("OLT-9.1", "game-over")
    if seat != state.turn:
        return Refusal("OLT-6.3", "not-your-turn", seat=state.turn)
    mask = [0] * m.MOVES
    choices(state, mask)
    if 0 <= move < m.MOVES and mask[move]:
        return None
    special = {
        TRADE: _refused_trade,
        GIVE: _refused_card,
        WANT: _refused_want,
        PAY: _refused_ducats,
        SEND: _refused_send,
        ANSWER: _refused_answer,
        HAND_OVER: _refused_hand_over,
        CONCLUDE: _refused_conclusion,
        PLAY: _refused_card,
        SAIL: _refused_way,
        BEARING: _refused_bearing,
    }.get(state.stage)
    found = special(state, move) if special else None
    return found or Refusal(*FIRST[state.stage])


def _refused_trade(state: State, move: int) -> Refusal | None:
    if move == m.OFFER:
        if proposals_left(state) <= 0:
            return Refusal("OLT-R6", "no-proposals-left")
        return Refusal("OLT-R3", "nobody-to-trade-with")
    if m.BUY <= move <= m.BUY + 1:
        if state.bought == PURCHASES:
            return Refusal("OLT-4.6", "four-bought")
        if move == m.BUY and is_used_up(state):
            return Refusal("OLT-9.1", "deck-used-up")
        return Refusal("OLT-4.4", "no-pirates")
    if move == m.DONE:
        return Refusal("OLT-R7", "cards-missing", cards=missing(state))
    return None


def _refused_card(state: State, move: int) -> Refusal | None:
    if move == m.NEXT and state.stage == GIVE:
        return Refusal("OLT-R3", "nothing-given")
    place = move - m.CARD
    if not 0 <= place < state.hands[state.turn].count:
        return None
    if state.stage == PLAY:
        return Refusal("OLT-5.1", "in-order")
    gives = state.offers[state.turn].gives
    if gives.count > 0 and place <= gives.cards[gives.count - 1]:
        return Refusal("OLT-R5", "in-order")
    if gives.count == ON_TABLE:
        return Refusal("OLT-R5", "three-at-most")
    return Refusal("OLT-R7", "cards-needed")


def _refused_want(state: State, move: int) -> Refusal | None:
    if move == m.NEXT:
        if state.offers[state.turn].wants.count == 0:
            return Refusal("OLT-R3", "nothing-wanted")
        return Refusal("OLT-R7", "cards-needed")
    if m.GOOD <= move < m.ICON_PAIR:
        return Refusal("OLT-R5", "want-too-much")
    return None


def _refused_ducats(state: State, move: int) -> Refusal | None:
    if not m.DUCATS - MOST_DUCATS <= move < m.HARBOUR:
        return None
    ducats = move - m.DUCATS
    if ducats > max(0, state.ducats[state.turn]) or -ducats > ducats_there(state, others_of(state)):
        return Refusal("OLT-R4", "ducats-missing", ducats=abs(ducats))
    return Refusal("OLT-R3", "one-sided")


def _refused_send(state: State, move: int) -> Refusal | None:  # noqa: ARG001  the stage says it
    return Refusal("OLT-R6", "sent-before") if move == m.SEND_IT else None


def _refused_answer(state: State, move: int) -> Refusal | None:
    if move == m.COUNTER:
        return Refusal("OLT-R6", "no-counter")
    if move != m.ACCEPT:
        return None
    asked = -state.offers[state.active].ducats
    if asked > state.ducats[state.turn]:
        return Refusal("OLT-R4", "ducats-missing", ducats=asked)
    return Refusal("OLT-R5", "goods-missing")


def _refused_hand_over(state: State, move: int) -> Refusal | None:
    place = move - m.CARD
    hand = state.hands[state.turn]
    if not 0 <= place < hand.count:
        return None
    maker = state.partner if state.revealed else state.active
    kind = state.offers[maker].wants.cards[state.handed[state.turn].count]
    if good(state.faces[hand.cards[place]]) != kind:
        return Refusal("OLT-R5", "other-good", good=kind)
    return Refusal("OLT-R5", "in-order")


def _refused_conclusion(state: State, move: int) -> Refusal | None:
    seat = move - m.SEAT
    if not 0 <= seat < state.seats:
        return None
    if state.answers[seat] == COUNTERED and can_take(state, state.active, seat):
        return Refusal("OLT-R7", "cards-needed")
    return Refusal("OLT-4.1", "no-agreement", seat=seat)


def _refused_way(state: State, move: int) -> Refusal | None:
    harbour = move - m.HARBOUR
    if not 0 <= harbour < state.harbours:
        return None
    for way in state.sea[state.ships[state.active]]:
        if way and end(way - 1) == harbour:
            if state.routes_used & route(way - 1):
                return Refusal("OLT-5.8", "route-used", harbour=harbour)
            return Refusal("OLT-5.7", "dead-end", harbour=harbour, routes=state.routes_left)
    return Refusal("OLT-5.7", "no-route", harbour=harbour)


def _refused_bearing(state: State, move: int) -> Refusal | None:
    harbour = move - m.HARBOUR
    if not 0 <= harbour < state.harbours:
        return None
    if state.tokens[harbour] == COMPASS:
        return Refusal("OLT-7.3", "compass-there", harbour=harbour)
    return Refusal("OLT-7.2", "already-there")

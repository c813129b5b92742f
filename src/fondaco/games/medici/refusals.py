"""Why a move is not allowed: the clause and the sentence behind every refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.errors import Refusal
from fondaco.games.medici.cards import berths
from fondaco.games.medici.rules import MOVES, REACH, REVEAL, REVEALS, TAKE
from fondaco.games.medici.state import NO_TURN

if TYPE_CHECKING:
    from fondaco.games.medici.state import State

# What can be said and never be done has numbers beyond the moves.
ABSENT = 1 << 12  # and the card that was named and lies nowhere in the market
NAMED = 1 << 16  # and a mark for every place of the market that was named


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """Why the seat may not make this move now, or nothing if it may."""
    if state.turn == NO_TURN:
        return Refusal("MED-6.5", "game-over")
    if seat != state.turn:
        if 0 <= seat < state.seats and state.room[seat] == 0:
            return Refusal("MED-3.4", "ship-full", seat=state.turn)
        return Refusal("MED-1.8", "not-your-turn", seat=state.turn)
    if move == REVEAL:
        return _refused_reveal(state)
    if TAKE <= move < MOVES:
        return _refused_take(state, move - TAKE)
    if move >= ABSENT:
        return _refused_naming(state, move)
    return Refusal("MED-2.1", "no-such-move")


def _refused_reveal(state: State) -> Refusal | None:
    if state.revealed == REVEALS:
        return Refusal("MED-2.1", "three-revealed")
    if state.deck.count == 0:
        return Refusal("MED-2.5", "deck-empty")
    return None


def _refused_take(state: State, along: int) -> Refusal | None:
    if state.market.count == 0:
        return Refusal("MED-2.4", "market-empty")
    places = [1, *(place for place in range(2, REACH + 1) if along >> (place - 2) & 1)]
    if places[-1] > state.market.count:
        return Refusal("MED-2.8", "out-of-reach", place=places[-1])
    cards = [state.market.cards[state.market.count - place] for place in places]
    needed, room = sum(berths(card) for card in cards), state.room[state.turn]
    if needed > room:
        return Refusal("MED-R1", "no-room", needed=needed, room=room)
    return None


def _refused_naming(state: State, said: int) -> Refusal:
    """Why cards that no move takes together cannot be taken."""
    if state.market.count == 0:
        return Refusal("MED-2.4", "market-empty")
    if said < NAMED:
        return Refusal("MED-2.7", "not-in-market", card=said - ABSENT)
    marks = said - NAMED
    places = [place for place in range(marks.bit_length()) if marks >> place & 1]
    if far := [place for place in places if not 1 <= place <= min(REACH, state.market.count)]:
        return Refusal("MED-2.8", "out-of-reach", place=max(far))
    return Refusal("MED-2.6", "last-must-go", card=state.market.cards[state.market.count - 1])

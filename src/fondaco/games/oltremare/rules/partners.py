"""With whom a trade is thinkable, and what an offer must hold so that one can come of it."""

from fondaco.games.oltremare.pieces import loading
from fondaco.games.oltremare.rules.buying import purchases_left, top_card
from fondaco.games.oltremare.state import FOUR_PROPOSALS, ON_TABLE, PROPOSALS, TWO_PROPOSALS, State


def proposals_left(state: State) -> int:
    """How many offers the active player may still begin this turn."""
    limit = PROPOSALS
    if state.options & FOUR_PROPOSALS:
        limit = 4
    if state.options & TWO_PROPOSALS:
        limit = 2
    return limit - state.sent - state.dropped  # OLT-R6


def may_offer(state: State) -> bool:
    """Whether there is anybody to make an offer to."""
    if proposals_left(state) <= 0:
        return False
    for other in range(state.seats):
        if other != state.active and can_deal(state, state.active, 1 << other):
            return True
    return False


def can_deal(state: State, maker: int, others: int) -> bool:
    """Whether a trade can come of an offer to these others: what one card cannot do, no more do."""
    if can_follow(state, maker, others, 0):
        return True
    return state.hands[maker].count > 0 and can_follow(state, maker, others, 1)


def can_follow(state: State, maker: int, others: int, gives: int) -> bool:
    """Whether a trade can come of an offer that gives so many cards."""
    most = most_wants(state, others)
    if gives == 0:
        return most > 0 and state.ducats[maker] > 0  # OLT-R3, OLT-R4
    if fewest_wants(state, maker, gives) > most:
        return False  # OLT-R7
    return most > 0 or ducats_there(state, others) > 0  # OLT-R3


def most_wants(state: State, others: int) -> int:
    """How many cards can be asked for: no more than one of the others holds."""
    most = 0
    for other in range(state.seats):
        if others >> other & 1:
            most = max(most, state.hands[other].count)
    return min(most, ON_TABLE)


def ducats_there(state: State, others: int) -> int:
    """The most ducats that one of the others has."""
    most = 0
    for other in range(state.seats):
        if others >> other & 1:
            most = max(most, state.ducats[other])
    return most


def fewest_wants(state: State, maker: int, gives: int) -> int:
    """How many cards must come back, so that the active player can still play enough."""
    if maker != state.active or shortage(state) > 0:
        return 0
    return max(0, shortage(state) + gives)  # OLT-R7


def shortage(state: State) -> int:
    """How many cards the active player would lack after buying all that can be bought."""
    needed = loading(top_card(state, state.active))
    return needed - state.hands[state.active].count - purchases_left(state)  # OLT-R7


def others_of(state: State) -> int:
    """For whom the offer being built is; a counter is for the active player."""
    return state.addressed if state.turn == state.active else 1 << state.active

"""Sailing from harbour to harbour, and the tokens that lie there."""

from fondaco.core.events import tell
from fondaco.games.oltremare.events import (
    COMPASS_FOLLOWED,
    COMPASS_FOUND,
    COMPASS_IGNORED,
    SAILED,
    TOKEN_TAKEN,
    TOKEN_TURNED,
    WAY_BLOCKED,
)
from fondaco.games.oltremare.moves import HARBOUR, STAY
from fondaco.games.oltremare.pieces import COMPASS, ROUTES_FROM
from fondaco.games.oltremare.state import BEARING, LOAD, SAIL, State

NO_TOKEN = 0


def route(way: int) -> int:
    """Which route a way out of a harbour is, as a bit."""
    return 1 << (way >> 5)


def end(way: int) -> int:
    """The harbour to which a way out of a harbour leads."""
    return way & 31


def longest_way(state: State, harbour: int, used: int, routes: int) -> int:
    """The most of so many routes that can be sailed from here without using one twice."""
    # Every way is tried, the deepest first: `trail` holds the harbours behind, five bits each,
    # and `tried` how many ways out of each of them were tried, four bits each.
    best, sailed, trail, tried = 0, 0, harbour, 0
    while sailed >= 0:
        number = tried & 15
        way = state.sea[trail & 31][number] - 1 if number < ROUTES_FROM else -1
        tried += 1
        if way < 0:
            sailed -= 1
            trail >>= 5
            tried >>= 4
            if sailed >= 0:
                used &= ~route(state.sea[trail & 31][(tried & 15) - 1] - 1)
        elif used & route(way) == 0:  # OLT-5.8
            sailed += 1
            best = max(best, sailed)
            if best == routes:
                return best
            used |= route(way)
            trail = trail << 5 | end(way)
            tried <<= 4
    return best


def set_sail(state: State, icons: int) -> None:
    """Sail exactly as many routes as there are icons, or as many as can be sailed."""
    harbour = state.ships[state.active]
    state.routes_used = 0
    state.routes_left = longest_way(state, harbour, 0, icons)  # OLT-5.7, OLT-R9
    if state.routes_left < icons:
        tell(state, WAY_BLOCKED, state.active, state.routes_left)  # OLT-R8
    state.stage = SAIL if state.routes_left > 0 else LOAD


def sail_choices(state: State, mask: list[int]) -> int:
    """Mark the neighbours from which the rest of the way can be sailed; how many they are."""
    count = 0
    harbour = state.ships[state.active]
    for number in range(ROUTES_FROM):
        way = state.sea[harbour][number] - 1
        if way < 0:
            return count
        if state.routes_used & route(way) == 0:  # OLT-5.8
            used = state.routes_used | route(way)
            if can_sail_on(state, end(way), used, state.routes_left - 1):
                mask[HARBOUR + end(way)] = 1
                count += 1
    return count


def can_sail_on(state: State, harbour: int, used: int, routes: int) -> bool:
    """Whether so many more routes can be sailed from a harbour."""
    return routes == 0 or longest_way(state, harbour, used, routes) == routes


def sail(state: State, harbour: int) -> None:
    """Sail one route; at the end of the way see what the harbour holds."""
    for number in range(ROUTES_FROM):
        way = state.sea[state.ships[state.active]][number] - 1
        if way >= 0 and end(way) == harbour:
            state.routes_used |= route(way)
    state.ships[state.active] = harbour
    state.routes_left -= 1
    tell(state, SAILED, state.active, harbour)
    if state.routes_left == 0:
        state.stage = LOAD
        stop(state)  # OLT-5.9


def stop(state: State) -> None:
    """Take the token of the harbour; a compass leads further."""
    seat = state.active
    harbour = state.ships[seat]
    token = state.tokens[harbour]
    state.tokens[harbour] = NO_TOKEN
    state.active_token[seat] = NO_TOKEN  # OLT-7.1
    if token == COMPASS:
        tell(state, COMPASS_FOUND, seat, harbour)
        state.stage = BEARING  # OLT-7.2
    elif token == NO_TOKEN:
        tell(state, TOKEN_TURNED, seat, harbour)  # OLT-5.10
    else:
        state.active_token[seat] = token  # OLT-5.9, OLT-R11
        state.tokens_taken[seat] += 1
        tell(state, TOKEN_TAKEN, seat, harbour, token)


def bearing_choices(state: State, mask: list[int]) -> int:
    """Mark all other harbours without a compass, and staying; how many ways there are."""
    mask[STAY] = 1
    count = 1
    for harbour in range(state.harbours):
        if harbour != state.ships[state.active] and state.tokens[harbour] != COMPASS:  # OLT-7.3
            mask[HARBOUR + harbour] = 1
            count += 1
    return count


def follow_compass(state: State, move: int) -> None:
    """Sail on to any harbour, or stay without a token."""
    state.stage = LOAD
    if move == STAY:
        tell(state, COMPASS_IGNORED, state.active)  # OLT-7.2
        return
    state.ships[state.active] = move - HARBOUR
    tell(state, COMPASS_FOLLOWED, state.active, move - HARBOUR)
    stop(state)

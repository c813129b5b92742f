"""What is always true at a table of Strozzi, in plain code: millions of games can be checked."""

from fondaco.core.piles import Pile
from fondaco.games.strozzi.pieces import (
    CATEGORIES,
    CITIES,
    PIRATE,
    PLUS_ONE,
    PORTS,
    SHIPS,
    TILES,
    WARE,
    tile_value,
)
from fondaco.games.strozzi.state import FACE_UP, SEATS, State

SCRATCH = SHIPS + TILES

LOST_SHIP = 1
LOST_TILE = 2
WRONG_FLAGS = 3
WRONG_ORDER = 4
WRONG_MERIT = 5
WRONG_COIN = 6
EMPTY_SEAT = 7
FAULTS = (
    "",
    "the ships on the table are not those of the box",
    "the tiles on the table are not those of the box",
    "flags and ships of a seat do not add up to three",
    "ships or markers do not stand in their order",
    "the merit of a seat does not fit its tiles",
    "coins are not paid in fives",
    "a seat that nobody has holds something",
)


def fault(state: State, parts: list[int], scratch: list[int]) -> int:
    """The number of the first law that the position breaks, or 0."""
    for part in range(SCRATCH):
        scratch[part] = 0
    if is_ship_lost(state, parts, scratch):
        return LOST_SHIP
    if is_tile_lost(state, parts, scratch):
        return LOST_TILE
    for port in range(PORTS):
        if not in_order(state.quays[port], state.speeds[port]):
            return WRONG_ORDER
    for city in range(CITIES):
        if state.tracks[city].count != state.seats or not in_order(
            state.tracks[city], state.spaces[city]
        ):
            return WRONG_ORDER
    for seat in range(SEATS):
        found = fault_at_seat(state, seat)
        if found:
            return found
    return 0


def fault_at_seat(state: State, seat: int) -> int:
    """The first law broken at one seat, or 0."""
    used = 1 if state.flag != 0 and state.claimant == seat and not is_placed(state) else 0
    for port in range(PORTS):
        if state.moored[port][seat] != 0:
            used += 1
    held = 0
    for flag in (PIRATE, PLUS_ONE, WARE):
        if state.flags[seat] & flag:
            held += 1
    if seat < state.seats and held + used != 3:
        return WRONG_FLAGS
    merit = 0
    for place in range(state.tiles[seat].count):
        merit += tile_value(state.tiles[seat].cards[place])
    for kind in range(CATEGORIES):
        merit -= state.merit[kind][seat]
    if merit != 0:
        return WRONG_MERIT
    if state.coins[seat] % 5 != 0:
        return WRONG_COIN
    if seat >= state.seats and state.coins[seat] + held + used + state.tiles[seat].count:
        return EMPTY_SEAT
    return 0


def is_placed(state: State) -> bool:
    """Whether the ship on offer stands at a port already, while its tile is chosen."""
    for port in range(PORTS):
        if state.moored[port][state.claimant] == state.ship:
            return True
    return False


def in_order(order: Pile, standing: list[int]) -> bool:
    """Whether each stands at least as high as the next, and each stands once."""
    for place in range(1, order.count):
        if standing[order.cards[place - 1]] < standing[order.cards[place]]:
            return False
        for above in range(place):
            if order.cards[above] == order.cards[place]:
                return False
    return True


def is_ship_lost(state: State, parts: list[int], scratch: list[int]) -> bool:
    """Whether the ships in all places together are other than those of the box."""
    found = 0
    for place in range(state.unseen.count):
        found += tick_off(parts, 0, SHIPS, state.unseen.cards[place], scratch)
    for place in range(state.aside.count):
        found += tick_off(parts, 0, SHIPS, state.aside.cards[place], scratch)
    for port in range(PORTS):
        for seat in range(SEATS):
            if state.moored[port][seat] != 0:
                found += tick_off(parts, 0, SHIPS, state.moored[port][seat], scratch)
    if state.ship != 0 and not (state.flag != 0 and is_placed(state)):
        found += tick_off(parts, 0, SHIPS, state.ship, scratch)
    return found != SHIPS


def is_tile_lost(state: State, parts: list[int], scratch: list[int]) -> bool:
    """Whether the tiles in all places together are other than those of the box."""
    found = 0
    for place in range(state.stack.count):
        found += tick_off(parts, SHIPS, TILES, state.stack.cards[place], scratch)
    for slot in range(FACE_UP):
        if state.face_up[slot] != 0:
            found += tick_off(parts, SHIPS, TILES, state.face_up[slot], scratch)
    for seat in range(SEATS):
        for place in range(state.tiles[seat].count):
            found += tick_off(parts, SHIPS, TILES, state.tiles[seat].cards[place], scratch)
    return found != TILES


def tick_off(parts: list[int], first: int, count: int, face: int, scratch: list[int]) -> int:
    """Find a part of the box with this face that was not found before; 1 if there is one."""
    for part in range(first, first + count):
        if parts[part] == face and scratch[part] == 0:
            scratch[part] = 1
            return 1
    return 0

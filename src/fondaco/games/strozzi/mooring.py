"""Placing a ship: its place at the quay, the markers it moves, the tile it brings."""

from fondaco.core.events import tell
from fondaco.core.piles import Pile, draw, pour, push
from fondaco.games.strozzi.events import (
    MOORED,
    MOVED,
    MOVED_FURTHER,
    PROMOTED_IN_FLORENCE,
    TILE_MOVED,
    TILE_REPLACED,
    TILE_TAKEN,
)
from fondaco.games.strozzi.pieces import (
    FLORENCE,
    NO_PORT,
    PLUS_ONE,
    PORTS,
    WARE,
    category,
    sail,
    scrolls,
    tile_port,
    tile_value,
    wares,
)
from fondaco.games.strozzi.state import SEATS, State


def moor(state: State, port: int) -> None:
    """Place the ship at a port, in order of speed."""
    seat = state.turn
    speed = sail(state.ship) + (1 if state.flag == PLUS_ONE else 0)  # STR-3.5
    state.moored[port][seat] = state.ship
    state.speeds[port][seat] = speed
    place = insert(state.quays[port], state.speeds[port], seat)  # STR-3.3, STR-3.4
    tell(state, MOORED, seat, state.ship, port, speed, place + 1)


def insert(order: Pile, standing: list[int], seat: int) -> int:
    """Put a seat below all that stand as high; its place from the top."""
    place = order.count
    push(order, seat)
    while place > 0 and standing[order.cards[place - 1]] < standing[seat]:
        order.cards[place] = order.cards[place - 1]
        place -= 1
    order.cards[place] = seat
    return place


def moves_by_ship(state: State, port: int) -> None:
    """Wares and the ware flag move the marker of the port, scrolls the one in Florence."""
    steps = wares(state.ship, port)  # STR-3.6
    further = 1 if state.flag == WARE else 0  # STR-3.7
    told = MOVED_FURTHER if further else MOVED
    climbed = climb(state, port, steps + further)
    if climbed > 0:
        tell(state, told, state.turn, port, climbed, state.spaces[port][state.turn])
    climbed = climb(state, FLORENCE, scrolls(state.ship))  # STR-3.9
    if climbed > 0:
        space = state.spaces[FLORENCE][state.turn]
        tell(state, PROMOTED_IN_FLORENCE, state.turn, climbed, space)


def climb(state: State, city: int, steps: int) -> int:
    """Move the marker of the seat in turn up; how many spaces it really climbed."""
    seat = state.turn
    spaces = state.spaces[city]
    climbed = min(steps, state.top - spaces[seat])  # STR-3.13
    if climbed == 0:
        return 0  # STR-R2
    spaces[seat] += climbed
    leave(state.tracks[city], seat)
    insert(state.tracks[city], spaces, seat)  # STR-3.8
    return climbed


def leave(order: Pile, seat: int) -> None:
    """Take a seat out of an order; the others keep theirs."""
    kept = 0
    for place in range(order.count):
        if order.cards[place] != seat:
            order.cards[kept] = order.cards[place]
            kept += 1
    order.count = kept


def take_tile(state: State, slot: int) -> None:
    """Take a promotion tile, move by its ware, and replace it."""
    tile = state.face_up[slot]
    push(state.tiles[state.turn], tile)  # STR-3.10
    state.merit[category(tile)][state.turn] += tile_value(tile)
    tell(state, TILE_TAKEN, state.turn, slot, tile)
    port = tile_port(tile)
    if port != NO_PORT:
        climbed = climb(state, port, 1)  # STR-3.11
        if climbed > 0:
            tell(state, TILE_MOVED, state.turn, port, climbed, state.spaces[port][state.turn])
    state.face_up[slot] = 0
    if state.stack.count > 0:  # STR-R5
        state.face_up[slot] = draw(state.stack, state.dice)  # STR-3.12
        tell(state, TILE_REPLACED, slot, state.face_up[slot])


def unmoor_all(state: State) -> None:
    """Bring all ships back for the next round."""
    pour(state.aside, state.unseen)  # STR-6.1
    for port in range(PORTS):
        for seat in range(SEATS):
            if state.moored[port][seat] != 0:
                push(state.unseen, state.moored[port][seat])  # STR-6.1
            state.moored[port][seat] = 0
            state.speeds[port][seat] = 0
        state.quays[port].count = 0

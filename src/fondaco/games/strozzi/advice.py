"""A simple value of a position of Strozzi: what a captain would guess it to be worth."""

from fondaco.core.ranking import SURE, likely_behind, prize_in_sight
from fondaco.games.strozzi.pieces import (
    CATEGORIES,
    CITIES,
    FLORENCE,
    NO_PORT,
    PIRATE,
    PLUS_ONE,
    PORTS,
    SAILS,
    WARE,
    category,
    promotion,
    sail,
    scrolls,
    tile_port,
    tile_value,
    wares,
)
from fondaco.games.strozzi.scoring import MARKER_PRIZES, SHIP_PRIZES, TILE_PRIZES
from fondaco.games.strozzi.state import DECIDE, FACE_UP, PROMOTE, ROUNDS, State

SAFE_SPACES = 3  # a lead by so many spaces is safe
SAFE_MERIT = 2  # and by so much value of tiles
PIRATE_WORTH = 15  # what a flag in hand will bring, in coins
FLAG_WORTH = 11


def advice(state: State, seat: int) -> int:
    """The coins in hand and those in sight, in hundredths."""
    worth = SURE * state.coins[seat] + flags_in_sight(state, seat)
    for port in range(PORTS):
        if state.moored[port][seat] != 0:
            worth += ship_in_sight(state, seat, port, state.speeds[port][seat])
    for city in range(CITIES):
        worth += marker_in_sight(state, seat, city, 0)
    for kind in range(CATEGORIES):
        worth += tiles_in_sight(state, seat, kind, 0)
    if state.flag != 0 and state.claimant == seat and state.stage != PROMOTE:
        worth += claim_in_sight(state, seat)
    if state.stage == PROMOTE and state.turn == seat:
        worth += best_tile(state, seat)
    return worth


def flags_in_sight(state: State, seat: int) -> int:
    """What the flags still held are likely to bring before the supply runs out."""
    worth = 0
    for flag in (PIRATE, PLUS_ONE, WARE):
        if state.flags[seat] & flag:
            worth += PIRATE_WORTH if flag == PIRATE else FLAG_WORTH
    waiting = 0
    for other in range(state.seats):
        for flag in (PIRATE, PLUS_ONE, WARE):
            if state.flags[other] & flag:
                waiting += 1
    return SURE * worth * min(state.supply, waiting) // max(waiting, 1)


def ship_in_sight(state: State, seat: int, port: int, speed: int) -> int:
    """What a ship of this speed will be paid, with those yet to come perhaps faster."""
    behind = 0
    for other in range(state.seats):
        if other == seat:
            continue
        if state.moored[port][other] != 0:
            behind += SURE if is_faster(state, port, other, seat, speed) else 0
        elif state.flags[other] != 0:
            behind += SURE * (SAILS + 1 - speed) // (SAILS + 4)
    return prize_in_sight(SHIP_PRIZES, behind)


def is_faster(state: State, port: int, other: int, seat: int, speed: int) -> bool:
    """Whether another ship at the port stands above one of this speed."""
    if state.moored[port][seat] == 0:
        return state.speeds[port][other] >= speed
    for place in range(state.quays[port].count):
        if state.quays[port].cards[place] == other:
            return True
        if state.quays[port].cards[place] == seat:
            return False
    return False


def marker_in_sight(state: State, seat: int, city: int, steps: int) -> int:
    """What the marker will be paid in this and the coming rounds after so many steps."""
    space = min(state.spaces[city][seat] + steps, state.top)
    if space == 0:
        return 0
    behind = 0
    for other in range(state.seats):
        if other != seat:
            behind += likely_behind(space - state.spaces[city][other], SAFE_SPACES)
    prize = prize_in_sight(MARKER_PRIZES, behind) + SURE * state.bonus[space]
    return (prize + 40 * space) * (ROUNDS + 1 - state.round)


def tiles_in_sight(state: State, seat: int, kind: int, more: int) -> int:
    """What the tiles of a category will be paid at the end with so much more value."""
    mine = state.merit[kind][seat] + more
    if mine == 0:
        return 0
    behind = 0
    for other in range(state.seats):
        if other != seat:
            behind += likely_behind(mine - state.merit[kind][other], SAFE_MERIT)
    return prize_in_sight(TILE_PRIZES, behind)


def claim_in_sight(state: State, seat: int) -> int:
    """What the flagged ship will bring at its best port; less while a pirate may still come."""
    best = 0
    anywhere = gain_anywhere(state, seat)
    for port in range(PORTS):
        if state.moored[port][seat] == 0:
            best = max(best, gain_at(state, seat, port) + anywhere)
    if state.stage == DECIDE:
        return best * 7 // 10
    return best


def gain_at(state: State, seat: int, port: int) -> int:
    """What the ship on offer adds at one port: its place and its wares."""
    speed = sail(state.ship) + (1 if state.flag == PLUS_ONE else 0)
    steps = wares(state.ship, port) + (1 if state.flag == WARE else 0)
    worth = ship_in_sight(state, seat, port, speed)
    if steps > 0:
        worth += marker_in_sight(state, seat, port, steps) - marker_in_sight(state, seat, port, 0)
    return worth


def gain_anywhere(state: State, seat: int) -> int:
    """What the ship on offer adds wherever it moors: its scrolls and its tile."""
    worth = best_tile(state, seat) if promotion(state.ship) else 0
    steps = scrolls(state.ship)
    if steps > 0:
        worth += marker_in_sight(state, seat, FLORENCE, steps)
        worth -= marker_in_sight(state, seat, FLORENCE, 0)
    return worth


def best_tile(state: State, seat: int) -> int:
    """What the best of the tiles face up would add."""
    best = 0
    for slot in range(FACE_UP):
        tile = state.face_up[slot]
        if tile != 0:
            kind = category(tile)
            worth = tiles_in_sight(state, seat, kind, tile_value(tile))
            worth -= tiles_in_sight(state, seat, kind, 0)
            port = tile_port(tile)
            if port != NO_PORT:
                worth += marker_in_sight(state, seat, port, 1)
                worth -= marker_in_sight(state, seat, port, 0)
            best = max(best, worth)
    return best

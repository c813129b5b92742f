"""What a seat may know of a position of Strozzi, as numbers; the seat itself comes first."""

from fondaco.games.strozzi.pieces import (
    CATEGORIES,
    CITIES,
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
from fondaco.games.strozzi.state import (
    FACE_UP,
    NO_TURN,
    SEATS,
    SECRET_COINS,
    TO_THE_LETTER,
    State,
)

STAGES = 3
SHIP_FEATURES = PORTS + 3
UNSEEN_FEATURES = SAILS + PORTS + 2
TILE_FEATURES = 2 + CATEGORIES + PORTS
SEAT_FEATURES = 7 + 3 * PORTS + 2 * CITIES + CATEGORIES

SHIP = """the ship on offer: sail, wares for Venice, Rome and Naples, scrolls, promotion tile"""
UNSEEN = """of the ships nobody has seen this round: how many of each sail, 1 to 8, then their wares
for Venice, Rome and Naples, their scrolls, their promotion tiles"""
TILES = """each of the three tiles face up: there, value, a 1 at its category, a 1 at its port"""
CAPTAINS = """the own seat, then the others clockwise; each: plays, to act, active, pirate flag,
+1 flag, ware flag, coins (0 where they are secret); for Venice, Rome and Naples: has a ship there,
its speed, its place; for the four cities: space, place; the value of tiles in each category"""
LAYOUT = [
    ("seats", 1, "how many play"),
    ("round", 1, "1 to 3"),
    ("stage", STAGES, "a 1 at decide, place or promote"),
    ("supply", 1, "ships still to come this round"),
    ("stack", 1, "tiles in the stack"),
    ("options", 2, "to the letter, secret coins: 1 where chosen"),
    ("ship", SHIP_FEATURES, SHIP),
    ("flag on the ship", 2, "+1, ware"),
    ("claimant", SEATS, "a 1 at whose flag lies on the ship, the own seat first"),
    ("unseen", UNSEEN_FEATURES, UNSEEN),
    ("face up", FACE_UP * TILE_FEATURES, TILES),
    ("captains", SEATS * SEAT_FEATURES, CAPTAINS),
]
FEATURES = sum(size for _, size, _ in LAYOUT)


def features(state: State, seat: int, out: list[int]) -> None:
    """Write the features of the position as the seat knows it."""
    for place in range(FEATURES):
        out[place] = 0
    out[0] = state.seats
    out[1] = state.round
    out[2 + state.stage] = 1
    out[5] = state.supply
    out[6] = state.stack.count
    out[7] = int(state.options & TO_THE_LETTER > 0)
    out[8] = int(state.options & SECRET_COINS > 0)
    at = describe_offer(state, seat, out, 9)
    at = count_unseen(state, out, at)
    for slot in range(FACE_UP):
        at = describe_tile(state.face_up[slot], out, at)
    for after in range(SEATS):
        if after < state.seats:
            describe_seat(state, seat, after, out, at)
        at += SEAT_FEATURES


def describe_offer(state: State, seat: int, out: list[int], at: int) -> int:
    """The ship on offer, the flag on it and whose it is."""
    if state.ship != 0:
        out[at] = sail(state.ship)
        for port in range(PORTS):
            out[at + 1 + port] = wares(state.ship, port)
        out[at + 1 + PORTS] = scrolls(state.ship)
        out[at + 2 + PORTS] = promotion(state.ship)
    at += SHIP_FEATURES
    out[at] = int(state.flag == PLUS_ONE)
    out[at + 1] = int(state.flag == WARE)
    if state.flag != 0:
        out[at + 2 + (state.claimant - seat) % state.seats] = 1
    return at + 2 + SEATS


def count_unseen(state: State, out: list[int], at: int) -> int:
    """What may still come, or was removed: anybody can count it (STR-R7)."""
    for place in range(state.unseen.count):
        ship = state.unseen.cards[place]
        out[at + sail(ship) - 1] += 1
        for port in range(PORTS):
            out[at + SAILS + port] += wares(ship, port)
        out[at + SAILS + PORTS] += scrolls(ship)
        out[at + SAILS + PORTS + 1] += promotion(ship)
    return at + UNSEEN_FEATURES


def describe_tile(tile: int, out: list[int], at: int) -> int:
    """A tile that lies face up, if there is one."""
    if tile != 0:
        out[at] = 1
        out[at + 1] = tile_value(tile)
        out[at + 2 + category(tile)] = 1
        if tile_port(tile) != NO_PORT:
            out[at + 2 + CATEGORIES + tile_port(tile)] = 1
    return at + TILE_FEATURES


def describe_seat(state: State, seat: int, after: int, out: list[int], at: int) -> None:
    """The captain so many places clockwise from the seat."""
    other = (seat + after) % state.seats
    out[at] = 1
    out[at + 1] = int(other == state.turn)
    out[at + 2] = int(other == state.active)
    out[at + 3] = int(state.flags[other] & PIRATE > 0)
    out[at + 4] = int(state.flags[other] & PLUS_ONE > 0)
    out[at + 5] = int(state.flags[other] & WARE > 0)
    if after == 0 or not state.options & SECRET_COINS or state.turn == NO_TURN:
        out[at + 6] = state.coins[other]  # STR-5.5
    at += 7
    for port in range(PORTS):
        out[at] = int(state.moored[port][other] != 0)
        out[at + 1] = state.speeds[port][other]
        for place in range(state.quays[port].count):
            if state.quays[port].cards[place] == other:
                out[at + 2] = place + 1
        at += 3
    for city in range(CITIES):
        out[at] = state.spaces[city][other]
        for place in range(state.tracks[city].count):
            if state.tracks[city].cards[place] == other:
                out[at + 1] = place + 1
        at += 2
    for kind in range(CATEGORIES):
        out[at + kind] = state.merit[kind][other]

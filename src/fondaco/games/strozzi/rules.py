"""The rules of Strozzi, chapter by chapter."""

from fondaco.core.dice import roll
from fondaco.core.events import tell
from fondaco.core.masks import clear
from fondaco.core.piles import draw, push
from fondaco.core.ranking import ahead, level
from fondaco.core.seats import clockwise
from fondaco.games.strozzi.events import (
    CLAIMED,
    DECLINED,
    FLAG_RETURNED,
    FLAGGED,
    FLAGS_USED_UP,
    LET_GO,
    ROUND_STARTED,
    SET_ASIDE,
    SHIPS_REMOVED,
    STARTED,
    SUPPLY_USED_UP,
    TAKEN,
    TILE_TURNED,
    TURNED_OVER,
    WON,
    WON_BY_FLORENCE,
)
from fondaco.games.strozzi.mooring import moor, moves_by_ship, take_tile, unmoor_all
from fondaco.games.strozzi.pieces import (
    ALL_FLAGS,
    CATEGORIES,
    CITIES,
    FLORENCE,
    PIRATE,
    PLUS_ONE,
    PORTS,
    SHIPS,
    TILES,
    WARE,
    promotion,
)
from fondaco.games.strozzi.scoring import higher_in_florence, pay_tiles, score_round
from fondaco.games.strozzi.state import (
    DECIDE,
    FACE_UP,
    NO_TURN,
    PLACE,
    PROMOTE,
    ROUNDS,
    SEATS,
    SECRET_COINS,
    TOP,
    State,
)

DECLINE = 0
FLAG = 1  # pirate, +1, ware
PORT = 4  # Venice, Rome, Naples
TILE = 7  # the three that lie face up
MOVES = 10

FLAGS = [PIRATE, PLUS_ONE, WARE]
SUPPLY = [0, 0, 0, 12, 15, 18, 21]  # by seats: 29 less 17, 14, 11, 8  # STR-1.6


# Setting up


def setup(state: State, parts: list[int], seats: int, options: int) -> None:
    """Lay ships, tiles and tracks; choose who starts."""
    state.seats = seats
    state.options = options
    state.round = 1
    state.claimant = 0
    lay_board(state, parts)
    for slot in range(FACE_UP):
        state.face_up[slot] = draw(state.stack, state.dice)  # STR-1.5
        tell(state, TILE_TURNED, slot, state.face_up[slot])
    starter = roll(state.dice, seats)  # STR-1.7
    tell(state, STARTED, starter)
    for seat in range(SEATS):
        state.tiles[seat].count = 0
        state.coins[seat] = 0
        for kind in range(CATEGORIES):
            state.merit[kind][seat] = 0
    for city in range(CITIES):
        state.tracks[city].count = 0
        for seat in range(SEATS):
            state.spaces[city][seat] = 0  # STR-1.4
        seat = starter
        for _ in range(seats):
            push(state.tracks[city], seat)  # STR-R1
            seat = clockwise(seat, seats)
    start_round(state, starter)


def lay_board(state: State, parts: list[int]) -> None:
    """Take ships, tiles and tracks out of the box: parts hold them in this order."""
    state.unseen.count = 0
    state.aside.count = 0
    state.stack.count = 0
    for place in range(SHIPS):
        push(state.unseen, parts[place])
    for place in range(TILES):
        push(state.stack, parts[SHIPS + place])  # STR-1.5
    state.top = parts[SHIPS + TILES]
    for space in range(TOP + 1):
        state.bonus[space] = parts[SHIPS + TILES + 1 + space]
    for port in range(PORTS):
        state.quays[port].count = 0
        for seat in range(SEATS):
            state.moored[port][seat] = 0
            state.speeds[port][seat] = 0


def start_round(state: State, starter: int) -> None:
    """Hand the flags out and let the starting player turn over the first ship."""
    for seat in range(SEATS):
        state.flags[seat] = ALL_FLAGS if seat < state.seats else 0  # STR-1.3, STR-6.1
    state.supply = SUPPLY[state.seats]  # STR-1.6
    tell(state, SHIPS_REMOVED, SHIPS - state.supply, state.supply)
    state.active = starter
    turn_over(state)


# A turn: who takes the ship


def turn_over(state: State) -> None:
    """The active player turns over the top card of the supply."""
    state.ship = draw(state.unseen, state.dice)  # STR-2.1
    state.supply -= 1
    state.flag = 0
    state.stage = DECIDE
    state.turn = state.active  # STR-2.2
    tell(state, TURNED_OVER, state.active, state.ship)


def to_act(state: State) -> int:
    """The seat whose decision it is, or nobody after the third round."""
    return state.turn


def choices(state: State, mask: list[int]) -> int:
    """Decline or place a flag; choose a port; choose a tile."""
    count = 0
    clear(mask)
    if state.stage == DECIDE:
        mask[DECLINE] = 1
        count = 1
        for flag in range(len(FLAGS)):
            if may_place(state, FLAGS[flag]):
                mask[FLAG + flag] = 1
                count += 1
    elif state.stage == PLACE:
        for port in range(PORTS):
            if state.moored[port][state.turn] == 0:  # STR-3.1, STR-3.2
                mask[PORT + port] = 1
                count += 1
    else:
        for slot in range(FACE_UP):
            if state.face_up[slot] != 0:  # STR-3.10
                mask[TILE + slot] = 1
                count += 1
    return count


def may_place(state: State, flag: int) -> bool:
    """Whether the seat in turn may place this flag on the ship."""
    if not state.flags[state.turn] & flag:
        return False  # STR-2.2
    return state.flag == 0 or flag == PIRATE  # STR-2.4, STR-2.7


def apply(state: State, move: int) -> None:
    """Carry out a decision about the ship, its port or a tile."""
    if move == DECLINE:
        tell(state, DECLINED if state.flag == 0 else LET_GO, state.turn)
        ask_next(state)
    elif move < PORT:
        place_flag(state, FLAGS[move - FLAG])
    elif move < TILE:
        moor(state, move - PORT)
        moves_by_ship(state, move - PORT)  # STR-R4
        after_mooring(state)
    else:
        take_tile(state, move - TILE)
        end_turn(state)


def place_flag(state: State, flag: int) -> None:
    """Lay a flag on the ship; the pirate flag takes it at once."""
    if state.flag != 0:
        state.flags[state.claimant] |= state.flag  # STR-2.5
        tell(state, FLAG_RETURNED, state.claimant, state.flag)
    state.flag = flag
    state.claimant = state.turn
    state.flags[state.turn] &= ALL_FLAGS - flag  # STR-2.10
    if flag == PIRATE:
        tell(state, CLAIMED, state.turn)
        take_ship(state)  # STR-2.3, STR-2.5
    else:
        tell(state, FLAGGED, state.turn, flag)
        ask_next(state)  # STR-2.4


def ask_next(state: State) -> None:
    """Go on to the next seat clockwise that has something to decide about this ship."""
    needed = ALL_FLAGS if state.flag == 0 else PIRATE  # STR-2.7, STR-2.4
    asked = clockwise(state.turn, state.seats)
    while asked != state.active:  # STR-2.8
        if state.flags[asked] & needed:  # STR-2.11
            state.turn = asked
            return
        asked = clockwise(asked, state.seats)
    if state.flag == 0:
        set_aside(state)
    else:
        tell(state, TAKEN, state.claimant, state.flag)
        take_ship(state)  # STR-2.6


def set_aside(state: State) -> None:
    """Nobody wants the ship: the same player turns over the next one."""
    push(state.aside, state.ship)  # STR-2.9
    tell(state, SET_ASIDE, state.active, state.ship)
    state.ship = 0
    if state.supply == 0:
        end_round(state, SUPPLY_USED_UP)  # STR-4.2
    else:
        turn_over(state)


def take_ship(state: State) -> None:
    """The ship goes to whose flag lies on it."""
    state.turn = state.claimant
    state.stage = PLACE


# A turn: after placing the ship


def after_mooring(state: State) -> None:
    """A ship with a promotion tile lets the taker choose one, if any lies there."""
    if promotion(state.ship):
        for slot in range(FACE_UP):
            if state.face_up[slot] != 0:
                state.stage = PROMOTE  # STR-3.10
                return
    end_turn(state)  # STR-R5


def end_turn(state: State) -> None:
    """The player to the left of the taker goes on, or the round ends."""
    state.ship = 0
    state.flag = 0
    seat = clockwise(state.claimant, state.seats)  # STR-3.14
    for _ in range(state.seats):
        if state.flags[seat] != 0:
            if state.supply == 0:
                end_round(state, SUPPLY_USED_UP)  # STR-4.2
            else:
                state.active = seat
                turn_over(state)
            return
        seat = clockwise(seat, state.seats)  # STR-2.11
    end_round(state, FLAGS_USED_UP)  # STR-4.1


# The end of a round and of the game


def end_round(state: State, reason: int) -> None:
    """Score the round, then start the next one or end the game."""
    tell(state, reason, state.round)
    score_round(state)
    if state.round == ROUNDS:
        end_game(state)  # STR-7.1
        return
    unmoor_all(state)  # STR-6.1
    state.round += 1
    starter = state.tracks[FLORENCE].cards[0]  # STR-6.2, STR-6.3
    tell(state, ROUND_STARTED, state.round, starter)
    start_round(state, starter)


def end_game(state: State) -> None:
    """Pay the tiles and name who won."""
    for kind in range(CATEGORIES):
        pay_tiles(state, kind)
    state.turn = NO_TURN
    for seat in range(state.seats):
        if is_winner(state, seat):
            alone = level(state.coins, state.seats, state.coins[seat]) == 1
            tell(state, WON if alone else WON_BY_FLORENCE, seat, state.coins[seat])


def total(state: State, seat: int) -> int:
    """The seat's coins."""
    return state.coins[seat]


def is_winner(state: State, seat: int) -> bool:
    """Whether nobody has more coins, or as many and a higher place in Florence."""
    if ahead(state.coins, state.seats, state.coins[seat]) > 0:
        return False
    return higher_in_florence(state, state.coins, seat) == 0  # STR-7.3


def imagine(state: State, seat: int) -> None:
    """Redeal the others' coins where they are secret; the dice alone know what lies face down."""
    if not state.options & SECRET_COINS or state.turn == NO_TURN:
        return
    pool = 0
    for other in range(state.seats):
        if other != seat:
            pool += state.coins[other]
            state.coins[other] = 0
    others = state.seats - 1 if 0 <= seat < state.seats else state.seats
    for _ in range(pool // 5):
        lucky = roll(state.dice, others)
        if 0 <= seat <= lucky:
            lucky += 1
        state.coins[lucky] += 5

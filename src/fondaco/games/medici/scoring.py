"""Scoring a day: first the ships, then the warehouses."""

from fondaco.core.events import tell
from fondaco.core.piles import push
from fondaco.core.ranking import ahead, level, shared
from fondaco.games.medici.cards import GOODS, NEUTRAL, good, symbols
from fondaco.games.medici.events import (
    BONUS,
    BONUS_FOR_TWO,
    GOOD_PAID,
    GOOD_SHARED,
    REMOVED,
    SHIP_PAID,
    SHIP_SHARED,
    STORED,
)
from fondaco.games.medici.events import GREATER_BONUS as GREATER_BONUS_PAID
from fondaco.games.medici.state import GREATER_BONUS, ROOM, TO_THE_LETTER, State

COIN = 5  # MED-4.3
SHIP_PRIZES = [  # by seats and place  # MED-4.2
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [20, 0, 0, 0, 0, 0],
    [30, 15, 0, 0, 0, 0],
    [30, 20, 10, 0, 0, 0],
    [30, 20, 10, 5, 0, 0],
    [30, 20, 15, 10, 5, 0],
]
GOOD_PRIZES = [10, 5]  # MED-5.4
BONUS_FROM = [0, 0, 7, 5, 5, 5, 5]  # by seats  # MED-5.6, MED-5.7
GREATER_BONUS_FROM = [0, 0, 10, 8, 8, 8, 8]  # by seats  # MED-5.8
BONUS_FLORINS = 10  # MED-5.6
GREATER_BONUS_FLORINS = 20  # MED-5.8


def score_day(state: State) -> None:
    """Pay the ships, unload them, pay the goods."""
    pay_ships(state)
    for seat in range(state.seats):
        unload(state, seat)
    for kind in range(GOODS):
        pay_good(state, kind)  # MED-5.3
        pay_bonuses(state, kind)


def pay_ships(state: State) -> None:
    """Pay each ship by the rank of its value."""
    for seat in range(state.seats):
        mine = state.values[seat]
        place = ahead(state.values, state.seats, mine)
        tied = level(state.values, state.seats, mine)
        florins = shared(SHIP_PRIZES[state.seats], place, tied, COIN)  # MED-4.2, MED-4.3
        state.florins[seat] += florins  # MED-R7
        if tied == 1:
            tell(state, SHIP_PAID, seat, mine, place + 1, florins)
        else:
            tell(state, SHIP_SHARED, seat, mine, place + 1, tied, florins)


def unload(state: State, seat: int) -> None:
    """Bring the goods home; neutral cards leave the game."""
    ship = state.ships[seat]
    for place in range(ship.count):
        card = ship.cards[place]
        if good(card) == NEUTRAL:
            push(state.box, card)  # MED-5.2
            tell(state, REMOVED, seat, card)
        else:
            push(state.warehouses[seat], card)  # MED-5.1, MED-6.2
            state.symbols[good(card)][seat] += symbols(card)  # MED-5.3
            tell(state, STORED, seat, card)
    clear_ship(state, seat)


def clear_ship(state: State, seat: int) -> None:
    """Leave the ship empty at the quay."""
    state.ships[seat].count = 0
    state.values[seat] = 0
    state.room[seat] = ROOM[state.seats]  # MED-3.1, MED-3.2


def pay_good(state: State, kind: int) -> None:
    """Pay the most and the second most symbols of a good."""
    count = state.symbols[kind]
    for seat in range(state.seats):
        mine = count[seat]
        if mine == 0 and not state.options & TO_THE_LETTER:
            continue  # MED-R3
        place = ahead(count, state.seats, mine)
        if place >= len(GOOD_PRIZES):
            continue  # MED-5.4
        tied = level(count, state.seats, mine)
        florins = shared(GOOD_PRIZES, place, tied, COIN)  # MED-5.5
        state.florins[seat] += florins
        if tied == 1:
            tell(state, GOOD_PAID, seat, kind, mine, place + 1, florins)
        else:
            tell(state, GOOD_SHARED, seat, kind, mine, place + 1, tied, florins)


def pay_bonuses(state: State, kind: int) -> None:
    """Pay everybody who has gathered enough symbols of a good."""
    for seat in range(state.seats):
        mine = state.symbols[kind][seat]  # per good  # MED-R2
        if mine < BONUS_FROM[state.seats]:
            continue
        if state.options & GREATER_BONUS and mine >= GREATER_BONUS_FROM[state.seats]:
            state.florins[seat] += GREATER_BONUS_FLORINS  # MED-5.8
            tell(state, GREATER_BONUS_PAID, seat, kind, mine, GREATER_BONUS_FLORINS)
        else:
            state.florins[seat] += BONUS_FLORINS
            paid = BONUS_FOR_TWO if state.seats == 2 else BONUS
            tell(state, paid, seat, kind, mine, BONUS_FLORINS)

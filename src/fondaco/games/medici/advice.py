"""A simple value of a position of Medici: what a merchant would guess it to be worth."""

from fondaco.core.ranking import SURE, likely_behind, prize_in_sight
from fondaco.games.medici.cards import GOODS, good, symbols
from fondaco.games.medici.scoring import BONUS_FLORINS, BONUS_FROM, GOOD_PRIZES, SHIP_PRIZES
from fondaco.games.medici.state import DAYS, State

BERTH = 3  # what an empty berth will bring: about the mean value of a card
SAFE_VALUE = 8  # a lead by so much ship value is safe
SAFE_SYMBOLS = 2  # and by so many symbols


def advice(state: State, seat: int) -> int:
    """The florins in hand and those in sight, in hundredths."""
    worth = SURE * state.florins[seat] + ship_in_sight(state, seat)
    for kind in range(GOODS):
        worth += good_in_sight(state, seat, kind)
    return worth


def ship_in_sight(state: State, seat: int) -> int:
    """What the ship will be paid today if the empty berths bring what they usually do."""
    mine = state.values[seat] + BERTH * state.room[seat]
    behind = 0
    for other in range(state.seats):
        if other != seat:
            theirs = state.values[other] + BERTH * state.room[other]
            behind += likely_behind(mine - theirs, SAFE_VALUE)
    return prize_in_sight(SHIP_PRIZES[state.seats], behind)


def good_in_sight(state: State, seat: int, kind: int) -> int:
    """What a good will still be paid on this and the coming days, with the ship unloaded."""
    mine = gathered(state, seat, kind)
    if mine == 0:
        return 0
    behind = 0
    for other in range(state.seats):
        if other != seat:
            behind += likely_behind(mine - gathered(state, other, kind), SAFE_SYMBOLS)
    prize = prize_in_sight(GOOD_PRIZES, behind)
    enough = BONUS_FROM[state.seats]
    bonus = SURE * BONUS_FLORINS if mine >= enough else 4 * mine * mine * BONUS_FLORINS // enough
    return (prize + bonus) * (DAYS + 1 - state.day)


def gathered(state: State, seat: int, kind: int) -> int:
    """The symbols of a good in the warehouse and on the ship."""
    count = int(state.symbols[kind][seat])
    ship = state.ships[seat]
    for place in range(ship.count):
        if good(ship.cards[place]) == kind:
            count += symbols(ship.cards[place])
    return count

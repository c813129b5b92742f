"""A simple value of a position of Medici: what a merchant would guess it to be worth."""

from fondaco.games.medici.cards import GOODS, good, symbols
from fondaco.games.medici.scoring import BONUS_FLORINS, BONUS_FROM, GOOD_PRIZES, SHIP_PRIZES
from fondaco.games.medici.state import DAYS, State

PART = 100  # advice counts in hundredths of a florin, so that shares stay whole numbers
BERTH = 3  # what an empty berth will bring: about the mean value of a card
SAFE_VALUE = 8  # a lead by so much ship value is safe
SAFE_SYMBOLS = 2  # and by so many symbols


def advice(state: State, seat: int) -> int:
    """The florins in hand and those in sight."""
    worth = PART * state.florins[seat] + ship_in_sight(state, seat)
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
            behind += chance_behind(mine - theirs, SAFE_VALUE)
    place = behind // PART
    here = SHIP_PRIZES[state.seats][place]
    below = SHIP_PRIZES[state.seats][min(place + 1, state.seats - 1)]
    return PART * here - (here - below) * (behind - place * PART)


def good_in_sight(state: State, seat: int, kind: int) -> int:
    """What a good will still be paid on this and the coming days, with the ship unloaded."""
    mine = gathered(state, seat, kind)
    if mine == 0:
        return 0
    behind = 0
    for other in range(state.seats):
        if other != seat:
            behind += chance_behind(mine - gathered(state, other, kind), SAFE_SYMBOLS)
    first, second = GOOD_PRIZES[0], GOOD_PRIZES[1]
    if behind <= PART:
        prize = PART * first - (first - second) * behind
    else:
        prize = max(0, PART * second - second * (behind - PART))
    enough = BONUS_FROM[state.seats]
    bonus = PART * BONUS_FLORINS if mine >= enough else 4 * mine * mine * BONUS_FLORINS // enough
    return (prize + bonus) * (DAYS + 1 - state.day)


def gathered(state: State, seat: int, kind: int) -> int:
    """The symbols of a good in the warehouse and on the ship."""
    count = int(state.symbols[kind][seat])
    ship = state.ships[seat]
    for place in range(ship.count):
        if good(ship.cards[place]) == kind:
            count += symbols(ship.cards[place])
    return count


def chance_behind(lead: int, safe: int) -> int:
    """How likely it is to end behind, in hundredths: even when level, none with a safe lead."""
    return min(PART, max(0, PART // 2 - PART * lead // (2 * safe)))

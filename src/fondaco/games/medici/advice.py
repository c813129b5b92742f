"""A simple value of a position of Medici: what a merchant would guess it to be worth."""

from fondaco.core.ranking import SURE, likely_behind, prize_in_sight
from fondaco.core.tally import tallied, tally
from fondaco.games.medici.cards import GOODS, good, symbols
from fondaco.games.medici.scoring import BONUS_FLORINS, BONUS_FROM, GOOD_PRIZES, SHIP_PRIZES
from fondaco.games.medici.state import DAYS, State

BERTH = 3  # what an empty berth will bring: about the mean value of a card
SAFE_VALUE = 8  # a lead by so much ship value is safe
SAFE_SYMBOLS = 2  # and by so many symbols
HORIZON = (2, 18)
"""Rounds and moves to play on before this can be trusted. The end of a day is seldom further."""
NEAR = True
"""Plans do not reach further either: the cards that come meanwhile outweigh them."""


def advice(state: State, seat: int) -> int:
    """The florins in hand and those in sight, in hundredths."""
    return SURE * state.florins[seat] + ship_in_sight(state, seat) + goods_in_sight(state, seat)


def ship_in_sight(state: State, seat: int) -> int:
    """What the ship will be paid today if the empty berths bring what they usually do."""
    mine = state.values[seat] + BERTH * state.room[seat]
    behind = 0
    for other in range(state.seats):
        if other != seat:
            theirs = state.values[other] + BERTH * state.room[other]
            behind += likely_behind(mine - theirs, SAFE_VALUE)
    return prize_in_sight(SHIP_PRIZES[state.seats], behind)


def goods_in_sight(state: State, seat: int) -> int:
    """What all goods will still be paid on this and the coming days, with the ship unloaded."""
    count = gathered(state, seat)
    behind = behind_in_goods(state, seat, count)
    worth = 0
    for kind in range(GOODS):
        worth += good_in_sight(state, count, behind, kind)
    return worth


def good_in_sight(state: State, count: int, behind: int, kind: int) -> int:
    """What one of the goods will be paid, by the seat's symbols and by how many are ahead."""
    mine = tallied(count, kind)
    if mine == 0:
        return 0
    prize = prize_in_sight(GOOD_PRIZES, tallied(behind, kind))
    enough = BONUS_FROM[state.seats]
    bonus = SURE * BONUS_FLORINS if mine >= enough else 4 * mine * mine * BONUS_FLORINS // enough
    return (prize + bonus) * (DAYS + 1 - state.day)


def behind_in_goods(state: State, seat: int, count: int) -> int:
    """For every good, how many hundredths of a seat are likely to end ahead, as a tally."""
    behind = 0
    for other in range(state.seats):
        if other != seat:
            theirs = gathered(state, other)
            for kind in range(GOODS):
                lead = tallied(count, kind) - tallied(theirs, kind)
                behind += tally(kind, likely_behind(lead, SAFE_SYMBOLS))
    return behind


def gathered(state: State, seat: int) -> int:
    """The symbols of every good in the warehouse and on the ship, as a tally."""
    count = 0
    for kind in range(GOODS):
        count += tally(kind, state.symbols[kind][seat])
    ship = state.ships[seat]
    for place in range(ship.count):
        count += tally(good(ship.cards[place]), symbols(ship.cards[place]))
    return count

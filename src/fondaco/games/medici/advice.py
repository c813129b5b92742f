"""A simple value of a position of Medici: what a merchant would guess it to be worth."""

from math import exp, factorial

from fondaco.core.ranking import SURE, likely_behind, prize_in_sight
from fondaco.core.tally import MOST, tallied, tally
from fondaco.games.medici.cards import GOODS
from fondaco.games.medici.scoring import (
    BONUS_FLORINS,
    BONUS_FROM,
    GOOD_PRIZES,
    GREATER_BONUS_FLORINS,
    GREATER_BONUS_FROM,
    SHIP_PRIZES,
)
from fondaco.games.medici.state import DAYS, GREATER_BONUS, ROOM, ROOM_AT_MOST, SEATS, State

BERTH = 3  # the ship value that an empty berth will bring: about the mean of a card
BERTHS_A_SYMBOL = 3  # so many bring one more symbol of a good
SAFE_VALUE = 2  # a lead by so much ship value is safe, and by one more for every empty berth
SAFE_BERTHS = 5  # a lead by one symbol, and by one more for so many berths that will be filled


def chapter(state: State) -> int:
    """The day: where it ends, all ships are paid and what was on them is known."""
    return state.day


def advice(state: State, seat: int) -> int:
    """The florins in hand and those in sight, in hundredths."""
    return SURE * state.florins[seat] + ship_in_sight(state, seat) + goods_in_sight(state, seat)


def ship_in_sight(state: State, seat: int) -> int:
    """What the ship will be paid today if the empty berths bring what they usually do."""
    mine = state.values[seat] + BERTH * state.room[seat]
    behind = 0
    for other in range(state.seats):
        if other != seat:
            lead = mine - state.values[other] - BERTH * state.room[other]
            likely = BEHIND_IN_VALUE[state.room[seat] + state.room[other]]
            behind += likely[max(0, min(lead + SAFEST, 2 * SAFEST))]
    return prize_in_sight(SHIP_PRIZES[state.seats], behind)


def goods_in_sight(state: State, seat: int) -> int:
    """What all goods will still be paid on this and the coming days, with the ship unloaded."""
    count = gathered(state, seat)
    behind = behind_in_goods(state, seat, count)
    days = DAYS + 1 - state.day
    reached = REACHED[state.seats][days][state.room[seat]]
    worth = 0
    for kind in range(GOODS):
        worth += good_in_sight(state, tallied(count, kind), tallied(behind, kind), days, reached)
    if state.options & GREATER_BONUS:
        worth += greater_bonuses(state, count, reached)
    return worth


def good_in_sight(state: State, mine: int, behind: int, days: int, reached: list[int]) -> int:
    """What one of the goods will be paid, by the seat's symbols and by how many are ahead."""
    paid_for = SURE * days if mine > 0 else reached[1]
    missing = max(0, BONUS_FROM[state.seats] - mine)
    return PRIZES[behind] * paid_for // SURE + BONUS_FLORINS * reached[missing]


def greater_bonuses(state: State, count: int, reached: list[int]) -> int:
    """What the greater bonus of the variant will add for all goods."""
    worth = 0
    for kind in range(GOODS):
        missing = max(0, GREATER_BONUS_FROM[state.seats] - tallied(count, kind))
        worth += (GREATER_BONUS_FLORINS - BONUS_FLORINS) * reached[missing]  # MED-5.8
    return worth


def behind_in_goods(state: State, seat: int, count: int) -> int:
    """For every good, how many hundredths of a seat are likely to be ahead, as a tally."""
    behind = 0
    to_come = ROOM[state.seats] * (DAYS - state.day)
    for other in range(state.seats):
        if other != seat:
            leads = count + LEVEL - gathered(state, other)
            likely = BEHIND_IN_SYMBOLS[state.room[seat] + state.room[other] + to_come]
            for kind in range(GOODS):
                behind += tally(kind, likely[tallied(leads, kind)])
    return behind


def gathered(state: State, seat: int) -> int:
    """The symbols of every good in the warehouse and on the ship, as a tally."""
    count = 0
    for kind in range(GOODS):
        count += tally(kind, state.gathered[kind][seat])
    return count


# What is looked up, because search asks for advice millions of times


def days_reached(seats: int, days: int, room: int, missing: int) -> int:
    """On how many of the days left the missing symbols will be there, in hundredths.

    They come by lot, so many to a berth: those free today, and a whole ship every day after.
    """
    likely = 0.0
    for day in range(days):
        mean = (room + day * ROOM[seats]) / BERTHS_A_SYMBOL
        likely += 1 - exp(-mean) * sum(mean**come / factorial(come) for come in range(missing))
    return round(SURE * likely)


MISSING_AT_MOST = max(GREATER_BONUS_FROM)
REACHED = [  # by seats, days left, empty berths, and symbols missing
    [
        [
            [days_reached(seats, days, room, missing) for missing in range(MISSING_AT_MOST + 1)]
            for room in range(ROOM_AT_MOST + 1)
        ]
        for days in range(DAYS + 1)
    ]
    for seats in range(SEATS + 1)
]
SAFEST = SAFE_VALUE + 2 * ROOM_AT_MOST
BEHIND_IN_VALUE = [  # by empty berths and lead
    [likely_behind(lead, SAFE_VALUE + berths) for lead in range(-SAFEST, SAFEST + 1)]
    for berths in range(2 * ROOM_AT_MOST + 1)
]
EVEN = MOST // 2
LEVEL = sum(tally(kind, EVEN) for kind in range(GOODS))
BEHIND_IN_SYMBOLS = [  # by berths that will be filled, and lead
    [likely_behind(SAFE_BERTHS * (lead - EVEN), SAFE_BERTHS + berths) for lead in range(MOST + 1)]
    for berths in range(2 * ROOM_AT_MOST + DAYS * ROOM_AT_MOST)
]
PRIZES = [prize_in_sight(GOOD_PRIZES, behind) for behind in range(SURE * SEATS)]

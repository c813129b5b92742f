"""What happens at a table of Medici."""

from fondaco.core.events import Catalogue, event

STARTED = 1
SHUFFLED = 2
REVEALED = 3
DECK_RAN_OUT = 4
TAKEN = 5
ANNOUNCED = 6
FILLED = 7
LAST_TURN = 8
PASSED = 9
DAY_ENDED = 10
SHIP_PAID = 11
SHIP_SHARED = 12
STORED = 13
REMOVED = 14
GOOD_PAID = 15
GOOD_SHARED = 16
BONUS = 17
BONUS_FOR_TWO = 18
GREATER_BONUS = 19
MARKET_RETURNED = 20
DAY_STARTED = 21
WON = 22
VICTORY_SHARED = 23

EVENTS = Catalogue(
    event(STARTED, "started", "MED-1.7", "seat"),
    event(SHUFFLED, "shuffled", "MED-1.2", "cards"),
    event(REVEALED, "revealed", "MED-2.2", "seat card", reveals=True),
    event(DECK_RAN_OUT, "deck-ran-out", "MED-6.4", ""),
    event(TAKEN, "taken", "MED-2.10", "seat card"),
    event(ANNOUNCED, "announced", "MED-2.10", "seat value"),
    event(FILLED, "filled", "MED-3.4", "seat"),
    event(LAST_TURN, "last-turn", "MED-3.5", "seat"),
    event(PASSED, "passed", "MED-R4", "seat"),
    event(DAY_ENDED, "day-ended", "MED-3.5", "day"),
    event(SHIP_PAID, "ship-paid", "MED-4.2", "seat value place florins"),
    event(SHIP_SHARED, "ship-shared", "MED-4.3", "seat value place tied florins"),
    event(STORED, "stored", "MED-5.1", "seat card"),
    event(REMOVED, "removed", "MED-5.2", "seat card"),
    event(GOOD_PAID, "good-paid", "MED-5.4", "seat good symbols place florins"),
    event(GOOD_SHARED, "good-shared", "MED-5.5", "seat good symbols place tied florins"),
    event(BONUS, "bonus", "MED-5.6", "seat good symbols florins"),
    event(BONUS_FOR_TWO, "bonus-for-two", "MED-5.7", "seat good symbols florins"),
    event(GREATER_BONUS, "greater-bonus", "MED-5.8", "seat good symbols florins"),
    event(MARKET_RETURNED, "market-returned", "MED-6.1", "cards deck"),
    event(DAY_STARTED, "day-started", "MED-6.3", "day seat florins"),
    event(WON, "won", "MED-6.5", "seat florins"),
    event(VICTORY_SHARED, "victory-shared", "MED-6.5", "seat florins"),
)

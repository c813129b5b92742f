"""What is always true at a table of Medici, in plain code: millions of games can be checked."""

from fondaco.core.piles import Pile
from fondaco.games.medici.cards import FACES, GOODS, berths, good, symbols, value
from fondaco.games.medici.scoring import COIN
from fondaco.games.medici.state import ROOM, SEATS, State

SCRATCH = FACES + 1

LOST_CARD = 1
WRONG_VALUE = 2
WRONG_ROOM = 3
WRONG_SYMBOLS = 4
WRONG_COIN = 5
EMPTY_SEAT = 6
FULL_TURN = 7
WRONG_GATHERED = 8
FAULTS = (
    "",
    "the cards on the table are not those of the box",
    "a ship's value is not the sum of its cards",
    "a ship's room does not fit its cards",
    "a warehouse's symbols do not fit its cards",
    "florins are not paid in fives",
    "a seat that nobody has holds something",
    "a full ship has a turn",
    "the symbols gathered are not those of the ship and the warehouse",
)


def fault(state: State, parts: list[int], scratch: list[int]) -> int:
    """The number of the first law that the position breaks, or 0."""
    if is_card_lost(state, parts, scratch):
        return LOST_CARD
    for seat in range(SEATS):
        found = fault_at_seat(state, seat)
        if found:
            return found
    if state.turn >= 0 and state.room[state.turn] == 0:
        return FULL_TURN
    return 0


def fault_at_seat(state: State, seat: int) -> int:
    """The first law broken at one seat, or 0."""
    ship = state.ships[seat]
    worth = 0
    used = 0
    for place in range(ship.count):
        worth += value(ship.cards[place])
        used += berths(ship.cards[place])
    if worth != state.values[seat]:
        return WRONG_VALUE
    if used + state.room[seat] != ROOM[state.seats]:
        return WRONG_ROOM
    for kind in range(GOODS):
        if symbols_of(state.warehouses[seat], kind) != state.symbols[kind][seat]:
            return WRONG_SYMBOLS
        aboard = symbols_of(ship, kind)
        if state.gathered[kind][seat] != state.symbols[kind][seat] + aboard:
            return WRONG_GATHERED
    if state.florins[seat] % COIN != 0:
        return WRONG_COIN
    if seat >= state.seats and state.florins[seat] + ship.count + state.warehouses[seat].count:
        return EMPTY_SEAT
    return 0


def symbols_of(cards: Pile, kind: int) -> int:
    """The symbols of a good on the cards of a warehouse or a ship."""
    count = 0
    for place in range(cards.count):
        if good(cards.cards[place]) == kind:
            count += symbols(cards.cards[place])
    return count


def is_card_lost(state: State, parts: list[int], scratch: list[int]) -> bool:
    """Whether the cards in all places together are other than those of the box."""
    for face in range(SCRATCH):
        scratch[face] = 0
    for place in range(len(parts)):
        scratch[parts[place]] += 1
    tick_off(state.deck, scratch)
    tick_off(state.market, scratch)
    tick_off(state.box, scratch)
    for seat in range(SEATS):
        tick_off(state.ships[seat], scratch)
        tick_off(state.warehouses[seat], scratch)
    for face in range(SCRATCH):
        if scratch[face] != 0:
            return True
    return False


def tick_off(pile: Pile, scratch: list[int]) -> None:
    """Count the cards of a pile as found."""
    for place in range(pile.count):
        scratch[pile.cards[place]] -= 1

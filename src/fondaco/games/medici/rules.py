"""The rules of Medici: The Card Game, chapter by chapter."""

from fondaco.core.dice import roll
from fondaco.core.events import tell
from fondaco.core.masks import clear
from fondaco.core.piles import draw, pour, push, take_at
from fondaco.core.seats import clockwise
from fondaco.games.medici.cards import GOODS, berths, good, symbols, value
from fondaco.games.medici.events import (
    ANNOUNCED,
    DAY_ENDED,
    DAY_STARTED,
    DECK_RAN_OUT,
    FILLED,
    LAST_TURN,
    MARKET_RETURNED,
    PASSED,
    REVEALED,
    SHUFFLED,
    STARTED,
    TAKEN,
    VICTORY_SHARED,
    WON,
)
from fondaco.games.medici.scoring import clear_ship, score_day
from fondaco.games.medici.state import DAYS, NO_TURN, SEATS, State

REVEAL = 0
TAKE = 1  # the last card alone; the cards before it are added
WITH_SECOND = 1
WITH_THIRD = 2
MOVES = 5

REVEALS = 3  # MED-2.1
REACH = 3  # MED-2.8


# Setting up


def setup(state: State, parts: list[int], seats: int, options: int) -> None:
    """Shuffle the deck and choose who starts the first day."""
    state.seats = seats
    state.options = options
    state.deck.count = 0
    state.market.count = 0
    state.box.count = 0
    state.day = 1
    state.revealed = 0
    state.last_turn = 0
    for place in range(len(parts)):
        push(state.deck, parts[place])  # MED-1.2
    for seat in range(SEATS):
        state.florins[seat] = 0  # MED-1.7
        state.warehouses[seat].count = 0
        for kind in range(GOODS):
            state.symbols[kind][seat] = 0
            state.gathered[kind][seat] = 0
        clear_ship(state, seat)
    tell(state, SHUFFLED, state.deck.count)
    state.turn = roll(state.dice, seats)  # MED-1.7
    tell(state, STARTED, state.turn)


# A turn


def to_act(state: State) -> int:
    """The seat whose turn it is, or nobody after the third day."""
    return state.turn


def choices(state: State, mask: list[int]) -> int:
    """Reveal a card, or take the last one with or without those before it."""
    market = state.market
    room = state.room[state.turn]
    clear(mask)
    if state.revealed < REVEALS and state.deck.count > 0:  # MED-2.1, MED-2.5
        mask[REVEAL] = 1
    if market.count > 0:  # MED-2.3, MED-2.4
        room -= berths(market.cards[market.count - 1])
        mask[TAKE] = 1
    second = REACH
    if market.count > 1:  # MED-2.7
        second = berths(market.cards[market.count - 2])
        mask[TAKE + WITH_SECOND] = int(second <= room)  # MED-R1
    if market.count > 2:
        third = berths(market.cards[market.count - 3])
        mask[TAKE + WITH_THIRD] = int(third <= room)  # MED-R1
        mask[TAKE + WITH_SECOND + WITH_THIRD] = int(second + third <= room)  # MED-R1
    count = 0
    for move in range(MOVES):
        count += mask[move]
    return count


def apply(state: State, move: int) -> None:
    """Reveal a card, or take cards and end the turn."""
    if move == REVEAL:
        reveal(state)
    else:
        take(state, move - TAKE)
        end_turn(state)


def reveal(state: State) -> None:
    """Turn the next card of the deck up at the end of the market."""
    card = draw(state.deck, state.dice)
    push(state.market, card)  # MED-2.2
    state.revealed += 1
    tell(state, REVEALED, state.turn, card)
    if state.deck.count == 0:
        tell(state, DECK_RAN_OUT)  # MED-6.4


def take(state: State, along: int) -> None:
    """Take the last card of the market, and those before it that were chosen."""
    if along & WITH_THIRD:
        load(state, 3)  # MED-2.7
    if along & WITH_SECOND:
        load(state, 2)  # MED-2.7
    load(state, 1)  # MED-2.6
    tell(state, ANNOUNCED, state.turn, state.values[state.turn])  # MED-2.10


def load(state: State, place: int) -> None:
    """Move a card from its place, counted from the end of the market, into the ship."""
    card = take_at(state.market, state.market.count - place)  # MED-2.9
    push(state.ships[state.turn], card)  # MED-2.10
    state.values[state.turn] += value(card)  # MED-4.1
    state.room[state.turn] -= berths(card)  # MED-3.3
    state.gathered[good(card)][state.turn] += symbols(card)
    tell(state, TAKEN, state.turn, card)


# The end of a turn and of a day


def end_turn(state: State) -> None:
    """Pass the turn on, or end the day."""
    state.revealed = 0
    # Only the mover can have filled a ship, so one look is enough.  MED-3.5, MED-R6
    if state.room[state.turn] == 0:
        tell(state, FILLED, state.turn)
    if state.last_turn:
        end_day(state)  # MED-3.5
        return
    state.turn = following(state, state.turn)
    if sailing(state) == 1:
        state.last_turn = 1  # MED-3.5
        tell(state, LAST_TURN, state.turn)
    if state.market.count == 0 and state.deck.count == 0:
        pass_round(state)  # MED-R4
        end_day(state)


def following(state: State, seat: int) -> int:
    """The next seat clockwise whose ship still has room."""
    seat = clockwise(seat, state.seats)  # MED-1.8
    while state.room[seat] == 0:
        seat = clockwise(seat, state.seats)  # MED-3.4
    return seat


def sailing(state: State) -> int:
    """How many ships still have room."""
    ships = 0
    for seat in range(state.seats):
        if state.room[seat] > 0:
            ships += 1
    return ships


def pass_round(state: State) -> None:
    """With nothing left to take, everybody who still sails passes."""
    seat = state.turn
    for _ in range(sailing(state)):
        tell(state, PASSED, seat)  # MED-R4
        seat = following(state, seat)


def end_day(state: State) -> None:
    """Score the day, then start the next one or end the game."""
    tell(state, DAY_ENDED, state.day)
    score_day(state)
    if state.day == DAYS:
        end_game(state)  # MED-6.5
        return
    tell(state, MARKET_RETURNED, state.market.count, state.deck.count + state.market.count)
    pour(state.market, state.deck)  # MED-6.1
    state.day += 1
    state.last_turn = 0
    state.turn = poorest(state)  # MED-6.3
    tell(state, DAY_STARTED, state.day, state.turn, state.florins[state.turn])


def poorest(state: State) -> int:
    """The seat with the fewest florins; among tied ones, one by lot."""
    fewest = state.florins[0]
    tied = 0
    for seat in range(state.seats):
        fewest = min(fewest, state.florins[seat])
    for seat in range(state.seats):
        if state.florins[seat] == fewest:
            tied += 1
    lot = roll(state.dice, tied) if tied > 1 else 0  # MED-6.3
    for seat in range(state.seats):
        if state.florins[seat] == fewest:
            if lot == 0:
                return seat
            lot -= 1
    return 0


# The end of the game


def end_game(state: State) -> None:
    """Close the table and name who won."""
    state.turn = NO_TURN
    winners = 0
    for seat in range(state.seats):
        if is_winner(state, seat):
            winners += 1
    for seat in range(state.seats):
        if is_winner(state, seat):
            tell(state, WON if winners == 1 else VICTORY_SHARED, seat, state.florins[seat])


def total(state: State, seat: int) -> int:
    """The seat's florins."""
    return state.florins[seat]


def is_winner(state: State, seat: int) -> bool:
    """Whether nobody has more florins."""
    for other in range(state.seats):
        if state.florins[other] > state.florins[seat]:
            return False
    return True  # MED-6.5


def imagine(state: State, seat: int) -> None:
    """Redeal nothing: only the dice know the order of the deck, nobody has secrets (MED-R5)."""

"""What a seat may know of a position of Medici, as numbers; the seat itself comes first."""

from fondaco.games.medici.cards import GOODS, NEUTRAL, good, green, symbols, value
from fondaco.games.medici.state import SEATS, State

REACH = 3
VALUES = 8
CARD_FEATURES = GOODS + 4
SEAT_FEATURES = 5 + 2 * GOODS

IN_REACH = """the last card of the market, the one before it, the one before that; each:
there, value, symbols, green, then a 1 at its good"""
MERCHANTS = """the own seat, then the others clockwise; each: plays, to act, florins, value of
the ship, room left, symbols on the ship by good, symbols in the warehouse by good"""
LAYOUT = [
    ("seats", 1, "how many play"),
    ("day", 1, "1 to 3"),
    ("revealed", 1, "cards revealed this turn"),
    ("last turn", 1, "1 in the last turn of a day"),
    ("deck", 1, "cards in the deck"),
    ("market", 1, "cards in the market"),
    ("options", 2, "greater bonus, to the letter: 1 where chosen"),
    ("unseen by good", GOODS + 1, "cards in the deck of each good, then neutral ones"),
    ("unseen by value", VALUES, "cards in the deck of each value, 0 to 7"),
    ("unseen green", 1, "green cards in the deck"),
    ("in reach", REACH * CARD_FEATURES, IN_REACH),
    ("merchants", SEATS * SEAT_FEATURES, MERCHANTS),
]
FEATURES = sum(size for _, size, _ in LAYOUT)


def features(state: State, seat: int, out: list[int]) -> None:
    """Write the features of the position as the seat knows it."""
    for place in range(FEATURES):
        out[place] = 0
    out[0] = state.seats
    out[1] = state.day
    out[2] = state.revealed
    out[3] = state.last_turn
    out[4] = state.deck.count
    out[5] = state.market.count
    out[6] = state.options & 1
    out[7] = state.options >> 1
    at = count_unseen(state, out, 8)
    for place in range(1, REACH + 1):
        at = describe_card(state, place, out, at)
    for after in range(SEATS):
        at = describe_seat(state, seat, after, out, at)


def count_unseen(state: State, out: list[int], at: int) -> int:
    """What is still in the deck: anybody can count it (MED-R5)."""
    by_value = at + GOODS + 1
    by_green = by_value + VALUES
    for place in range(state.deck.count):
        card = state.deck.cards[place]
        out[at + good(card)] += 1
        out[by_value + value(card)] += 1
        out[by_green] += green(card)
    return by_green + 1


def describe_card(state: State, place: int, out: list[int], at: int) -> int:
    """A card of the market, by its place from the end."""
    if place <= state.market.count:
        card = state.market.cards[state.market.count - place]
        out[at] = 1
        out[at + 1] = value(card)
        out[at + 2] = symbols(card)
        out[at + 3] = green(card)
        if good(card) != NEUTRAL:
            out[at + 4 + good(card)] = 1
    return at + CARD_FEATURES


def describe_seat(state: State, seat: int, after: int, out: list[int], at: int) -> int:
    """The merchant so many places clockwise from the seat."""
    if after < state.seats:
        other = (seat + after) % state.seats
        out[at] = 1
        out[at + 1] = int(other == state.turn)
        out[at + 2] = state.florins[other]
        out[at + 3] = state.values[other]
        out[at + 4] = state.room[other]
        ship = state.ships[other]
        for place in range(ship.count):
            card = ship.cards[place]
            if good(card) != NEUTRAL:
                out[at + 5 + good(card)] += symbols(card)
        for kind in range(GOODS):
            out[at + 5 + GOODS + kind] = state.symbols[kind][other]
    return at + SEAT_FEATURES

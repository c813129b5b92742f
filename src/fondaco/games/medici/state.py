"""Everything on the table of Medici, in fields of fixed size."""

from fondaco.core.piles import Pile, pile
from fondaco.core.position import Position
from fondaco.core.structs import aside, number, row
from fondaco.games.medici.cards import DECK, FACES, GOODS, GREEN_AT_MOST

SEATS = 6  # MED-1.1
DAYS = 3  # MED-1.8
ROOM = [0, 0, 7, 5, 5, 5, 5]  # by seats  # MED-3.1, MED-3.2
ROOM_AT_MOST = 7
SHIP = ROOM_AT_MOST + GREEN_AT_MOST
WAREHOUSE = DAYS * ROOM_AT_MOST + GREEN_AT_MOST
NO_TURN = -1

GREATER_BONUS = 1  # the variant MED-5.8
TO_THE_LETTER = 2  # the ruling MED-R3


class State(Position):
    """A position of Medici. Nobody holds secrets: only the dice are hidden (MED-R5).

    Symbols are those in the warehouses; gathered are those on the ships as well. Its last row is
    for cards without a good.
    """

    seats: int = number(2, SEATS)
    options: int = number(0, GREATER_BONUS | TO_THE_LETTER)
    day: int = number(1, DAYS)
    turn: int = number(NO_TURN, SEATS - 1)
    revealed: int = number(0, 3)
    last_turn: int = number(0, 1)
    deck: Pile = pile(DECK, FACES)
    market: Pile = pile(DECK, FACES)
    ships: list[Pile] = row(SEATS, pile(SHIP, FACES))
    values: list[int] = row(SEATS, number(0, 7 * SHIP))
    room: list[int] = row(SEATS, number(0, ROOM_AT_MOST))
    warehouses: list[Pile] = row(SEATS, pile(WAREHOUSE, FACES))
    symbols: list[list[int]] = row(GOODS, row(SEATS, number(0, 2 * WAREHOUSE)))
    gathered: list[list[int]] = aside(row(GOODS + 1, row(SEATS, number(0, 2 * WAREHOUSE))))
    box: Pile = pile(DECK, FACES)
    florins: list[int] = row(SEATS, number(0, 1000))

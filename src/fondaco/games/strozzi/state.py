"""Everything on the table of Strozzi, in fields of fixed size."""

from fondaco.core.piles import Pile, pile
from fondaco.core.position import Position
from fondaco.core.structs import number, row
from fondaco.games.strozzi.pieces import (
    ALL_FLAGS,
    CATEGORIES,
    CITIES,
    PORTS,
    SAILS,
    SHIP_FACES,
    SHIPS,
    TILE_FACES,
    TILES,
)

SEATS = 6  # STR-1.1
ROUNDS = 3  # STR-1.8
FACE_UP = 3  # STR-1.5
TOP = 15  # the highest that any edition's tracks may reach
NO_TURN = -1

TO_THE_LETTER = 1  # the ruling STR-R3
SECRET_COINS = 2  # the option of STR-5.5

DECIDE = 0  # the seat in turn says whether it wants the ship
PLACE = 1  # the taker chooses a port
PROMOTE = 2  # the taker chooses a tile


class State(Position):
    """A position of Strozzi.

    Unseen ships are those still to come and those removed: nobody can tell them apart, so they
    lie in one pile, and `supply` counts how many of them this round will show.
    """

    seats: int = number(3, SEATS)
    options: int = number(0, TO_THE_LETTER | SECRET_COINS)
    round: int = number(1, ROUNDS)
    turn: int = number(NO_TURN, SEATS - 1)
    active: int = number(0, SEATS - 1)
    stage: int = number(DECIDE, PROMOTE)
    ship: int = number(0, SHIP_FACES)
    flag: int = number(0, ALL_FLAGS)
    claimant: int = number(0, SEATS - 1)
    unseen: Pile = pile(SHIPS, SHIP_FACES)
    supply: int = number(0, SHIPS)
    aside: Pile = pile(SHIPS, SHIP_FACES)
    flags: list[int] = row(SEATS, number(0, ALL_FLAGS))
    quays: list[Pile] = row(PORTS, pile(SEATS, SEATS - 1))
    moored: list[list[int]] = row(PORTS, row(SEATS, number(0, SHIP_FACES)))
    speeds: list[list[int]] = row(PORTS, row(SEATS, number(0, SAILS + 1)))
    tracks: list[Pile] = row(CITIES, pile(SEATS, SEATS - 1))
    spaces: list[list[int]] = row(CITIES, row(SEATS, number(0, TOP)))
    top: int = number(1, TOP)
    bonus: list[int] = row(TOP + 1, number(0, 15))
    stack: Pile = pile(TILES, TILE_FACES)
    face_up: list[int] = row(FACE_UP, number(0, TILE_FACES))
    tiles: list[Pile] = row(SEATS, pile(TILES, TILE_FACES))
    merit: list[list[int]] = row(CATEGORIES, row(SEATS, number(0, 2 * TILES)))
    coins: list[int] = row(SEATS, number(0, 1500))

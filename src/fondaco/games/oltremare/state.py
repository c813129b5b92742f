"""Everything on the table of Oltremare, in fields of fixed size."""

from fondaco.core.piles import Pile, pile
from fondaco.core.position import Position
from fondaco.core.structs import Struct, number, part, row
from fondaco.games.oltremare.pieces import (
    CARDS,
    FACES,
    GOODS,
    HARBOURS,
    PAIRS,
    ROUTES,
    ROUTES_FROM,
    TOKEN_KINDS,
    TOKENS,
)

SEATS = 5  # OLT-1.1
EVERY_SEAT = (1 << SEATS) - 1
NO_TURN = -1
LONGEST = 8  # the longest run that any edition may list
ON_TABLE = 3  # cards or goods on each side of an offer
MOST_DUCATS = 20  # in one offer
PROPOSALS = 8  # OLT-R6
LOADING = 4  # OLT-1.3

TO_THE_LETTER = 1  # the ruling OLT-R1
PERFECT_MEMORY = 2  # the option of OLT-R14
FOUR_PROPOSALS = 4  # the settings of OLT-R6
TWO_PROPOSALS = 8

LAY = 0  # a surplus card goes to the pirates
TRADE = 1  # offer, buy, or go on to playing
ADDRESS = 2  # to whom the offer goes
GIVE = 3  # cards for the offer
WANT = 4  # goods asked for
PAY = 5  # ducats paid or asked for
CLAIM = 6  # what is said of a card's icons
CLAIM_LOADING = 7  # what is said of its loading icons
SEND = 8  # send the offer or drop it
ANSWER = 9  # accept, decline or counter
HAND_OVER = 10  # cards for the goods asked for
CONCLUDE = 11  # with whom to trade, if with anybody
PLAY = 12  # cards to play
SAIL = 13  # the next harbour
BEARING = 14  # where the compass leads
LOAD = 15  # the next card for the cargo

SILENT = 0
DECLINED = 1
ACCEPTED = 2
COUNTERED = 3


class Offer(Struct):
    """An offer: places in the maker's hand, goods wanted, ducats paid (asked for: less than 0)."""

    gives: Pile = pile(ON_TABLE, CARDS)
    goods: list[int] = row(ON_TABLE, number(0, GOODS - 1))
    claims: list[int] = row(ON_TABLE, number(0, PAIRS))
    loadings: list[int] = row(ON_TABLE, number(0, LOADING))
    wants: Pile = pile(ON_TABLE, GOODS)
    ducats: int = number(-MOST_DUCATS, MOST_DUCATS)


class State(Position):
    """A position of Oltremare.

    A card is its place in the box, from 1; `faces` says what it shows. For every card in a hidden
    place `seen` marks the seats that know it is there, and `near` those that only know whose hand
    or pirate pile it is in. `sure` and `about` count, by seat and good, what everybody knows: how
    many cards of the good the hand has at least, and the hand and the pirate pile together. Cards
    lie `aside` only while a seat imagines.
    """

    seats: int = number(2, SEATS)
    options: int = number(0, 15)
    turn: int = number(NO_TURN, SEATS - 1)
    active: int = number(0, SEATS - 1)
    stage: int = number(LAY, LOAD)
    deck: Pile = pile(CARDS, CARDS)
    venice: int = number(0, 1)
    venice_first: int = number(0, CARDS)
    venice_last: int = number(0, CARDS)
    hands: list[Pile] = row(SEATS, pile(CARDS, CARDS))
    cargo: list[Pile] = row(SEATS, pile(CARDS, CARDS))
    pirates: list[Pile] = row(SEATS, pile(CARDS, CARDS))
    aside: Pile = pile(CARDS, CARDS)
    ducats: list[int] = row(SEATS, number(-1000, 12000))
    fame: list[int] = row(SEATS, number(0, 500))
    ships: list[int] = row(SEATS, number(0, HARBOURS - 1))
    tokens: list[int] = row(HARBOURS, number(0, TOKEN_KINDS))
    active_token: list[int] = row(SEATS, number(0, TOKEN_KINDS))
    tokens_taken: list[int] = row(SEATS, number(0, TOKENS))
    bought: int = number(0, 4)
    sent: int = number(0, PROPOSALS)
    dropped: int = number(0, PROPOSALS)
    offers_sent: list[int] = row(PROPOSALS, number(0, (1 << 62) - 1))
    partners: int = number(0, EVERY_SEAT)
    addressed: int = number(0, EVERY_SEAT)
    revealed: int = number(0, 1)
    partner: int = number(0, SEATS - 1)
    countered: int = number(0, EVERY_SEAT)
    answers: list[int] = row(SEATS, number(SILENT, COUNTERED))
    offers: list[Offer] = row(SEATS, part(Offer))
    handed: list[Pile] = row(SEATS, pile(ON_TABLE, CARDS))
    claiming: int = number(0, ON_TABLE)
    picked: Pile = pile(LOADING, CARDS)
    played: Pile = pile(LOADING, CARDS)
    routes_left: int = number(0, 2 * LOADING)
    routes_used: int = number(0, (1 << ROUTES) - 1)
    seen: list[int] = row(CARDS + 1, number(0, EVERY_SEAT))
    near: list[int] = row(CARDS + 1, number(0, EVERY_SEAT))
    sure: list[list[int]] = row(SEATS, row(GOODS, number(0, CARDS)))
    about: list[list[int]] = row(SEATS, row(GOODS, number(0, CARDS)))
    faces: list[int] = row(CARDS + 1, number(0, FACES))
    pairs: int = number(0, (1 << PAIRS) - 1)
    harbours: int = number(1, HARBOURS)
    sea: list[list[int]] = row(HARBOURS, row(ROUTES_FROM, number(0, 32 * ROUTES + HARBOURS)))
    longest: list[int] = row(GOODS, number(1, LONGEST))
    pay: list[list[int]] = row(GOODS, row(LONGEST, number(0, 100)))

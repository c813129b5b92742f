"""The finite list of moves, as numbers; what a move means follows from the stage of the turn."""

from fondaco.games.oltremare.pieces import CARDS, GOODS, HARBOURS, PAIRS
from fondaco.games.oltremare.state import LOADING, MOST_DUCATS, SEATS

DONE = 0
OFFER = 1
BUY = 2  # from the deck, from the own pirate pile
NEXT = 4
SEND_IT = 5
DROP = 6
ACCEPT = 7
DECLINE = 8
COUNTER = 9
WITHDRAW = 10
STAY = 11
SAY_NOTHING = 12
TO_ALL = 13
SEAT = 14  # to or with this seat
GOOD = SEAT + SEATS
ICON_PAIR = GOOD + GOODS
LOADING_ICONS = ICON_PAIR + PAIRS - 1  # 1 to 4 are added
CARD = LOADING_ICONS + LOADING + 1  # by its place in the hand, or among the cards played
DUCATS = CARD + CARDS + MOST_DUCATS  # what is paid is added; what is asked for is less than 0
HARBOUR = DUCATS + MOST_DUCATS + 1
MOVES = HARBOUR + HARBOURS

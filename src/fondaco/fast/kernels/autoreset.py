"""Tables that go on with their next game of the seed when one is over."""

from typing import NamedTuple

from fondaco.core.dice import WORD, Dice
from fondaco.core.position import Position
from fondaco.fast.kernels.deal import open_game
from fondaco.fast.kernels.row_types import Numbers, Records


class Dealer(NamedTuple):
    """The parts to lay tables with, the series of games, and the number of each table's game."""

    parts: Numbers
    series: Records
    games: Numbers


def next_game(dealer: Dealer, row: int, state: Position, dice: Dice) -> bool:
    """Open the table's next game."""
    series = dealer.series[0]
    dealer.games[row] = (dealer.games[row] + series.stride) & WORD
    open_game(state, dice, dealer.parts, series, dealer.games[row])
    return True

"""How a game begins and how it ends, for everything that plays compiled games."""

from fondaco.core.chance import PLAYERS, TABLE
from fondaco.core.dice import WORD, Dice, seed
from fondaco.core.position import Position
from fondaco.core.verbs import is_winner, setup, total
from fondaco.fast.kernels.series import Series


def deal(state: Position, parts: list[int], series: Series, number: int) -> None:
    """Lay the table with the game of this number."""
    seed(state.dice, series.low, series.high, number & WORD, TABLE)
    setup(state, parts, series.seats, series.options)


def give_dice(dice: Dice, series: Series, number: int) -> None:
    """Give the players of a game their dice, apart from those of the table."""
    seed(dice, series.low, series.high, number & WORD, PLAYERS)


def open_game(state: Position, dice: Dice, parts: list[int], series: Series, number: int) -> None:
    """Lay the table with the game of this number, and give its players their dice."""
    give_dice(dice, series, number)
    deal(state, parts, series, number)


def settle(state: Position, totals: list[int], wins: list[int]) -> None:
    """What every seat has, and a 1 for every winner."""
    for seat in range(len(totals)):
        totals[seat] = total(state, seat)
        wins[seat] = int(is_winner(state, seat))

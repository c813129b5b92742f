"""Fingerprints: a hash of all that is seen, allowed and done in a random game, and of its end."""

from typing import NamedTuple

from fondaco.core.dice import WORD, Dice
from fondaco.core.position import Position
from fondaco.core.verbs import features, is_winner, to_act, total
from fondaco.fast.kernels.deal import open_game
from fondaco.fast.kernels.play import ENDLESS, NONE, rollout
from fondaco.fast.kernels.row_types import Numbers
from fondaco.fast.kernels.series import Series

PRIME = 0x01000193  # of the hash by Fowler, Noll and Vo
BASIS = 0x811C9DC5


class Prints(NamedTuple):
    """The mask of the decision, the features of its seat, and the hash of every game so far."""

    mask: Numbers
    sheet: Numbers
    prints: Numbers


def observe(
    observer: Prints,
    row: int,
    step: int,  # noqa: ARG001
    state: Position,
    mask: list[int],  # noqa: ARG001  it is the observer's own
    count: int,
) -> None:
    """Take in who decides and what that seat sees."""
    seat = to_act(state)
    features(state, seat, observer.sheet)
    observer.prints[row] = mixed(mixed(observer.prints[row], seat), count)


def note(observer: Prints, row: int, step: int, move: int) -> None:  # noqa: ARG001
    """Take in what was done, what else was allowed, and what was seen."""
    found = mixed(observer.prints[row], move)
    mask, sheet = observer.mask, observer.sheet
    for place in range(len(mask)):
        if mask[place]:
            found = mixed(found, place)
    for place in range(len(sheet)):
        found = mixed(found, int(sheet[place]))
    observer.prints[row] = found


def fingerprint(
    state: Position,
    mask: list[int],
    dice: Dice,
    parts: list[int],
    series: Series,
    number: int,
    row: int,
    sheet: list[int],
    prints: list[int],
) -> None:
    """Play the game of this number by lot and leave its hash in the row."""
    prints[row] = BASIS
    open_game(state, dice, parts, series, number)
    rollout(state, mask, dice, row, ENDLESS, NONE, Prints(mask, sheet, prints), NONE)
    found = prints[row] & WORD
    for seat in range(series.seats):
        found = mixed(mixed(found, total(state, seat)), int(is_winner(state, seat)))
    prints[row] = mixed(mixed(found, state.dice.a), dice.a)


def mixed(found: int, value: int) -> int:
    """The hash with one more value in it."""
    return ((found ^ (value & WORD)) * PRIME) & WORD


def prove_games(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    parts: list[int],
    series: list[Series],
    games: list[int],
    sheet: list[int],
    prints: list[int],
) -> None:
    """The fingerprints of the games of these numbers, one after the other at the same table."""
    for row in range(len(games)):
        fingerprint(states[0], mask, dice[0], parts, series[0], games[row], row, sheet, prints)

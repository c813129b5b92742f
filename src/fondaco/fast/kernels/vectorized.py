"""The verbs over whole arrays of tables, as vector environments want them.

Masks, seats to act and features are written into arrays that the caller keeps.
"""

from fondaco.core.dice import WORD, Dice
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, features, to_act, total
from fondaco.fast.kernels.deal import deal, give_dice, settle
from fondaco.fast.kernels.grid import first, stride
from fondaco.fast.kernels.series import Series

LEGAL = 0
REFUSED = 1
OVER = 2


def set_up(
    states: list[Position], parts: list[int], series: list[Series], games: list[int]
) -> None:
    """Lay every table with the game of its number."""
    for table in range(first(), len(states), stride()):
        deal(states[table], parts, series[0], games[table])


def set_dice(dice: list[Dice], series: list[Series], games: list[int]) -> None:
    """Give the players of every table the dice of their game."""
    for table in range(first(), len(dice), stride()):
        give_dice(dice[table], series[0], games[table])


def look(states: list[Position], masks: list[list[int]], seats: list[int]) -> None:
    """The choices at every table and the seats that have them; none where the game is over."""
    for table in range(first(), len(states), stride()):
        look_at(states[table], masks[table], seats, table)


def look_at(state: Position, mask: list[int], seats: list[int], table: int) -> None:
    """The choices at one table and the seat that has them."""
    seats[table] = to_act(state)
    if seats[table] == NOBODY:
        for move in range(len(mask)):
            mask[move] = 0
    else:
        choices(state, mask)


def step(
    states: list[Position],
    moves: list[int],
    masks: list[list[int]],
    seats: list[int],
    outcomes: list[int],
) -> None:
    """Make a move at every table, and look; one that is not allowed is marked and not made."""
    for table in range(first(), len(states), stride()):
        state = states[table]
        mask = masks[table]
        if to_act(state) == NOBODY:
            outcomes[table] = OVER
            continue
        # The masks were handed out and may have been written on.
        choices(state, mask)
        move = moves[table]
        if move < 0 or move >= len(mask) or mask[move] == 0:
            outcomes[table] = REFUSED
            continue
        apply(state, move)
        outcomes[table] = LEGAL
        look_at(state, mask, seats, table)


def describe(states: list[Position], seats: list[int], out: list[list[int]]) -> None:
    """The features of every table as one of its seats knows it."""
    for table in range(first(), len(states), stride()):
        features(states[table], max(seats[table], 0), out[table])


def add_up(states: list[Position], out: list[list[int]]) -> None:
    """The totals at every table."""
    for table in range(first(), len(states), stride()):
        for seat in range(len(out[table])):
            out[table][seat] = total(states[table], seat)


def renew(
    states: list[Position],
    parts: list[int],
    series: list[Series],
    games: list[int],
    over: list[int],
    totals: list[list[int]],
    wins: list[list[int]],
    masks: list[list[int]],
    seats: list[int],
) -> None:
    """Note how games ended and lay the next ones of these tables: the autoreset of a batch."""
    for table in range(first(), len(states), stride()):
        state = states[table]
        if to_act(state) != NOBODY:
            continue
        over[table] = 1
        settle(state, totals[table], wins[table])
        games[table] = (games[table] + series[0].stride) & WORD
        deal(state, parts, series[0], games[table])
        look_at(state, masks[table], seats, table)


def widen(narrow: list[int], wide: list[int]) -> None:
    """Copy numbers into wider ones."""
    for table in range(first(), len(narrow), stride()):
        wide[table] = narrow[table]

"""The verbs over whole arrays of tables, as plain code that is compiled for each game."""

from fondaco.core.chance import TABLE
from fondaco.core.dice import WORD, seed
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, features, setup, to_act, total
from fondaco.fast.places import first, stride

LEGAL = 0
REFUSED = 1
OVER = 2


def set_up(states: list[Position], parts: list[int], terms: list[int]) -> None:
    """Lay every table: terms are seats, options, seed (low, high), number of the first game."""
    for table in range(first(), len(states), stride()):
        number = (terms[4] + table) & WORD
        seed(states[table].dice, terms[2], terms[3], number, TABLE)
        setup(states[table], parts, terms[0], terms[1])


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


def widen(narrow: list[int], wide: list[int]) -> None:
    """Copy numbers into wider ones."""
    for table in range(first(), len(narrow), stride()):
        wide[table] = narrow[table]

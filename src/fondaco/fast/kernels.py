"""The verbs over whole arrays of tables, as plain code that is compiled for each game."""

from fondaco.core.chance import TABLE
from fondaco.core.dice import WORD, seed
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, features, setup, to_act, total

LEGAL = 0
REFUSED = 1
OVER = 2


def set_up(states: list[Position], parts: list[int], terms: list[int]) -> None:
    """Lay every table: terms are seats, options, seed (low, high), number of the first game."""
    for table in range(len(states)):
        number = (terms[4] + table) & WORD
        seed(states[table].dice, terms[2], terms[3], number, TABLE)
        setup(states[table], parts, terms[0], terms[1])


def look(states: list[Position], masks: list[list[int]], seats: list[int]) -> None:
    """The choices at every table and the seats that have them; none where the game is over."""
    for table in range(len(states)):
        seats[table] = to_act(states[table])
        if seats[table] == NOBODY:
            for move in range(len(masks[table])):
                masks[table][move] = 0
        else:
            choices(states[table], masks[table])


def step(states: list[Position], moves: list[int], mask: list[int], outcomes: list[int]) -> None:
    """Make a move at every table; a move that is not allowed changes nothing and is marked."""
    for table in range(len(states)):
        state = states[table]
        if to_act(state) == NOBODY:
            outcomes[table] = OVER
            continue
        choices(state, mask)
        move = moves[table]
        if move < 0 or move >= len(mask) or mask[move] == 0:
            outcomes[table] = REFUSED
            continue
        apply(state, move)
        outcomes[table] = LEGAL


def describe(states: list[Position], seats: list[int], out: list[list[int]]) -> None:
    """The features of every table as one of its seats knows it."""
    for table in range(len(states)):
        features(states[table], max(seats[table], 0), out[table])


def add_up(states: list[Position], out: list[list[int]]) -> None:
    """The totals at every table."""
    for table in range(len(states)):
        for seat in range(len(out[table])):
            out[table][seat] = total(states[table], seat)

"""Many tables with one learner at each, as plain code that is compiled for each game."""

from fondaco.bots.ladder import choose
from fondaco.core.chance import PLAYERS, TABLE
from fondaco.core.dice import WORD, Dice, seed
from fondaco.core.position import Position
from fondaco.core.verbs import (
    NOBODY,
    apply,
    choices,
    features,
    is_winner,
    setup,
    to_act,
    total,
)

GOING_ON = 0
OVER = 1
REFUSED = 2
ANY_SEAT = -1

SEATS = 0
OPTIONS = 1
LOW = 2
HIGH = 3
STRIDE = 4
SEAT = 5
"""The places of the terms: seats, options, seed (low, high), games on for the next one at the same
table, and the learner's seat, or any in turn."""


def begin(
    states: list[Position],
    worlds: list[Position],
    masks: list[list[int]],
    dice: list[Dice],
    parts: list[int],
    terms: list[int],
    levels: list[int],
    numbers: list[int],
    learners: list[int],
    marks: list[list[int]],
    sights: list[list[int]],
) -> None:
    """Lay every table with the game of its number and play on until the learner is to act."""
    for table in range(len(states)):
        open_game(
            states[table], worlds, masks, dice[table], parts, terms, levels, numbers, learners,
            table,
        )  # fmt: skip
        choices(states[table], marks[table])
        features(states[table], learners[table], sights[table])


def advance(
    states: list[Position],
    worlds: list[Position],
    masks: list[list[int]],
    dice: list[Dice],
    parts: list[int],
    terms: list[int],
    levels: list[int],
    numbers: list[int],
    learners: list[int],
    moves: list[int],
    outcomes: list[int],
    totals: list[list[int]],
    wins: list[list[int]],
    marks: list[list[int]],
    sights: list[list[int]],
    finals: list[list[int]],
) -> None:
    """Make the learner's move at every table; where the game ends, note how and open the next."""
    for table in range(len(states)):
        state = states[table]
        learner = learners[table]
        move = moves[table]
        outcomes[table] = GOING_ON
        if move < 0 or move >= len(marks[table]) or marks[table][move] == 0:
            outcomes[table] = REFUSED
        else:
            apply(state, move)
            if wait(state, worlds, masks, dice[table], terms[SEATS], levels, learner) == NOBODY:
                outcomes[table] = OVER
        if outcomes[table] != GOING_ON:
            for seat in range(terms[SEATS]):
                totals[table][seat] = total(state, seat)
                wins[table][seat] = int(is_winner(state, seat))
            features(state, learner, finals[table])
            numbers[table] += terms[STRIDE]
            open_game(
                state, worlds, masks, dice[table], parts, terms, levels, numbers, learners, table
            )
        choices(state, marks[table])
        features(state, learners[table], sights[table])


def open_game(
    state: Position,
    worlds: list[Position],
    masks: list[list[int]],
    dice: Dice,
    parts: list[int],
    terms: list[int],
    levels: list[int],
    numbers: list[int],
    learners: list[int],
    table: int,
) -> None:
    """Deal the game of the table's number; the next one, should the learner never be asked."""
    seat = NOBODY
    while seat == NOBODY:
        number = numbers[table] & WORD
        seed(state.dice, terms[LOW], terms[HIGH], number, TABLE)
        seed(dice, terms[LOW], terms[HIGH], number, PLAYERS)
        setup(state, parts, terms[SEATS], terms[OPTIONS])
        learners[table] = terms[SEAT] if terms[SEAT] != ANY_SEAT else number % terms[SEATS]
        seat = wait(state, worlds, masks, dice, terms[SEATS], levels, learners[table])
        if seat == NOBODY:
            numbers[table] += terms[STRIDE]


def wait(
    state: Position,
    worlds: list[Position],
    masks: list[list[int]],
    dice: Dice,
    seats: int,
    levels: list[int],
    learner: int,
) -> int:
    """Let the others move until the learner is to act: its seat, or nobody's at the end."""
    seat = to_act(state)
    while seat != NOBODY:
        if seat == learner:
            break
        count = choices(state, masks[0])
        level = levels[(seat - learner + seats) % seats - 1]
        apply(state, choose(level, state, seat, masks, count, worlds, dice))
        seat = to_act(state)
    return seat

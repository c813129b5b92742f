"""What follows on the end of a game at a table, as plain code that is compiled for each game."""

from fondaco.core.chance import TABLE
from fondaco.core.dice import WORD, seed
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, choices, is_winner, setup, to_act, total
from fondaco.fast.places import first, stride


def renew(
    states: list[Position],
    parts: list[int],
    terms: list[int],
    games: list[int],
    over: list[int],
    totals: list[list[int]],
    wins: list[list[int]],
    masks: list[list[int]],
    seats: list[int],
) -> None:
    """Note how games ended and lay the next: terms are seats, options, seed (low, high), stride."""
    for table in range(first(), len(states), stride()):
        state = states[table]
        if to_act(state) != NOBODY:
            continue
        over[table] = 1
        for seat in range(terms[0]):
            totals[table][seat] = total(state, seat)
            wins[table][seat] = int(is_winner(state, seat))
        games[table] = (games[table] + terms[4]) & WORD
        seed(state.dice, terms[2], terms[3], games[table], TABLE)
        setup(state, parts, terms[0], terms[1])
        seats[table] = to_act(state)
        choices(state, masks[table])

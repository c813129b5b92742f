"""Random play at many tables, as plain code that is compiled for each game."""

from fondaco.core.chance import PLAYERS, TABLE
from fondaco.core.dice import WORD, Dice, roll, seed
from fondaco.core.masks import nth_marked
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
from fondaco.fast.places import first, stride

SEATS = 0
OPTIONS = 1
LOW = 2
HIGH = 3
NEXT = 4
"""The places of the terms: seats, options, seed (low, high), games on for the next at a table."""
PRIME = 0x01000193  # of the hash by Fowler, Noll and Vo
BASIS = 0x811C9DC5


def open_game(state: Position, dice: Dice, parts: list[int], terms: list[int], number: int) -> None:
    """Lay the table with the game of this number, and give its players their dice."""
    seed(state.dice, terms[LOW], terms[HIGH], number, TABLE)
    seed(dice, terms[LOW], terms[HIGH], number, PLAYERS)
    setup(state, parts, terms[SEATS], terms[OPTIONS])


def wander(
    state: Position,
    mask: list[int],
    dice: Dice,
    parts: list[int],
    terms: list[int],
    number: int,
    moves: int,
) -> int:
    """Make so many random moves, opening the next game after each; the number of the last."""
    for _ in range(moves):
        if to_act(state) == NOBODY:
            number = (number + terms[NEXT]) & WORD
            open_game(state, dice, parts, terms, number)
        apply(state, nth_marked(mask, roll(dice, choices(state, mask))))
    return number


def wander_seeing(
    state: Position,
    mask: list[int],
    dice: Dice,
    parts: list[int],
    terms: list[int],
    number: int,
    moves: int,
    sheet: list[int],
) -> int:
    """The same, with the features of the seat to act before every move."""
    for _ in range(moves):
        if to_act(state) == NOBODY:
            number = (number + terms[NEXT]) & WORD
            open_game(state, dice, parts, terms, number)
        features(state, to_act(state), sheet)
        apply(state, nth_marked(mask, roll(dice, choices(state, mask))))
    return number


def fingerprint(
    state: Position,
    mask: list[int],
    dice: Dice,
    parts: list[int],
    terms: list[int],
    number: int,
    sheet: list[int],
) -> int:
    """Play one whole game; a hash of all that was seen, allowed and done, and of its end."""
    found = BASIS
    open_game(state, dice, parts, terms, number)
    seat = to_act(state)
    while seat != NOBODY:
        count = choices(state, mask)
        features(state, seat, sheet)
        move = nth_marked(mask, roll(dice, count))
        found = mixed(mixed(mixed(found, seat), count), move)
        for place in range(len(mask)):
            if mask[place]:
                found = mixed(found, place)
        for place in range(len(sheet)):
            found = mixed(found, int(sheet[place]))
        apply(state, move)
        seat = to_act(state)
    for merchant in range(terms[SEATS]):
        found = mixed(mixed(found, total(state, merchant)), int(is_winner(state, merchant)))
    return mixed(mixed(found, state.dice.a), dice.a)


def mixed(found: int, value: int) -> int:
    """The hash with one more value in it."""
    return ((found ^ (value & WORD)) * PRIME) & WORD


def play_all(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    parts: list[int],
    terms: list[int],
    games: list[int],
    moves: int,
) -> None:
    """So many random moves at every table."""
    for table in range(len(states)):
        games[table] = wander(states[table], mask, dice[table], parts, terms, games[table], moves)


def play_all_seeing(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    parts: list[int],
    terms: list[int],
    games: list[int],
    moves: int,
    sheet: list[int],
) -> None:
    """The same, with features before every move."""
    for table in range(len(states)):
        games[table] = wander_seeing(
            states[table], mask, dice[table], parts, terms, games[table], moves, sheet
        )


def prove_all(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    parts: list[int],
    terms: list[int],
    sheet: list[int],
    prints: list[int],
) -> None:
    """The fingerprints of games, from the one that the terms name in the place of the next."""
    for game in range(len(prints)):
        number = terms[NEXT] + game
        prints[game] = fingerprint(states[0], mask, dice[0], parts, terms, number, sheet)


def set_dice(dice: list[Dice], terms: list[int], games: list[int]) -> None:
    """Give the players of every table the dice of their game."""
    for table in range(first(), len(dice), stride()):
        seed(dice[table], terms[LOW], terms[HIGH], games[table], PLAYERS)


def carry(source: list[int], target: list[int], count: int) -> None:
    """Copy words."""
    for place in range(count):
        target[place] = source[place]

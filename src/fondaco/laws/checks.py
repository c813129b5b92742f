"""The laws of a game over an array of tables, as plain code that is compiled for each game."""

from fondaco.bots.uniform import chance
from fondaco.core.dice import Dice, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import (
    NOBODY,
    advice,
    apply,
    choices,
    fault,
    features,
    imagine,
    is_winner,
    to_act,
)

LOOK_EVERY = 8
"""Moves between two looks through the eyes of a seat, each time of the next one."""
NO_CHOICE = -1
SEES_TOO_MUCH = -2
IMAGINES_NONSENSE = -3


def walk(
    states: list[Position],
    worlds: list[Position],
    masks: list[list[int]],
    dice: list[Dice],
    parts: list[int],
    scratch: list[int],
    sights: list[list[int]],
    seats: int,
    moves: int,
    made: list[int],
    found: list[int],
) -> None:
    """Make up to so many random moves at every table under the laws.

    Positions are checked after every move, secrecy now and then. What is found is the number of
    the first law broken, or 0; the walk ends there. It is not the loop that all others share: that
    one trusts the rules, and here they are on trial.
    """
    for table in range(len(states)):
        state = states[table]
        for _ in range(moves):
            if found[table] != 0 or to_act(state) == NOBODY:
                break
            count = choices(state, masks[0])
            if count == 0:
                found[table] = NO_CHOICE
                break
            apply(state, chance(masks[0], count, dice[0]))
            made[table] += 1
            found[table] = fault(state, parts, scratch)
            if found[table] == 0 and made[table] % LOOK_EVERY == 0:
                seat = made[table] // LOOK_EVERY % seats
                found[table] = leak(state, seat, worlds, masks, dice[0], parts, scratch, sights)


def leak(
    state: Position,
    seat: int,
    worlds: list[Position],
    masks: list[list[int]],
    dice: Dice,
    parts: list[int],
    scratch: list[int],
    sights: list[list[int]],
) -> int:
    """What a seat sees does not change when everything it cannot know is redealt; 0 if so."""
    worlds[0] = state
    imagined = worlds[0]
    seed(imagined.dice, word(dice), word(dice), word(dice), word(dice))
    imagine(imagined, seat)
    if fault(imagined, parts, scratch) != 0:
        return IMAGINES_NONSENSE
    features(state, seat, sights[0])
    features(imagined, seat, sights[1])
    for place in range(len(sights[0])):
        if sights[0][place] != sights[1][place]:
            return SEES_TOO_MUCH
    if advice(state, seat) != advice(imagined, seat):
        return SEES_TOO_MUCH
    if to_act(state) == seat:
        choices(state, masks[0])
        choices(imagined, masks[1])
        for move in range(len(masks[0])):
            if masks[0][move] != masks[1][move]:
                return SEES_TOO_MUCH
    return 0


def advice_at(states: list[Position], table: int, seat: int) -> int:
    """The advice for one seat of one table."""
    return advice(states[table], seat)


def wins_at(states: list[Position], table: int, seat: int) -> bool:
    """Whether one seat of one table wins as it stands."""
    return is_winner(states[table], seat)

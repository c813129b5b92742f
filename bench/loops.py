"""What is timed of our own games, as plain code over the verbs; run interpreted and compiled."""

from fondaco.bots.uniform import chance
from fondaco.core.chance import TABLE
from fondaco.core.dice import Dice, seed
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, features, setup, to_act


def play_games(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    parts: list[int],
    seats: int,
    first: int,
    games: int,
) -> int:
    """Play whole random games on one state; the decisions made."""
    state = states[0]
    made = 0
    for game in range(games):
        seed(state.dice, 1, 0, first + game, TABLE)
        setup(state, parts, seats, 0)
        while to_act(state) != NOBODY:
            apply(state, chance(mask, choices(state, mask), dice[0]))
            made += 1
    return made


def step_tables(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    parts: list[int],
    seats: int,
    rounds: int,
    out: list[int],
) -> int:
    """Make a random move at every table in turn, round after round; games that end start anew."""
    for _ in range(rounds):
        for table in range(len(states)):
            state = states[table]
            if to_act(state) == NOBODY:
                setup(state, parts, seats, 0)
            if len(out) > 0:
                features(state, to_act(state), out)
            apply(state, chance(mask, choices(state, mask), dice[0]))
    return rounds * len(states)


def clone(worlds: list[Position], times: int) -> None:
    """Copy a position back and forth."""
    for _ in range(times):
        # A touch in between, or the compiler would see that nothing changes.
        worlds[0].dice.counter += 1
        worlds[1] = worlds[0]
        worlds[1].dice.counter += 1
        worlds[0] = worlds[1]

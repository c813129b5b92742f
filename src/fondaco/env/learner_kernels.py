"""Many tables with one learner at each, as plain code that is compiled for each game.

The bots at the other seats play in the rollout, which halts where the learner is to act.
"""

from fondaco.bots.seated_bots import Bots
from fondaco.core.dice import WORD, Dice
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, features, to_act
from fondaco.fast.kernels.deal import open_game, settle
from fondaco.fast.kernels.play import ENDLESS, NONE, rollout
from fondaco.fast.kernels.series import Series

GOING_ON = 0
OVER = 1
REFUSED = 2
ANY_SEAT = -1
LEARNER = -1
"""Stands where bots have their level."""


def halts(player: Bots, row: int, state: Position) -> bool:
    """Whether the learner is to act, or nobody."""
    seat = to_act(state)
    return bool(seat == NOBODY or player.levels[row, seat] == LEARNER)


def begin(
    states: list[Position],
    dice: list[Dice],
    parts: list[int],
    series: list[Series],
    games: list[int],
    seat: int,
    opponents: list[int],
    learners: list[int],
    bots: Bots,
    masks: list[list[int]],
    observations: list[list[int]],
) -> None:
    """Open the game of its number at every table and play on until the learner is to act.

    The learner has the same seat in all games, or any in turn; the opponents are the levels of the
    bots clockwise from it.
    """
    for table in range(len(states)):
        open_at(
            states[table], dice[table], parts, series[0], games, seat, opponents, learners, bots,
            table,
        )  # fmt: skip
        choices(states[table], masks[table])
        features(states[table], learners[table], observations[table])


def advance(
    states: list[Position],
    dice: list[Dice],
    parts: list[int],
    series: list[Series],
    games: list[int],
    seat: int,
    opponents: list[int],
    learners: list[int],
    bots: Bots,
    moves: list[int],
    outcomes: list[int],
    totals: list[list[int]],
    wins: list[list[int]],
    masks: list[list[int]],
    observations: list[list[int]],
    finals: list[list[int]],
) -> None:
    """Make the learner's move at every table; where the game ends, note how and autoreset."""
    for table in range(len(states)):
        state = states[table]
        move = moves[table]
        outcomes[table] = GOING_ON
        if move < 0 or move >= len(masks[table]) or masks[table][move] == 0:
            outcomes[table] = REFUSED
        else:
            apply(state, move)
            rollout(state, bots.masks[0], dice[table], table, ENDLESS, bots, NONE, NONE)
            if to_act(state) == NOBODY:
                outcomes[table] = OVER
        if outcomes[table] != GOING_ON:
            settle(state, totals[table], wins[table])
            features(state, learners[table], finals[table])
            games[table] += series[0].stride
            open_at(
                state, dice[table], parts, series[0], games, seat, opponents, learners, bots, table
            )
        choices(state, masks[table])
        features(state, learners[table], observations[table])


def open_at(
    state: Position,
    dice: Dice,
    parts: list[int],
    series: Series,
    games: list[int],
    seat: int,
    opponents: list[int],
    learners: list[int],
    bots: Bots,
    table: int,
) -> None:
    """Open the game of the table's number; the next one, should the learner never be asked."""
    while True:
        number = games[table] & WORD
        open_game(state, dice, parts, series, number)
        learners[table] = seat if seat != ANY_SEAT else number % series.seats
        sit_down(bots.levels[table], learners[table], opponents)
        rollout(state, bots.masks[0], dice, table, ENDLESS, bots, NONE, NONE)
        if to_act(state) != NOBODY:
            break
        games[table] += series.stride


def sit_down(levels: list[int], learner: int, opponents: list[int]) -> None:
    """Give the learner its seat, and the opponents theirs clockwise from it."""
    levels[learner] = LEARNER
    for place in range(len(opponents)):
        levels[(learner + 1 + place) % len(levels)] = opponents[place]

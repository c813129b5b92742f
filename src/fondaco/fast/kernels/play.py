"""The loop that plays: for simulation, data sets, environments and random play alike."""

from typing import Any

from fondaco.core.dice import Dice
from fondaco.core.position import Position
from fondaco.core.verbs import (
    apply,
    choices,
    choose,
    halts,
    next_game,
    note,
    observe,
)
from fondaco.fast.kernels.deal import open_game, settle
from fondaco.fast.kernels.series import Series

ENDLESS = 1 << 60
"""More moves than any game has."""
INLINED = True
"""The loop becomes part of whatever calls it: one function less to compile with all the rules."""
NONE = 0
"""Stands for the player, observer or dealer that needs nothing to work with."""


def rollout(
    state: Position,
    mask: list[int],
    dice: Dice,
    row: int,
    moves: int,
    player: Any,
    observer: Any,
    dealer: Any,
) -> int:
    """Make up to so many moves at a table, and say how many were made.

    It halts where the game is over, unless the dealer lays the next one (autoreset), and before a
    decision that is not the player's. The row tells all three which table it is.
    """
    # One flat loop: neighbouring threads of a card stay side by side when one of their games ends.
    # Who wants to know the seat to act asks: known here, the card's code would be twice as long.
    for made in range(moves):
        if halts(player, row, state) and not next_game(dealer, row, state, dice):
            return made
        count = choices(state, mask)
        observe(observer, row, made, state, mask, count)
        move = choose(player, row, state, mask, count, dice)
        note(observer, row, made, move)
        apply(state, move)
    return moves


def play_games(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    parts: list[int],
    series: list[Series],
    games: list[int],
    player: Any,
    observer: Any,
    totals: list[list[int]],
    wins: list[list[int]],
    lengths: list[int],
) -> None:
    """Play the games of these numbers from deal to end, one after the other at the same table."""
    for row in range(len(games)):
        open_game(states[0], dice[0], parts, series[0], games[row])
        lengths[row] = rollout(states[0], mask, dice[0], row, ENDLESS, player, observer, NONE)
        settle(states[0], totals[row], wins[row])


def play_tables(
    states: list[Position],
    mask: list[int],
    dice: list[Dice],
    moves: int,
    player: Any,
    observer: Any,
    dealer: Any,
) -> None:
    """Make so many moves at every table."""
    for table in range(len(states)):
        rollout(states[table], mask, dice[table], table, moves, player, observer, dealer)

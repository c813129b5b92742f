"""The exact bot: endings small enough are solved by max^n with chance nodes, to their very end.

Every seat plays for its own share of the victory, then for its margin; among moves that are equal
to it, one by lot. What is hidden is taken as it lies in the position: this is the truth where what
is hidden no longer matters, and a yardstick for other bots everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from fondaco.bots.bot import Quick
from fondaco.bots.chance_outcomes import each_outcome, likeness
from fondaco.core.verbs import NOBODY

if TYPE_CHECKING:
    from collections.abc import Hashable

    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game
    from fondaco.core.position import Position

LIMIT = 20_000
"""Positions to look at before an ending is too large: a few seconds."""
LIMIT_AT_A_TABLE = 2_000
DEEPEST = 100
"""Decisions to look ahead; an ending further away is too large."""


class Value(NamedTuple):
    """What a position is worth to a seat: its share of the victory, then its margin."""

    share: Fraction
    margin: Fraction


Values = tuple[Value, ...]
"""What a position is worth to each seat."""


@dataclass(frozen=True)
class Solution:
    """All that there is to know about an ending, and how many positions were looked at."""

    values: Values
    moves: dict[int, Value]
    best: tuple[int, ...]
    nodes: int

    def lost_by(self, move: int) -> Value:
        """What the seat to act gives away by a move; share counts before margin."""
        best, made = self.moves[self.best[0]], self.moves[move]
        return Value(best.share - made.share, best.margin - made.margin)


def solve(game: Game, state: Position, limit: int = LIMIT) -> Solution | None:
    """The exact value of a position and of all its moves, or nothing if it is too large."""
    ending = Ending(game, limit)
    seat = game.rules.to_act(state)
    try:
        after = ending.after_moves(state, 0)
    except TooLargeError:
        return None
    if not after:
        return Solution(result(game, state), {}, (), 0)
    best = best_for(seat, after)
    moves = {move: values[seat] for move, values in after.items()}
    return Solution(by_lot([after[move] for move in best]), moves, tuple(best), ending.nodes)


def regret(game: Game, state: Position, move: int, limit: int = LIMIT) -> float | None:
    """The share of the victory that a move gives away, or nothing if that is too much to find."""
    solution = solve(game, state, limit)
    return float(solution.lost_by(move).share) if solution else None


class Exact:
    """Level 5: a bot that cannot be wrong once the end is near, and is greedy until then."""

    def __init__(self, game: Game, *, machine: bool, limit: int = LIMIT_AT_A_TABLE) -> None:
        self.limit = limit
        self.greedy = Quick(game, "greedy", machine=machine)

    def choose(self, sight: Sight) -> int:
        if len(sight.choices) == 1:
            return sight.choices[0]
        solution = solve(sight.game, sight.world, self.limit)
        return solution.best[0] if solution else self.greedy.choose(sight)


# The tree


class TooLargeError(Exception):
    """There is more to look at than was allowed."""


class Ending:
    """The end of a game, with the value of every position that was looked at."""

    def __init__(self, game: Game, limit: int) -> None:
        self.game, self.limit, self.nodes = game, limit, 0
        self.known: dict[Hashable, Values] = {}
        self.tried: list[Position] = []

    def value(self, state: Position, depth: int) -> Values:
        """What a position is worth to each seat if all play their best."""
        seat = self.game.rules.to_act(state)
        if seat == NOBODY:
            return result(self.game, state)
        key = likeness(state)
        if key not in self.known:
            after = self.after_moves(state, depth)
            self.known[key] = by_lot([after[move] for move in best_for(seat, after)])
        return self.known[key]

    def after_moves(self, state: Position, depth: int) -> dict[int, Values]:
        """What every move of the seat to act leads to."""
        if depth == DEEPEST:
            raise TooLargeError
        return {move: self.after(state, move, depth) for move in self.game.choices(state)}

    def after(self, state: Position, move: int, depth: int) -> Values:
        """What a move leads to, over all that chance may bring."""
        found: list[tuple[Fraction, Values]] = []
        if depth == len(self.tried):
            self.tried.append(self.game.new_state())
        tried = self.tried[depth]
        for chance in each_outcome(self.game, state, move, tried):
            self.nodes += 1
            if self.nodes > self.limit:
                raise TooLargeError
            found.append((chance, self.value(tried, depth + 1)))
        return expected(found)


def result(game: Game, state: Position) -> Values:
    """What a position is worth to each seat if the game ends like this."""
    seats = range(state.seats)
    totals = [game.rules.total(state, seat) for seat in seats]
    wins = [int(game.rules.is_winner(state, seat)) for seat in seats]
    return tuple(
        Value(
            Fraction(wins[seat], sum(wins)),
            Fraction(totals[seat] - max(totals[:seat] + totals[seat + 1 :])),
        )
        for seat in seats
    )


def best_for(seat: int, after: dict[int, Values]) -> list[int]:
    """The moves that are worth most to a seat."""
    highest = max(values[seat] for values in after.values())
    return [move for move, values in after.items() if values[seat] == highest]


def by_lot(equals: list[Values]) -> Values:
    """What one of several possibilities is worth if each has the same chance."""
    return expected([(Fraction(1, len(equals)), values) for values in equals])


def expected(found: list[tuple[Fraction, Values]]) -> Values:
    """The mean of values, by their chances."""
    chances: dict[Values, Fraction] = {}
    for chance, values in found:
        chances[values] = chances.get(values, Fraction(0)) + chance
    if len(chances) == 1:
        return found[0][1]
    return tuple(
        Value(
            sum((chance * values[seat].share for values, chance in chances.items()), Fraction(0)),
            sum((chance * values[seat].margin for values, chance in chances.items()), Fraction(0)),
        )
        for seat in range(len(found[0][1]))
    )

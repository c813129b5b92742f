"""Endings for tests: close ones with little left to draw, so that they can be solved exactly.

Chance plays a game to its end. Positions of its last day or round are taken back, with purses so
filled that the game would have ended level, and with a deck of a few cards only.
"""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from fondaco.bots.chance_outcomes import likeness, outcomes
from fondaco.bots.exact import Value, solve
from fondaco.core.dice import WORD, seed
from fondaco.core.verbs import NOBODY
from fondaco.games import index

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from fondaco.bots.exact import Solution
    from fondaco.core.dice import Dice
    from fondaco.core.game import Game
    from fondaco.core.position import Position

DAY = {"medici": "day", "strozzi": "round"}
PURSE = {"medici": "florins", "strozzi": "coins"}
SHUFFLED = {"medici": ("deck",), "strozzi": ("unseen", "stack")}
LAST = 3
APART = 4
"""Decisions between two endings of the same game."""


@cache
def endgames(name: str, seats: int, count: int, limit: int) -> list[tuple[Position, Solution]]:
    """The first so many endings in which the choice of a move matters, with their solutions."""
    game, found = index.find(name), []
    for number in range(20 * count):
        for position in close_endings(game, seats, number):
            solution = solve(game, position, limit)
            if not solution:
                break  # further back it is larger still
            if len({value.share for value in solution.moves.values()}) > 1:
                found.append((position, solution))
                if len(found) == count:
                    return found
    message = f"chance finds only {len(found)} such endings of {name}"
    raise AssertionError(message)


def close_endings(game: Game, seats: int, number: int) -> Iterator[Position]:
    """Positions of a random game's last day in which there is a choice, thinned and levelled."""
    past = random_game(game, seats, number)
    totals = [game.rules.total(past[-1], seat) for seat in range(seats)]
    for position in past[-1 - number % APART :: -APART]:
        if getattr(position, DAY[game.name]) < LAST:
            return
        if len(game.choices(position)) > 1:
            purse = getattr(position, PURSE[game.name])
            for seat in range(seats):
                purse[seat] += max(totals) - totals[seat]
            thin(position, 2 + number % 2)
            yield position


def random_game(game: Game, seats: int, number: int) -> list[Position]:
    """All positions of a game that chance plays."""
    lots, state = random.Random(number), opening(game, seats, number)  # noqa: S311  no secrets
    past = [state.copy()]
    while game.rules.to_act(state) != NOBODY:
        game.rules.apply(state, lots.choice(game.choices(state)))
        past.append(state.copy())
    return past


def opening(game: Game, seats: int, number: int) -> Position:
    """The table before the first move."""
    state = game.new_state()
    seed(state.dice, number, seats, 0, 0)
    game.rules.setup(state, game.default_edition.parts, seats, 0)
    return state


def thin(position: Any, few: int) -> None:
    """Leave a few cards to draw; the others are out of the game."""
    if hasattr(position, "deck"):
        position.deck.count = min(position.deck.count, few)
    else:
        position.unseen.count = min(position.unseen.count, few)
        position.supply = min(position.supply, few)
        position.stack.count = min(position.stack.count, 1)


def unordered(game: Game, state: Position) -> Hashable:
    """What a position looks like to somebody who knows that a shuffled pile has no order."""
    twin = state.copy()
    for name in SHUFFLED[game.name]:
        pile = getattr(twin, name)
        pile.cards[: pile.count] = sorted(pile.plain())
    return likeness(twin)


def load(dice: Dice, *results: tuple[int, int]) -> None:
    """Make the dice show a result of so many sides, then another one."""
    first, second = ((2 * place + 1 << 32) // (2 * sides) for place, sides in results)
    dice.a, dice.b, dice.counter = first, 0, 0
    dice.c = (second - 1) * pow(9, -1, WORD + 1) & WORD


# The slow way


def brute_force(game: Game, state: Any, looked_at: list[Position]) -> list[Value]:
    """What a position is worth to each seat, by the whole tree."""
    seats, seat = range(state.seats), game.rules.to_act(state)
    if seat == NOBODY:
        totals = [game.rules.total(state, s) for s in seats]
        winners = [s for s in seats if game.rules.is_winner(state, s)]
        margins = [totals[s] - max(totals[o] for o in seats if o != s) for s in seats]
        return [Value(Fraction(s in winners, len(winners)), Fraction(margins[s])) for s in seats]
    after = []
    for move in game.choices(state):
        found = outcomes(game, state, move)
        looked_at += [position for _, position in found]
        after.append(mean([(p, brute_force(game, it, looked_at)) for p, it in found]))
    best = max(values[seat] for values in after)
    equals = [values for values in after if values[seat] == best]
    return mean([(Fraction(1, len(equals)), values) for values in equals])


def mean(weighed: list[tuple[Fraction, list[Value]]]) -> list[Value]:
    """The mean for each seat, by weight."""
    by_seat = [[(p, values[seat]) for p, values in weighed] for seat in range(len(weighed[0][1]))]
    return [
        Value(
            Fraction(sum(p * v.share for p, v in mine)),
            Fraction(sum(p * v.margin for p, v in mine)),
        )
        for mine in by_seat
    ]

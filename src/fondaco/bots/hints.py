"""Hints: the best moves that a thinker finds for a seat, and what speaks for each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fondaco.core.reasons import by_weight

if TYPE_CHECKING:
    from fondaco.bots.search.thinker import Thinker
    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game
    from fondaco.core.position import Position
    from fondaco.core.reasons import Reason

WORLDS = 8
"""Imagined worlds in which a move is tried, so that one lucky card is no reason."""


@dataclass(frozen=True)
class Hint:
    """A move, its share of the victory, how often it was tried, and why it is good or bad."""

    move: int
    share: float
    tries: int
    reasons: list[Reason]


def hints(thinker: Thinker, sight: Sight, count: int = 3) -> list[Hint]:
    """So many of the moves that promise most, the best first."""
    thoughts = thinker.thoughts(sight)[:count]
    worlds = [sight.world, *(sight.imagined() for _ in range(WORLDS - 1))]
    return [
        Hint(found.move, found.share, found.tries, why(sight.game, worlds, found.move))
        for found in thoughts
    ]


def why(game: Game, worlds: list[Position], move: int) -> list[Reason]:
    """What speaks for a move on the average of the worlds; nothing in a game without reasons."""
    return worth_saying(averaged([reasons_in(game, world, move) for world in worlds]))


def reasons_in(game: Game, world: Position, move: int) -> list[Reason]:
    """What speaks for a move of the seat to act in one world, which stays as it is."""
    if game.contract.reasons is None:
        return []
    seat = game.rules.to_act(world)
    after = world.copy()
    after.told = []
    game.rules.apply(after, move)
    return game.contract.reasons.reasons(world, move, after, seat)


def averaged(many: list[list[Reason]]) -> list[Reason]:
    """The reasons of all worlds; one that holds in half of them weighs half."""
    said: dict[tuple[object, ...], Reason] = {}
    worth: Counter[tuple[object, ...]] = Counter()
    for reason in (reason for found in many for reason in found):
        key = (reason.message, *sorted(reason.arguments.items()))
        said.setdefault(key, reason)
        worth[key] += reason.worth
    return by_weight(
        replace(reason, worth=round(worth[key] / len(many))) for key, reason in said.items()
    )


def worth_saying(found: list[Reason]) -> list[Reason]:
    """Those that gain or cost at least a coin; if there are none, the first."""
    return [reason for reason in found if reason.gain != 0] or found[:1]

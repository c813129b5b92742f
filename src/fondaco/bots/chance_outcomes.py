"""The chance outcomes of a move: every position that it can lead to, with its exact chance.

The plain rules run again and again with chance in our hands: once for every way in which all that
they roll and draw can fall.
"""

from __future__ import annotations

import sys
from collections import Counter
from fractions import Fraction
from functools import cache
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from fondaco.core.dice import Dice, roll
from fondaco.core.piles import Pile, draw, take_at
from fondaco.core.structs import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from fondaco.core.game import Game
    from fondaco.core.position import Position


def outcomes(game: Game, state: Position, move: int) -> list[tuple[Fraction, Position]]:
    """Every position that a move can lead to, with its chance."""
    chances: dict[Hashable, Fraction] = {}
    reached: dict[Hashable, Position] = {}
    tried = game.new_state()
    for chance in each_outcome(game, state, move, tried):
        key = likeness(tried)
        chances[key] = chances.get(key, Fraction(0)) + chance
        if key not in reached:
            reached[key] = tried.copy()
    return [(chances[key], reached[key]) for key in reached]


def each_outcome(game: Game, state: Position, move: int, tried: Position) -> Iterator[Fraction]:
    """The chance of every way in which a move can fall out, each in turn tried on a position."""
    apply = foretold(game.verbs[0])
    tried.dice = fate = Fate()
    left = True
    while left:
        tried.become(state)
        fate.met = 0
        apply(tried, move)
        yield fate.chance
        left = fate.turn()


def likeness(value: Any) -> Hashable:  # noqa: ANN401  a struct, a row or a number
    """What positions have in common that differ in nothing but their dice."""
    if isinstance(value, Pile):
        return tuple(value.cards[: value.count])
    if isinstance(value, Struct):
        return tuple(likeness(getattr(value, name)) for name in value.fields if name != "dice")
    if isinstance(value, list):
        return tuple(value) if isinstance(value[0], int) else tuple(map(likeness, value))
    return int(value)


# Chance


class Fall:
    """A roll or a draw: how many ways there are to each of its results, and which one it shows."""

    def __init__(self, ways: list[int]) -> None:
        self.ways, self.result = ways, 0


class Fate(Dice):
    """Dice that show what is written down for them, and how much of that they have shown."""

    __slots__ = ("falls", "met")
    falls: list[Fall]
    met: int

    def __init__(self) -> None:
        super().__init__()
        self.falls, self.met = [], 0

    def show(self, ways: list[int]) -> int:
        """The next result; where nothing is written down yet, the first one."""
        if self.met == len(self.falls):
            self.falls.append(Fall(ways))
        self.met += 1
        return self.falls[self.met - 1].result

    @property
    def chance(self) -> Fraction:
        """How likely it is that all of this falls so."""
        chance = Fraction(1)
        for fall in self.falls:
            chance *= Fraction(fall.ways[fall.result], sum(fall.ways))
        return chance

    def turn(self) -> bool:
        """Go on to the next way in which all can fall, if one is left."""
        while self.falls and self.falls[-1].result == len(self.falls[-1].ways) - 1:
            self.falls.pop()
        if self.falls:
            self.falls[-1].result += 1
        return bool(self.falls)


def roll_as_written(fate: Fate, sides: int) -> int:
    """A roll: each side in one way."""
    return fate.show([1] * sides)


def draw_as_written(pile: Pile, fate: Fate) -> int:
    """A draw from a shuffled pile: cards that look alike are alike."""
    ways = Counter(pile.cards[: pile.count])
    card = list(ways)[fate.show(list(ways.values()))]
    # A shuffled pile has no order; those that hold the same stay the same if gaps are closed.
    return take_at(pile, pile.cards.index(card))


# The rules with other functions in them

INSTEAD: dict[Callable[..., Any], Callable[..., int]] = {
    roll: roll_as_written,
    draw: draw_as_written,
}


@cache
def foretold(rules: ModuleType) -> Callable[[Position, int], None]:
    """The verb `apply` of a game's rules, for positions whose dice are a fate."""
    function: Callable[[Position, int], None] = rebound(rules, {})["apply"]
    return function


def rebound(module: ModuleType, done: dict[ModuleType, dict[str, Any]]) -> dict[str, Any]:
    """The names of a module as it would be if all of the house took chance from a fate."""
    if module in done:
        return done[module]
    names = done[module] = dict(vars(module))
    for name, value in vars(module).items():
        if not isinstance(value, FunctionType):
            continue
        home = sys.modules[value.__module__]
        if value in INSTEAD:
            names[name] = INSTEAD[value]
        elif home is module:
            names[name] = FunctionType(value.__code__, names, name, value.__defaults__)
        elif home.__name__.startswith("fondaco."):
            names[name] = rebound(home, done)[value.__name__]
    return names

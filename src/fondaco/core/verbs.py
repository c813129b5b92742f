"""The verbs of a game and of its players, for code that is written once for all.

Bots and batches import these names. `bound` and `fast.compiled` put the functions of the modules
given to them in their place; nothing here is ever run.
"""

from __future__ import annotations

import sys
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from fondaco.core.dice import Dice
    from fondaco.core.position import Position

NOBODY = -1
"""The seat to act when the game is over, and the seat of a spectator."""


def setup(state: Position, parts: list[int], seats: int, options: int) -> None:
    """Lay the table before the first move, dealt from the state's own dice."""
    _unbound(state, parts, seats, options)


def to_act(state: Position) -> int:
    """The seat whose decision it is, or nobody: the game is over."""
    _unbound(state)


def choices(state: Position, mask: list[int]) -> int:
    """Mark what the seat to act may do; the number of marks."""
    _unbound(state, mask)


def apply(state: Position, move: int) -> None:
    """Carry one legal move out."""
    _unbound(state, move)


def imagine(state: Position, seat: int) -> None:
    """Redeal from the state's dice everything that the seat cannot know."""
    _unbound(state, seat)


def total(state: Position, seat: int) -> int:
    """What the seat has gained so far."""
    _unbound(state, seat)


def is_winner(state: Position, seat: int) -> bool:
    """Whether the seat wins, alone or with others, if the game ends like this."""
    _unbound(state, seat)


def features(state: Position, seat: int, out: list[int]) -> None:
    """Write what the seat may know as numbers."""
    _unbound(state, seat, out)


def advice(state: Position, seat: int) -> int:
    """A simple value of the position for the seat."""
    _unbound(state, seat)


def chapter(state: Position) -> int:
    """The part of the game that the position belongs to: where one ends, a thought ends too."""
    _unbound(state)


def fault(state: Position, parts: list[int], scratch: list[int]) -> int:
    """The number of the first law that the position breaks, or 0."""
    _unbound(state, parts, scratch)


# Of whoever sits at the table and whoever looks on: bots, data sets and environments say them. What
# they work with is their own affair, so the loop that asks them hands it on unseen.


def halts(player: Any, row: int, state: Position) -> bool:
    """Whether the rollout halts: the game is over, or the next decision is not the player's."""
    _unbound(player, row, state)


def choose(player: Any, row: int, state: Position, mask: list[int], count: int, dice: Dice) -> int:
    """The player's move, one of so many that are marked; the mask may be written on."""
    _unbound(player, row, state, mask, count, dice)


def observe(
    observer: Any, row: int, step: int, state: Position, mask: list[int], count: int
) -> None:
    """Look at a table whose seat to act is about to choose."""
    _unbound(observer, row, step, state, mask, count)


def note(observer: Any, row: int, step: int, move: int) -> None:
    """Hear what was chosen, before it is carried out."""
    _unbound(observer, row, step, move)


def next_game(dealer: Any, row: int, state: Position, dice: Dice) -> bool:
    """Lay the table whose game is over anew, as an autoreset does; whether it was done."""
    _unbound(dealer, row, state, dice)


def bound(module: ModuleType, *given: ModuleType) -> SimpleNamespace:
    """The module, interpreted, with the verbs of the given modules in their place."""
    return _bound(module, given, {})


def _bound(
    module: ModuleType, given: tuple[ModuleType, ...], done: dict[ModuleType, SimpleNamespace]
) -> SimpleNamespace:
    if module in done:
        return done[module]
    done[module] = SimpleNamespace(**vars(module))
    names = vars(done[module])
    for name, value in own_functions(module).items():
        names[name] = FunctionType(value.__code__, names, name, value.__defaults__)
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ != module.__name__:
            filled = found(value.__name__, given) if value.__module__ == __name__ else value
            home = sys.modules[filled.__module__]
            over = home in done or fillers(home, given)
            names[name] = getattr(_bound(home, given, done), filled.__name__) if over else filled
    return done[module]


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def found(verb: str, given: tuple[ModuleType, ...]) -> FunctionType:
    """The verb as one of the given modules does it."""
    for module in given:
        function = getattr(module, verb, None)
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            return function
    message = f"none of the given modules has the verb {verb}"
    raise TypeError(message)


@cache
def fillers(module: ModuleType, given: tuple[ModuleType, ...]) -> tuple[ModuleType, ...]:
    """Those of the given modules whose verbs a module is written over, itself or through others.

    What depends on the same ones is the same code, whatever else was given.
    """
    waiting, seen, needed = [module], set(), set()
    while waiting:
        here = waiting.pop()
        seen.add(here)
        for value in vars(here).values():
            if not isinstance(value, FunctionType) or value.__module__ == here.__name__:
                continue
            is_verb = value.__module__ == __name__
            home = (found(value.__name__, given) if is_verb else value).__module__
            if is_verb:
                needed.add(sys.modules[home])
            if home.startswith("fondaco.") and sys.modules[home] not in seen:
                waiting.append(sys.modules[home])
    return tuple(each for each in given if each in needed)


def _unbound(*_: object) -> NoReturn:
    message = "a verb is bound to a game before it is run"
    raise TypeError(message)

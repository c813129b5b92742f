"""The verbs of a game, for code that is written once for all games.

Bots and batches import these names. `bound` and `fast.compiled` put a game's own functions in
their place; nothing here is ever run.
"""

from __future__ import annotations

import sys
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
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


def bound(module: ModuleType, *given: ModuleType) -> SimpleNamespace:
    """The module, interpreted, with the verbs of the given modules in their place."""
    names: dict[str, Any] = dict(vars(module))
    for name, value in vars(module).items():
        if not isinstance(value, FunctionType):
            continue
        home = sys.modules[value.__module__]
        if home is sys.modules[__name__]:
            names[name] = found(value.__name__, given)
        elif home is module:
            names[name] = FunctionType(value.__code__, names, name, value.__defaults__)
        elif uses_verbs(home):
            names[name] = getattr(bound(home, *given), value.__name__)
    return SimpleNamespace(**names)


def found(verb: str, given: tuple[ModuleType, ...]) -> FunctionType:
    """The verb as one of the given modules does it."""
    for module in given:
        function = getattr(module, verb, None)
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            return function
    message = f"none of the given modules has the verb {verb}"
    raise TypeError(message)


def uses_verbs(module: ModuleType) -> bool:
    """Whether a module is written over the verbs, directly or through another one."""
    waiting, seen = [module], set()
    while waiting:
        here = waiting.pop()
        seen.add(here.__name__)
        homes = {v.__module__ for v in vars(here).values() if isinstance(v, FunctionType)}
        if __name__ in homes - {here.__name__}:
            return True
        waiting += [sys.modules[h] for h in homes - seen if h.startswith("fondaco.")]
    return False


def _unbound(*_: object) -> NoReturn:
    message = "a verb is bound to a game before it is run"
    raise TypeError(message)

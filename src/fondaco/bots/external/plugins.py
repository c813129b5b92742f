"""Bots that live outside the house: a class in anybody's module, called by `mybot:Bot`.

How to write one is in docs/writing-bots.md.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import operator
import sys
import traceback
from pathlib import Path
from reprlib import Repr
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from types import ModuleType

    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game

LISTED = 6
"""So many choices are named where an answer is none of them."""
SHORT = Repr()
SHORT.maxstring = SHORT.maxother = 100


class Plugin:
    """A stranger's bot at a table: whatever goes wrong in it is told as what came from outside."""

    def __init__(self, name: str, game: Game) -> None:
        self.name, self.game = name, game
        self.bot = made(name, game)

    def __reduce__(self) -> tuple[Any, ...]:
        return Plugin, (self.name, self.game)

    def choose(self, sight: Sight) -> int:
        menu = Menu(sight)  # before the bot, which may take its sight apart
        try:
            answer = self.bot.choose(sight)
        except (Exception, SystemExit) as error:
            where = f"at seat {menu.seat} of {menu.title}, where it had {menu.listed}"
            raise broken_down(self.name, where, error) from error
        return menu.number(answer, f"The bot {self.name}")

    def close(self) -> None:
        """Let the bot put its things away, if it has any."""
        try:
            getattr(self.bot, "close", lambda: None)()
        except (Exception, SystemExit) as error:
            raise broken_down(self.name, "when it was closed", error) from error


# Reading an answer


class Menu:
    """What a bot can answer: a move's name or its number."""

    def __init__(self, sight: Sight) -> None:
        self.seat, self.title = sight.seat, sight.game.title
        self.names = dict(sight.names)

    @property
    def listed(self) -> str:
        """The first few choices by name."""
        more = len(self.names) - LISTED
        first = ", ".join(list(self.names)[:LISTED])
        return f"the choices {first}" + (f" and {more} more" if more > 0 else "")

    def number(self, answer: object, who: str) -> int:
        """The number of the move that a bot means, or a sentence that says what it may mean."""
        if isinstance(answer, str) and answer in self.names:
            return self.names[answer]
        if not isinstance(answer, bool | str):
            try:
                number = operator.index(answer)  # type: ignore[arg-type]  # that is the question
            except TypeError:
                number = -1
            if number in self.names.values():
                return number
        raise Unreadable(
            "bot/move",
            f"{who} answered {SHORT.repr(answer)} at seat {self.seat} of {self.title}; "
            f"expected the name or the number of one of {self.listed}.",
        )


def broken_down(name: str, where: str, error: BaseException) -> Unreadable:
    """The sentence about a bot in which something went wrong, and the line where it did."""
    what = traceback.format_exception_only(error)[-1].strip()
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return Unreadable("bot/failed", f"The bot {name} broke down {where}: {what}{place}.")


# Finding a bot


def made(name: str, game: Game) -> Any:
    """The bot of this name; a class that demands an argument gets the game."""
    kind = found(name)
    if not callable(kind):
        raise Unreadable("bot/class", f"{name} is {SHORT.repr(kind)}; expected a class.")
    try:
        bot = kind(game) if demands_one(kind) else kind()
    except (Exception, SystemExit) as error:
        raise broken_down(name, "while it was made", error) from error
    if not callable(getattr(bot, "choose", None)):
        raise Unreadable("bot/class", f"The bot {name} lacks a method; expected choose(sight).")
    return bot


def demands_one(kind: Any) -> bool:
    """Whether a class cannot be made without an argument."""
    try:
        parameters = inspect.signature(kind).parameters.values()
    except ValueError:
        return False  # classes written in C may keep it to themselves
    places = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return any(one.default is one.empty and one.kind in places for one in parameters)


def found(name: str) -> Any:
    """What `module:Class` or `path/to/file.py:Class` stands for."""
    place, _, attribute = name.rpartition(":")
    if not place or not attribute:
        raise Unreadable(
            "bot/name", f"{name!r} names no bot; expected module:Class or path/to/file.py:Class."
        )
    try:
        module = from_file(Path(place)) if place.endswith(".py") else from_path(place)
    except (Exception, SystemExit) as error:
        fault = broken_down(name, "while its module was imported", error)
        raise Unreadable("bot/import", fault.sentence) from error
    try:
        return operator.attrgetter(attribute)(module)
    except AttributeError as error:
        raise Unreadable(
            "bot/class", f"There is no {attribute} in {place}; expected a bot's class of that name."
        ) from error


def from_path(place: str) -> ModuleType:
    """A module that can be imported from the current folder or is installed."""
    _look_in(Path.cwd())
    return importlib.import_module(place)


def from_file(path: Path) -> ModuleType:
    """A module by its file, which finds its neighbours; files of one name do not get mixed up."""
    full = path.resolve()
    if str(full) in sys.modules:
        return sys.modules[str(full)]
    spec = importlib.util.spec_from_file_location(str(full), full)
    if spec is None or spec.loader is None:
        raise ImportError(f"{full} is not Python")
    module = importlib.util.module_from_spec(spec)
    _look_in(full.parent)
    sys.modules[str(full)] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[str(full)]
        raise
    return module


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

"""A game of the house, read from its folder: the rules it is, the words it speaks, its parts."""

from __future__ import annotations

import importlib
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fondaco.core import unsaid
from fondaco.core.clauses import Clause, read_rule_book
from fondaco.core.editions import Edition, check_edition, read_edition
from fondaco.core.refusal import Refusal, Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from fondaco.core.events import Catalogue
    from fondaco.core.position import Position

VERBS = ("rules", "features", "advice")


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before it starts: its name, its bit, its clause."""

    name: str
    bit: int
    clause: str


def load(package: str) -> Game:
    """The game in a package."""
    return Game(importlib.import_module(package))


class Game:
    """What the rest of the house knows of a game."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package
        self.name = package.__name__.rpartition(".")[2]
        self.folder = Path(str(package.__file__)).parent
        self.title: str = package.TITLE
        self.line: str = package.LINE
        self.designer: str = package.DESIGNER
        self.version: int = package.VERSION
        self.seats: range = package.SEATS
        self.options: tuple[Option, ...] = package.OPTIONS
        self._modules: dict[str, Any] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.package.__name__,)

    def module(self, name: str) -> Any:
        """A file of the game's folder as a module."""
        # Every move asks for several, and asking Python costs more than many a move.
        if name not in self._modules:
            self._modules[name] = importlib.import_module(f"{self.package.__name__}.{name}")
        return self._modules[name]

    @cached_property
    def rules(self) -> Any:
        """The verbs that play."""
        return self.module("rules")

    @cached_property
    def words(self) -> Any:
        """The notation of moves and pieces."""
        return self.module("words")

    def words_of(self, edition: Edition) -> Any:
        """The notation where an edition gives names of its own; else that of the game."""
        naming = getattr(self.words, "for_edition", None)
        return naming(edition.tables) if naming else self.words

    @cached_property
    def verbs(self) -> tuple[Any, ...]:
        """The modules in which the verbs are found; the last has what a game may leave unsaid."""
        return (*(self.module(name) for name in VERBS), unsaid)

    @cached_property
    def events(self) -> Catalogue:
        """What can happen."""
        catalogue: Catalogue = self.module("events").EVENTS
        return catalogue

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The rule book."""
        return read_rule_book(self.folder / "RULES.md")

    def clauses_in(self, language: str) -> dict[str, Clause]:
        """The rule book in a language; what nobody has translated stands there in English."""
        path = self.folder / f"RULES.{language}.md"
        return self.clauses | (read_rule_book(path) if path.exists() else {})

    @cached_property
    def default_edition(self) -> Edition:
        """The edition in the game's own folder."""
        return self.edition(self.folder / "components.toml")

    @property
    def moves(self) -> int:
        """How many different moves there are."""
        return int(self.rules.MOVES)

    @property
    def feature_count(self) -> int:
        """How many numbers describe what a seat may know."""
        return int(self.module("features").FEATURES)

    def new_state(self) -> Position:
        """An empty position."""
        state: Position = self.module("state").State()
        return state

    def edition(self, path: Path) -> Edition:
        """An edition of this game from a file."""
        return read_edition(path, self.name, self.module("parts").parts)

    def edition_from(self, tables: dict[str, Any], place: str) -> Edition:
        """An edition of this game from tables already read."""
        return check_edition(tables, place, self.name, self.module("parts").parts)

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played by so many."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise Unreadable(
                "table/seats", f"{self.title} is for {low} to {high} players, not {seats}."
            )
        return seats

    def option_bits(self, names: tuple[str, ...]) -> int:
        """The options of a table as one number."""
        known = {option.name: option.bit for option in self.options}
        for name in names:
            if name not in known:
                listed = ", ".join(known) or "none"
                raise Unreadable(
                    "table/option", f"{self.title} has no option {name!r}; it has: {listed}."
                )
        return sum(known[name] for name in set(names))

    def choices(self, state: Position) -> list[int]:
        """The moves that the seat to act may make."""
        mask = [0] * self.moves
        if self.rules.to_act(state) >= 0:
            self.rules.choices(state, mask)
        return [move for move, marked in enumerate(mask) if marked]

    def refusal(self, state: Position, seat: int, move: int) -> Refusal | None:
        """Why the seat may not make the move, or nothing if it may."""
        refusal: Refusal | None = self.module("refusals").refusal(state, seat, move)
        return refusal

    def view(self, state: Position, seat: int) -> dict[str, Any]:
        """What the seat may know, ready for JSON."""
        view: dict[str, Any] = self.module("view").view(state, seat)
        return view

    def views(self, state: Position, seats: Iterable[int]) -> list[dict[str, Any]]:
        """What each of the seats may know, as JSON holds it.

        What all may know is looked at once, if the game tells it apart; views share it then, so
        nobody may change them.
        """
        module = self.module("view")
        if not hasattr(module, "public"):
            return [json.loads(json.dumps(module.view(state, seat))) for seat in seats]
        public = module.public(state)
        return [module.seen_by(state, seat, public) for seat in seats]

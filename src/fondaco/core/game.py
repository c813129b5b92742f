"""A game of the house: its contract, its folder, and what follows from them."""

from __future__ import annotations

import importlib
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from fondaco.core import defaults
from fondaco.core.clauses import Clause, read_rule_book
from fondaco.core.contract import LESSON, Contract
from fondaco.core.editions import Edition, check_edition, read_edition
from fondaco.core.errors import Refusal, Unreadable
from fondaco.core.protocols import Seen

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from fondaco.core.contract import Option
    from fondaco.core.events import Catalogue
    from fondaco.core.position import Position
    from fondaco.core.protocols import Rules, Tables, Words


def load(package: str) -> Game:
    """The game in a package."""
    return Game(package)


class Game:
    """What the rest of the house knows of a game."""

    def __init__(self, package: str) -> None:
        module = importlib.import_module(f"{package}.game")
        # Positions of a game reach no parts but its own, so the house may forget which game's
        # they are; within the game every part was checked against its own position and view.
        self.contract = cast(Contract["Position", Any, Seen], module.GAME)
        self.package = package
        self.name = package.rpartition(".")[2]
        self.folder = Path(str(module.__file__)).parent

    def __reduce__(self) -> tuple[Any, ...]:  # as pickle wants it
        return load, (self.package,)

    def __repr__(self) -> str:
        seats = f"{self.seats[0]} to {self.seats[-1]} players"
        return f"<Game {self.name}: {self.title}, {seats}, rules {self.version}>"

    # What it is

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.contract.title

    @property
    def line(self) -> str:
        """The game in one sentence."""
        return self.contract.line

    @property
    def designer(self) -> str:
        """Who invented it."""
        return self.contract.designer

    @property
    def version(self) -> int:
        """The version of its rules."""
        return self.contract.version

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.contract.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose."""
        return self.contract.options

    @property
    def events(self) -> Catalogue:
        """What can happen."""
        return self.contract.events

    @cached_property
    def rules(self) -> Rules[Position]:
        """The verbs that play."""
        return self.contract.rules

    @cached_property
    def verbs(self) -> tuple[ModuleType, ...]:
        """The modules in which code for all games finds the verbs of this one."""
        contract = self.contract
        modules = (
            contract.rules,
            contract.features,
            contract.advice,
            contract.chapters or defaults,
        )
        return tuple(dict.fromkeys(cast("ModuleType", module) for module in modules))

    @cached_property
    def verbs_and_laws(self) -> tuple[ModuleType, ...]:
        """The same, with what no position may break."""
        return *self.verbs, cast("ModuleType", self.contract.laws)

    @property
    def moves(self) -> int:
        """How many different moves there are."""
        return self.rules.MOVES

    @property
    def feature_count(self) -> int:
        """How many numbers describe what a seat may know."""
        return self.contract.features.FEATURES

    # Its folder

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The rule book."""
        return read_rule_book(self.folder / "RULES.md")

    def clauses_in(self, language: str) -> dict[str, Clause]:
        """The rule book in a language; what nobody has translated stands there in English."""
        path = self.folder / f"RULES.{language}.md"
        return self.clauses | (read_rule_book(path) if path.exists() else {})

    @property
    def lesson(self) -> Path | None:
        """The file that describes a guided first game, where there is one."""
        path = self.folder / LESSON
        return path if path.exists() else None

    @cached_property
    def default_edition(self) -> Edition:
        """The edition in the game's own folder."""
        return self.edition(self.folder / "components.toml")

    def edition(self, path: Path) -> Edition:
        """An edition of this game from a file."""
        return read_edition(path, self.name, self.contract.parts)

    def edition_named(self, edition: Edition | Path | str | None) -> Edition:
        """An edition as people name one: itself, its file, or none for the game's own."""
        if edition is None:
            return self.default_edition
        if isinstance(edition, Edition):
            if edition.game != self.name:
                raise Unreadable(
                    "edition/game", f"{edition.name} is for {edition.game}, not for {self.name}."
                )
            return edition
        return self.edition(Path(edition))

    def edition_from(self, tables: Tables, place: str) -> Edition:
        """An edition of this game from tables already read."""
        return check_edition(dict(tables), place, self.name, self.contract.parts)

    # Its words

    @cached_property
    def words(self) -> Words[Position]:
        """The notation of the game's own edition."""
        return self.contract.words(self.default_edition)

    def words_of(self, edition: Edition) -> Words[Position]:
        """The notation of an edition."""
        return self.words if edition is self.default_edition else self.contract.words(edition)

    # Terms

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

    # Positions

    def new_state(self) -> Position:
        """An empty position."""
        return self.contract.state()

    def choices(self, state: Position) -> list[int]:
        """The moves that the seat to act may make."""
        mask = [0] * self.moves
        if self.rules.to_act(state) >= 0:
            self.rules.choices(state, mask)
        return [move for move, marked in enumerate(mask) if marked]

    def refusal(self, state: Position, seat: int, move: int) -> Refusal | None:
        """Why the seat may not make the move, or nothing if it may."""
        return self.contract.refusal(state, seat, move)

    def view(self, state: Position, seat: int) -> Seen:
        """What the seat may know, ready for JSON."""
        return self.contract.view.seen_by(state, seat, self.contract.view.public(state))

    def views(self, state: Position, seats: Iterable[int]) -> tuple[Seen, list[Seen]]:
        """What all may know, looked at once, and what each of the seats may know.

        The views share what is public, so nobody may change them.
        """
        view = self.contract.view
        public: Seen = view.public(state)
        return public, [view.seen_by(state, seat, public) for seat in seats]

    def advice(self, state: Position, seat: int) -> int:
        """A simple value of the position for the seat."""
        return self.contract.advice.advice(state, seat)

    def features(self, state: Position, seat: int) -> list[int]:
        """What the seat may know, as numbers."""
        out = [0] * self.feature_count
        self.contract.features.features(state, seat, out)
        return out

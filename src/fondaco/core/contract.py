"""The contract between a game and the house: every part that a game has or may have, with its type.

A game's `game.py` hands all its parts over in one `Contract`, so that the type checker holds each
of them to its protocol. The house finds nothing else: what is not in this table, no code looks for.
`docs/add-a-game.md` prints the table, and a test keeps the two alike.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import TYPE_CHECKING, Generic, TypeVar

from fondaco.core.position import Position
from fondaco.core.protocols import V

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from fondaco.core.editions import Edition, Entries
    from fondaco.core.errors import Refusal
    from fondaco.core.events import Catalogue
    from fondaco.core.protocols import (
        Advice,
        Board,
        Chapters,
        Features,
        Fields,
        Laws,
        Ledger,
        Reasons,
        Rules,
        Sentences,
        Tables,
        View,
        Words,
    )

P = TypeVar("P", bound=Position)
"""A game's own position."""
W = TypeVar("W")
"""A game's own view."""


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before it starts: its name, its bit, its clause."""

    name: str
    bit: int
    clause: str


@dataclass(frozen=True)
class Lookahead:
    """How far and how wide those who search look, in this game.

    A rollout ends after so many rounds of the searching seat or so many moves. The tree of a near
    search ends there too. Widening says, in hundredths, how many children a node may have for the
    square root of its visits. Overlooked moves are tried by nobody in a rollout.
    """

    rounds: int = 1
    moves: int = 16
    near: bool = False
    widening: int = 50
    overlooked: tuple[int, ...] = ()


def says(text: str) -> dict[str, str]:
    """What a part is, for the table in `docs/add-a-game.md`."""
    return {"says": text}


@dataclass(frozen=True, kw_only=True)
class Contract(Generic[P, V, W]):
    """All parts of a game, each of its type."""

    title: str = field(metadata=says("what the game is called"))
    line: str = field(metadata=says("the game in one sentence, for lists"))
    designer: str = field(metadata=says("who invented it"))
    version: int = field(
        metadata=says("the version of the rules; raised when an old record plays otherwise")
    )
    seats: range = field(metadata=says("how many can play"))
    options: tuple[Option, ...] = field(
        metadata=says("what a table may choose, each with its clause")
    )

    state: type[P] = field(metadata=says("everything on the table, in fields of fixed size"))
    rules: Rules[P] = field(metadata=says("the verbs that play"))
    events: Catalogue = field(metadata=says("what can happen, each event with its clause"))
    parts: Callable[[Entries], list[int]] = field(
        metadata=says("checks an edition, and makes numbers of it")
    )
    refusal: Callable[[P, int, int], Refusal | None] = field(
        metadata=says("why a seat may not make a move")
    )
    view: View[P, V, W] = field(metadata=says("what a seat may know"))
    words: Callable[[Edition], Words[P]] = field(metadata=says("the notation, made for an edition"))
    features: Features[P] = field(metadata=says("what a seat may know, as numbers"))
    advice: Advice[P] = field(metadata=says("a simple value of a position"))
    laws: Laws[P] = field(metadata=says("what no position may ever break"))

    lookahead: Lookahead = field(
        default=Lookahead(), metadata=says("how far and wide searchers look")
    )
    chapters: Chapters[P] | None = field(
        default=None, metadata=says("days or rounds, with which a search ends")
    )
    sentences: Sentences[P] | None = field(
        default=None, metadata=says("several moves said in one line")
    )
    reasons: Reasons[P] | None = field(default=None, metadata=says("hints say why a move is good"))
    board: Board[W] | None = field(
        default=None, metadata=says("the table in letters; else the view is shown as it stands")
    )
    box: Callable[[Tables], Mapping[str, object]] | None = field(
        default=None, metadata=says("what a screen must know of an edition")
    )
    types: tuple[type, ...] = field(
        default=(), metadata=says("typed dictionaries of view and box, for a board in the browser")
    )
    ledger: Ledger[W] | None = field(
        default=None, metadata=says("score sheets: every gain by its source")
    )
    fields: Fields | None = field(
        default=None, metadata=says("names of single features and meanings of moves")
    )


@dataclass(frozen=True)
class File:
    """A file beside the modules: its name, what it says, and whether every game has it."""

    name: str
    says: str
    required: bool


LESSON = "lesson.toml"
FILES = (
    File("RULES.md", "the rule book, clause by clause", required=True),
    File("components.toml", "the edition that the game comes with", required=True),
    File("en.ftl", "its sentences in English", required=True),
    File(
        "RULES.LANGUAGE.md", "the rule book in another language, with the same ids", required=False
    ),
    File(
        "LANGUAGE.ftl",
        "its sentences in another language; what is missing is English",
        required=False,
    ),
    File(LESSON, "a guided first game", required=False),
)


def listed() -> Iterator[tuple[str, bool, str]]:
    """Every part and every file of a game: its name, whether it is required, what it says."""
    for part in fields(Contract):
        yield part.name, part.default is MISSING, part.metadata["says"]
    for file in FILES:
        yield file.name, file.required, file.says

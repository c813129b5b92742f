"""What each part of a game must say: protocols that modules of a game satisfy as they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from fondaco.core.position import Position

if TYPE_CHECKING:
    from fondaco.core.events import Happening
    from fondaco.core.ledger import Gain, Period
    from fondaco.core.reasons import Reason
    from fondaco.core.text_blocks import Block, Say

S_contra = TypeVar("S_contra", bound=Position, contravariant=True)
"""A game's own position, as its parts take it."""
V = TypeVar("V")
"""What a game makes known to everybody."""
W_co = TypeVar("W_co", covariant=True)
"""A game's own view: what one seat may know, as JSON holds it."""
W_contra = TypeVar("W_contra", contravariant=True)

Seen = dict[str, Any]
"""A view where the house carries it: each game types its own fields, here they are only sent on."""
Pieces = list[tuple[str, int]]
"""Pieces by kind and number: a card, a seat, a good."""
Tables = Mapping[str, Any]
"""An edition's file as TOML reads it, before it is checked."""


# What runs three ways: interpreted, compiled, on a card


class Rules(Protocol[S_contra]):
    """The verbs that play."""

    @property
    def MOVES(self) -> int:  # noqa: N802  a constant of the module
        """How many different moves there are."""

    def setup(self, state: S_contra, parts: list[int], seats: int, options: int, /) -> None:
        """Lay the table before the first move, dealt from the state's own dice."""

    def to_act(self, state: S_contra, /) -> int:
        """The seat whose decision it is, or nobody: the game is over."""

    def choices(self, state: S_contra, mask: list[int], /) -> int:
        """Mark what the seat to act may do; the number of marks."""

    def apply(self, state: S_contra, move: int, /) -> None:
        """Carry one legal move out."""

    def imagine(self, state: S_contra, seat: int, /) -> None:
        """Redeal from the state's dice everything that the seat cannot know."""

    def total(self, state: S_contra, seat: int, /) -> int:
        """What the seat has gained so far."""

    def is_winner(self, state: S_contra, seat: int, /) -> bool:
        """Whether the seat wins, alone or with others, if the game ends like this."""


class Features(Protocol[S_contra]):
    """What a seat may know, as numbers."""

    @property
    def LAYOUT(self) -> Sequence[tuple[str, int, str]]:  # noqa: N802
        """Groups of numbers in their order: a name, how many, what they say."""

    @property
    def FEATURES(self) -> int:  # noqa: N802
        """How many numbers there are."""

    def features(self, state: S_contra, seat: int, out: list[int], /) -> None:
        """Write what the seat may know as numbers."""


class Advice(Protocol[S_contra]):
    """What a position promises."""

    def advice(self, state: S_contra, seat: int, /) -> int:
        """A simple value of the position for the seat."""


class Chapters(Protocol[S_contra]):
    """The days or rounds of a game."""

    def chapter(self, state: S_contra, /) -> int:
        """The part of the game that the position belongs to: where one ends, a search ends too."""


class Laws(Protocol[S_contra]):
    """What no position may ever break."""

    @property
    def SCRATCH(self) -> int:  # noqa: N802
        """How many numbers the check needs room for."""

    @property
    def FAULTS(self) -> Sequence[str]:  # noqa: N802
        """What is wrong, by number; the first is nothing."""

    def fault(self, state: S_contra, parts: list[int], scratch: list[int], /) -> int:
        """The number of the first law that the position breaks, or 0."""


# What runs in plain Python


class View(Protocol[S_contra, V, W_co]):
    """What a seat may know, built up from what all may know."""

    def public(self, state: S_contra, /) -> V:
        """What everybody may know."""

    def seen_by(self, state: S_contra, seat: int, public: V, /) -> W_co:
        """What the seat knows; a spectator is a seat below 0."""


class Words(Protocol[S_contra]):
    """The notation of moves and pieces, made for one edition."""

    def move_name(self, move: int, /) -> str:
        """The move as records write it."""

    def move_words(self, state: S_contra, move: int, /) -> tuple[str, dict[str, Pieces]]:
        """The move as a message, with the pieces it names."""

    def read_move(self, state: S_contra, text: str, /) -> int:
        """The move that is written so, allowed or not: refusing is `refusal`'s business.

        What can be said and never be done has a number beyond the moves. Unreadable is what
        cannot be said.
        """

    def notation(self, kind: str, value: int, /) -> int | str:
        """An argument of an event as records write it."""

    def term(self, kind: str, value: int, /) -> tuple[str, dict[str, Any]] | None:
        """An argument of an event as a message of the catalogue, with arguments of its own."""


class Sentences(Protocol[S_contra]):
    """Several moves said in one line, as people speak."""

    @property
    def FIRST_WORDS(self) -> Sequence[str]:  # noqa: N802
        """The words with which parts of such a line begin."""

    def read_sentence(self, state: S_contra, text: str, players: list[str], /) -> list[int] | None:
        """The moves that a line stands for, or nothing if it is no such line."""


class Board(Protocol[W_contra]):
    """The table on a screen of letters, drawn from a view alone."""

    @property
    def PALETTE(self) -> Mapping[str, str]:  # noqa: N802
        """Colours by role, as Rich names them."""

    def headline(self, view: W_contra, say: Say, /) -> str:
        """Where the game stands, in a few words."""

    def board(self, view: W_contra, names: list[str], say: Say, /) -> list[Block]:
        """All blocks of the table, from top to bottom."""


class Ledger(Protocol[W_contra]):
    """Which events pay whom, by which source."""

    @property
    def SOURCES(self) -> Mapping[str, str]:  # noqa: N802
        """The clause behind every source, in the order of the sheet."""

    @property
    def FIRST_PERIOD(self) -> Period:  # noqa: N802
        """The day or round with which a sheet begins."""

    @property
    def SHEET_AFTER(self) -> frozenset[str] | None:  # noqa: N802
        """The events after which players want to see the sheet; none: after all that pay."""

    def gains(self, happening: Happening, /) -> list[Gain]:
        """Who gains what from where by an event."""

    def period(self, happening: Happening, /) -> Period | None:
        """The day or round that an event begins."""

    def totals(self, view: W_contra, /) -> list[int | None]:
        """What each seat has in all, as far as it may be seen."""


class Reasons(Protocol[S_contra]):
    """Why a move is good or bad."""

    def reasons(self, before: S_contra, move: int, after: S_contra, seat: int, /) -> list[Reason]:
        """What a move changes for a seat, what weighs most first."""


class Fields(Protocol):
    """Names for those who train on a game's numbers."""

    @property
    def FIELDS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """The name of every number in a group of features."""

    @property
    def MEANINGS(self) -> Mapping[str, str]:  # noqa: N802
        """What moves do, by the first word of their name."""

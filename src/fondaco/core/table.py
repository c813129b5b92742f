"""A table is its log: everything else is computed from a prefix of the moves."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from fondaco.core import chance as chances
from fondaco.core.refusal import Broken, Refusal, Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.core.written import written

if TYPE_CHECKING:
    from fondaco.core.chance import Chance
    from fondaco.core.dice import Dice
    from fondaco.core.editions import Edition
    from fondaco.core.events import Happening
    from fondaco.core.game import Game
    from fondaco.core.position import Position

OPENING = -1
UNREAD = -1
HASH_LETTERS = 32


@dataclass(frozen=True)
class Terms:
    """What is agreed before the first move."""

    game: Game
    seats: int
    options: tuple[str, ...]
    edition: Edition
    chances: tuple[Chance, ...]

    @classmethod
    def agree(
        cls,
        game: Game,
        seats: int,
        options: tuple[str, ...] = (),
        edition: Edition | None = None,
        chance: Chance | None = None,
    ) -> Terms:
        """Terms with the house's defaults, or a sentence that says what cannot be had."""
        game.check_seats(seats)
        game.option_bits(options)
        known = tuple(option.name for option in game.options if option.name in options)
        return cls(
            game, seats, known, edition or game.default_edition, (chance or chances.fresh(),)
        )

    def chance_for(self, number: int) -> Chance:
        """The chance that decides the move with this number."""
        for chance in reversed(self.chances):
            if chance.start <= number:
                return chance
        raise Broken(f"no chance decides move {number}")


@dataclass(frozen=True, slots=True)
class Turn:
    """One entry of the log: who moved, what happened, and the position it led to, as a hash."""

    number: int
    seat: int
    move: int
    events: tuple[Happening, ...]
    hash: str
    barrier: bool

    def seen_by(self, seat: int) -> tuple[Happening, ...]:
        """The events that a seat may know of."""
        return tuple(event for event in self.events if event.reaches(seat))


@dataclass
class Table:
    """A game under way."""

    terms: Terms
    log: list[Turn] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = self.terms.game
        self.words = self.game.words_of(self.terms.edition)
        self.state: Position
        moves = [turn.move for turn in self.log if turn.move != OPENING]
        self.log = []
        self._open()
        for move in moves:
            self._carry_out(move)

    # What is on the table

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return self.log[-1].number

    @property
    def to_act(self) -> int:
        """The seat whose decision it is, or nobody."""
        return self.game.rules.to_act(self.state)

    @property
    def choices(self) -> list[int]:
        """What the seat to act may do."""
        return self.game.choices(self.state)

    @property
    def totals(self) -> list[int]:
        """What each seat has."""
        return [self.game.rules.total(self.state, seat) for seat in range(self.terms.seats)]

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody before the end."""
        if self.to_act >= 0:
            return []
        seats = range(self.terms.seats)
        return [seat for seat in seats if self.game.rules.is_winner(self.state, seat)]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know of the position."""
        return self.game.view(self.state, seat)

    # Moving

    def play(self, move: int | str, seat: int | None = None) -> Turn:
        """Make a move for the seat to act, or refuse it and change nothing."""
        mover = self.to_act if seat is None else seat
        if isinstance(move, str):
            # Whose turn it is comes before what was said.
            in_turn = mover == self.to_act != NOBODY
            move = self.words.read_move(self.state, move) if in_turn else UNREAD
        if refusal := self.game.refusal(self.state, mover, move):
            raise refusal
        return self._carry_out(move)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back: by who made it, if it showed nothing new."""
        last = self.log[-1]
        if self.to_act == NOBODY:
            return False  # the secret behind the chance may be out
        if last.number < self.terms.chances[-1].start:
            return False  # the past of a fork has chance that may be known
        return last.move != OPENING and not last.barrier and seat in (None, last.seat)

    def undo(self, seat: int | None = None) -> None:
        """Take the last move back, if no information was gained by it."""
        if not self.can_undo(seat):
            raise Refusal("", "nothing-to-undo")
        self.log, self.state = (back := self.at(self.number - 1)).log, back.state

    # Other moments of the same table

    def at(self, number: int) -> Table:
        """The table as it was after so many moves."""
        if not 0 <= number <= self.number:
            raise Unreadable("table/number", f"There are moves 0 to {self.number}, not {number}.")
        return Table(self.terms, self.log[: number + 1])

    def fork(self, number: int | None = None, chance: Chance | None = None) -> Table:
        """A table of its own from here on, with chance of its own."""
        here = self.at(self.number if number is None else number).number
        fresh = replace(chance or chances.fresh(), start=here + 1)
        kept = tuple(past for past in self.terms.chances if past.start <= here)
        return Table(replace(self.terms, chances=(*kept, fresh)), self.log[: here + 1])

    # The log

    def _open(self) -> None:
        self.state = self.game.new_state()
        self.state.told = []
        self.terms.chance_for(0).prepare(self._dice, 0)
        bits = self.game.option_bits(self.terms.options)
        self.game.rules.setup(self.state, self.terms.edition.parts, self.terms.seats, bits)
        self._note(OPENING, OPENING, barrier=True)

    def _carry_out(self, move: int) -> Turn:
        seat = self.to_act
        if move not in self.choices:
            message = f"move {self.number + 1} of the log, {move}, is not among the choices"
            raise Broken(message)
        self.terms.chance_for(self.number + 1).prepare(self._dice, self.number + 1)
        rolled = self._dice.counter
        self.game.rules.apply(self.state, move)
        return self._note(seat, move, barrier=rolled != self._dice.counter)

    def _note(self, seat: int, move: int, *, barrier: bool) -> Turn:
        told, self.state.told = self.state.told or [], []
        events = tuple(map(self.game.events.read, told))
        barrier = barrier or any(happening.event.reveals for happening in events)
        self.log.append(Turn(len(self.log), seat, move, events, position_hash(self.state), barrier))
        return self.log[-1]

    @property
    def _dice(self) -> Dice:
        return self.state.dice


def position_hash(state: Position) -> str:
    """A hash of everything on the table, hidden things included."""
    return hashlib.sha256(written(state).encode()).hexdigest()[:HASH_LETTERS]

"""A table is its log: everything else is computed from a prefix of the moves."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from fondaco.core import chance as chances
from fondaco.core import records
from fondaco.core.errors import Broken, Refusal, Unreadable
from fondaco.core.numbers import whole
from fondaco.core.position_text import written
from fondaco.core.records import Player, Record
from fondaco.core.verbs import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

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


Say = Callable[[Refusal], str]
"""Puts a refusal into words."""


class Table:
    """A game under way, in plain Python: play, undo, look back, fork, record.

    `play` makes a move, by its number or as records write it, or raises a `Refusal` that names the
    clause and changes nothing. `choices` are the moves of the seat `to_act`, `view(seat)` is what a
    seat may know, and `log` is all that happened.
    """

    def __init__(
        self,
        terms: Terms,
        log: Sequence[Turn] = (),
        *,
        start: Position | None = None,
        say: Say | None = None,
    ) -> None:
        """Lay the table and make the moves of the log; a start is used instead of a set-up."""
        self.terms, self.start, self.say = terms, start, say
        self.game = terms.game
        self.words = self.game.words_of(terms.edition)
        self.state: Position
        self.log: list[Turn] = []
        self._open()
        for turn in log:
            if turn.move != OPENING:
                self._carry_out(turn.move)

    def __repr__(self) -> str:
        terms = self.terms
        now = f"seat {self.to_act} to act" if self.to_act != NOBODY else f"totals {self.totals}"
        return f"<Table {terms.game.name}, {terms.seats} seats, move {self.number}, {now}>"

    def __reduce__(self) -> tuple[Any, ...]:  # as pickle wants it
        moves = [turn.move for turn in self.log if turn.move != OPENING]
        return _again, (self.terms, moves, self.start, self.say)

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
        elif type(move) is not int:
            move = whole(move)
        if refusal := self.game.refusal(self.state, mover, move):
            raise refusal.said_by(self.say)
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
            raise Refusal("", "nothing-to-undo").said_by(self.say)
        self.log, self.state = (back := self.at(self.number - 1)).log, back.state

    # Other moments of the same table

    def at(self, number: int) -> Table:
        """The table as it was after so many moves."""
        if not 0 <= number <= self.number:
            raise Unreadable("table/number", f"There are moves 0 to {self.number}, not {number}.")
        return Table(self.terms, self.log[: number + 1], start=self.start, say=self.say)

    def fork(self, number: int | None = None, chance: Chance | None = None) -> Table:
        """A table of its own from here on, with chance of its own."""
        here = self.at(self.number if number is None else number).number
        fresh = replace(chance or chances.fresh(), start=here + 1)
        kept = tuple(past for past in self.terms.chances if past.start <= here)
        terms = replace(self.terms, chances=(*kept, fresh))
        return Table(terms, self.log[: here + 1], start=self.start, say=self.say)

    def record(self, players: Sequence[Player] = (), *, open_secret: bool = True) -> Record:
        """The game so far as a record that anybody can check; seats without a player are named."""
        if self.start is not None:
            raise Unreadable(
                "record/start",
                "This table was taken up in the middle of a game; its first moves are not known.",
            )
        named = [Player(f"seat {seat}", "person") for seat in range(self.terms.seats)]
        sitting = [*players, *named[len(players) :]]
        return Record(records.record(self, sitting, open_secret=open_secret))

    # The log

    def _open(self) -> None:
        if self.start is not None:
            self.state = self.start.copy()
        else:
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


def _again(terms: Terms, moves: list[int], start: Position | None, say: Say | None) -> Table:
    """A table as it was pickled or copied."""
    table = Table(terms, start=start, say=say)
    for move in moves:
        table.play(move)
    return table


def position_hash(state: Position) -> str:
    """A hash of everything on the table, hidden things included."""
    return hashlib.sha256(written(state).encode()).hexdigest()[:HASH_LETTERS]

"""A room: the authority over one table, as plain code without any input or output.

A room is computed from its agreement and its log. `carry_out` is the only way in which it changes,
live and when it is rebuilt, so that both give the same room.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import msgspec

from fondaco.core.errors import Broken
from fondaco.core.table import Table
from fondaco.core.verbs import NOBODY
from fondaco.server.table import agreement, entries
from fondaco.server.table.agreement import Agreement, Occupant
from fondaco.server.table.clocks import Clock
from fondaco.server.table.entries import (
    Admitted,
    AnsweredBack,
    AskedBack,
    Deed,
    Followed,
    Moved,
    Seated,
    Spoke,
    Started,
    Undone,
    Voted,
    Wished,
)
from fondaco.server.wire.messages import ChatLine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.core.table import Turn
    from fondaco.server.store import Entry

OPEN, PLAYING, OVER = "open", "playing", "over"
KEEPER = "greedy"
"""The bot that takes over a seat, or keeps it warm."""
CHAT_KEPT = 50
ANSWERS_KEPT = 256
FEWEST_VOICES = 2


@dataclass(frozen=True)
class Outcome:
    """What a deed did: the deed as the log keeps it, and whom it concerns."""

    deed: Deed
    seat: int | None
    turn: Turn | None = None
    reached: tuple[int, ...] = ()
    taken_back: int = 0


class Room:
    """One table with its seats, clocks, wishes and votes."""

    def __init__(self, name: str, agreed: Agreement, secret: bytes) -> None:
        self.name = name
        self.terms = agreement.terms(agreed, secret)
        # Tables with the game's own edition share it, instead of holding what they were read from.
        part = agreement.edition_part(self.terms.edition)
        self.agreement = msgspec.structs.replace(agreed, edition=part)
        self.occupants = list(agreed.occupants)
        self.table: Table | None = None
        self.length = 0
        self.numbers = [0] * (agreed.seats + 1)  # the last one is the spectators'
        self.clock = Clock(agreed.clock, agreed.seats) if agreed.clock else None
        self.asking = NOBODY
        self.agreed: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        self.wishes: set[int] = set()
        self.next_table = ""
        self.watchers: set[str] = set()
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.answers: OrderedDict[str, int] = OrderedDict()
        self._public: dict[str, Any] | None = None

    @classmethod
    def rebuilt(
        cls, name: str, agreed: Agreement, secret: bytes, log: Iterable[Entry], now: float
    ) -> Room:
        """The room after all entries of its log; its clock runs on from this moment."""
        room = cls(name, agreed, secret)
        for entry in log:
            room.follow(entry, now)
        return room

    def follow(self, entry: Entry, now: float) -> Outcome:
        """Carry out the next entry of the log."""
        if entry.number != self.length + 1:
            raise Broken(f"table {self.name}: entry {entry.number} follows {self.length}")
        outcome = self.carry_out(entries.read(entry.body), entry.seat, now)
        if entry.command:
            self.remember(entry.command, entry.seat)
        return outcome

    # What is known of the room

    @property
    def status(self) -> str:
        """Open until it starts, playing until it is over."""
        if self.table is None:
            return OPEN
        return OVER if self.table.to_act == NOBODY else PLAYING

    @property
    def to_act(self) -> int:
        """The seat whose decision it is, or nobody's."""
        return self.table.to_act if self.table else NOBODY

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [occupant.name or "–" for occupant in self.occupants]

    def people(self) -> list[int]:
        """The seats where guests sit."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.guest]

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest; somebody without a name owns nothing."""
        if not guest:
            return []
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.guest == guest]

    def number_of(self, seat: int | None) -> int:
        """How many things a seat has learnt of the game; hidden steps of others are not counted."""
        return self.numbers[seat] if seat is not None else 0

    def playing(self) -> Table:
        """The table, where only one under way makes sense."""
        if self.table is None:
            raise Broken(f"table {self.name} has not started")
        return self.table

    def can_take_back(self, seat: int) -> int:
        """The turn that a seat may ask back: its last one, if nothing was learnt since; else 0."""
        if self.table is None or self.table.to_act == NOBODY:
            return 0
        for turn in reversed(self.table.log[1:]):
            if turn.barrier or turn.number < self.terms.chances[-1].start:
                return 0
            if turn.seat == seat:
                return turn.number
        return 0

    def remember(self, command: str, seat: int | None) -> None:
        """Keep what a command was answered, so that a duplicate gets the same."""
        self.answers[command] = self.number_of(seat)
        if len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)

    # What happens in it

    def carry_out(self, deed: Deed, seat: int | None, now: float) -> Outcome:
        """Do what was decided, or refuse it and change nothing."""
        outcome = self._do(deed, seat, now)
        self.length += 1
        return outcome

    def _do(self, deed: Deed, seat: int | None, now: float) -> Outcome:
        match deed:
            case Moved():
                return self._move(deed, _sure(seat), now)
            case Undone():
                return self._back_to(self.playing().number - 1, deed, _sure(seat), now)
            case Spoke(name, text):
                self.chat.append(ChatLine(name, NOBODY if seat is None else seat, text))
            case Seated():
                self._seat(deed)
                self._run_clock(now)
            case Admitted(guest):
                self.watchers.add(guest)
            case Started():
                return self._start(deed, seat, now)
            case AskedBack():
                self.asking, self.agreed = _sure(seat), set()
                return self._perhaps_back(deed, seat, now)
            case AnsweredBack(agree):
                return self._answer_back(deed, _sure(seat), now, agree=agree)
            case Voted(against):
                self._vote(_sure(seat), against)
                self._run_clock(now)
            case Wished():
                self.wishes.add(_sure(seat))
            case Followed(table):
                self.next_table = table
        return Outcome(deed, seat)

    def _start(self, deed: Deed, seat: int | None, now: float) -> Outcome:
        self.table = Table(self.terms)
        for move in self.agreement.past.moves if self.agreement.past else ():
            self.table.play(move)
        everybody = self._reach(range(NOBODY, self.agreement.seats))
        self._run_clock(now)
        return Outcome(deed, seat, self.table.log[0], everybody)

    def _move(self, deed: Moved, seat: int, now: float) -> Outcome:
        table = self.playing()
        turn = table.play(deed.move, seat)
        if deed.hash and deed.hash != turn.hash:
            raise Broken(f"table {self.name}: move {turn.number} leads elsewhere than it did")
        if self.clock and not deed.bot:
            self.clock.charge(seat, deed.spent)
        self.asking = NOBODY
        self._run_clock(now)
        kept = replace_moved(deed, table.words.move_name(turn.move), turn.hash)
        return Outcome(kept, seat, turn, self._reach(self._who_learns(turn)))

    def _who_learns(self, turn: Turn) -> list[int]:
        """Who may notice a turn: the mover, who sees an event, and all if something open changed.

        Nothing else may depend on it: the number of hidden steps would tell what they were.
        """
        audiences = range(NOBODY, self.agreement.seats)
        if self.to_act == turn.seat:
            noticed = [who for who in audiences if who == turn.seat or turn.seen_by(who)]
            looks = len(noticed) < len(audiences) or self._public is not None
            if looks and not self._open_change() and len(noticed) < len(audiences):
                return noticed
        elif self._public is not None:
            self._open_change()
        return list(audiences)

    def _open_change(self) -> bool:
        """Whether what is open to everybody differs from the last look; the first always does."""
        # Only games with hidden steps ever come here, so others need not pay for the look.
        before, self._public = self._public, self.playing().view(NOBODY)
        return before != self._public

    def _reach(self, audiences: Iterable[int]) -> tuple[int, ...]:
        reached = tuple(audiences)
        for who in reached:
            self.numbers[who] += 1
        return reached

    def _back_to(self, number: int, deed: Deed, seat: int | None, now: float) -> Outcome:
        table = self.playing()
        gone = table.log[number + 1 :]
        if len(gone) == 1:
            self._public, turned = table.view(NOBODY), table.to_act != gone[0].seat
            table.undo(seat)
            learnt = self._who_learns(gone[0])
            learnt = list(range(NOBODY, self.agreement.seats)) if turned else learnt
        else:
            learnt = list(range(NOBODY, self.agreement.seats))
            self.table = table.at(number)
            self._public = self.table.view(NOBODY)
        self.asking, self.agreed = NOBODY, set()
        self._run_clock(now)
        return Outcome(deed, seat, reached=self._reach(learnt), taken_back=len(gone))

    def _answer_back(self, deed: Deed, seat: int, now: float, *, agree: bool) -> Outcome:
        if not agree:
            self.asking, self.agreed = NOBODY, set()
            return Outcome(deed, seat)
        self.agreed.add(seat)
        return self._perhaps_back(deed, seat, now)

    def _perhaps_back(self, deed: Deed, seat: int | None, now: float) -> Outcome:
        """Take the move back if everybody else at the table agrees; bots always do."""
        others = set(self.people()) - {self.asking}
        if not others <= self.agreed:
            return Outcome(deed, seat)
        number = self.can_take_back(self.asking)
        back = self._back_to(number - 1, deed, self.asking, now)
        return replace(back, seat=seat)

    def _seat(self, deed: Seated) -> None:
        self.occupants[deed.seat] = Occupant(deed.guest, deed.name, deed.bot)
        self._forget_voice(deed.seat)

    def _vote(self, seat: int, against: int) -> None:
        voices = self.votes.setdefault(against, set())
        voices.add(seat)
        if self.is_voted_out(against):
            name = self.occupants[against].name
            self._seat(Seated(against, entries.VOTED_OUT, name=name, bot=KEEPER))

    def is_voted_out(self, seat: int) -> bool:
        """Whether more than half of the others, and not one alone, want a bot at a seat."""
        others = [other for other in self.people() if other != seat]
        voices = len(self.votes.get(seat, ()))
        return voices >= FEWEST_VOICES and voices * 2 > len(others)

    def _forget_voice(self, seat: int) -> None:
        self.votes.pop(seat, None)
        self.wishes.discard(seat)
        self.agreed.discard(seat)
        if self.asking == seat:
            self.asking = NOBODY
        for voices in self.votes.values():
            voices.discard(seat)

    def _run_clock(self, now: float) -> None:
        if not self.clock:
            return
        seat = self.to_act
        person = seat != NOBODY and bool(self.occupants[seat].guest)
        self.clock.run(seat if person else NOBODY, now)


def replace_moved(deed: Moved, move: str, position: str) -> Moved:
    """The move as the log keeps it: in the one notation of records, with the hash it led to."""
    return Moved(move, position, deed.spent, deed.bot)


def _sure(seat: int | None) -> int:
    if seat is None:
        raise Broken("this is done by a seat")
    return seat

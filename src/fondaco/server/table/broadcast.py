"""Broadcast: what each audience of a room is told, written once and sent to all its sockets.

An audience is a seat, or the spectators (-1). Only audiences that somebody watches cost anything.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET, UnsetType

from fondaco.core.events import EVERYBODY
from fondaco.core.ledger import pays
from fondaco.core.verbs import NOBODY
from fondaco.server.table.speakers import shared_speaker
from fondaco.server.table.text_board import headline, panels
from fondaco.server.wire.encoding import encode, view_hash
from fondaco.server.wire.messages import Choice, Event, InStep, Piece, Update, View, Words
from fondaco.server.wire.patches import AudienceView, audience_view, changed
from fondaco.speech.catalogues import ENGLISH

if TYPE_CHECKING:
    from fondaco.core.events import Happening
    from fondaco.core.table import Table, Turn
    from fondaco.server.table.room import Outcome, Room
    from fondaco.server.wire.connection import Reading
    from fondaco.server.wire.patches import Known
    from fondaco.speech.speaker import Speaker

MISSED_KEPT = 64
LOG_SHOWN = 40


class Missed(NamedTuple):
    """An update, and the number and hash of the view that it follows."""

    after: int
    hash: str
    text: str


@dataclass
class Watched:
    """What an audience has been told last, and the updates that led there."""

    look: AudienceView
    hash: str
    number: int
    missed: deque[Missed] = field(default_factory=lambda: deque(maxlen=MISSED_KEPT))


class Moment(NamedTuple):
    """What is the same for all who hear of an outcome."""

    turn: int
    undoes: int
    """The seat that may take its move back, or nobody."""
    events: list[tuple[Happening, Event]]
    heard_by_all: list[Event] | None
    """The events where none of them is for some eyes only."""
    taken_back: int
    known: Known
    paying: list[Happening]


class Broadcaster:
    """Tells the audiences of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.watched: dict[int, Watched] = {}
        self._speakers: dict[str, Speaker] = {}

    def speaker(self, language: str) -> Speaker:
        """Who says things of this room in a language, until another room is spoken about."""
        chosen = language or ENGLISH
        speaker = self._speakers.get(chosen)
        if speaker is None:
            speaker = self._speakers[chosen] = shared_speaker(self.room, chosen)
        speaker.names = self.room.names
        return speaker

    # For who comes in

    def view(self, audience: int) -> str:
        """All that an audience may know; from now on it is kept in step."""
        table = self.room.playing()
        watched = self._watch(audience, table)
        return encode(
            View(
                seat=audience,
                number=watched.number,
                hash=watched.hash,
                turn=table.to_act,
                view=watched.look.view,
                log=[told_of(happening, table) for happening in self._recent(audience)],
                choices=self._choices(audience, table),
                undo=_can_undo(table, audience),
            )
        )

    def missed(self, audience: int, number: int, known: str) -> list[str]:
        """What an audience has missed since a number, if its view then had this hash; else all."""
        watched = self.watched.get(audience)
        if watched and number == watched.number and known == watched.hash:
            return [encode(InStep(audience, number, known))]
        later = [one for one in watched.missed if one.after >= number] if watched else []
        if later and (later[0].after, later[0].hash) == (number, known):
            return [one.text for one in later]
        return [self.view(audience)]

    def recent_words(self, audience: int, reading: Reading) -> str:
        """The sentences that belong to a whole view."""
        return self._words(audience, self._recent(audience), reading, whole=True)

    def turn_words(self, turn: Turn | None, audience: int, reading: Reading) -> str:
        """The sentences that belong to an update: what an audience hears of a turn."""
        heard = list(turn.seen_by(audience)) if turn else []
        return self._words(audience, heard, reading, whole=False)

    def _words(
        self, audience: int, happenings: list[Happening], reading: Reading, *, whole: bool
    ) -> str:
        """Events and the present choices as sentences, and the board for who asked for it."""
        table = self.room.playing()
        say = self.speaker(reading.language)
        choices = table.choices if audience == table.to_act != NOBODY else []
        view = table.view(audience)
        return encode(
            Words(
                audience,
                self.room.numbers[audience],
                [say.event(happening) for happening in happenings],
                [say.move(table.state, move) for move in choices],
                headline(table.game, view, say),
                panels(table.game, view, say) if reading.board else [],
                reading.language or ENGLISH,
                whole,
            )
        )

    # For who is there

    def updates(self, outcome: Outcome) -> dict[int, str]:
        """What every watched audience that was reached is told of an outcome."""
        audiences = [audience for audience in outcome.reached if audience in self.watched]
        if not audiences:
            return {}
        table = self.room.playing()
        told = outcome.turn.events if outcome.turn else ()
        public, views = table.game.views(table.state, audiences)
        events = [(happening, told_of(happening, table)) for happening in told]
        is_open = all(happening.event.audience == EVERYBODY for happening in told)
        moment = Moment(
            table.to_act,
            table.log[-1].seat if table.can_undo() else NOBODY,
            events,
            [event for _, event in events] if is_open else None,
            outcome.taken_back,
            {},
            [happening for happening in told if pays(table.game, happening)],
        )
        # What all saw before is held on to: it is known by being the same object.
        kept = [self.watched[audience].look for audience in audiences]
        texts = {
            audience: self._update(audience, audience_view(view, public), table, moment)
            for audience, view in zip(audiences, views, strict=True)
        }
        del kept
        return texts

    def _update(self, audience: int, now: AudienceView, table: Table, moment: Moment) -> str:
        before, events = self.watched[audience], moment.heard_by_all
        if events is None:
            events = [told for happening, told in moment.events if happening.reaches(audience)]
        patch = changed(before.look, now, moment.known)
        number, known = before.number, before.hash
        before.look, before.number = now, self.room.numbers[audience]
        if patch:
            before.hash = view_hash(now.view)
        text = encode(
            Update(
                seat=audience,
                number=before.number,
                hash=before.hash,
                turn=moment.turn,
                events=events,
                changes=patch,
                choices=self._choices(audience, table) if audience == moment.turn else UNSET,
                undo=audience == moment.undoes != NOBODY,
                taken_back=moment.taken_back,
                sheet=_calls_for_sheet(audience, moment),
            )
        )
        before.missed.append(Missed(number, known, text))
        return text

    def _watch(self, audience: int, table: Table) -> Watched:
        watched = self.watched.get(audience)
        if watched is None:
            public, (view,) = table.game.views(table.state, [audience])
            watched = Watched(
                audience_view(view, public), view_hash(view), self.room.numbers[audience]
            )
            self.watched[audience] = watched
        return watched

    def _recent(self, audience: int) -> list[Happening]:
        """The last events that an audience knows of, oldest first."""
        found: list[Happening] = []
        for turn in reversed(self.room.playing().log):
            found[:0] = turn.seen_by(audience)
            if len(found) >= LOG_SHOWN:
                break
        return found[-LOG_SHOWN:]

    def _choices(self, audience: int, table: Table) -> list[Choice] | UnsetType:
        if audience == NOBODY or audience != table.to_act:
            return UNSET
        return [_choice(table, move) for move in table.choices]


def told_of(happening: Happening, table: Table) -> Event:
    """An event as it is told."""
    notation = table.words.notation
    arguments = {name: notation(name, value) for name, value in happening.arguments.items()}
    return Event(happening.event.name, happening.event.clause, arguments)


def _calls_for_sheet(audience: int, moment: Moment) -> bool:
    if moment.taken_back or not moment.paying:
        return moment.taken_back > 0
    return any(happening.reaches(audience) for happening in moment.paying)


def _can_undo(table: Table, audience: int) -> bool:
    return audience != NOBODY and table.can_undo(audience)


def _choice(table: Table, move: int) -> Choice:
    words = table.words
    says, names = words.move_words(table.state, move)
    pieces = {
        name: [Piece(kind, words.notation(kind, value)) for kind, value in found]
        for name, found in names.items()
    }
    return Choice(words.move_name(move), says, pieces)

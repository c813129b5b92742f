"""Permissions: whether what somebody asks for may be done, and what deed it is then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from fondaco.core.errors import Refusal
from fondaco.core.verbs import NOBODY
from fondaco.server.client_errors import ClientError
from fondaco.server.table.bot_seats import seated_bot
from fondaco.server.table.entries import (
    FILLED,
    LEFT,
    SAT,
    AnsweredBack,
    AskedBack,
    Deed,
    Moved,
    Seated,
    Spoke,
    Started,
    Undone,
    Voted,
    Wished,
)
from fondaco.server.table.room import KEEPER, OPEN, OVER, PLAYING, Room
from fondaco.server.visible_text import one_line
from fondaco.server.wire import commands

if TYPE_CHECKING:
    from fondaco.server.wire.commands import Command

STALE = "stale"
Permitted = tuple[int | None, Deed]


@dataclass(frozen=True)
class Caller:
    """Who asks: a guest by id and name."""

    guest: str
    name: str


def permit(room: Room, caller: Caller, command: Command, now: float) -> Permitted:
    """The deed that a command asks for, or a refusal; whether a move is legal comes later."""
    if isinstance(command, commands.Move | commands.Undo | commands.AskBack):
        _may_act(room, caller, command.seat, command.expected)
        return command.seat, _at_the_game(room, command, now)
    match command:
        case commands.AnswerBack(seat=seat, agree=agree):
            return seat, _answer_back(room, caller, seat, agree=agree)
        case commands.Chat(text=text):
            seats = room.seats_of(caller.guest)
            return (seats[0] if seats else None), Spoke(caller.name, _line(text))
        case commands.Sit(seat=seat):
            return seat, _sit(room, caller, seat)
        case commands.Leave(seat=seat):
            return seat, _leave(room, caller, seat)
        case commands.Start():
            return None, _start(room, caller)
        case commands.Rematch(seat=seat):
            return seat, _wish(room, caller, seat)
        case commands.VoteOut(seat=seat, against=against):
            return seat, _vote(room, caller, seat, against)
    raise ClientError("command/unknown")


def _at_the_game(
    room: Room, command: commands.Move | commands.Undo | commands.AskBack, now: float
) -> Deed:
    seat = command.seat
    if isinstance(command, commands.Move):
        spent = room.clock.spent(seat, now) if room.clock else 0
        return Moved(command.move, spent=spent)
    undoes = isinstance(command, commands.Undo)
    if not (room.playing().can_undo(seat) if undoes else room.can_take_back(seat)):
        raise Refusal("", "nothing-to-undo")
    return Undone() if undoes else AskedBack()


def check_hint(room: Room, caller: Caller, hint: commands.Hint) -> None:
    """A hint is for the seat that must decide, about the table as it was told."""
    _may_act(room, caller, hint.seat, hint.expected)
    if room.to_act != hint.seat:
        _refuse("hint/not-your-turn")


def _refuse(code: str, **arguments: int | str) -> NoReturn:
    raise ClientError(code, **arguments)


def _owns(room: Room, caller: Caller, seat: int) -> None:
    if seat not in room.seats_of(caller.guest):
        _refuse("seat/not-yours")


def _may_act(room: Room, caller: Caller, seat: int, expected: int) -> None:
    _owns(room, caller, seat)
    if room.status == OPEN:
        _refuse("table/not-started")
    if room.status == OVER:
        _refuse("table/over")
    if expected != room.numbers[seat]:
        _refuse(STALE)


def _answer_back(room: Room, caller: Caller, seat: int, *, agree: bool) -> Deed:
    _owns(room, caller, seat)
    if room.asking in (NOBODY, seat):
        _refuse("back/not-asked")
    return AnsweredBack(agree)


def _line(text: str) -> str:
    line = one_line(text)
    if not line:
        _refuse("chat/empty")
    return line


def _sit(room: Room, caller: Caller, seat: int) -> Deed:
    if room.agreement.visibility != "public":
        _refuse("seat/by-invitation")
    return sitting_down(room, caller, seat)


def sitting_down(room: Room, caller: Caller, seat: int) -> Seated:
    """A guest sits down at a seat that must be open."""
    if seat >= room.agreement.seats:
        _refuse("seat/unknown", last=room.agreement.seats - 1)
    occupant = room.occupants[seat]
    if occupant.guest or occupant.bot or room.status != OPEN:
        _refuse("seat/taken")
    return Seated(seat, SAT, caller.guest, caller.name)


def _leave(room: Room, caller: Caller, seat: int) -> Deed:
    _owns(room, caller, seat)
    if room.status != PLAYING:
        return Seated(seat, LEFT)
    return Seated(seat, LEFT, name=room.occupants[seat].name, bot=KEEPER)


def _start(room: Room, caller: Caller) -> Deed:
    if room.status != OPEN:
        _refuse("table/started")
    if caller.guest != room.agreement.host and not room.seats_of(caller.guest):
        _refuse("start/guest")
    return starting(room)


def starting(room: Room) -> Started:
    """The game begins, if every seat is taken."""
    if any(not occupant.guest and not occupant.bot for occupant in room.occupants):
        _refuse("start/open-seats")
    return Started()


def _wish(room: Room, caller: Caller, seat: int) -> Deed:
    _owns(room, caller, seat)
    if room.status != OVER:
        _refuse("rematch/not-over")
    if room.next_table:
        _refuse("rematch/there")
    return Wished()


def _vote(room: Room, caller: Caller, seat: int, against: int) -> Deed:
    _owns(room, caller, seat)
    if room.status != PLAYING:
        _refuse("vote/not-playing")
    if against == seat or against not in room.people():
        _refuse("vote/nobody")
    return Voted(against)


def fill_seats(room: Room, caller: Caller, bot: str) -> list[Seated]:
    """Bots for all open seats, at the word of who may start the game."""
    if room.status != OPEN or (
        caller.guest != room.agreement.host and not room.seats_of(caller.guest)
    ):
        _refuse("start/guest")
    filled: list[Seated] = []
    for seat, occupant in enumerate(room.occupants):
        if not occupant.guest and not occupant.bot:
            taken = [*room.names, *(one.name for one in filled)]
            comes = seated_bot(bot, taken)
            filled.append(Seated(seat, FILLED, name=comes.name, bot=comes.bot))
    return filled

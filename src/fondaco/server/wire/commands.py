"""What a client may say: JSON with a `type`, read strictly."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_MESSAGE = 4096
"""Bytes that a client may send at once."""

# Printable letters alone: a database may not hold the others.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+\Z")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Eyes = Annotated[int, Meta(ge=-1, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Language = Annotated[str, Meta(max_length=16)]


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client says."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first words on a socket: which table, what of it is known, in which language to speak.

    Who shows the board as text says so; nobody else is sent it.
    """

    protocol: int
    table: TableId
    seat: Eyes = -1
    number: Number = 0
    hash: Annotated[str, Meta(max_length=64)] = ""
    language: Language = ""
    board: bool = False


class Ping(FromClient, tag="ping", frozen=True):
    """Still here."""


class Command(FromClient, frozen=True):
    """Something that wants an answer under its own id."""

    id: Id


class Look(Command, tag="look", frozen=True):
    """Who is at the screen now: one of the own seats, or nobody (-1)."""

    seat: Eyes


class Speak(Command, tag="speak", frozen=True):
    """From now on, words in this language: `en`, `hu`, …; an unknown one is answered in English.

    They come with the board as text if it is asked for here.
    """

    language: Annotated[str, Meta(min_length=1, max_length=16)]
    board: bool = False


class Move(Command, tag="move", frozen=True):
    """A move in notation, made at the number that the seat was told last."""

    seat: Seat
    expected: Number
    move: Notation


class Undo(Command, tag="undo", frozen=True):
    """Take the own last move back, as far as it showed nothing new."""

    seat: Seat
    expected: Number


class AskBack(Command, tag="ask-back", frozen=True):
    """Ask the others to let the own last move be taken back, with all that followed."""

    seat: Seat
    expected: Number


class AnswerBack(Command, tag="answer-back", frozen=True):
    """Agree to a take-back, or not."""

    seat: Seat
    agree: bool


class Hint(Command, tag="hint", frozen=True):
    """Ask what a thinker would do at the own seat."""

    seat: Seat
    expected: Number


class Chat(Command, tag="chat", frozen=True):
    """A line for everybody at the table."""

    text: ChatText


class Sit(Command, tag="sit", frozen=True):
    """Take an open seat."""

    seat: Seat


class Leave(Command, tag="leave", frozen=True):
    """Give a seat up: it is open again, or a bot's if the game has begun."""

    seat: Seat


class Start(Command, tag="start", frozen=True):
    """Begin; bots sit down on open seats if one is named."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Rematch(Command, tag="rematch", frozen=True):
    """Wish for another game; it is there when all people wish for it."""

    seat: Seat


class VoteOut(Command, tag="vote-out", frozen=True):
    """Vote that a bot takes over somebody's seat."""

    seat: Seat
    against: Seat


ClientMessage = (
    Hello
    | Ping
    | Look
    | Speak
    | Move
    | Undo
    | AskBack
    | AnswerBack
    | Hint
    | Chat
    | Sit
    | Leave
    | Start
    | Rematch
    | VoteOut
)

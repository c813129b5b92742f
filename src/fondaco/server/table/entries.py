"""Entries of a table's log: everything that is done there and must survive."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from fondaco.core.errors import Unreadable

SAT, LEFT, FILLED, VOTED_OUT, TIMED_OUT = "sat", "left", "filled", "voted-out", "timed-out"


class Deed(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that was done."""


class Seated(Deed, tag="seated", frozen=True):
    """A seat has a new occupant: a guest, a bot, or nobody."""

    seat: int
    why: str
    guest: str = ""
    name: str = ""
    bot: str = ""


class Admitted(Deed, tag="admitted", frozen=True):
    """A guest may watch, even if the table is private."""

    guest: str


class Started(Deed, tag="started", frozen=True):
    """The game has begun."""


class Moved(Deed, tag="moved", frozen=True):
    """A move, the hash of the position it led to, and what it took from the mover's clock."""

    move: str
    hash: str = ""
    spent: int = 0
    bot: bool = False


class Undone(Deed, tag="undone", frozen=True):
    """The last move was taken back by who made it."""


class AskedBack(Deed, tag="asked-back", frozen=True):
    """A seat asks that its last move be taken back."""


class AnsweredBack(Deed, tag="answered-back", frozen=True):
    """A seat agrees to that, or not."""

    agree: bool


class Voted(Deed, tag="voted", frozen=True):
    """A seat votes that a bot takes over another."""

    against: int


class Spoke(Deed, tag="spoke", frozen=True):
    """Somebody said something to all."""

    name: str
    text: str


class Wished(Deed, tag="wished", frozen=True):
    """A seat wishes for another game."""


class Followed(Deed, tag="followed", frozen=True):
    """Another game follows at another table."""

    table: str


AnyDeed = (
    Seated
    | Admitted
    | Started
    | Moved
    | Undone
    | AskedBack
    | AnsweredBack
    | Voted
    | Spoke
    | Wished
    | Followed
)
_DECODER: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)
_ENCODER = msgspec.json.Encoder()


def write(deed: Deed) -> str:
    """The deed as the log keeps it."""
    return _ENCODER.encode(deed).decode()


def read(body: str) -> AnyDeed:
    """The deed that the log kept."""
    try:
        return _DECODER.decode(body)
    except msgspec.MsgspecError as error:
        raise Unreadable("log/deed", f"An entry of the log cannot be read: {error}.") from None


def kind(deed: Deed) -> str:
    """What kind of deed it is, in a word."""
    return str(deed.__struct_config__.tag)

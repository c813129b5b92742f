"""What the server says: JSON with a `type`; the other half of the protocol is in commands.py."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

PROTOCOL = 1


class FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Whatever the server says."""


class Piece(Struct, frozen=True, array_like=True):
    """A thing that a move names: what kind of thing, and which."""

    kind: str
    value: int | str


class Choice(Struct, frozen=True):
    """A move that may be made: its notation, its message in the catalogue, what it names."""

    move: str
    says: str
    names: dict[str, list[Piece]]


class Event(Struct, frozen=True, rename={"with_": "with"}):
    """Something that happened: its name in the catalogue, the clause behind it, its arguments."""

    event: str
    clause: str
    with_: dict[str, int | str]


class Place(Struct, frozen=True):
    """A seat as everybody sees it; a bot may be its player or only keep it warm."""

    seat: int
    name: str
    kind: str
    bot: str
    present: bool


class ChatLine(Struct, frozen=True):
    """A line that somebody said."""

    name: str
    seat: int
    text: str


class Welcome(FromServer, tag="welcome", frozen=True):
    """The table as such, for a client that has come in.

    The box holds what a board must know of an edition that is not the game's own.
    """

    protocol: int
    table: str
    game: str
    title: str
    rules: int
    edition: str
    options: list[str]
    commitment: str
    yours: list[int]
    host: bool
    chat: list[ChatLine]
    lesson: bool = False
    box: dict[str, Any] = {}


class Seats(FromServer, tag="seats", frozen=True):
    """Who sits where, and whether the table is open, playing or over."""

    status: str
    places: list[Place]


class View(FromServer, tag="view", frozen=True):
    """All that a seat may know, and the last events it knows of."""

    seat: int
    number: int
    hash: str
    turn: int
    view: dict[str, Any]
    log: list[Event]
    choices: list[Choice] | UnsetType = UNSET
    undo: bool = False


class Change(Struct, frozen=True, array_like=True):
    """One part of a view that is new: the way to it, and what stands there now."""

    path: list[str | int]
    value: Any


class Update(FromServer, tag="update", frozen=True):
    """What a seat learns when something happens: the events, and what changed in its view.

    Where `sheet` is true something was paid, or taken back: the score sheet is another one now.
    """

    seat: int
    number: int
    hash: str
    turn: int
    events: list[Event]
    changes: list[Change]
    choices: list[Choice] | UnsetType = UNSET
    undo: bool = False
    taken_back: int = 0
    sheet: bool = False


class InStep(FromServer, tag="in-step", frozen=True):
    """Nothing was missed."""

    seat: int
    number: int
    hash: str


class Mark(Struct, frozen=True, array_like=True):
    """A piece of text with a role, such as `faint`, `seat-0` or one of the game's palette."""

    text: str
    role: str


class Panel(Struct, frozen=True):
    """A part of the table, drawn as a grid of cells of marks."""

    title: str
    headings: list[str]
    rows: list[list[list[Mark]]]


class Words(FromServer, tag="words", frozen=True):
    """The view or update with this number in words: events, choices, and the table drawn.

    Whole are the words of a view: its events are all those in the view's log.
    """

    seat: int
    number: int
    events: list[str]
    choices: list[str]
    headline: str = ""
    board: list[Panel] = []
    language: str = "en"
    whole: bool = False


class Ack(FromServer, tag="ack", frozen=True):
    """A command is done and durable; the number its seat has now."""

    id: str
    number: int


class Refused(FromServer, tag="refused", frozen=True):
    """A command is not done: a code, the clause if a rule stands against it, a sentence."""

    id: str
    code: str
    sentence: str
    clause: str = ""
    names: dict[str, int | str] = {}


class Advice(Struct, frozen=True):
    """A move that a thinker would make: its share of the victory, its tries, what speaks for it."""

    move: str
    sentence: str
    share: float
    tries: int
    reasons: list[str]


class Hints(FromServer, tag="hints", frozen=True):
    """The answer to a wish for a hint at this number: the moves that promise most, best first."""

    id: str
    seat: int
    number: int
    hints: list[Advice]


class Spoken(FromServer, tag="chat", frozen=True):
    """Somebody said something."""

    line: ChatLine


class Back(FromServer, tag="back", frozen=True):
    """A take-back is asked for: by whom, and who has agreed; nobody asks any more at -1."""

    by: int
    agreed: list[int]


class Votes(FromServer, tag="votes", frozen=True):
    """The votes to hand a seat over to a bot."""

    against: int
    voices: list[int]


class Clocks(FromServer, tag="clocks", frozen=True):
    """Milliseconds left to each seat, and whose clock runs (-1: nobody's)."""

    left: list[int]
    running: int


class Over(FromServer, tag="over", frozen=True):
    """The game has ended; the secret behind its chance is out."""

    totals: list[int]
    winners: list[int]
    secret: str


class Wishes(FromServer, tag="wishes", frozen=True):
    """Who wishes for another game; the table where it is played, once it is there."""

    seats: list[int]
    table: str = ""


class Pong(FromServer, tag="pong", frozen=True):
    """Here as well."""


class Trouble(FromServer, tag="error", frozen=True):
    """Something could not be read or done: a code and a sentence."""

    code: str
    sentence: str
    retry: float = 0.0


ServerMessage = (
    Welcome
    | Seats
    | View
    | Update
    | InStep
    | Words
    | Ack
    | Refused
    | Hints
    | Spoken
    | Back
    | Votes
    | Clocks
    | Over
    | Wishes
    | Pong
    | Trouble
)

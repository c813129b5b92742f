"""What a stranger needs to check recorded games of any kind: chance, a table, and files.

check_medici.py, check_strozzi.py and check_oltremare.py build on this file: copy it along with any
of them. Written from docs/record-format.md alone.
"""  # noqa: INP001  no package: files to be copied anywhere

from __future__ import annotations

import gzip
import hashlib
import hmac
import json
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Document = dict[str, Any]
Piece = TypeVar("Piece")


class Difference(Exception):  # noqa: N818  what was found, not what went wrong
    """A plain sentence about where the record and the rules part."""


def agree(what: str, recorded: object, found: object) -> None:
    """Let both sides say the same, to the letter."""
    theirs, ours = (json.dumps(side, sort_keys=True) for side in (recorded, found))
    demand(theirs == ours, f"{what} is recorded as {theirs}, but it is {ours}")


def demand(truth: object, sentence: str) -> None:
    """Stop with a sentence unless something holds."""
    if not truth:
        raise Difference(sentence)


# Chance


class Dice:
    """The generator sfc32, and fair rolls from it."""

    def __init__(self, seed: bytes) -> None:
        self.words = [int.from_bytes(seed[at : at + 4], "big") for at in (0, 4, 8, 12)]
        for _ in range(16):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c, counter = self.words
        mixed = (a + b + counter) % 2**32
        turned = (c << 21) % 2**32 + (c >> 11)
        self.words = [b ^ (b >> 9), 9 * c % 2**32, (turned + mixed) % 2**32, (counter + 1) % 2**32]
        return mixed

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        while True:
            high, low = divmod(self.word() * sides, 2**32)
            if low >= (2**32 - sides) % sides:
                return high

    def draw(self, pile: list[Piece]) -> Piece:
        """Any piece of a pile; the last one takes its place."""
        place = self.roll(len(pile))
        pile[place], pile[-1] = pile[-1], pile[place]
        return pile.pop()

    def written(self) -> dict[str, int]:
        """The dice as positions write them."""
        return dict(zip(("a", "b", "c", "counter"), self.words, strict=True))


class Chance:
    """The published secrets: each hands out the dice from its own first move on."""

    def __init__(self, entries: list[dict[str, Any]]) -> None:
        self.entries = entries
        starts = [entry["from"] for entry in entries]
        demand(starts[:1] == [0] and starts == sorted(set(starts)), "chance is not in order")
        for entry in entries:
            demand(entry["kind"] in ("keyed", "stream"), f"no chance is called {entry['kind']!r}")
            demand("secret" in entry, "the secret is not published yet")
            secret = bytes.fromhex(entry["secret"])
            agree("the length of a secret", len(secret), 32 if entry["kind"] == "keyed" else 16)
            agree("the commitment", entry["commitment"], hashlib.sha256(secret).hexdigest())

    def dice(self, number: int, dice: Dice) -> Dice:
        """The dice for the move with this number: new ones, or those that roll on."""
        entry = [entry for entry in self.entries if entry["from"] <= number][-1]
        secret = bytes.fromhex(entry["secret"])
        if entry["kind"] == "keyed":
            return Dice(hmac.new(secret, number.to_bytes(8, "big"), hashlib.sha256).digest())
        return Dice(secret) if entry["from"] == number else dice


# The table


class Table(ABC):
    """A table that follows a record. What is played at it, each game says for itself."""

    KNOWN: ClassVar[list[str]]
    """The options of the game."""
    CLAUSES: ClassVar[dict[str, str]]
    """The events of the game and the clause behind each."""
    PRIVATE: ClassVar[list[str]] = []
    """The events that only the seat they are about learns of."""
    HIDDEN: ClassVar[list[str]] = []
    """The events that nobody learns of."""

    def __init__(self, document: Document) -> None:
        self.chance, self.dice = Chance(document["chance"]), Dice(bytes(16))
        self.options: list[str] = document["options"]
        self.seats = range(document["seats"])
        self.turn = -1
        self.told: list[dict[str, Any]] = []

    @abstractmethod
    def set_up(self) -> None:
        """Lay out what the first move needs."""

    @abstractmethod
    def play(self, move: str) -> None:
        """Carry out a move of the seat in turn, if the rules allow it."""

    @abstractmethod
    def totals(self) -> list[int]:
        """What each seat has."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Who has won if the game is over."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Everything on the table as records write it."""

    def tell(self, event: str, **arguments: int | str) -> None:
        """Note an event as records write it."""
        to: str | list[int | str] = [] if event in self.HIDDEN else "everybody"
        if event in self.PRIVATE:
            to = [arguments["seat"]]
        clause = self.CLAUSES[event]
        self.told.append({"event": event, "clause": clause, "to": to, "with": arguments})

    def option_bits(self) -> int:
        """The options agreed on as one number."""
        return sum(1 << self.KNOWN.index(option) for option in self.options)

    def hash(self) -> str:
        """The hash of the position."""
        text = json.dumps(self.position(), separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def follow(self, document: Document) -> None:
        """The whole record."""
        self.start()
        self.compare("the set-up", document["opening"])
        for number, entry in enumerate(document["moves"], 1):
            agree(f"the number of move {number}", entry["number"], number)
            try:
                self.step(number, entry["seat"], entry["move"])
            except Difference as difference:
                raise Difference(f"move {number}: {difference}") from None
            self.compare(f"move {number}", entry)
        over = {"totals": self.totals(), "winners": self.winners()}
        agree("the result", document["result"], over if self.turn < 0 else None)

    def start(self) -> None:
        """The set-up, with the dice of number 0."""
        self.dice = self.chance.dice(0, self.dice)
        self.set_up()

    def step(self, number: int, seat: int, move: str) -> None:
        """One move of a seat, with the dice of its number."""
        demand(self.turn >= 0, "the game was over before")
        agree("the seat to act", seat, self.turn)
        self.dice = self.chance.dice(number, self.dice)
        self.play(move)

    def compare(self, where: str, entry: dict[str, Any]) -> None:
        """What happened and where it led, against what was recorded."""
        told, self.told = self.told, []
        for at, (recorded, event) in enumerate(zip(entry["events"], told, strict=False), 1):
            agree(f"{where}: event {at}", recorded, event)
        agree(f"{where}: the number of events", len(entry["events"]), len(told))
        agree(f"{where}: the hash of the position", entry["hash"], self.hash())


def by_name(events: str) -> dict[str, str]:
    """Pairs of words as a table."""
    words = events.split()
    return dict(zip(words[::2], words[1::2], strict=True))


# Records


def check_terms(document: Document, game: str, seats: range, options: list[str]) -> None:
    """What was agreed before the game; the tables of the edition are the game's own affair."""
    agree("the format", document["format"], "fondaco-record")
    agree("the version", document["version"], 1)
    agree("the game", document["game"], game)
    agree("the version of the rules", document["rules"], 1)
    demand(document["seats"] in seats, f"{seats[0]} to {seats[-1]} play, no other number")
    agree("the number of players", len(document["players"]), document["seats"])
    agree("options", document["options"], [o for o in options if o in document["options"]])
    edition = document["edition"]
    text = json.dumps(edition["tables"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    agree("the hash of the edition", edition["sha256"], hashlib.sha256(text.encode()).hexdigest())


def documents(path: Path) -> Iterator[tuple[str, Document]]:
    """The records of a file, with their places."""
    raw = path.read_bytes()
    text = (gzip.decompress(raw) if path.suffix == ".gz" else raw).decode()
    texts = text.removesuffix("\n").split("\n") if ".jsonl" in path.suffixes else [text]
    for line, one in enumerate(texts, 1):
        yield f"{path.name} line {line}" if len(texts) > 1 else path.name, json.loads(one)


def main(check: Callable[[Document], None], names: list[str]) -> int:
    """Check every record of every file; 1 at the first difference."""
    for name in names:
        place = name
        try:
            for place, document in documents(Path(name)):
                check(document)
                sys.stdout.write(f"{place}: {len(document['moves'])} moves, all as recorded\n")
        except Difference as difference:
            sys.stdout.write(f"{place}: {difference}.\n")
            return 1
        except Exception as error:  # noqa: BLE001  whatever it is, it is no record
            sys.stdout.write(f"{place} cannot be read as a record: {error!r}.\n")
            return 1
    return 0

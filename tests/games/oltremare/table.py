"""A table of Oltremare for tests: a real table that starts from a written position.

    table = oltremare("hand 0: silk-ms3 wood-mk2", "cargo 0: grain-mp2", seats=3)
    table.play("buy deck > spice-mp3", "done", "silk-ms3", "wood-mk2", "sail Zara", "silk-ms3")
    assert table.cargo[0] == "grain-mp2 silk-ms3 wood-mk2"

A deck has no order before somebody draws from it, so `> spice-mp3` lays that card where the dice
will find it; several cards are drawn in the order in which they stand. A whole offer may be one
line: `give silk, want wood, to seat 1`. After every move the table checks itself: that no card is
lost, that what everybody knows is so, and that ducats are paid as they are told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from fondaco.core.dice import roll
from fondaco.games.oltremare.knowledge.view_types import STAGES
from fondaco.games.oltremare.moves import OFFER
from fondaco.games.oltremare.state import State
from fondaco.games.oltremare.text.sentences import read_sentence
from fondaco.games.oltremare.text.words import Words, card_name
from tests.games.oltremare.position import check, everything, load_deck, write
from tests.games.written_table import WrittenTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.core.editions import Edition
    from fondaco.core.events import Happening
    from fondaco.core.piles import Pile

NAMES = ["Anna", "Scott", "Todd", "Heather", "James"]
COSTS = ("bought", "bought-dearly", "bought-by-token", "pirates-cost")
HEARD = ("offer-pays", "offer-asks", "won", "victory-shared")


def opening(
    *, seats: int, options: tuple[str, ...] = (), chance: int = 0, edition: Edition | None = None
) -> OltremareTable:
    """A table as the rules set it up."""
    return OltremareTable(seats, options, chance, edition)


def oltremare(
    *lines: str,
    seats: int,
    options: tuple[str, ...] = (),
    chance: int = 0,
    edition: Edition | None = None,
) -> OltremareTable:
    """A table with the position that the lines write."""
    table = OltremareTable(seats, options, chance, edition)
    write(table.state, table.words, lines)
    check(table.state)
    table.pieces = everything(table.state)
    table.log.clear()
    return table


class OltremareTable(WrittenTable[State]):
    """A table that tells what is on it in the words of positions."""

    def __init__(
        self, seats: int, options: tuple[str, ...], chance: int, edition: Edition | None
    ) -> None:
        super().__init__("oltremare", seats, options, chance, edition)
        self.words = cast(Words, self.table.words)
        self.pieces = everything(self.state)
        check(self.state)

    # Moving

    def play(self, *moves: str) -> None:
        """Make the moves, each for the seat to act."""
        for move in moves:
            said, _, wanted = move.partition(" > ")
            for number in self._read(said):
                if wanted:
                    load_deck(self.state, number, wanted.split())
                self._move(number)

    def play_out(self, chance: int = 0, *, offers: bool = False) -> None:
        """Play to the end, each move by lot, with or without offers."""
        for lots in self.by_lot(chance):
            likely = [move for move in self.table.choices if offers or move != OFFER]
            self._move(likely[roll(lots, len(likely))])

    def _read(self, said: str) -> list[int]:
        if said.casefold() in self.words.by_name:
            return [self.words.by_name[said.casefold()]]
        moves = read_sentence(self.state, said, NAMES[: self.state.seats])
        return moves or [self.words.read_move(self.state, said)]

    def _move(self, move: int) -> None:
        before = self.ducats
        turn = self.table.play(move)
        self.log += turn.events
        check(self.state)
        assert everything(self.state) == self.pieces
        gained = _ducats(turn.events, self.state.seats)
        assert self.ducats == [had + new for had, new in zip(before, gained, strict=True)]

    # What is on the table

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.state.active

    @property
    def stage(self) -> str:
        """What is to be decided."""
        return STAGES[self.state.stage]

    def seen(self, seat: int = -1) -> dict[str, Any]:
        """What a seat sees, or a spectator."""
        return self.table.view(seat)

    def name(self, card: int) -> str:
        """The name of a card of the box."""
        return card_name(self.state.faces[card])

    @property
    def hands(self) -> list[str]:
        """The hands, by seat."""
        return [self._names(pile) for pile in self.state.hands[: self.state.seats]]

    @property
    def cargo(self) -> list[str]:
        """The cargo piles from the bottom, by seat."""
        return [self._names(pile) for pile in self.state.cargo[: self.state.seats]]

    @property
    def pirates(self) -> list[str]:
        """The pirate piles from the bottom, by seat."""
        return [self._names(pile) for pile in self.state.pirates[: self.state.seats]]

    @property
    def deck(self) -> int:
        """How many goods cards the deck has."""
        return self.state.deck.count

    @property
    def ducats(self) -> list[int]:
        """The ducats, by seat."""
        return self.table.totals

    @property
    def fame(self) -> list[int]:
        """The fame, by seat."""
        return self.state.fame[: self.state.seats]

    @property
    def ships(self) -> list[str]:
        """Where the ships are, by seat."""
        return [self.words.harbour(at) for at in self.state.ships[: self.state.seats]]

    @property
    def tokens(self) -> list[str]:
        """The active token and how many have been taken, by seat: `big_deal of 2`."""
        return [f"{at['token'] or 'none'} of {at['tokens']}" for at in self.seen()["seats"]]

    @property
    def harbours(self) -> str:
        """The tokens on the harbours."""
        tokens = self.seen()["tokens"]
        laid = [f"{self.words.harbour(at)} {token}" for at, token in enumerate(tokens) if token]
        return ", ".join(laid) or "none"

    def _names(self, pile: Pile) -> str:
        return " ".join(self.name(card) for card in pile.plain()) or "empty"


def _ducats(told: Iterable[Happening], seats: int) -> list[int]:
    ducats = [0] * seats
    for happening in told:
        name, paid = happening.event.name, happening.arguments
        if "ducats" not in paid or name in HEARD:
            continue
        gain = -paid["ducats"] if name in COSTS or name == "paid" else paid["ducats"]
        ducats[paid["seat"]] += gain
        if name == "paid":
            ducats[paid["partner"]] -= gain
    return ducats

"""A table of Medici for tests: a real table that starts from a written position.

    table = medici("market: fur2 dye4 cloth5", seats=3)
    table.play("take fur2 cloth5")
    assert table.market == "dye4"

The deck has no order before somebody sees it, so `reveal fur3` loads the dice until fur 3 comes.
After every move the table checks itself: cards, sums of cards, and florins told and paid.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import TYPE_CHECKING

from fondaco.core.dice import roll, seed
from fondaco.core.piles import draw
from fondaco.games.index import find
from fondaco.games.medici.state import State
from fondaco.games.medici.words import read_card
from tests.games.medici.position import check, names, write
from tests.games.written_table import WrittenTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.core.events import Happening

WORDS = find("medici").words

SHIPS = ("ship-paid", "ship-shared")
GOODS = ("good-paid", "good-shared")
BONUSES = ("bonus", "bonus-for-two", "greater-bonus")


def opening(*, seats: int, options: tuple[str, ...] = (), chance: int = 0) -> MediciTable:
    """A table as the rules set it up."""
    return MediciTable(seats, options, chance)


def medici(*lines: str, seats: int, options: tuple[str, ...] = (), chance: int = 0) -> MediciTable:
    """A table with the position that the lines write."""
    table = MediciTable(seats, options, chance)
    write(table.state, lines)
    table.log.clear()
    return table


class MediciTable(WrittenTable[State]):
    """A table that tells what is on it in the words of positions."""

    def __init__(self, seats: int, options: tuple[str, ...], chance: int) -> None:
        super().__init__("medici", seats, options, chance)
        self.box = Counter(self.table.terms.edition.parts)

    # Moving

    def play(self, *moves: str) -> None:
        """Make the moves, each for the seat to act."""
        for move in moves:
            word, _, card = move.partition(" ")
            if word == "reveal" and card:
                self._load_dice(read_card(card))
            before = self.florins
            turn = self.table.play(word if word == "reveal" else move)
            self.log += turn.events
            check(self.state, self.box)
            gained = _florins(turn.events, self.state.seats)
            assert self.florins == [old + new for old, new in zip(before, gained, strict=True)]

    def play_out(self, chance: int = 0) -> None:
        """Play to the end, each move by lot."""
        for lots in self.by_lot(chance):
            self.play(self.choices[roll(lots, len(self.choices))])

    def _load_dice(self, card: int) -> None:
        assert card in self.state.deck.plain(), "the deck has no such card"
        for number in count():
            seed(self.state.dice, number, 0, 0, 0)
            if draw(self.state.deck.copy(), self.state.dice.copy()) == card:
                return

    # What is on the table

    @property
    def market(self) -> str:
        """The market, oldest card first."""
        return names(self.state.market)

    @property
    def ship(self) -> str:
        """The ship of the seat that moved last."""
        return self.ships[self.table.log[-1].seat]

    @property
    def ships(self) -> list[str]:
        """The ships, by seat."""
        return [names(pile) for pile in self.state.ships[: self.state.seats]]

    @property
    def warehouses(self) -> list[str]:
        """The warehouses, by seat."""
        return [names(pile) for pile in self.state.warehouses[: self.state.seats]]

    @property
    def out_of_game(self) -> str:
        """The cards that have left the game."""
        return names(self.state.box)

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return self.state.deck.count

    @property
    def florins(self) -> list[int]:
        """The florins, by seat."""
        return self.table.totals

    @property
    def day(self) -> int:
        """Which day it is."""
        return self.state.day

    @property
    def room(self) -> list[int]:
        """The room left on the ships, by seat."""
        return self.state.room[: self.state.seats]

    # What was paid

    @property
    def ship_pay(self) -> list[int]:
        """What the ships were paid, by seat."""
        return self._pay(SHIPS)

    def good_pay(self, good: str) -> list[int]:
        """What the places in a good were paid, by seat."""
        return self._pay(GOODS, good)

    def bonus_pay(self, good: str) -> list[int]:
        """What the bonuses for a good were, by seat."""
        return self._pay(BONUSES, good)

    def _pay(self, kinds: tuple[str, ...], good: str = "") -> list[int]:
        told = [happening for happening in self.log if happening.event.name in kinds]
        if good:
            told = [paid for paid in told if WORDS.notation("good", paid.arguments["good"]) == good]
        return _florins(told, self.state.seats)


def _florins(told: Iterable[Happening], seats: int) -> list[int]:
    florins = [0] * seats
    for happening in told:
        if happening.event.name in SHIPS + GOODS + BONUSES:
            florins[happening.arguments["seat"]] += happening.arguments["florins"]
    return florins

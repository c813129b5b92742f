"""Check recorded games of Medici: The Card Game without the program that recorded them.

    python check_medici.py game.json games.jsonl more.jsonl.gz

Written from the rule book and docs/record-format.md alone, on top of stranger.py, which must lie
beside it. It shuffles, plays and scores every game again, and stops with a plain sentence at the
first difference.
"""  # noqa: INP001  no package: files to be copied anywhere

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from stranger import Document, Table, agree, by_name, check_terms, demand, main

GOODS = ["grain", "spice", "fur", "dye", "cloth"]
NEUTRAL = len(GOODS)
OPTIONS = ["greater-bonus", "to-the-letter"]
TAKES = {"take 1": [1], "take 1 2": [2, 1], "take 1 3": [3, 1], "take 1 2 3": [3, 2, 1]}
SHIP_PRIZES = [[20, 0], [30, 15, 0], [30, 20, 10, 0], [30, 20, 10, 5, 0], [30, 20, 15, 10, 5, 0]]
CLAUSES = by_name("""
    shuffled MED-1.2        started MED-1.7         revealed MED-2.2
    deck-ran-out MED-6.4    taken MED-2.10          announced MED-2.10
    filled MED-3.4          last-turn MED-3.5       passed MED-R4
    day-ended MED-3.5       ship-paid MED-4.2       ship-shared MED-4.3
    stored MED-5.1          removed MED-5.2         good-paid MED-5.4
    good-shared MED-5.5     bonus MED-5.6           bonus-for-two MED-5.7
    greater-bonus MED-5.8   market-returned MED-6.1 day-started MED-6.3
    won MED-6.5             victory-shared MED-6.5
""")


# Cards


class Card(NamedTuple):
    """A commodity card."""

    good: int
    value: int
    symbols: int
    green: bool

    @property
    def number(self) -> int:
        """The card as positions write it."""
        return 32 * self.good + 16 * (self.symbols == 2) + 8 * self.green + self.value

    def __str__(self) -> str:
        if self.good == NEUTRAL:
            return "green2" if self.green else "black7"
        two, flag = "x2" if self.symbols == 2 else "", "*" if self.green else ""
        return f"{GOODS[self.good]}{self.value}{two}{flag}"


def unpack(tables: dict[str, Any]) -> list[Card]:
    """The deck of an edition before any draw."""
    deck = []
    for entry in tables["cards"]:
        good = GOODS.index(entry["good"]) if "good" in entry else NEUTRAL
        card = Card(good, entry["value"], entry["symbols"], entry["green"])
        if good == NEUTRAL:  # MED-1.6
            allowed = card[1:] in ((2, 0, True), (7, 0, False))
        else:  # MED-1.4
            allowed = card.value in (0, 2, 3, 4, 5) and card.symbols in (1, 2)
        demand(allowed, f"Medici has no card like {entry}")
        deck += [card] * entry["count"]
    return deck


# The game


class Medici(Table):
    """A table of Medici."""

    KNOWN, CLAUSES = OPTIONS, CLAUSES

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.capacity = 7 if len(self.seats) == 2 else 5  # MED-3.1, MED-3.2
        self.deck = unpack(document["edition"]["tables"])
        self.market: list[Card] = []
        self.box: list[Card] = []
        self.ships: list[list[Card]] = [[] for _ in self.seats]
        self.warehouses: list[list[Card]] = [[] for _ in self.seats]
        self.florins = [0 for _ in self.seats]  # MED-1.7
        self.day, self.revealed, self.last_turn = 1, 0, False

    def room(self, seat: int) -> int:
        """How many more cards a ship holds; green ones take no room (MED-3.3)."""
        return self.capacity - sum(not card.green for card in self.ships[seat])

    def value(self, seat: int) -> int:
        """The value of a ship (MED-4.1)."""
        return sum(card.value for card in self.ships[seat])

    def symbols(self, seat: int, good: int) -> int:
        """The symbols of a good in a warehouse (MED-5.3)."""
        return sum(card.symbols for card in self.warehouses[seat] if card.good == good)

    # Setting up, and a turn

    def set_up(self) -> None:
        """Choose who starts; the deck is shuffled while it is drawn."""
        self.turn = self.dice.roll(len(self.seats))
        self.tell("shuffled", cards=len(self.deck))
        self.tell("started", seat=self.turn)

    def play(self, move: str) -> None:
        """Carry out a move of the seat in turn, if the rules allow it."""
        demand(move == "reveal" or move in TAKES, f"no move is written {move!r}")
        if move == "reveal":
            self.reveal()
        else:
            self.take(TAKES[move])
            self.end_turn()

    def reveal(self) -> None:
        """One card from the deck to the end of the market."""
        demand(self.revealed < 3, "three cards were revealed already (MED-2.1)")
        demand(self.deck, "the deck is empty (MED-2.5)")
        self.market.append(self.dice.draw(self.deck))
        self.revealed += 1
        self.tell("revealed", seat=self.turn, card=str(self.market[-1]))
        if not self.deck:
            self.tell("deck-ran-out")

    def take(self, places: list[int]) -> None:
        """The last card and perhaps those before it, into the ship."""
        size = len(self.market)
        demand(size >= max(places), f"the market has no card at place {max(places)}")
        cards = [self.market[-place] for place in places]
        self.market = [card for at, card in enumerate(self.market) if size - at not in places]
        self.ships[self.turn] += cards
        demand(self.room(self.turn) >= 0, "the ship has no room for that (MED-R1)")
        for card in cards:
            self.tell("taken", seat=self.turn, card=str(card))
        self.tell("announced", seat=self.turn, value=self.value(self.turn))

    def end_turn(self) -> None:
        """The next player's turn, or the end of the day."""
        self.revealed = 0
        if self.room(self.turn) == 0:
            self.tell("filled", seat=self.turn)
        if self.last_turn:  # MED-3.5
            self.end_day()
            return
        clockwise = [*self.seats[self.turn + 1 :], *self.seats[: self.turn + 1]]
        sailing = [seat for seat in clockwise if self.room(seat) > 0]
        self.turn = sailing[0]
        if len(sailing) == 1:
            self.last_turn = True
            self.tell("last-turn", seat=self.turn)
        if not self.market and not self.deck:  # MED-R4
            for seat in sailing:
                self.tell("passed", seat=seat)
            self.end_day()

    # The end of a day

    def end_day(self) -> None:
        """Pay, unload, pay again; then the next day or the end."""
        self.tell("day-ended", day=self.day)
        values = {seat: self.value(seat) for seat in self.seats}
        self.pay("ship", values, SHIP_PRIZES[len(self.seats) - 2])
        self.unload()
        for good in GOODS:
            self.pay_good(good)
        if self.day == 3:
            self.end_game()
        else:
            self.start_day()

    def pay(self, what: str, totals: dict[int, int], prizes: list[int], good: str = "") -> None:
        """Tied seats split the prizes of the places they cover, rounded down to fives (MED-4.3)."""
        standing = sorted(totals.values(), reverse=True)
        for seat, total in totals.items():
            ahead, tied = standing.index(total), standing.count(total)
            if ahead >= len(prizes):
                continue
            florins = sum(prizes[ahead : ahead + tied]) // (5 * tied) * 5
            self.florins[seat] += florins
            counted = {"good": good, "symbols": total} if good else {"value": total}
            sharing = {"tied": tied} if tied > 1 else {}
            event = f"{what}-shared" if tied > 1 else f"{what}-paid"
            self.tell(event, seat=seat, **counted, place=ahead + 1, **sharing, florins=florins)

    def unload(self) -> None:
        """Goods go to the warehouse, neutral cards leave the game (MED-5.1, MED-5.2)."""
        for seat in self.seats:
            for card in self.ships[seat]:
                leaves = card.good == NEUTRAL
                (self.box if leaves else self.warehouses[seat]).append(card)
                self.tell("removed" if leaves else "stored", seat=seat, card=str(card))
            self.ships[seat] = []

    def pay_good(self, good: str) -> None:
        """The first two places of a good, then the bonuses (MED-5.4 to MED-5.8, MED-R3)."""
        counts = {seat: self.symbols(seat, GOODS.index(good)) for seat in self.seats}
        ranked = {s: n for s, n in counts.items() if n > 0 or "to-the-letter" in self.options}
        self.pay("good", ranked, [10, 5], good)
        two = len(self.seats) == 2
        for seat, count in counts.items():
            florins = 10 if count >= (7 if two else 5) else 0
            event = "bonus-for-two" if two else "bonus"
            if "greater-bonus" in self.options and count >= (10 if two else 8):
                event, florins = "greater-bonus", 20
            if florins:
                self.florins[seat] += florins
                self.tell(event, seat=seat, good=good, symbols=count, florins=florins)

    def start_day(self) -> None:
        """The market goes back, and the poorest begins (MED-6.1, MED-6.3)."""
        returned, self.market = self.market, []
        self.deck += returned
        self.tell("market-returned", cards=len(returned), deck=len(self.deck))
        poorest = [seat for seat in self.seats if self.florins[seat] == min(self.florins)]
        lot = self.dice.roll(len(poorest)) if len(poorest) > 1 else 0
        self.day, self.turn, self.last_turn = self.day + 1, poorest[lot], False
        self.tell("day-started", day=self.day, seat=self.turn, florins=min(self.florins))

    def winners(self) -> list[int]:
        """The most florins win (MED-6.5)."""
        return [seat for seat in self.seats if self.florins[seat] == max(self.florins)]

    def end_game(self) -> None:
        """Name who won."""
        self.turn = -1
        for seat in self.winners():
            event = "won" if len(self.winners()) == 1 else "victory-shared"
            self.tell(event, seat=seat, florins=self.florins[seat])

    # What is compared

    def totals(self) -> list[int]:
        """The florins of each seat."""
        return self.florins

    def position(self) -> dict[str, Any]:
        """The position, whose rows have six entries whoever plays."""
        absent = 6 - len(self.seats)
        goods = range(len(GOODS))
        return {
            "dice": self.dice.written(),
            "seats": len(self.seats),
            "options": self.option_bits(),
            "day": self.day,
            "turn": self.turn,
            "revealed": self.revealed,
            "last_turn": int(self.last_turn),
            "deck": numbers(self.deck),
            "market": numbers(self.market),
            "ships": [numbers(ship) for ship in self.ships] + [[]] * absent,
            "values": [self.value(seat) for seat in self.seats] + [0] * absent,
            "room": [self.room(seat) for seat in self.seats] + [self.capacity] * absent,
            "warehouses": [numbers(cards) for cards in self.warehouses] + [[]] * absent,
            "symbols": [[self.symbols(s, g) for s in self.seats] + [0] * absent for g in goods],
            "box": numbers(self.box),
            "florins": self.florins + [0] * absent,
        }


def numbers(cards: list[Card]) -> list[int]:
    """Cards as positions write them."""
    return [card.number for card in cards]


def check(document: Document) -> None:
    """Check one record."""
    check_terms(document, "medici", range(2, 7), OPTIONS)  # MED-1.1
    table = Medici(document)
    agree("the number of cards", len(table.deck), 110)  # MED-1.2
    table.follow(document)


if __name__ == "__main__":
    sys.exit(main(check, sys.argv[1:]))

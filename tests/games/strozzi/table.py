"""A table of Strozzi for tests: a real table that starts from a written position.

    table = strozzi("offer: 5rrs", "rome quay: 1:6rs", seats=3)
    table.play("flag ware", "decline", "decline", "port rome > 7v")
    assert table.quay("rome") == "1:6rs 0:5rrs"

Ships and tiles have no order before somebody sees them, so `> 7v` loads the dice until the move
turns over that ship, and `tile 1 > art2 7v` until it brings that tile and then that ship.
After every move the table checks itself: pieces, orders, flags, and coins told and paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core.dice import roll, seed
from fondaco.games.index import find
from fondaco.games.strozzi.rules import TILE, apply
from fondaco.games.strozzi.state import State
from fondaco.games.strozzi.words import ship_name, tile_name
from tests.games.strozzi.position import SHIPS_IN_PLAY, check, everything, ships_seen, write
from tests.games.written_table import WrittenTable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fondaco.core.events import Happening

WORDS = find("strozzi").words

PAYMENTS = ("ship-paid", "marker-paid", "bonus-paid", "tiles-paid", "tiles-paid-by-florence")
TRIES = 50_000


def opening(*, seats: int, options: tuple[str, ...] = (), chance: int = 0) -> StrozziTable:
    """A table as the rules set it up."""
    return StrozziTable(seats, options, chance)


def strozzi(
    *lines: str, seats: int, options: tuple[str, ...] = (), chance: int = 0
) -> StrozziTable:
    """A table with the position that the lines write."""
    table = StrozziTable(seats, options, chance)
    write(table.state, lines)
    check(table.state)
    table.pieces = everything(table.state)
    table.log.clear()
    return table


class StrozziTable(WrittenTable[State]):
    """A table that tells what is on it in the words of positions."""

    def __init__(self, seats: int, options: tuple[str, ...], chance: int) -> None:
        super().__init__("strozzi", seats, options, chance)
        self.pieces = everything(self.state)
        check(self.state)

    # Moving

    def play(self, *moves: str) -> None:
        """Make the moves, each for the seat to act."""
        for move in moves:
            said, _, wanted = move.partition(" > ")
            if wanted:
                self._load_dice(said, wanted.split())
            before, old, ships = self.coins, self.round, self._ships_in_play
            turn = self.table.play(said)
            self.log += turn.events
            check(self.state)
            assert everything(self.state) == self.pieces
            gained = _coins(turn.events, self.state.seats)
            assert self.coins == [had + new for had, new in zip(before, gained, strict=True)]
            fresh = SHIPS_IN_PLAY[self.state.seats]
            assert self._ships_in_play == (ships if self.round == old else fresh)

    def decline_all(self) -> None:
        """Let everybody who is asked about this ship decline it."""
        before = self.events.count("set-aside")
        while self.events.count("set-aside") == before:
            self.play("decline")

    def play_out(self, chance: int = 0) -> None:
        """Play to the end, each move by lot."""
        for lots in self.by_lot(chance):
            self.play(self.choices[roll(lots, len(self.choices))])

    def _load_dice(self, said: str, wanted: list[str]) -> None:
        move = WORDS.read_move(self.state, said)
        for number in range(TRIES):
            seed(self.state.dice, number, 0, 0, 0)
            twin = self.state.copy()
            apply(twin, move)
            shown = [ship_name(twin.ship)]
            if move >= TILE:
                shown.append(tile_name(twin.face_up[move - TILE]))
            if set(wanted) <= set(shown):
                return
        pytest.fail(f"{said} never brings {wanted}")

    @property
    def _ships_in_play(self) -> int:
        return self.state.supply + ships_seen(self.state)

    # What is on the table

    @property
    def seen(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.table.view(-1)

    @property
    def active(self) -> int:
        """Whose turn it is: who turned over the ship on offer."""
        return int(self.seen["active"])

    @property
    def round(self) -> int:
        """Which round it is."""
        return int(self.seen["round"])

    @property
    def offer(self) -> str:
        """The ship on offer."""
        return self.seen["ship"] or "none"

    @property
    def flag(self) -> str:
        """The flag on the ship on offer, and whose it is."""
        return f"{self.seen['flag']} of {self.seen['claimant']}" if self.seen["flag"] else "none"

    @property
    def flags(self) -> list[str]:
        """The flags still held, by seat."""
        return [" ".join(seat["flags"]) or "none" for seat in self.seen["seats"]]

    def quay(self, port: str) -> str:
        """The ships at a port, the fastest first."""
        ships = []
        for at in self.seen["ports"][port]:
            hasty = "+1" if at["speed"] > int(at["ship"].rstrip("vrnsp")) else ""
            ships.append(f"{at['seat']}:{at['ship']}{hasty}")
        return " ".join(ships) or "empty"

    def track(self, city: str) -> str:
        """The markers in a city, the highest first."""
        return " ".join(f"{at['seat']}:{at['space']}" for at in self.seen["cities"][city])

    @property
    def supply(self) -> int:
        """How many ships are still to come this round."""
        return int(self.seen["supply"])

    @property
    def aside(self) -> str:
        """The ships set aside this round."""
        return " ".join(self.seen["aside"]) or "empty"

    @property
    def face_up(self) -> str:
        """The tiles that lie face up."""
        return " ".join(tile or "-" for tile in self.seen["face_up"])

    @property
    def stack(self) -> int:
        """How many tiles the stack has."""
        return int(self.seen["stack"])

    @property
    def tiles(self) -> list[str]:
        """The tiles taken, by seat."""
        return [" ".join(seat["tiles"]) or "none" for seat in self.seen["seats"]]

    @property
    def coins(self) -> list[int]:
        """The coins, by seat."""
        return self.table.totals

    # What was paid

    def pay(self, kind: str, where: str = "") -> list[int]:
        """What was paid by events whose name begins so, in one place or in all, by seat."""
        paid = [happening for happening in self.log if happening.event.name.startswith(kind)]
        return _coins((it for it in paid if where in self.arguments(it)), self.state.seats)


def _coins(told: Iterable[Happening], seats: int) -> list[int]:
    coins = [0] * seats
    for happening in told:
        if happening.event.name in PAYMENTS:
            coins[happening.arguments["seat"]] += happening.arguments["coins"]
    return coins

"""Check recorded games of Strozzi without the program that recorded them.

    python check_strozzi.py game.json games.jsonl more.jsonl.gz

Written from the rule book and docs/record-format.md alone, on top of stranger.py, which must lie
beside it. It shuffles, plays and scores every game again, and stops with a plain sentence at the
first difference.
"""  # noqa: INP001  no package: files to be copied anywhere

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from stranger import Difference, Document, Table, agree, by_name, check_terms, demand, main

CITIES = ["venice", "rome", "naples", "florence"]
PORTS = CITIES[:3]  # STR-3.1
CATEGORIES = ["art", "science", "architecture"]
FLAGS = {"pirate": 1, "+1": 2, "ware": 4}
OPTIONS = ["to-the-letter", "secret-coins"]
IN_SUPPLY = {3: 12, 4: 15, 5: 18, 6: 21}  # STR-1.6
DECIDE, PLACE, PROMOTE = range(3)
MOVES = {
    "decline": DECIDE,
    **{f"flag {flag}": DECIDE for flag in FLAGS},
    **{f"port {port}": PLACE for port in PORTS},
    **{f"tile {slot}": PROMOTE for slot in (1, 2, 3)},
}
CLAUSES = by_name("""
    started STR-1.7          tile-turned STR-1.5     ships-removed STR-1.6
    turned-over STR-2.1      declined STR-2.7        let-go STR-2.4
    flagged STR-2.2          claimed STR-2.3         flag-returned STR-2.5
    set-aside STR-2.9        taken STR-2.6           moored STR-3.3
    moved STR-3.6            moved-further STR-3.7   moved-by-scrolls STR-3.9
    tile-taken STR-3.10      moved-by-tile STR-3.11  tile-replaced STR-3.12
    flags-used-up STR-4.1    supply-used-up STR-4.2  ship-paid STR-5.1
    marker-paid STR-5.2      bonus-paid STR-5.4      round-started STR-6.2
    tiles-paid STR-7.1       tiles-paid-by-florence STR-7.2
    won STR-7.3              won-by-florence STR-7.3
""")


# The box


class Ship(NamedTuple):
    """A ship card."""

    sail: int
    wares: dict[str, int]
    scrolls: int
    promotion: bool

    @property
    def number(self) -> int:
        """The ship as positions write it."""
        wares = sum(count << 2 * at for at, count in enumerate(self.wares.values()))
        return self.sail + 16 * wares + 1024 * self.scrolls + 4096 * self.promotion

    def __str__(self) -> str:
        letters = "".join(port[0] * count for port, count in self.wares.items())
        return f"{self.sail}{letters}{'s' * self.scrolls}{'p' * self.promotion}"


NO_SHIP = Ship(0, {}, 0, promotion=False)


class Tile(NamedTuple):
    """A promotion tile."""

    category: str
    value: int
    port: str | None

    @property
    def number(self) -> int:
        """The tile as positions write it."""
        port = PORTS.index(self.port) if self.port else 3
        return 16 * CATEGORIES.index(self.category) + 4 * port + self.value

    def __str__(self) -> str:
        return f"{self.category}{self.value}{self.port[0] if self.port else ''}"


class Box(NamedTuple):
    """What an edition holds, before anything is shuffled."""

    ships: list[Ship]
    tiles: list[Tile]
    top: int
    bonus: dict[int, int]


def unpack(tables: dict[str, Any]) -> Box:
    """The box of an edition, if the rule book allows it."""
    ships = [read_ship(entry) for entry in tables["ships"]]
    tiles = [tile for entry in tables["tiles"] for tile in read_tiles(entry)]
    top, bonus = tables["tracks"]["top"], tables["tracks"]["bonus"]
    agree("the number of ships", len(ships), 29)  # STR-1.6
    agree("the number of different ships", len({ship.number for ship in ships}), 29)
    for category in CATEGORIES:  # STR-1.5
        agree(f"the number of {category} tiles", [t.category for t in tiles].count(category), 12)
    demand(1 <= top <= 15, f"no track has {top} spaces")
    demand(set(bonus.values()) <= {5, 10, 15}, "a bonus is 5, 10 or 15 (STR-5.4)")
    agree("the bonus of the highest space", bonus[str(top)], 15)  # STR-3.13
    spaces = {int(space): coins for space, coins in bonus.items()}
    demand(min(spaces) >= 1 and max(spaces) <= top, "a bonus lies beyond its track")
    return Box(ships, tiles, top, spaces)


def read_ship(entry: dict[str, Any]) -> Ship:
    """One ship (STR-1.9)."""
    wares = {port: entry[port] for port in PORTS}
    ship = Ship(entry["sail"], wares, entry["scrolls"], entry["promotion"])
    fits = ship.sail in range(1, 9) and ship.scrolls in range(3)
    demand(fits and set(wares.values()) <= {0, 1, 2, 3}, f"Strozzi has no ship like {entry}")
    return ship


def read_tiles(entry: dict[str, Any]) -> list[Tile]:
    """All tiles of a kind (STR-3.11)."""
    tile = Tile(entry["category"], entry["value"], entry.get("port"))
    fits = tile.port in PORTS if tile.value == 1 else tile[1:] == (2, None)
    demand(fits, f"Strozzi has no tile like {entry}")
    return [tile] * entry["count"]


# The board


class Moored(NamedTuple):
    """A ship at a port."""

    seat: int
    ship: Ship
    speed: int


class Track:
    """The spaces of a city from the start up; on each the markers from left to right."""

    def __init__(self, order: list[int], top: int) -> None:
        self.spaces: list[list[int]] = [order, *([] for _ in range(top))]

    def space(self, seat: int) -> int:
        """Where the marker of a seat stands."""
        return next(at for at, markers in enumerate(self.spaces) if seat in markers)

    def climb(self, seat: int, steps: int) -> int:
        """Move a marker up; how many spaces it climbed (STR-3.8, STR-3.13, STR-R2)."""
        start = self.space(seat)
        end = min(start + steps, len(self.spaces) - 1)
        if end > start:
            self.spaces[start].remove(seat)
            self.spaces[end].append(seat)
        return end - start

    def ranking(self) -> list[int]:
        """The seats, the highest first; further left is higher."""
        return [seat for markers in reversed(self.spaces) for seat in markers]


# The game


class Strozzi(Table):
    """A table of Strozzi."""

    KNOWN, CLAUSES = OPTIONS, CLAUSES

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.box = unpack(document["edition"]["tables"])
        self.unseen, self.stack = list(self.box.ships), list(self.box.tiles)
        self.aside: list[Ship] = []
        self.face_up: list[Tile | None] = []
        self.quays: dict[str, list[Moored]] = {port: [] for port in PORTS}
        self.tracks: dict[str, Track] = {}
        self.flags: list[set[str]] = []
        self.tiles: list[list[Tile]] = [[] for _ in self.seats]
        self.coins = [0 for _ in self.seats]
        self.round, self.stage, self.active, self.supply = 1, DECIDE, 0, 0
        self.ship, self.flag, self.claimant = NO_SHIP, "", 0
        self.waiting: list[int] = []

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn, from this one on."""
        return [(first + at) % len(self.seats) for at in self.seats]

    # Setting up

    def set_up(self) -> None:
        """Three tiles, who starts, the markers, and the first round."""
        for slot in (1, 2, 3):  # STR-1.5
            tile = self.dice.draw(self.stack)
            self.face_up.append(tile)
            self.tell("tile-turned", slot=slot, tile=str(tile))
        starter = self.dice.roll(len(self.seats))  # STR-1.7
        self.tell("started", seat=starter)
        for city in CITIES:  # STR-R1
            self.tracks[city] = Track(self.clockwise(starter), self.box.top)
        self.start_round(starter)

    def start_round(self, starter: int) -> None:
        """All flags for everybody, and a new supply (STR-1.3, STR-1.6)."""
        self.flags = [set(FLAGS) for _ in self.seats]
        self.supply = IN_SUPPLY[len(self.seats)]
        self.tell("ships-removed", removed=29 - self.supply, ships=self.supply)
        self.turn_over(starter)

    # A turn: who takes the ship

    def turn_over(self, active: int) -> None:
        """The next ship; all with flags wait to be asked (STR-2.1, STR-2.7, STR-2.11)."""
        self.ship = self.dice.draw(self.unseen)
        self.supply -= 1
        self.tell("turned-over", seat=active, ship=str(self.ship))
        self.active, self.stage = active, DECIDE
        self.waiting = [seat for seat in self.clockwise(active) if self.flags[seat]]
        self.turn = self.waiting.pop(0)

    def play(self, move: str) -> None:
        """Carry out a move of the seat in turn, if the rules allow it."""
        demand(move in MOVES, f"no move is written {move!r}")
        demand(MOVES[move] == self.stage, f"it is not the time to {move}")
        _, _, what = move.partition(" ")
        if self.stage == PLACE:
            self.place(what)
        elif self.stage == PROMOTE:
            self.promote(int(what))
        elif what:
            self.lay_flag(what)
        else:
            self.tell("let-go" if self.flag else "declined", seat=self.turn)
            self.ask_next()

    def lay_flag(self, flag: str) -> None:
        """A flag on the ship (STR-2.2 to STR-2.5)."""
        demand(flag in self.flags[self.turn], f"that seat has no {flag} flag (STR-2.2)")
        if self.flag:
            demand(flag == "pirate", "only the pirate flag takes a flagged ship (STR-2.4)")
            self.flags[self.claimant].add(self.flag)
            self.tell("flag-returned", seat=self.claimant, flag=self.flag)
        self.flags[self.turn].remove(flag)
        self.flag, self.claimant = flag, self.turn
        if flag == "pirate":
            self.tell("claimed", seat=self.turn)
            self.waiting = []
        else:
            self.tell("flagged", seat=self.turn, flag=flag)
            self.waiting = [seat for seat in self.waiting if "pirate" in self.flags[seat]]
        self.ask_next()

    def ask_next(self) -> None:
        """The next who is asked; after the last, the ship is taken or set aside."""
        if self.waiting:
            self.turn = self.waiting.pop(0)
        elif self.flag:  # STR-2.6
            self.turn, self.stage = self.claimant, PLACE
            if self.flag != "pirate":
                self.tell("taken", seat=self.turn, flag=self.flag)
        else:  # STR-2.9
            self.aside.append(self.ship)
            self.tell("set-aside", seat=self.active, ship=str(self.ship))
            self.end_turn(self.active)

    # A turn: placing the ship

    def place(self, port: str) -> None:
        """Ship and flag at a port, and what they move (STR-3.2 to STR-3.9, STR-R4)."""
        seat, ship, quay = self.turn, self.ship, self.quays[port]
        here = [moored.seat for moored in quay]
        demand(seat not in here, f"that seat has a ship at {port} already (STR-3.2)")
        speed = ship.sail + (self.flag == "+1")
        at = sum(moored.speed >= speed for moored in quay)
        quay.insert(at, Moored(seat, ship, speed))
        self.tell("moored", seat=seat, ship=str(ship), port=port, speed=speed, place=at + 1)
        if self.flag == "ware":
            self.climb("moved-further", port, ship.wares[port] + 1)
        else:
            self.climb("moved", port, ship.wares[port])
        self.climb("moved-by-scrolls", "florence", ship.scrolls)
        if ship.promotion and any(self.face_up):  # STR-3.10, STR-R5
            self.stage = PROMOTE
        else:
            self.end_turn(self.claimant + 1)  # STR-3.14

    def climb(self, event: str, city: str, steps: int) -> None:
        """Move the marker of the seat in turn, and tell of it if it moved."""
        track = self.tracks[city]
        if climbed := track.climb(self.turn, steps):
            where = {} if event == "moved-by-scrolls" else {"city": city}
            space = track.space(self.turn)
            self.tell(event, seat=self.turn, **where, steps=climbed, space=space)

    def promote(self, slot: int) -> None:
        """One of the tiles, its ware, and another tile in its place (STR-3.10 to STR-3.12)."""
        tile = self.face_up[slot - 1]
        if tile is None:
            raise Difference(f"no tile lies at place {slot} (STR-3.10)")
        self.tiles[self.turn].append(tile)
        self.tell("tile-taken", seat=self.turn, slot=slot, tile=str(tile))
        if tile.port:
            self.climb("moved-by-tile", tile.port, 1)
        self.face_up[slot - 1] = None
        if self.stack:  # STR-R5
            tile = self.face_up[slot - 1] = self.dice.draw(self.stack)
            self.tell("tile-replaced", slot=slot, tile=str(tile))
        self.end_turn(self.claimant + 1)  # STR-3.14

    def end_turn(self, first: int) -> None:
        """The first seat with flags goes on; without such a seat or a ship the round ends."""
        self.ship, self.flag = NO_SHIP, ""
        able = [seat for seat in self.clockwise(first) if self.flags[seat]]
        if not able:
            self.end_round("flags-used-up")  # STR-4.1
        elif not self.supply:
            self.end_round("supply-used-up")  # STR-4.2
        else:
            self.turn_over(able[0])

    # The end of a round and of the game

    def end_round(self, reason: str) -> None:
        """Pay ships, markers and bonuses; then the next round or the end."""
        self.tell(reason, round=self.round)
        for port, quay in self.quays.items():
            self.pay("ship-paid", [moored.seat for moored in quay], port=port)  # STR-5.1
        for city, track in self.tracks.items():  # STR-5.2, STR-5.3
            away = [seat for seat in track.ranking() if seat not in track.spaces[0]]
            self.pay("marker-paid", away, city=city)
        for city, track in self.tracks.items():  # STR-5.4
            for seat in self.seats:
                space = track.space(seat)
                if coins := self.box.bonus.get(space, 0):
                    self.coins[seat] += coins
                    self.tell("bonus-paid", seat=seat, city=city, space=space, coins=coins)
        if self.round == 3:  # STR-1.8
            self.end_game()
        else:
            self.next_round()

    def pay(self, event: str, ranking: list[int], **where: str) -> None:
        """15, 10 and 5 coins for the first three."""
        for place, (seat, coins) in enumerate(zip(ranking, (15, 10, 5), strict=False), 1):
            self.coins[seat] += coins
            self.tell(event, seat=seat, **where, place=place, coins=coins)

    def next_round(self) -> None:
        """All ships go back, and the highest in Florence starts (STR-6.1, STR-6.2)."""
        self.unseen += self.aside
        for quay in self.quays.values():
            self.unseen += [moored.ship for moored in sorted(quay)]
        self.aside, self.quays = [], {port: [] for port in PORTS}
        self.round += 1
        starter = self.tracks["florence"].ranking()[0]
        self.tell("round-started", round=self.round, seat=starter)
        self.start_round(starter)

    def end_game(self) -> None:
        """Pay the tiles and name who won (STR-7.1 to STR-7.3)."""
        for category in CATEGORIES:
            self.pay_tiles(category)
        self.turn = -1
        (winner,) = self.winners()
        alone = self.coins.count(self.coins[winner]) == 1
        self.tell("won" if alone else "won-by-florence", seat=winner, coins=self.coins[winner])

    def pay_tiles(self, category: str) -> None:
        """30, 20 and 10 coins for a category; Florence settles ties (STR-7.2, STR-R3)."""
        merits = [self.merit(category, seat) for seat in self.seats]
        least = 0 if "to-the-letter" in self.options else 1
        ranked = [s for s in self.tracks["florence"].ranking() if merits[s] >= least]
        ranked.sort(key=lambda seat: -merits[seat])  # equals stay in the order of Florence
        for seat in sorted(ranked[:3]):
            merit, place = merits[seat], ranked.index(seat) + 1
            event = "tiles-paid-by-florence" if merits.count(merit) > 1 else "tiles-paid"
            coins = {1: 30, 2: 20, 3: 10}[place]
            self.coins[seat] += coins
            self.tell(event, seat=seat, category=category, merit=merit, place=place, coins=coins)

    def merit(self, category: str, seat: int) -> int:
        """The value of a seat's tiles of a category."""
        return sum(tile.value for tile in self.tiles[seat] if tile.category == category)

    # What is compared

    def winners(self) -> list[int]:
        """The most coins win; Florence settles a tie (STR-7.3)."""
        ranking = self.tracks["florence"].ranking()
        return [max(ranking, key=lambda seat: self.coins[seat])]  # the first of equals

    def totals(self) -> list[int]:
        """The coins of each seat."""
        return self.coins

    def position(self) -> dict[str, Any]:
        """The position, whose rows have six entries whoever plays."""
        absent = 6 - len(self.seats)
        quays = [{moored.seat: moored for moored in quay} for quay in self.quays.values()]
        tracks = self.tracks.values()
        merits = [[self.merit(kind, seat) for seat in self.seats] for kind in CATEGORIES]
        return {
            "dice": self.dice.written(),
            "seats": len(self.seats),
            "options": self.option_bits(),
            "round": self.round,
            "turn": self.turn,
            "active": self.active,
            "stage": self.stage,
            "ship": self.ship.number,
            "flag": FLAGS.get(self.flag, 0),
            "claimant": self.claimant,
            "unseen": [ship.number for ship in self.unseen],
            "supply": self.supply,
            "aside": [ship.number for ship in self.aside],
            "flags": [sum(FLAGS[flag] for flag in held) for held in self.flags] + [0] * absent,
            "quays": [[moored.seat for moored in quay] for quay in self.quays.values()],
            "moored": [[q[s].ship.number if s in q else 0 for s in range(6)] for q in quays],
            "speeds": [[q[s].speed if s in q else 0 for s in range(6)] for q in quays],
            "tracks": [track.ranking() for track in tracks],
            "spaces": [[t.space(s) for s in self.seats] + [0] * absent for t in tracks],
            "top": self.box.top,
            "bonus": [self.box.bonus.get(space, 0) for space in range(16)],
            "stack": [tile.number for tile in self.stack],
            "face_up": [tile.number if tile else 0 for tile in self.face_up],
            "tiles": [[tile.number for tile in held] for held in self.tiles] + [[]] * absent,
            "merit": [merit + [0] * absent for merit in merits],
            "coins": self.coins + [0] * absent,
        }


def check(document: Document) -> None:
    """Check one record."""
    check_terms(document, "strozzi", range(3, 7), OPTIONS)  # STR-1.1
    Strozzi(document).follow(document)


if __name__ == "__main__":
    sys.exit(main(check, sys.argv[1:]))

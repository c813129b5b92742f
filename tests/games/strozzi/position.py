"""Positions of Strozzi, written as text.

    offer: 2rrnnp                       the ship turned over; the bare 8 if no line says so
    rome quay: 1:7r 0:5rrs+1            by seat, the fastest first; `+1` where that flag sails
    florence track: 2:3 0:3 1:0         by seat, the highest first; others on the start, 0 leftmost
    flags 1: pirate ware                `all`, `none`, or which
    tiles 2: art2 science1v             taken; merit follows
    face up: art1v - science2           `-` where no tile lies
    stack: art2                         all other tiles are then out of the game
    aside: 7v 7r
    coins: 10 0 5
    active: 1    round: 2    supply: 0

The active player has just turned over the ship. A ship on a quay has used a flag of its seat: +1
where it says so, else ware, then pirate. A seat that has used more flags than ships are written
gets the rest of its ships from the slow end of the box.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fondaco.core.piles import Pile, push, take_at
from fondaco.games.strozzi.pieces import (
    ALL_FLAGS,
    CATEGORIES,
    CITIES,
    PIRATE,
    PLUS_ONE,
    PORTS,
    WARE,
    category,
    sail,
    tile_value,
)
from fondaco.games.strozzi.state import FACE_UP, PROMOTE
from fondaco.games.strozzi.words import (
    CITY_NAMES,
    FLAG_NAMES,
    PORT_NAMES,
    ship_name,
    tile_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.games.strozzi.state import State

SHIPS_IN_PLAY = {3: 12, 4: 15, 5: 18, 6: 21}
PLAIN_TILES = "art2 science2 architecture2"


def write(state: State, lines: tuple[str, ...]) -> None:
    """Change the opening into the position that the lines say."""
    said = dict(line.split(": ") for line in lines)
    _clear(state)
    state.round = int(said.pop("round", "1"))
    state.active = state.turn = int(said.pop("active", "0"))
    state.ship = _take(state.unseen, said.pop("offer", "8"), ship_name)
    for word in said.pop("aside", "").split():
        push(state.aside, _take(state.unseen, word, ship_name))
    for port, name in enumerate(PORT_NAMES):
        for word in said.pop(f"{name} quay", "").split():
            _moor(state, port, word)
    for city, name in enumerate(CITY_NAMES):
        _write_track(state, city, said.pop(f"{name} track", ""))
    for seat in range(state.seats):
        state.flags[seat] = _read_flags(said.pop(f"flags {seat}", ""), state, seat)
        _moor_the_rest(state, seat)
    _write_tiles(state, said)
    state.coins[: state.seats] = map(int, said.pop("coins", "0 " * state.seats).split())
    state.supply = int(said.pop("supply", SHIPS_IN_PLAY[state.seats] - ships_seen(state)))
    assert not said, f"a position has no {said}"
    assert state.flags[state.active], "the active player holds a flag"


def _clear(state: State) -> None:
    """Put all ships and tiles back and all markers on the start."""
    ships = [state.ship, *state.unseen.plain()]
    for pile, pieces in (
        (state.unseen, sorted(ships, key=lambda ship: (sail(ship), ship), reverse=True)),
        (state.stack, sorted([*state.face_up, *state.stack.plain()])),
    ):
        pile.count = 0
        for piece in pieces:
            push(pile, piece)


def _take(pile: Pile, word: str, name: Callable[[int], str]) -> int:
    """Find a piece by its name and take it."""
    names = [name(piece) for piece in pile.plain()]
    assert word in names, f"the box has no other {word}"
    return take_at(pile, names.index(word))


def _moor(state: State, port: int, word: str) -> None:
    seat, _, vessel = word.partition(":")
    name, hasty, _ = vessel.partition("+1")
    ship = _take(state.unseen, name, ship_name)
    _lay_at(state, port, int(seat), ship, 1 if hasty else 0)


def _lay_at(state: State, port: int, seat: int, ship: int, more: int) -> None:
    state.moored[port][seat] = ship
    state.speeds[port][seat] = sail(ship) + more
    push(state.quays[port], seat)


def _write_track(state: State, city: int, words: str) -> None:
    standing = {int(word[0]): int(word[2:]) for word in words.split()}
    state.tracks[city].count = 0
    for seat in (*standing, *(seat for seat in range(state.seats) if seat not in standing)):
        push(state.tracks[city], seat)
        state.spaces[city][seat] = standing.get(seat, 0)


def _read_flags(words: str, state: State, seat: int) -> int:
    if words:
        names = {"all": ALL_FLAGS, "none": 0} | {name: flag for flag, name in FLAG_NAMES.items()}
        return sum(names[word] for word in words.split())
    used = hasty_ships(state, seat)
    left = ALL_FLAGS - used * PLUS_ONE
    for flag in (WARE, PIRATE)[: ships_at_ports(state, seat) - used]:
        left -= flag
    return left


def _moor_the_rest(state: State, seat: int) -> None:
    for port in range(PORTS):
        if flags_held(state, seat) + ships_at_ports(state, seat) == len(FLAG_NAMES):
            return
        if not state.moored[port][seat]:
            used = not state.flags[seat] & PLUS_ONE
            more = int(used and not hasty_ships(state, seat))
            _lay_at(state, port, seat, take_at(state.unseen, state.unseen.count - 1), more)
            _sort(state.quays[port], state.speeds[port])


def _sort(quay: Pile, speeds: list[int]) -> None:
    quay.cards[: quay.count] = sorted(quay.plain(), key=lambda seat: -speeds[seat])


def _write_tiles(state: State, said: dict[str, str]) -> None:
    for slot, word in enumerate(said.pop("face up", PLAIN_TILES).split()):
        state.face_up[slot] = 0 if word == "-" else _take(state.stack, word, tile_name)
    for seat in range(state.seats):
        for word in said.pop(f"tiles {seat}", "").split():
            push(state.tiles[seat], _take(state.stack, word, tile_name))
        for kind in range(CATEGORIES):
            state.merit[kind][seat] = merit(state, seat, kind)
    if (words := said.pop("stack", None)) is not None:
        kept = [_take(state.stack, word, tile_name) for word in words.replace("-", "").split()]
        state.stack.count = 0
        for tile in kept:
            push(state.stack, tile)


# What follows from the pieces


def ships_at_ports(state: State, seat: int) -> int:
    """How many ships of the seat lie at the ports."""
    return sum(state.moored[port][seat] != 0 for port in range(PORTS))


def hasty_ships(state: State, seat: int) -> int:
    """How many ships of the seat are faster than their sail says."""
    return sum(
        state.speeds[port][seat] == sail(state.moored[port][seat]) + 1 for port in range(PORTS)
    )


def flags_held(state: State, seat: int) -> int:
    """How many flags the seat holds."""
    return sum(state.flags[seat] & flag > 0 for flag in FLAG_NAMES)


def ships_seen(state: State) -> int:
    """How many ships of this round have been turned over so far."""
    moored = sum(ships_at_ports(state, seat) for seat in range(state.seats))
    return moored + state.aside.count + is_offered(state)


def is_offered(state: State) -> bool:
    """Whether the ship on offer is still at no port."""
    return state.ship != 0 and state.stage != PROMOTE


def merit(state: State, seat: int, kind: int) -> int:
    """The value of the tiles of a category that the seat has."""
    return sum(tile_value(tile) for tile in state.tiles[seat].plain() if category(tile) == kind)


def everything(state: State) -> tuple[Counter[int], Counter[int]]:
    """All ships and all tiles, wherever they are."""
    ships = Counter([*state.unseen.plain(), *state.aside.plain()])
    for berths in state.moored:
        ships.update(ship for ship in berths if ship)
    if is_offered(state):
        ships[state.ship] += 1
    tiles = Counter([*state.stack.plain(), *(tile for tile in state.face_up if tile)])
    for taken in state.tiles:
        tiles.update(taken.plain())
    return ships, tiles


def check(state: State) -> None:
    """Ships and markers stand in order; flags, speeds and merit are what the pieces say."""
    assert list(state.astray()) == []
    assert 0 <= state.supply <= state.unseen.count
    assert len(state.face_up) == FACE_UP
    for port in range(PORTS):
        quay = state.quays[port].plain()
        assert sorted(quay) == [seat for seat in range(6) if state.moored[port][seat]]
        assert quay == sorted(quay, key=lambda seat: -state.speeds[port][seat])
    for city in range(CITIES):
        track = state.tracks[city].plain()
        assert sorted(track) == list(range(state.seats))
        assert track == sorted(track, key=lambda seat: -state.spaces[city][seat])
    for seat in range(6):
        check_seat(state, seat)


def check_seat(state: State, seat: int) -> None:
    """A seat's flags lie at ports, on the ship on offer or in its hand."""
    for kind in range(CATEGORIES):
        assert state.merit[kind][seat] == merit(state, seat, kind)
    if seat >= state.seats:
        assert not state.flags[seat] + ships_at_ports(state, seat) + state.coins[seat]
        return
    offered = state.flag if is_offered(state) and state.claimant == seat else 0
    held = flags_held(state, seat) + (offered > 0)
    assert held + ships_at_ports(state, seat) == len(FLAG_NAMES)
    sailing = not (state.flags[seat] | offered) & PLUS_ONE
    assert hasty_ships(state, seat) == sailing

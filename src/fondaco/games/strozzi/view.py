"""What a seat may know of a position of Strozzi: built up, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.strozzi.pieces import ALL_FLAGS, PIRATE, PLUS_ONE, WARE, sail
from fondaco.games.strozzi.state import DECIDE, NO_TURN, PLACE, PROMOTE, SECRET_COINS
from fondaco.games.strozzi.view_types import (
    CITY_NAMES,
    PORT_NAMES,
    View,
)
from fondaco.games.strozzi.words import ship_name, tile_name

if TYPE_CHECKING:
    from fondaco.games.strozzi.state import State
    from fondaco.games.strozzi.view_types import (
        Captain,
        Decision,
        Flag,
        Marker,
        Moored,
        Public,
        Stage,
    )

STAGES: dict[int, Stage] = {DECIDE: "decide", PLACE: "place", PROMOTE: "promote"}
FLAG_NAMES: dict[int, Flag] = {PIRATE: "pirate", PLUS_ONE: "+1", WARE: "ware"}
# Everybody who looks on has a view built at every move, so flags are looked up, not picked out.
FLAGS_HELD: list[list[Flag]] = [
    [name for flag, name in FLAG_NAMES.items() if held & flag] for held in range(ALL_FLAGS + 1)
]


def seen_by(state: State, seat: int, public: Public) -> View:
    """What the seat knows beside what is public: its own coins, where secret (STR-R7)."""
    if not coins_are_secret(state) or seat < 0:
        return {"seat": seat, **public}
    seats = list(public["seats"])
    seats[seat] = {**seats[seat], "coins": state.coins[seat]}
    return {"seat": seat, **public, "seats": seats}


def public(state: State) -> Public:
    """What everybody may know."""
    ship = ship_name(state.ship) if state.ship else None
    secret = coins_are_secret(state)
    return {
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "stage": STAGES[state.stage],
        "ship": ship,
        "offered": None if state.stage == PROMOTE else ship,  # STR-3.10
        "flag": FLAG_NAMES[state.flag] if state.flag else None,
        "claimant": state.claimant if state.flag else None,
        "supply": state.supply,  # STR-R7
        "aside": [ship_name(ship) for ship in state.aside.plain()],  # STR-R7
        "stack": state.stack.count,
        "face_up": [tile_name(tile) if tile else None for tile in state.face_up],
        "top": state.top,
        "bonus": {str(space): coins for space, coins in enumerate(state.bonus) if coins},
        "ports": {name: _quay(state, port) for port, name in enumerate(PORT_NAMES)},
        "cities": {name: _track(state, city) for city, name in enumerate(CITY_NAMES)},
        "seats": [
            _seat(state, other, None if secret else state.coins[other])
            for other in range(state.seats)
        ],
    }


def _quay(state: State, port: int) -> list[Moored]:
    """The ships at a port, the fastest first."""
    moored, speeds = state.moored[port], state.speeds[port]
    return [
        {
            "seat": seat,
            "ship": ship_name(moored[seat]),
            "speed": speeds[seat],
            "plus": speeds[seat] - sail(moored[seat]),
        }
        for seat in state.quays[port].plain()
    ]


def _track(state: State, city: int) -> list[Marker]:
    """The markers in a city, the highest first."""
    return [
        {"seat": seat, "space": state.spaces[city][seat]} for seat in state.tracks[city].plain()
    ]


def _seat(state: State, seat: int, coins: int | None) -> Captain:
    art, science, architecture = state.merit
    decision = _decision(state, seat)
    return {
        "flags": [*FLAGS_HELD[state.flags[seat]]],
        "tiles": [tile_name(tile) for tile in state.tiles[seat].plain()],
        "merit": {"art": art[seat], "science": science[seat], "architecture": architecture[seat]},
        "coins": coins,
        "decision": decision,
        "turned_over": seat == state.active and state.stage == DECIDE and decision is not None,
    }


def _decision(state: State, seat: int) -> Decision | None:
    """What a seat has said about the ship on offer, or may still say (STR-2.4 to 2.8)."""
    if state.turn == NO_TURN or not state.ship:
        return None
    if state.flag and seat == state.claimant:
        return "flag"
    if seat == state.turn:
        return "asked"
    if state.stage != DECIDE:
        return None
    may = state.flags[seat]
    if _later(state, state.turn, seat):
        if state.flag and _later(state, seat, state.claimant):
            may &= PIRATE
        return "declined" if may else "out"
    if state.flag:
        return "pirate" if may & PIRATE else "out"
    return "waiting" if may else "out"


def _later(state: State, one: int, other: int) -> bool:
    """Whether one seat decides later than another, clockwise from the active one."""
    return (one - state.active) % state.seats > (other - state.active) % state.seats


def coins_are_secret(state: State) -> bool:
    """Whether nobody sees the coins of others: where the table wants it so, until the end."""
    return bool(state.options & SECRET_COINS) and state.turn != NO_TURN  # STR-5.5

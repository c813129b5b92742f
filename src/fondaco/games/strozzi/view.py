"""What a seat may know of a position of Strozzi: built up, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.games.strozzi.state import DECIDE, NO_TURN, PLACE, SECRET_COINS
from fondaco.games.strozzi.words import (
    CATEGORY_NAMES,
    CITY_NAMES,
    FLAG_NAMES,
    PORT_NAMES,
    ship_name,
    tile_name,
)

if TYPE_CHECKING:
    from fondaco.games.strozzi.state import State

STAGES = {DECIDE: "decide", PLACE: "place"}


def view(state: State, seat: int) -> dict[str, Any]:
    """All but what lies face down, and the others' coins where they are secret (STR-R7)."""
    return seen_by(state, seat, public(state))


def seen_by(state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What the seat knows beside what is public: its own coins, where they are secret."""
    if not coins_are_secret(state) or seat < 0:
        return {"seat": seat, **public}
    seats = list(public["seats"])
    seats[seat] = seats[seat] | {"coins": state.coins[seat]}
    return {"seat": seat, **public, "seats": seats}


def public(state: State) -> dict[str, Any]:
    """What everybody may know."""
    return {
        "round": state.round,
        "turn": state.turn,
        "active": state.active,
        "stage": STAGES.get(state.stage, "promote"),
        "ship": ship_name(state.ship) if state.ship else None,
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
        "seats": [_seat(state, other) for other in range(state.seats)],
    }


def _quay(state: State, port: int) -> list[dict[str, Any]]:
    """The ships at a port, the fastest first."""
    return [
        {
            "seat": seat,
            "ship": ship_name(state.moored[port][seat]),
            "speed": state.speeds[port][seat],
        }
        for seat in state.quays[port].plain()
    ]


def _track(state: State, city: int) -> list[dict[str, Any]]:
    """The markers in a city, the highest first."""
    return [
        {"seat": seat, "space": state.spaces[city][seat]} for seat in state.tracks[city].plain()
    ]


def _seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "flags": [name for flag, name in FLAG_NAMES.items() if state.flags[seat] & flag],
        "tiles": [tile_name(tile) for tile in state.tiles[seat].plain()],
        "merit": {name: state.merit[kind][seat] for kind, name in enumerate(CATEGORY_NAMES)},
        "coins": None if coins_are_secret(state) else state.coins[seat],
    }


def coins_are_secret(state: State) -> bool:
    """Whether nobody sees the coins of others: where the table wants it so, until the end."""
    return bool(state.options & SECRET_COINS) and state.turn != NO_TURN  # STR-5.5

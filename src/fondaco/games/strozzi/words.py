"""The notation of Strozzi: how ships, tiles and moves are written in records and when typing.

A ship is its sail number, then a letter for every ware (v Venice, r Rome, n Naples), s for every
scroll, p for a promotion tile: `8`, `5vvs`, `2rrnnp`. A tile is its category and value, then the
port of its ware: `art1v`, `science2`. Moves: `decline`, `flag pirate`, `port rome`, `tile 2`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Unreadable
from fondaco.games.strozzi import view_types
from fondaco.games.strozzi.pieces import (
    NO_PORT,
    PIRATE,
    PLUS_ONE,
    WARE,
    category,
    promotion,
    sail,
    scrolls,
    tile_port,
    tile_value,
    wares,
)

if TYPE_CHECKING:
    from fondaco.core.editions import Edition
    from fondaco.games.strozzi.state import State

CITY_NAMES: list[str] = list(view_types.CITY_NAMES)
PORT_NAMES: list[str] = list(view_types.PORT_NAMES)
CATEGORY_NAMES: list[str] = list(view_types.CATEGORY_NAMES)
FLAG_NAMES = {PIRATE: "pirate", PLUS_ONE: "+1", WARE: "ware"}
MOVE_NAMES = [
    "decline",
    *(f"flag {name}" for name in FLAG_NAMES.values()),
    *(f"port {name}" for name in PORT_NAMES),
    *(f"tile {slot}" for slot in (1, 2, 3)),
]
SHORT = {name.split()[-1]: move for move, name in enumerate(MOVE_NAMES[:7])}
DECLINE, FLAG, PORT, TILE = 0, 1, 4, 7


@cache
def ship_name(ship: int) -> str:
    """The ship as records write it."""
    letters = "".join(name[0] * wares(ship, port) for port, name in enumerate(PORT_NAMES))
    return f"{sail(ship)}{letters}{'s' * scrolls(ship)}{'p' * promotion(ship)}"


@cache
def tile_name(tile: int) -> str:
    """The tile as records write it."""
    port = tile_port(tile)
    letter = "" if port == NO_PORT else PORT_NAMES[port][0]
    return f"{CATEGORY_NAMES[category(tile)]}{tile_value(tile)}{letter}"


class Words:
    """The notation of moves and pieces, the same for every edition."""

    def __init__(self, edition: Edition) -> None:
        """Cards and places have the same names in every edition."""

    def move_name(self, move: int) -> str:
        """The move as records write it."""
        return MOVE_NAMES[move]

    def move_words(self, state: State, move: int) -> tuple[str, dict[str, list[tuple[str, int]]]]:
        """The move as a message, with the pieces it names."""
        if move == DECLINE:
            return ("move-decline" if state.flag == 0 else "move-let-go"), {}
        if move < PORT:
            flag = list(FLAG_NAMES)[move - FLAG]
            return f"move-{'pirate' if flag == PIRATE else 'flag'}", {"flag": [("flag", flag)]}
        if move < TILE:
            return "move-port", {"port": [("port", move - PORT)]}
        return "move-tile", {"tile": [("tile", state.face_up[move - TILE])]}

    def read_move(self, state: State, text: str) -> int:  # noqa: ARG002  alike at every table
        """The move that is written so; a flag or a port may stand alone."""
        said = " ".join(text.split())
        if said in MOVE_NAMES:
            return MOVE_NAMES.index(said)
        if said in SHORT:
            return SHORT[said]
        raise Unreadable(
            "move/unknown",
            f"{text!r} is no move; say decline, flag pirate, flag +1, flag ware, a port or a tile.",
        )

    def notation(self, kind: str, value: int) -> int | str:
        """An argument of an event as records write it."""
        if kind == "ship":
            return ship_name(value)
        if kind == "tile":
            return tile_name(value)
        if kind == "flag":
            return FLAG_NAMES[value]
        if kind in ("city", "port"):
            return CITY_NAMES[value]
        if kind == "category":
            return CATEGORY_NAMES[value]
        return value + 1 if kind == "slot" else value

    def term(self, kind: str, number: int) -> tuple[str, dict[str, Any]] | None:
        """An argument of an event as a message of the catalogue, with arguments of its own."""
        if kind in ("city", "port"):
            return f"city-{CITY_NAMES[number]}", {}
        if kind == "category":
            return f"category-{CATEGORY_NAMES[number]}", {}
        if kind == "flag":
            return f"flag-{FLAG_NAMES[number].replace('+1', 'plus-one')}", {}
        if kind == "ship":
            cargo = {name: wares(number, port) for port, name in enumerate(PORT_NAMES)}
            shown = {"scrolls": scrolls(number), "promotion": promotion(number)}
            return "ship", {"sail": sail(number)} | cargo | shown
        if kind == "tile":
            port = tile_port(number)
            look = {"category": category(number), "value": tile_value(number)}
            if port == NO_PORT:
                return "tile-plain", look
            return "tile-ware", look | {"port": port}
        return None

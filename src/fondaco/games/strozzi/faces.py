"""What the ships and tiles of an edition show, as a screen must know it to draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.editions import Entries
from fondaco.games.strozzi.parts import read_ship, read_tiles
from fondaco.games.strozzi.pieces import (
    NO_PORT,
    category,
    promotion,
    sail,
    scrolls,
    tile_port,
    tile_value,
    wares,
)
from fondaco.games.strozzi.view_types import CATEGORY_NAMES, PORT_NAMES
from fondaco.games.strozzi.words import ship_name, tile_name

if TYPE_CHECKING:
    from fondaco.core.protocols import Tables
    from fondaco.games.strozzi.view_types import Box, City, Ship, Tile


def faces(tables: Tables) -> Box:
    """Every ship and every tile of an edition by its name."""
    edition = Entries(dict(tables), "edition")
    ships = [read_ship(entry) for entry in edition.tables("ships")]
    tiles = [tile for entry in edition.tables("tiles") for tile in read_tiles(entry)[:1]]
    return {
        "ships": {ship_name(ship): shown_ship(ship) for ship in ships},
        "tiles": {tile_name(tile): shown_tile(tile) for tile in tiles},
    }


def shown_ship(ship: int) -> Ship:
    """What a ship shows."""
    carried = {name: wares(ship, port) for port, name in enumerate(PORT_NAMES)}
    load: list[City] = [name for name, count in carried.items() for _ in range(count)]
    load += ["florence"] * scrolls(ship)
    return {
        "sail": sail(ship),
        "load": load,
        "wares": carried,
        "scrolls": scrolls(ship),
        "promotion": bool(promotion(ship)),
    }


def shown_tile(tile: int) -> Tile:
    """What a tile shows."""
    port = tile_port(tile)
    return {
        "category": CATEGORY_NAMES[category(tile)],
        "value": tile_value(tile),
        "port": None if port == NO_PORT else PORT_NAMES[port],
    }

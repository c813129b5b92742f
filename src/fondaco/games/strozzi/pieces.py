"""Ships, tiles and flags. Each is its face, packed into a small number; 0 is none."""

VENICE = 0
ROME = 1
NAPLES = 2
FLORENCE = 3
PORTS = 3  # STR-3.1
CITIES = 4  # STR-1.4

PIRATE = 1
PLUS_ONE = 2
WARE = 4
ALL_FLAGS = PIRATE | PLUS_ONE | WARE  # STR-1.3

SHIPS = 29  # STR-1.6
SAILS = 8  # STR-1.9
SHIP_FACES = (1 << 13) - 1
TILES = 36  # STR-1.5
CATEGORIES = 3  # STR-1.5
TILE_FACES = (1 << 6) - 1
NO_PORT = 3


def ship(sail: int, wares: list[int], scrolls: int, promotion: int) -> int:
    """The ship with this face; wares by port."""
    goods = wares[VENICE] | wares[ROME] << 2 | wares[NAPLES] << 4
    return promotion << 12 | scrolls << 10 | goods << 4 | sail


def sail(ship: int) -> int:
    """The number on the sail."""
    return ship & 15


def wares(ship: int, port: int) -> int:
    """How many wares of the ship belong to a port."""
    return ship >> (4 + 2 * port) & 3


def scrolls(ship: int) -> int:
    """How many scrolls the ship shows."""
    return ship >> 10 & 3


def promotion(ship: int) -> int:
    """1 if the ship shows a promotion tile."""
    return ship >> 12 & 1


def tile(category: int, value: int, port: int) -> int:
    """The tile with this face; a tile of value 2 belongs to no port."""
    return category << 4 | port << 2 | value


def tile_value(tile: int) -> int:
    """The value of the tile: 1 or 2."""
    return tile & 3  # STR-3.11


def tile_port(tile: int) -> int:
    """The port whose ware the tile shows, or none."""
    return tile >> 2 & 3


def category(tile: int) -> int:
    """Art, science or architecture."""
    return tile >> 4

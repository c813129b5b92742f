"""The ships, tiles and tracks of an edition, checked against what the rule book says of them."""

from fondaco.core.editions import Entries
from fondaco.core.errors import Unreadable
from fondaco.games.strozzi.pieces import (
    CATEGORIES,
    NO_PORT,
    SAILS,
    SHIPS,
    TILES,
    category,
    ship,
    tile,
)
from fondaco.games.strozzi.state import TOP
from fondaco.games.strozzi.words import CATEGORY_NAMES, PORT_NAMES

BONUSES = (5, 10, 15)  # STR-5.4
WARES_AT_MOST = 3


def parts(edition: Entries) -> list[int]:
    """Every ship, every tile, the top of the tracks, then the bonus of each space."""
    edition.only("game", "edition", "reconstructed", "ships", "tiles", "wares", "tracks")
    ships = [read_ship(entry) for entry in edition.tables("ships")]
    tiles = [face for entry in edition.tables("tiles") for face in read_tiles(entry)]
    if len(ships) != SHIPS:
        raise Unreadable(
            "edition/total",
            f"{edition.place} has {len(ships)} ships; Strozzi needs {SHIPS} (STR-1.6).",
        )
    if len(set(ships)) != SHIPS:
        raise Unreadable(
            "edition/twins", f"{edition.place} has two ships that are alike; all differ."
        )
    for kind, name in enumerate(CATEGORY_NAMES):
        if (count := sum(category(face) == kind for face in tiles)) != TILES // CATEGORIES:
            raise Unreadable(
                "edition/tiles",
                f"{edition.place} has {count} {name} tiles; Strozzi needs {TILES // CATEGORIES} "
                "of each kind (STR-1.5).",
            )
    wares = edition.table_of("wares")
    wares.only(*PORT_NAMES)
    for name in PORT_NAMES:
        wares.text(name)
    return ships + tiles + read_tracks(edition.table_of("tracks"))


def read_ship(entry: Entries) -> int:
    """One ship, as a face."""
    entry.only("sail", *PORT_NAMES, "scrolls", "promotion")
    return ship(
        entry.number("sail", 1, SAILS),  # STR-1.9
        [entry.number(name, 0, WARES_AT_MOST) for name in PORT_NAMES],
        entry.number("scrolls", 0, 2),  # STR-1.9
        int(entry.flag("promotion")),
    )


def read_tiles(entry: Entries) -> list[int]:
    """So many tiles of one face: a tile of value 1 shows a ware, one of value 2 does not."""
    entry.only("category", "value", "port", "count")
    kind = entry.one_of("category", CATEGORY_NAMES)
    value = entry.number("value", 1, 2)  # STR-3.11
    port = entry.one_of("port", PORT_NAMES, default="")
    if (port == NO_PORT) != (value == 2):
        raise Unreadable(
            "edition/tile", f"{entry.place}: a tile shows a ware if its value is 1 (STR-3.11)."
        )
    return [tile(kind, value, port)] * entry.number("count", 1, TILES)


def read_tracks(entry: Entries) -> list[int]:
    """The highest space, then what each space up to the highest possible pays."""
    entry.only("top", "bonus")
    top = entry.number("top", 1, TOP)
    spaces = entry.table_of("bonus")
    spaces.only(*(str(space) for space in range(1, top + 1)))
    bonus = [0] * (TOP + 1)
    for space in spaces.table:
        bonus[int(space)] = spaces.number(space, BONUSES[0], BONUSES[-1])
        if bonus[int(space)] not in BONUSES:
            raise Unreadable("edition/bonus", f"{spaces.place}: a bonus is 5, 10 or 15 (STR-5.4).")
    if bonus[top] != BONUSES[-1]:
        raise Unreadable(
            "edition/top", f"{entry.place}: the highest space pays 15 (STR-3.13), not {bonus[top]}."
        )
    return [top, *bonus]

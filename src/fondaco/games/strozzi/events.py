"""What happens at a table of Strozzi."""

from fondaco.core.events import Catalogue, event

STARTED = 1
TILE_TURNED = 2
SHIPS_REMOVED = 3
TURNED_OVER = 4
DECLINED = 5
LET_GO = 6
FLAGGED = 7
CLAIMED = 8
FLAG_RETURNED = 9
SET_ASIDE = 10
TAKEN = 11
MOORED = 12
MOVED = 13
MOVED_FURTHER = 14
PROMOTED_IN_FLORENCE = 15
TILE_TAKEN = 16
TILE_MOVED = 17
TILE_REPLACED = 18
FLAGS_USED_UP = 19
SUPPLY_USED_UP = 20
SHIP_PAID = 21
MARKER_PAID = 22
BONUS_PAID = 23
ROUND_STARTED = 24
TILES_PAID = 25
TILES_PAID_BY_FLORENCE = 26
WON = 27
WON_BY_FLORENCE = 28

EVENTS = Catalogue(
    event(STARTED, "started", "STR-1.7", "seat"),
    event(TILE_TURNED, "tile-turned", "STR-1.5", "slot tile", reveals=True),
    event(SHIPS_REMOVED, "ships-removed", "STR-1.6", "removed ships"),
    event(TURNED_OVER, "turned-over", "STR-2.1", "seat ship", reveals=True),
    event(DECLINED, "declined", "STR-2.7", "seat"),
    event(LET_GO, "let-go", "STR-2.4", "seat"),
    event(FLAGGED, "flagged", "STR-2.2", "seat flag"),
    event(CLAIMED, "claimed", "STR-2.3", "seat"),
    event(FLAG_RETURNED, "flag-returned", "STR-2.5", "seat flag"),
    event(SET_ASIDE, "set-aside", "STR-2.9", "seat ship"),
    event(TAKEN, "taken", "STR-2.6", "seat flag"),
    event(MOORED, "moored", "STR-3.3", "seat ship port speed place"),
    event(MOVED, "moved", "STR-3.6", "seat city steps space"),
    event(MOVED_FURTHER, "moved-further", "STR-3.7", "seat city steps space"),
    event(PROMOTED_IN_FLORENCE, "moved-by-scrolls", "STR-3.9", "seat steps space"),
    event(TILE_TAKEN, "tile-taken", "STR-3.10", "seat slot tile"),
    event(TILE_MOVED, "moved-by-tile", "STR-3.11", "seat city steps space"),
    event(TILE_REPLACED, "tile-replaced", "STR-3.12", "slot tile", reveals=True),
    event(FLAGS_USED_UP, "flags-used-up", "STR-4.1", "round"),
    event(SUPPLY_USED_UP, "supply-used-up", "STR-4.2", "round"),
    event(SHIP_PAID, "ship-paid", "STR-5.1", "seat port place coins"),
    event(MARKER_PAID, "marker-paid", "STR-5.2", "seat city place coins"),
    event(BONUS_PAID, "bonus-paid", "STR-5.4", "seat city space coins"),
    event(ROUND_STARTED, "round-started", "STR-6.2", "round seat"),
    event(TILES_PAID, "tiles-paid", "STR-7.1", "seat category merit place coins"),
    event(
        TILES_PAID_BY_FLORENCE,
        "tiles-paid-by-florence",
        "STR-7.2",
        "seat category merit place coins",
    ),
    event(WON, "won", "STR-7.3", "seat coins"),
    event(WON_BY_FLORENCE, "won-by-florence", "STR-7.3", "seat coins"),
)

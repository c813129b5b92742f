"""The example of the rule book: Anna, Scott, Todd, Heather and James."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.strozzi.table import strozzi

ANNA, SCOTT, TODD, HEATHER, JAMES = range(5)


@clause("STR-2.1", "STR-2.4", "STR-2.5", "STR-2.7", "STR-2.8")
@clause("STR-3.6", "STR-3.10", "STR-3.11", "STR-3.12", "STR-3.14")
def test_heather_robs_scott_of_the_ship_that_anna_did_not_want() -> None:
    # Anna has used her +1 flag for a ship in Naples and her ware flag for one in Rome.
    table = strozzi(
        "naples quay: 0:6ns+1",
        "rome quay: 0:7r",
        "naples track: 0:1",
        "rome track: 0:2",
        "face up: science1r art1v architecture2",
        "offer: 7v",
        "active: 4",
        seats=5,
    )
    table.play("flag ware", *["decline"] * 4, "port venice > 2rrnnp")
    assert table.flags[ANNA] == "pirate"

    # She draws the top-most card; it has no wares for Venice, so she is not interested.
    assert (table.active, table.turn, table.offer) == (ANNA, ANNA, "2rrnnp")
    assert table.told("turned-over") == [f"seat {ANNA} ship 2rrnnp"]
    table.play("decline")
    assert table.told("declined") == [f"seat {ANNA}"]

    # Scott has no ship in Rome and places his ware flag to take advantage of the two grain symbols.
    assert table.turn == SCOTT
    table.play("flag ware")
    assert table.flag == f"ware of {SCOTT}"
    assert table.flags[SCOTT] == "pirate +1"

    # Todd is next and, like Anna, is not interested.
    assert table.turn == TODD
    table.play("decline")
    assert table.told("let-go")[-1] == f"seat {TODD}"

    # Heather, with no ship in Naples, claims it with her pirate flag. Scott takes back his flag.
    assert table.turn == HEATHER
    table.play("flag pirate")
    assert table.told("claimed") == [f"seat {HEATHER}"]
    assert table.told("flag-returned") == [f"seat {SCOTT} flag ware"]
    assert table.flags[SCOTT] == "pirate +1 ware"
    assert table.flags[HEATHER] == "+1 ware"

    # James is last, but cannot do anything.
    assert table.turn == HEATHER
    assert table.refused("flag pirate", by=JAMES) == f"STR-2.8 not-your-turn seat {HEATHER}"

    # She places the ship next to Naples and moves her marker there up two spaces.
    table.play("port naples")
    assert table.quay("naples") == "0:6ns+1 3:2rrnnp"
    assert table.track("naples") == "3:2 0:1 1:0 2:0 4:0"
    assert table.track("rome") == "0:2 1:0 2:0 3:0 4:0"

    # She chooses the art tile; as it shows the symbol for Venice, her marker there moves too,
    # and she draws the top-most tile to replace the one she took.
    assert table.choices == ["tile 1", "tile 2", "tile 3"]
    table.play("tile 2 > science2 6vs")
    assert table.tiles[HEATHER] == "art1v"
    assert table.track("venice") == "4:2 3:1 0:0 1:0 2:0"
    assert table.face_up == "science1r science2 architecture2"

    # James, the player to her left, is the new active player and draws the top-most card.
    assert (table.active, table.turn, table.offer) == (JAMES, JAMES, "6vs")
    assert table.told("turned-over")[-1] == f"seat {JAMES} ship 6vs"

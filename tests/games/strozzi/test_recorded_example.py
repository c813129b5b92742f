"""The example of the rule book as it happens in a recorded game."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core import record_reader
from fondaco.games.index import find
from tests.clauses import clause
from tests.games.strozzi.make_example import NAMES, RECORD

ANNA, SCOTT, TODD, HEATHER, JAMES = range(5)

pytestmark = pytest.mark.skipif(not RECORD.parent.exists(), reason="the examples are elsewhere")


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    """The record as it lies in the file."""
    ((_, document),) = record_reader.read_documents(RECORD)
    return document


def told(entry: dict[str, Any]) -> list[str]:
    """What an entry of the record tells, an event a line."""
    return [
        " ".join([event["event"], *(f"{name} {value}" for name, value in event["with"].items())])
        for event in entry["events"]
    ]


def turn_of_the_example(document: dict[str, Any]) -> int:
    """The number of the move after which Anna turns over the ship of the example."""
    (number,) = (
        entry["number"]
        for entry in document["moves"]
        if f"turned-over seat {ANNA} ship 2rrnnp" in told(entry)
    )
    return int(number)


def test_the_record_is_sound_and_ends_with_a_winner(document: dict[str, Any]) -> None:
    table = record_reader.replay(document, find("strozzi"), RECORD.name)

    assert [player["name"] for player in document["players"]] == NAMES
    assert table.to_act == -1
    assert document["result"] == {"totals": table.totals, "winners": table.winners}
    assert len(table.winners) == 1


@clause("STR-2.4", "STR-3.5", "STR-3.7")
def test_before_the_example_anna_has_used_her_plus_one_flag_and_her_ware_flag(
    document: dict[str, Any],
) -> None:
    number = turn_of_the_example(document)

    seen = record_reader.replay(document, find("strozzi"), RECORD.name, number).view(ANNA)

    assert seen["seats"][ANNA]["flags"] == ["pirate"]
    (in_naples,) = seen["ports"]["naples"]
    assert in_naples["seat"] == ANNA
    assert in_naples["speed"] == int(in_naples["ship"][0]) + 1
    (in_rome,) = seen["ports"]["rome"]
    assert in_rome["seat"] == ANNA
    assert [tile for tile in seen["face_up"] if tile.startswith("art")] == ["art1v"]
    assert (seen["active"], seen["turn"], seen["ship"]) == (ANNA, ANNA, "2rrnnp")


@clause("STR-2.5", "STR-2.7", "STR-2.8", "STR-3.6", "STR-3.10", "STR-3.11", "STR-3.12", "STR-3.14")
def test_the_example_happens_step_by_step(document: dict[str, Any]) -> None:
    number = turn_of_the_example(document)
    anna, scott, todd, claim, port, tile = document["moves"][number : number + 6]

    assert (anna["seat"], anna["move"]) == (ANNA, "decline")
    assert told(anna) == [f"declined seat {ANNA}"]

    assert (scott["seat"], scott["move"]) == (SCOTT, "flag ware")
    assert told(scott) == [f"flagged seat {SCOTT} flag ware"]

    assert (todd["seat"], todd["move"]) == (TODD, "decline")
    assert told(todd) == [f"let-go seat {TODD}"]

    assert (claim["seat"], claim["move"]) == (HEATHER, "flag pirate")
    assert told(claim)[:2] == [
        f"flag-returned seat {SCOTT} flag ware",
        f"claimed seat {HEATHER}",
    ]

    assert (port["seat"], port["move"]) == (HEATHER, "port naples")
    assert told(port) == [
        f"moored seat {HEATHER} ship 2rrnnp port naples speed 2 place 2",
        f"moved seat {HEATHER} city naples steps 2 space 2",
    ]

    assert tile["seat"] == HEATHER
    taken, moved, replaced, turned = told(tile)
    slot = tile["move"].removeprefix("tile ")
    assert taken == f"tile-taken seat {HEATHER} slot {slot} tile art1v"
    assert moved == f"moved-by-tile seat {HEATHER} city venice steps 1 space 1"
    assert replaced.startswith(f"tile-replaced slot {slot} tile ")
    assert turned.startswith(f"turned-over seat {JAMES} ship ")


@clause("STR-2.5")
def test_in_the_end_scott_holds_his_ware_flag_again(document: dict[str, Any]) -> None:
    number = turn_of_the_example(document)

    seen = record_reader.replay(document, find("strozzi"), RECORD.name, number + 6).view(SCOTT)

    assert seen["seats"][SCOTT]["flags"] == ["pirate", "+1", "ware"]
    assert seen["seats"][HEATHER]["tiles"] == ["art1v"]
    assert seen["active"] == seen["turn"] == JAMES

"""A record holds a whole game, and a replay says where it differs."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core import record_reader, records
from fondaco.core.chance import Chance
from fondaco.core.errors import Unreadable
from tests.core.samples import MEDICI, OPTIONS, dealt, document, finish, hastily, sample

if TYPE_CHECKING:
    from collections.abc import Callable

WHOLE = document(finish(dealt("a short game", 2), 1, hastily))
HALF = document(finish(dealt("a short game", 3, OPTIONS[3]), 1, moves=12))


def refused(record: dict[str, Any], place: str = "mine.json") -> Unreadable:
    """What is said about a record that does not replay."""
    with pytest.raises(Unreadable) as caught:
        record_reader.replay(record, MEDICI, place)
    return caught.value


@pytest.mark.parametrize("number", range(10))
def test_a_recorded_game_replays_move_by_move(number: int) -> None:
    table = sample(number)

    again = record_reader.replay(document(table), MEDICI, "mine.json")

    assert again.log == table.log
    assert again.terms == table.terms
    assert document(again) == document(table)


def test_a_game_under_way_is_recorded_without_a_result() -> None:
    assert HALF["result"] is None
    assert record_reader.replay(HALF, MEDICI, "mine.json").number == 12


@pytest.mark.parametrize("to", [0, 1, 11, 12, 99])
def test_a_replay_may_stop_at_any_move(to: int) -> None:
    assert record_reader.replay(HALF, MEDICI, "mine.json", to).number == min(to, 12)


def test_a_replay_that_stops_earlier_does_not_look_further() -> None:
    record = copy.deepcopy(HALF)
    record["moves"][8]["hash"] = "0" * 32

    assert record_reader.replay(record, MEDICI, "mine.json", 8).number == 8
    assert refused(record).code == "record/hash"


def test_a_record_names_the_players_in_the_order_of_their_seats() -> None:
    players = [records.Player("Ada", "human"), records.Player("Bo", "bot")]

    record = records.record(dealt(seats=2), players)

    assert record_reader.players_of(record, "mine.json") == players


def test_a_secret_that_must_stay_one_is_left_out() -> None:
    table = finish(dealt(), moves=4)

    players = [records.Player(name, "bot") for name in ("Ada", "Bo", "Cy")]
    record = records.record(table, players[: table.terms.seats], open_secret=False)

    assert table.terms.chances[0].secret.hex() not in json.dumps(record)
    assert record["chance"][0]["commitment"] == table.terms.chances[0].commitment
    assert refused(record).code == "record/secret"


def last_event(record: dict[str, Any]) -> dict[str, Any]:
    event: dict[str, Any] = record["moves"][-1]["events"][-1]
    return event


def another_secret(record: dict[str, Any]) -> None:
    other = Chance("keyed", bytes(32))
    record["chance"][0] |= {"secret": other.secret.hex(), "commitment": other.commitment}


CHANGES: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("record/rules", lambda r: r.update(rules=2)),
    ("record/missing", lambda r: r.pop("moves")),
    ("record/missing", lambda r: r["moves"][3].pop("hash")),
    ("record/missing", lambda r: r["edition"].pop("tables")),
    ("record/odd", lambda r: r.update(moves=None)),
    ("record/odd", lambda r: r.update(edition=[])),
    ("record/chance", lambda r: r.update(chance=[])),
    ("record/edition", lambda r: r["edition"].update(sha256="0" * 64)),
    ("edition/total", lambda r: r["edition"]["tables"]["cards"].pop()),
    ("record/players", lambda r: r.update(seats=9)),
    ("table/seats", lambda r: r.update(seats=1, players=r["players"][:1])),
    ("table/option", lambda r: r.update(options=["open-cards"])),
    ("record/secret", lambda r: r["chance"][0].update({"secret": "00"})),
    ("record/commitment", lambda r: r["chance"][0].update({"secret": "00" * 32})),
    ("record/game", lambda r: r.update(game="chess")),
    ("record/move", lambda r: r["moves"][0].update(move="r")),
    ("record/move", lambda r: r["moves"][0].update(move=0)),
    ("record/odd", lambda r: r["chance"][0].update({"secret": "a riddle"})),
    ("record/chance", lambda r: r["chance"][0].update(kind="dice")),
    ("record/event", another_secret),
    ("record/event", lambda r: last_event(r)["with"].update(florins=1000)),
    ("record/event", lambda r: last_event(r).update(clause="MED-1.1")),
    ("record/event", lambda r: last_event(r).update(to=[0])),
    ("record/events", lambda r: r["moves"][0]["events"].append(last_event(r))),
    ("record/events", lambda r: r["opening"].update(events=[])),
    ("record/hash", lambda r: r["moves"][4].update(hash="0" * 32)),
    ("record/number", lambda r: r["moves"][4].update(number=6)),
    ("record/seat", lambda r: r["moves"][0].update(seat=1 - r["moves"][0]["seat"])),
    ("record/refused", lambda r: r["moves"][0].update(move="take 1")),
    ("record/move", lambda r: r["moves"][0].update(move="castle")),
    ("record/moves", lambda r: r["moves"].append(r["moves"][-1])),
    ("record/result", lambda r: r["moves"].pop()),
    ("record/result", lambda r: r.update(result=None)),
    ("record/result", lambda r: r["result"].update(winners=[0, 1])),
]


@pytest.mark.parametrize(("code", "change"), CHANGES)
def test_a_changed_record_is_refused_with_its_place(
    code: str, change: Callable[[dict[str, Any]], object]
) -> None:
    record = copy.deepcopy(WHOLE)

    change(record)

    error = refused(record)
    assert error.code == code
    assert error.sentence.startswith("mine.json") or code.startswith("table/")


def test_a_difference_is_said_with_the_number_of_the_move() -> None:
    record = copy.deepcopy(WHOLE)
    record["moves"][6]["events"] = []

    assert "mine.json, move 7" in refused(record).sentence


def test_a_record_goes_its_own_way() -> None:
    record = records.record(dealt(), [])

    record["edition"]["tables"]["note"] = "mine"
    found = MEDICI.default_edition.tables.pop("note", None)

    assert found is None

"""Replays: every pair of eyes sees again what it saw, and files are read with care."""

from __future__ import annotations

import copy
import gzip
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fondaco.core import records
from fondaco.core.errors import Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.games import index
from fondaco.server.http import record_files
from fondaco.server.http.query_parameters import ALL
from fondaco.server.http.replays import Replay, retold
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.entries import Moved
from fondaco.server.table.room import OVER, Room
from fondaco.server.table.text_board import boxed
from fondaco.server.wire.messages import Change
from fondaco.server.wire.patches import patched
from tests.server import sample_rooms

Seen = list[tuple[Any, ...]]


def told(text: str) -> tuple[Any, ...]:
    """What matters of an update: whose turn it is, the events, what changed."""
    update = json.loads(text)
    return update["turn"], update["events"], update["changes"]


def played(game: str, seed: int, options: tuple[str, ...] = ()) -> tuple[Room, dict[int, Seen]]:
    """A game played to its end, and what each audience was told on the way."""
    seats = 3
    room, dice = (
        sample_rooms.started(game, seats, options=options, seed=str(seed)),
        sample_rooms.dice(7),
    )
    broadcaster = Broadcaster(room)
    audiences = range(NOBODY, seats)
    heard: dict[int, Seen] = {audience: [] for audience in audiences}
    for audience in audiences:
        broadcaster.view(audience)
    while room.status != OVER:
        deed = Moved(sample_rooms.random_move(room, dice))
        updates = broadcaster.updates(room.carry_out(deed, room.to_act, 0.0))
        for audience, text in updates.items():
            heard[audience].append(told(text))
    return room, heard


def telling(turn: int, updates: Seen) -> Seen:
    """Updates without those that told nothing: a number may be all that there was to hear."""
    turns = [turn, *(update[0] for update in updates)]
    return [
        update
        for before, update in zip(turns, updates, strict=False)
        if update[1] or update[2] or update[0] != before
    ]


def shown(replay: Replay) -> dict[str, Any]:
    """A replay as it travels."""
    travelled: dict[str, Any] = json.loads(msgspec.json.encode(replay))
    return travelled


@pytest.mark.parametrize("game", index.names())
def test_the_eyes_of_a_seat_see_exactly_what_it_was_shown_then(game: str) -> None:
    known = tuple(option.name for option in index.find(game).options)
    room, heard = played(game, 1, known)
    table = room.playing()

    for audience, updates in heard.items():
        replay = shown(retold(table, room.names, str(audience), "en"))
        first, *later = replay["steps"]
        saw = [(one["turn"], one["events"], one["changes"]) for one in later]
        assert telling(first["turn"], saw) == telling(first["turn"], updates)
        assert first["view"] == json.loads(json.dumps(table.at(0).view(audience)))
        assert "changes" not in first
        for step in later:
            assert "view" not in step
            assert bool(step.get("move")) == (step["seat"] == audience)
            assert len(step["words"]) == len(step["events"])
        assert (replay["totals"], replay["winners"]) == (table.totals, table.winners)


@pytest.mark.parametrize("game", index.names())
def test_with_all_eyes_every_step_is_seen_by_whoever_must_decide(game: str) -> None:
    room, _ = played(game, 2)
    table = room.playing()

    replay = shown(retold(table, room.names, ALL, "en"))

    assert [step["number"] for step in replay["steps"]] == list(range(table.number + 1))
    view = replay["steps"][0]["view"]
    for step in replay["steps"][1:]:
        view = patched(view, msgspec.convert(step["changes"], list[Change]))
        assert step["move"]
        if step["number"] % 100 == 0:
            there = table.at(step["number"])
            assert step["turn"] == step["eyes"] == there.to_act
            assert view == json.loads(json.dumps(there.view(there.to_act)))
    names = [event["event"] for step in replay["steps"] for event in step["events"]]
    assert len(names) == sum(len(turn.events) for turn in table.log)


def test_of_another_edition_the_board_is_told_what_it_needs_to_draw_it() -> None:
    game = index.find("oltremare")
    tables = copy.deepcopy(game.default_edition.tables)
    usual = boxed(game, game.default_edition)
    tables["edition"] = "renamed"
    same_sea = boxed(game, replace(game.default_edition, tables=tables))
    tables["harbours"][0]["lon"] += 1
    other = boxed(game, replace(game.default_edition, tables=tables))

    assert usual == same_sea == {}
    assert other["harbours"][0] == {"name": "Venezia", "lon": 13.34, "lat": 45.44}
    assert [one["name"] for one in other["harbours"]][-1] == "Derna"


def test_a_language_without_a_catalogue_is_answered_in_english() -> None:
    room, _ = played("medici", 3)
    english = retold(room.playing(), room.names, "-1", "en")

    for wish in ("tlh", "../medici/en", ""):
        assert retold(room.playing(), room.names, "-1", wish) == english
    assert english.steps[0].words[0] == "110 cards are shuffled into the deck."
    assert english.steps[0].headline == "day 1 of 3"


@pytest.mark.parametrize("eyes", ["3", "-2", "everybody", "", "٣", "1 "])
def test_nobody_looks_through_eyes_that_are_not_at_the_table(eyes: str) -> None:
    room, _ = played("medici", 3)

    with pytest.raises(Unreadable, match="Eyes are those of a seat"):
        retold(room.playing(), room.names, eyes, "en")


# Files


def document() -> str:
    room, _ = played("medici", 4)
    players = [records.Player(name, "human") for name in room.names]
    return json.dumps(records.record(room.playing(), players))


def test_a_record_is_read_plain_or_packed_with_or_without_line_breaks() -> None:
    text = document()
    again = json.dumps(json.loads(text), indent=2)

    for body in (text.encode(), again.encode(), gzip.compress(text.encode()), f"{text}\n".encode()):
        assert record_files.read_record(body) == json.loads(text)


def test_what_is_no_record_is_refused_in_a_sentence() -> None:
    text = document()
    packed = gzip.compress(text.encode())
    wrong = {
        "record/none": b"  \n",
        "record/text": b"\xff\xfe",
        "record/truncated": text[:-9].encode(),
        "record/format": b"[]",
        "record/several": f"{text}\n{text}".encode(),
        "record/large": gzip.compress(b" " * (record_files.LARGEST + 1)),
        "record/odd": b"[" * 100_000,
    }

    for code, body in (*wrong.items(), ("record/truncated", packed[:-20])):
        with pytest.raises(Unreadable) as refused:
            record_files.read_record(body)
        assert refused.value.code == code
        assert refused.value.sentence.endswith(".")

"""What is told, and the clause behind it."""

from __future__ import annotations

import pytest

from fondaco.core.events import EVERYBODY
from fondaco.games.index import find
from fondaco.games.strozzi.events import EVENTS
from tests.clauses import clause
from tests.games.strozzi.table import opening, strozzi

REVEALING = {"tile-turned", "turned-over", "tile-replaced"}


def test_every_event_names_a_clause_of_the_rule_book() -> None:
    clauses = find("strozzi").clauses

    assert [event.name for event in EVENTS.events if event.clause not in clauses] == []


@clause("STR-R7")
def test_everybody_learns_of_everything_and_what_was_face_down_is_shown() -> None:
    assert {event.audience for event in EVENTS.events} == {EVERYBODY}
    assert {event.name for event in EVENTS.events if event.reveals} == REVEALING


@pytest.mark.parametrize(
    ("name", "clause_id"),
    [
        ("started", "STR-1.7"),
        ("ships-removed", "STR-1.6"),
        ("turned-over", "STR-2.1"),
        ("flagged", "STR-2.2"),
        ("claimed", "STR-2.3"),
        ("let-go", "STR-2.4"),
        ("flag-returned", "STR-2.5"),
        ("declined", "STR-2.7"),
        ("set-aside", "STR-2.9"),
        ("moored", "STR-3.3"),
        ("moved", "STR-3.6"),
        ("moved-further", "STR-3.7"),
        ("moved-by-scrolls", "STR-3.9"),
        ("tile-taken", "STR-3.10"),
        ("moved-by-tile", "STR-3.11"),
        ("tile-replaced", "STR-3.12"),
        ("flags-used-up", "STR-4.1"),
        ("supply-used-up", "STR-4.2"),
        ("ship-paid", "STR-5.1"),
        ("marker-paid", "STR-5.2"),
        ("bonus-paid", "STR-5.4"),
        ("round-started", "STR-6.2"),
        ("tiles-paid", "STR-7.1"),
        ("tiles-paid-by-florence", "STR-7.2"),
        ("won", "STR-7.3"),
    ],
)
def test_an_event_is_told_by_its_clause(name: str, clause_id: str) -> None:
    assert EVENTS.by_name[name].clause == clause_id


@clause("STR-1.5", "STR-1.6", "STR-1.7", "STR-2.1")
def test_the_opening_is_told_in_order() -> None:
    table = opening(seats=3)

    assert table.events == ["tile-turned"] * 3 + ["started", "ships-removed", "turned-over"]


def test_whole_games_tell_everything_there_is_to_tell() -> None:
    told = set()
    for chance in range(12):
        table = opening(seats=3 + chance % 4, chance=chance)
        table.play_out(chance)
        told |= set(table.events)

    assert told >= {event.name for event in EVENTS.events} - {"won-by-florence"}


def test_a_decision_can_be_taken_back_until_something_new_is_shown() -> None:
    table = strozzi("offer: 5rp", seats=3)
    fresh = opening(seats=3)

    table.play("flag ware", "decline", "decline", "port rome")
    assert not any(turn.barrier for turn in table.table.log[1:])
    table.play("tile 1")

    assert table.table.log[-1].barrier
    assert not table.table.can_undo()
    assert not fresh.table.can_undo()

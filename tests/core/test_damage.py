"""A damaged record is refused in a sentence, or the damage did no harm."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core import record_reader
from fondaco.core.chance import from_seed
from fondaco.core.errors import Unreadable
from tests.core.samples import MEDICI, dealt, document, finish, hastily, player

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

HALF = document(finish(dealt("half", 3, ("greater-bonus",)), 1, moves=14))
FORK = document(finish(finish(dealt("fork", 2), 2, moves=8).fork(6, from_seed("f")), 3, moves=6))
WHOLE = document(finish(dealt("whole", 2), 2, hastily))

ODD: list[Any] = [None, True, False, 0, 1, -1, 2.5, 3.0, 1e400, 10**30, [], {}, [1], {"a": 1}, [[]]]
ODD += ["", "x", "take 1", "reveal", "\u2028", "0" * 32]


def nodes(value: Any, *path: Any) -> Iterator[tuple[Any, ...]]:
    """The path to everything in a document but the document itself."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in inside:
        yield (*path, key)
        if isinstance(item, dict | list):
            yield from nodes(item, *path, key)


def shallow(path: tuple[Any, ...]) -> bool:
    """Whether a place is not deep inside."""
    return len(path) <= 3 and "events" not in path


def mutated(original: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A document with one thing taken out or replaced; half of the time not deep inside."""
    paths = list(nodes(original))
    if rng.random() < 0.5:
        paths = [path for path in paths if shallow(path)]
    damaged = copy.deepcopy(original)
    *path, key = rng.choice(paths)
    place: Any = damaged
    for step in path:
        place = place[step]
    if rng.random() < 0.3:
        del place[key]
    else:
        place[key] = rng.choice(ODD)
    return damaged


def same_game(found: dict[str, Any], original: dict[str, Any]) -> bool:
    """Whether it is the same game as far as it goes; names are free."""
    moves = original["moves"]
    if original["result"] is None:
        moves = moves[: len(found["moves"])]
    kept = ("rules", "seats", "options", "chance", "opening", "result")
    return (
        all(found[key] == original[key] for key in kept)
        and found["edition"]["tables"] == original["edition"]["tables"]
        and found["moves"] == moves
    )


def judged(damaged: dict[str, Any], original: dict[str, Any]) -> str:
    """The code with which a record is refused, or nothing if it is the same game."""
    try:
        table = record_reader.replay(damaged, MEDICI, "mine.json")
        record_reader.players_of(damaged, "mine.json")
    except Unreadable as error:
        return error.code
    assert same_game(document(table), original)
    return ""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("original", "times"),
    [(HALF, 1200), (FORK, 1200), (WHOLE, 200)],
    ids=["half", "fork", "whole"],
)
def test_one_damage_anywhere_is_refused_in_a_sentence_or_does_no_harm(
    original: dict[str, Any], times: int
) -> None:
    rng = player("damage")

    codes = [judged(mutated(original, rng), original) for _ in range(times)]

    assert codes.count("") < len(codes) / 10
    assert len(set(codes)) > 10


@pytest.mark.parametrize("start", [1, 2.5, "", None, [], -1])
def test_chance_that_does_not_begin_with_the_set_up_is_unreadable(start: Any) -> None:
    record = copy.deepcopy(HALF)

    record["chance"][0]["from"] = start

    assert judged(record, HALF)


def test_seats_are_a_whole_number() -> None:
    assert judged(HALF | {"seats": 3.0}, HALF)


def test_moves_are_a_list() -> None:
    assert judged(HALF | {"moves": ""}, HALF)


def test_a_record_of_another_game_is_unreadable() -> None:
    assert judged(HALF | {"game": "chess"}, HALF)

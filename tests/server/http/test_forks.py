"""Forks: a known past, chance of their own, and no way back into what is known."""

from __future__ import annotations

import hashlib

import pytest

from fondaco.core import record_reader, records
from fondaco.games import index
from fondaco.server.http.forks import ForkWish, forked
from fondaco.server.table import agreement
from fondaco.server.table.entries import Moved, Started
from fondaco.server.table.room import OVER, Room
from tests.server import sample_rooms

NUMBER = 30


def finished(game: str, seed: str = "past") -> Room:
    """A room in which three people moved at random to the end."""
    room = sample_rooms.started(game, 3, people=3, seed=seed)
    play_out(room, 11)
    return room


def play_out(room: Room, seed: int) -> None:
    dice = sample_rooms.dice(seed)
    while room.status != OVER:
        room.carry_out(Moved(sample_rooms.random_move(room, dice)), room.to_act, 0.0)


def fork_of(room: Room, number: int, secret: str) -> Room:
    """The room of a fork, begun; its header is read as the store gives it back."""
    agreed = forked(room, sample_rooms.CALLERS[1], ForkWish(number, 1, "chance"))
    again = Room("fork", agreement.read(agreement.write(agreed)), sample_rooms.secret(secret))
    again.carry_out(Started(), None, 0.0)
    return again


def document(room: Room) -> dict[str, object]:
    players = [records.Player(name, "human") for name in room.names]
    return records.record(room.playing(), players)


@pytest.mark.parametrize("game", index.names())
def test_a_fork_has_the_same_past_and_another_future_and_can_be_verified(game: str) -> None:
    past = finished(game)
    fork, other = fork_of(past, NUMBER, "one"), fork_of(past, NUMBER, "two")

    assert fork.playing().log == past.playing().log[: NUMBER + 1]
    play_out(fork, 11)
    play_out(other, 11)

    futures = [room.playing().log[NUMBER + 1 :] for room in (past, fork, other)]
    assert futures[0] != futures[1] != futures[2] != futures[0]
    replayed = record_reader.replay(document(fork), index.find(game), "the fork")
    assert replayed.log == fork.playing().log


def test_the_commitment_of_a_fork_is_about_its_future() -> None:
    fork = fork_of(finished("medici"), NUMBER, "one")

    past, ahead = fork.terms.chances

    assert (past.start, past.secret) == (0, sample_rooms.secret("past"))
    assert (ahead.start, ahead.secret) == (NUMBER + 1, sample_rooms.secret("one"))
    assert ahead.commitment == hashlib.sha256(sample_rooms.secret("one")).hexdigest()


def test_bots_sit_at_all_seats_but_one_under_names_of_their_own() -> None:
    fork = fork_of(finished("medici"), NUMBER, "one")

    assert fork.people() == [1]
    assert fork.names == ["Pippo", "Bruno", "Pippo 2"]
    assert fork.agreement.visibility == "private"


def test_nobody_takes_back_a_move_from_before_the_fork() -> None:
    past = finished("medici").playing()
    number = next(n for n in range(10, past.number) if past.at(n).can_undo(1))

    room = fork_of(finished("medici"), number, "one")

    assert not room.playing().can_undo(1)
    assert room.can_take_back(1) == 0


def test_what_is_done_after_the_fork_can_be_taken_back_as_ever() -> None:
    past = finished("medici").playing()
    number = next(
        turn.number - 1
        for turn in past.log[10:]
        if turn.seat == 1 and not turn.barrier and turn.number < past.number
    )
    room = fork_of(finished("medici"), number, "one")

    room.carry_out(Moved("take 1"), 1, 0.0)

    assert room.playing().can_undo(1)
    assert room.can_take_back(1) == number + 1

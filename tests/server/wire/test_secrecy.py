"""Secrecy on the wire: redeal what an audience cannot know, and it is sent the same bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.bots.sight import redealt
from fondaco.core.dice import Dice, seed
from fondaco.games import index
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.entries import Moved
from fondaco.server.table.room import PLAYING
from fondaco.server.wire.connection import Reading
from fondaco.server.wire.encoding import view_hash
from tests.server import sample_rooms
from tests.server.sample_rooms import random_move, started

if TYPE_CHECKING:
    from fondaco.server.table.room import Outcome, Room

GAMES = index.names()
POSITIONS = 60
SPOKEN_EVERY = 5
"""Sentences take long to make, so not every position is put into words."""


def broadcasters(room: Room) -> dict[int, Broadcaster]:
    """A broadcaster for every audience, so that each can be shown a world of its own."""
    found = {audience: Broadcaster(room) for audience in range(-1, room.agreement.seats)}
    for audience, broadcaster in found.items():
        broadcaster.view(audience)
    return found


def sent(broadcaster: Broadcaster, audience: int, outcome: Outcome, *, words: bool) -> list[str]:
    """All that an audience is sent of an outcome, and what a newcomer to it would be sent."""
    texts = [*broadcaster.updates(outcome).values(), broadcaster.view(audience)]
    texts.append(Broadcaster(broadcaster.room).view(audience))
    return [*texts, broadcaster.recent_words(audience, Reading(board=True))] if words else texts


def refusal_of(room: Room, seat: int, move: int) -> tuple[str, ...]:
    """What a seat is answered that tries a move, if it is refused."""
    table = room.playing()
    if seat < 0 or (refusal := table.game.refusal(table.state, seat, move)) is None:
        return ()
    return refusal.clause, refusal.code, str(refusal.arguments)


def play_and_compare(game: str, seats: int, number: int, positions: int) -> int:
    room = started(game, seats, people=seats, seed=f"secrecy {number}")
    dice, imagination = sample_rooms.dice(number), Dice()
    seed(imagination, number, 1, 2, 3)
    true, twin = broadcasters(room), broadcasters(room)
    compared = 0
    while room.status == PLAYING and compared < positions:
        outcome = room.carry_out(Moved(random_move(room, dice)), room.to_act, 0.0)
        table = room.playing()
        state = table.state
        for audience in range(-1, seats):
            words = compared % SPOKEN_EVERY == 0
            tried = [dice.randrange(table.game.moves) for _ in range(3)]
            honest = sent(true[audience], audience, outcome, words=words)
            answered = [refusal_of(room, audience, move) for move in tried]
            table.state = redealt(table.game, state, audience, imagination)
            imagined = sent(twin[audience], audience, outcome, words=words)
            imagined_answers = [refusal_of(room, audience, move) for move in tried]
            table.state = state

            assert honest == imagined
            assert answered == imagined_answers
        compared += 1
    return compared


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [1, 2])
def test_what_an_audience_cannot_know_changes_no_byte_it_is_sent(game: str, number: int) -> None:
    assert play_and_compare(game, 4, number, POSITIONS) == POSITIONS


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_byte_changes_in_whole_games_at_every_number_of_seats(game: str) -> None:
    for seats in index.find(game).seats:
        for number in range(5):
            assert play_and_compare(game, seats, number, 10_000) > 10


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_not_reached_by_a_move_has_nothing_new_to_see(game: str) -> None:
    room = started(game, seed="unreached")
    dice = sample_rooms.dice(5)
    unreached = 0
    while room.status == PLAYING and room.playing().number < 250:
        before = [view_hash_of(room, audience) for audience in range(-1, 4)]
        outcome = room.carry_out(Moved(random_move(room, dice)), room.to_act, 0.0)
        for place, audience in enumerate(range(-1, 4)):
            if audience not in outcome.reached:
                assert view_hash_of(room, audience) == before[place]
                unreached += 1

    assert unreached > 0 or game != "oltremare"


def view_hash_of(room: Room, audience: int) -> str:
    broadcaster = Broadcaster(room)
    broadcaster.view(audience)
    watched = broadcaster.watched[audience]
    assert watched.hash == view_hash(watched.look.view)
    return watched.hash


def test_hidden_steps_of_others_do_not_show_in_the_numbers_of_a_seat() -> None:
    room = started("oltremare", seed="drafts")
    dice = sample_rooms.dice(11)
    looked = False
    while room.status == PLAYING and room.playing().number < 400:
        before, mover = list(room.numbers), room.to_act
        open_before = room.playing().view(-1)
        outcome = room.carry_out(Moved(random_move(room, dice)), mover, 0.0)
        turn = outcome.turn
        assert turn is not None
        noticed = [
            who == mover or room.to_act != mover or bool(turn.seen_by(who)) for who in range(-1, 4)
        ]
        if not all(noticed):
            open_change = not looked or open_before != room.playing().view(-1)
            noticed, looked = [one or open_change for one in noticed], True
        for place, who in enumerate(range(-1, 4)):
            assert room.numbers[who] == before[who] + noticed[place]

    assert max(room.numbers) < room.playing().number

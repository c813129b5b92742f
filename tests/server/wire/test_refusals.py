"""Whatever move is not allowed is refused over the socket with its clause and a sentence."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.games.index import find, names
from fondaco.server.table.entries import Moved
from fondaco.server.table.refusal_messages import refused
from fondaco.server.table.room import PLAYING
from fondaco.server.table.session import Session
from fondaco.speech.catalogues import languages
from tests.server import sample_rooms
from tests.server.client import Guest, Sitting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.core.errors import Refusal
    from fondaco.core.table import Table

SEATS = 3
LANGUAGES = languages()
FEW_MOVES = 20
EVERY = 25
"""Decisions between two at which every move is tried over the socket, where there are many."""


def forbidden(table: Table) -> Iterator[tuple[int, int, Refusal]]:
    """Every seat and move that is not allowed now, and why."""
    for seat in range(table.terms.seats):
        for move in range(table.game.moves):
            if refusal := table.game.refusal(table.state, seat, move):
                yield seat, move, refusal
                if seat != table.to_act:
                    break  # whose turn it is comes before the move


@pytest.mark.parametrize("name", names())
def test_every_refusal_of_a_random_game_can_be_sent_in_every_language(name: str) -> None:
    room, dice = sample_rooms.started(name, SEATS), sample_rooms.dice(7)
    session, sent = Session(room), set()
    while room.status == PLAYING:
        for _, _, refusal in forbidden(room.playing()):
            said = (refusal.clause, refusal.code, *refusal.arguments.items())
            if said in sent:
                continue
            sent.add(said)
            for language in LANGUAGES:
                answer = refused(session, "1", refusal, language)
                assert answer.clause in find(name).clauses
                assert answer.sentence.strip(), said
        room.carry_out(Moved(sample_rooms.random_move(room, dice)), room.to_act, 0.0)

    assert len({code for _, code, *_ in sent}) > 5


async def try_everything(sitting: Sitting, table: Table, seat: int) -> int:
    """Try every move that the seat to act may not make; each is refused by its clause."""
    allowed = {choice["move"] for choice in sitting.choices}
    moves = [table.words.move_name(move) for move in range(table.game.moves)]
    wrong = [move for move in moves if move not in allowed]
    asked = [sitting.move(move) for move in wrong]
    for move, answer in zip(wrong, await asyncio.gather(*asked), strict=True):
        check(answer, move, table)
    other = (seat + 1) % SEATS
    await sitting.do("look", seat=other)
    await sitting.until(lambda: sitting.seat == other)
    check(await sitting.move(moves[0]), "not the own turn", table)
    await sitting.do("look", seat=seat)
    await sitting.until(lambda: sitting.seat == seat and sitting.choices)
    return len(wrong)


def check(answer: dict[str, Any], move: str, table: Table) -> None:
    """An answer is a refusal with a clause of the rule book and a sentence."""
    assert answer["type"] == "refused", (move, answer)
    assert answer.get("clause") in table.game.clauses, (move, answer)
    assert answer["sentence"].strip(), (move, answer)


async def walk(address: str, name: str, every: int) -> int:
    """A game in which one person has all seats and tries what is not allowed."""
    dice, tongues = sample_rooms.dice(7), cycle(LANGUAGES)
    guest = await Guest(address, "Anna").arrive()
    table = await guest.found(name, *["me"] * SEATS)
    model = sample_rooms.started(name, SEATS).playing()
    tried = made = 0
    async with guest.at(table) as sitting:
        await sitting.do("start")
        await sitting.seen()
        while not sitting.is_over:
            seat = sitting.turn
            if sitting.seat != seat:
                await sitting.do("look", seat=seat)
            await sitting.until(lambda: sitting.seat == sitting.turn and sitting.choices)
            if made % every == 0:
                await sitting.do("speak", language=next(tongues))
                tried += await try_everything(sitting, model, seat)
            number = sitting.number
            answer = await sitting.move(dice.choice(sitting.choices)["move"])
            assert answer["type"] == "ack", answer
            await sitting.beyond(number)
            made += 1
    await guest.leave()
    return tried


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("often", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_what_is_not_allowed_is_refused_over_the_socket_by_its_clause(
    server: str, name: str, *, often: bool
) -> None:
    every = 1 if often or find(name).moves <= FEW_MOVES else EVERY

    assert asyncio.run(walk(server, name, every)) > 100

"""The laws of a single table, checked in plain Python after every move."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from fondaco.core import record_reader, records
from fondaco.core.chance import simulated
from fondaco.core.dice import seed
from fondaco.core.errors import Broken
from fondaco.core.records import Player
from fondaco.core.table import Table, Terms
from fondaco.core.verbs import NOBODY
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fondaco.core.game import Game
    from fondaco.core.position import Position

MOVES_AT_MOST = 20_000
FEW_MOVES = 20
LOOK_EVERY = 10
"""Where there are many moves, all of them are tried now and then only."""


def play_under_the_laws(terms: Terms, number: int) -> Table:
    """A whole random game, checked after every move; the first broken law is said."""
    table = Table(terms)
    lots = random.Random(number)  # noqa: S311  not cryptography
    check_position(table)
    while table.to_act != NOBODY:
        hold(table.number < MOVES_AT_MOST, table, "every game ends")
        table.play(lots.choice(table.choices))
        check_position(table)
    check_log(table)
    check_record(table)
    return table


def random_terms(game: Game, seats: int, number: int, options: tuple[str, ...] = ()) -> Terms:
    """Terms whose chance follows from a number."""
    return Terms.agree(game, seats, options, chance=simulated(number, seats))


def hold(law: bool, table: Table, sentence: str) -> None:  # noqa: FBT001  a law holds or not
    """Break off if a law does not hold, saying where."""
    if not law:
        chance = table.terms.chances[0].secret.hex()
        raise Broken(
            f"{table.game.name}, move {table.number}, chance {chance}: not so that {sentence}"
        )


# After every move


def check_position(table: Table) -> None:
    """All laws of one position."""
    check_fields(table)
    check_choices(table)
    for seat in (NOBODY, *range(table.terms.seats)):
        check_secrecy(table, seat)


def check_fields(table: Table) -> None:
    """Every number is within its range, every part in exactly one place."""
    for line in table.state.astray():
        hold(False, table, f"numbers keep to their range: {line}")  # noqa: FBT003
    laws = table.game.contract.laws
    fault = laws.fault(table.state, table.terms.edition.parts, [0] * laws.SCRATCH)
    hold(fault == 0, table, f"a position is sound: {laws.FAULTS[fault]}")


def check_choices(table: Table) -> None:
    """Who must act has choices; what is listed is accepted, all else refused without a trace."""
    game, state, seat = table.game, table.state, table.to_act
    listed = table.choices
    before = state.plain()
    hold(seat == NOBODY or bool(listed), table, "who must act has choices")
    thorough = game.moves <= FEW_MOVES or table.number % LOOK_EVERY == 0
    tried = range(-1, game.moves + 1) if thorough else listed
    for move in tried:
        for other in range(-1, table.terms.seats) if thorough and move < FEW_MOVES else (seat,):
            refusal = game.refusal(state, other, move)
            allowed = other == seat and move in listed
            hold((refusal is None) == allowed, table, f"only what is listed is accepted: {move}")
            if refusal:
                hold(refusal.clause in game.clauses, table, f"{refusal.clause} is in the rule book")
                hold(bool(_speaker(table).refusal(refusal)), table, f"{refusal.code} can be said")
    for move in listed:
        name = table.words.move_name(move)
        hold(table.words.read_move(state, name) == move, table, f"{name!r} is read as written")
        hold(bool(_speaker(table).move(state, move)), table, f"{name!r} can be said")
    hold(state.plain() == before, table, "asking changes nothing")


def check_secrecy(table: Table, seat: int) -> None:
    """What a seat sees does not change when everything it cannot know is redealt."""
    imagined = redealt(table.state, seat, table)
    again = redealt(imagined, seat, table)
    hold(again == imagined, table, f"seat {seat} imagines from what it knows only")
    for what in sights(table, seat):
        hold(what(table.state) == what(imagined), table, f"seat {seat} sees what it may know only")


def redealt(state: Position, seat: int, table: Table) -> Position:
    """The position as the seat might imagine it."""
    twin = state.copy()
    seed(twin.dice, table.number, seat + 1, 3, 4)
    table.game.rules.imagine(twin, seat)
    return twin


def sights(table: Table, seat: int) -> Iterator[Callable[[Position], object]]:
    """All that reaches a seat: its view, and if it plays, its features, advice and choices."""
    game = table.game
    yield lambda state: game.view(state, seat)
    if seat == NOBODY:
        return

    yield lambda state: game.features(state, seat)
    yield lambda state: game.advice(state, seat)
    if seat == table.to_act:
        yield game.choices


# After the game


def check_log(table: Table) -> None:
    """The same moves lead to the same positions; every event has a clause and words."""
    again = Table(table.terms, table.log)
    hold(
        [turn.hash for turn in again.log] == [turn.hash for turn in table.log],
        table,
        "replays agree",
    )
    for turn in table.log:
        for happening in turn.events:
            clause = happening.event.clause
            hold(clause in table.game.clauses, table, f"{clause} is in the rule book")
            hold(
                bool(_speaker(table).event(happening)), table, f"{happening.event.name} can be said"
            )


def check_record(table: Table) -> None:
    """The game survives being written and read."""
    players = [Player(f"seat {seat}", "chance") for seat in range(table.terms.seats)]
    text = json.dumps(records.record(table, players))
    back = record_reader.replay(json.loads(text), table.game, "the record")
    hold(
        back.state == table.state and back.totals == table.totals,
        table,
        "records are read as written",
    )


def _speaker(table: Table) -> Speaker:
    if table.game not in _speakers:
        _speakers[table.game] = Speaker(table.game, [f"seat {seat}" for seat in table.game.seats])
    return _speakers[table.game]


_speakers: dict[Game, Speaker] = {}

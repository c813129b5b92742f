"""The laws over many games at once, compiled; and the compiled rules held to the plain ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.chance import PLAYERS, seed_words, simulated
from fondaco.core.dice import Dice, roll, seed
from fondaco.core.errors import Broken
from fondaco.core.structs import Number, Part, Row
from fondaco.core.table import Table, Terms
from fondaco.core.verbs import NOBODY
from fondaco.fast.batch import Batch
from fondaco.fast.compile import compiled
from fondaco.fast.layout import dtype, pack
from fondaco.laws import checks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import SimpleNamespace

    from numpy.typing import NDArray

    from fondaco.core.game import Game
    from fondaco.core.structs import Field


AT_A_TIME = 16
"""Moves between two looks at the range of every number; the other laws are checked after each."""
BROKEN = {
    checks.NO_CHOICE: "a seat must act and has no choice",
    checks.SEES_TOO_MUCH: "what a seat sees depends on what it cannot know",
    checks.IMAGINES_NONSENSE: "a position that a seat imagines breaks a law",
}


def many_games(
    game: Game,
    seats: int,
    games: int,
    number: int,
    options: tuple[str, ...] = (),
    told: Callable[[int], None] = lambda _: None,
    at_once: int = 10_000,
) -> int:
    """Play random games with all laws checked after every move; how many moves there were."""
    moves = 0
    for first in range(0, games, at_once):
        tables = min(at_once, games - first)
        batch = Batch(game, tables, seats=seats, options=options, seed=number + first)
        moves += play_out(batch, number + first)
        told(tables)
    return moves


def play_out(batch: Batch, number: int) -> int:
    """Play every table of a batch to its end by lot; how many moves there were."""
    game = batch.game
    laws = game.contract.laws
    code = compiled(checks, *game.verbs_and_laws)
    parts = np.array(game.default_edition.parts)
    made = np.zeros(batch.tables, np.int64)
    found = np.zeros(batch.tables, np.int64)

    def go(rows: slice) -> None:
        dice = np.zeros(1, dtype(Dice))
        dice[0] = tuple(seed_words(number, rows.start + int(made.sum()), PLAYERS))
        code.walk(
            batch.states[rows],
            np.zeros(1, batch.states.dtype),
            np.zeros((2, game.moves), np.uint8),
            dice,
            parts,
            np.zeros(laws.SCRATCH, np.int64),
            np.zeros((2, game.feature_count), np.float32),
            batch.seats,
            AT_A_TIME,
            made[rows],
            found[rows],
        )

    while (batch.to_act != NOBODY).any():
        batch.share(go)
        if (broken := np.flatnonzero(found)).size:
            law = int(found[broken[0]])
            position = batch.position(int(broken[0]))
            raise Broken(f"{game.name}: {BROKEN.get(law) or laws.FAULTS[law]}: {position}")
        check_ranges(batch)
        batch.look()
    return int(made.sum())


def check_ranges(batch: Batch) -> None:
    """Every number of every table is within its range."""
    for path, field, values in numbers(batch.states, type(batch.game.new_state()).fields, "state"):
        if values.min() < field.low or values.max() > field.high:
            raise Broken(f"{batch.game.name}: {path} is outside {field.low} to {field.high}")


def numbers(
    rows: NDArray[Any], fields: dict[str, Field], path: str
) -> Iterator[tuple[str, Number, NDArray[Any]]]:
    """Every number declared in a record, with its values at all tables."""
    for name, field in fields.items():
        inner, values = field, rows[name]
        while isinstance(inner, Row):
            inner = inner.item
        if isinstance(inner, Part):
            yield from numbers(values, inner.kind.fields, f"{path}.{name}")
        elif isinstance(inner, Number):
            yield f"{path}.{name}", inner, values


def compare_ways(game: Game, seats: int, number: int, options: tuple[str, ...] = ()) -> int:
    """Play one random game interpreted and compiled side by side; every byte must agree."""
    code = compiled(checks, *game.verbs_and_laws)
    batch = Batch(game, 1, seats=seats, options=options, seed=number)
    table = Table(Terms.agree(game, seats, options, chance=simulated(number, 0)))
    dice = Dice()
    seed(dice, *seed_words(number, 0, PLAYERS))
    while True:
        _same_bytes(table, batch)
        _same_numbers(table, batch, code)
        if table.to_act == NOBODY:
            return table.number
        move = table.choices[roll(dice, len(table.choices))]
        table.play(move)
        batch.step(np.array([move]))


def _same_bytes(table: Table, batch: Batch) -> None:
    mine = np.zeros(1, dtype(type(table.state)))
    pack(table.state, mine[0])
    if mine.tobytes() != batch.states.tobytes():
        raise Broken(f"{table.game.name}, move {table.number}: interpreted and compiled differ")


def _same_numbers(table: Table, batch: Batch, code: SimpleNamespace) -> None:
    """Choices, features, advice and totals agree as well."""
    game, state = table.game, table.state
    marked = np.flatnonzero(batch.masks[0]).tolist()
    same = marked == table.choices and batch.to_act[0] == table.to_act
    same = same and batch.totals()[0].tolist() == table.totals
    for seat in range(table.terms.seats):
        out = game.features(state, seat)
        same = same and batch.features(np.array([seat]))[0].tolist() == out
        mine = game.advice(state, seat)
        same = same and code.advice_at(batch.states, 0, seat) == mine
        same = same and code.wins_at(batch.states, 0, seat) == game.rules.is_winner(state, seat)
    if not same:
        raise Broken(f"{game.name}, move {table.number}: interpreted and compiled verbs differ")

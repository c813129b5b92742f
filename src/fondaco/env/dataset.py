"""Decisions as a Parquet file: a row for each, written in groups as the games are played."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core import extras
from fondaco.core.errors import Unreadable
from fondaco.env import rewards
from fondaco.env.feature_names import names

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from pathlib import Path

    from fondaco.env.decisions import Told
    from fondaco.env.setting import Setting

FORMAT = "fondaco-decisions"
VERSION = 1
ROWS = 50_000
"""About so many decisions are held in memory before they are written as a row group."""


def arrow() -> Any:
    """Pyarrow, or a sentence that says how to get it."""
    extras.demand("pyarrow")
    pa = import_module("pyarrow")
    import_module("pyarrow.parquet")
    return pa


def schema(setting: Setting, bots: list[str], seed: int) -> Any:
    """The columns, each with its meaning, and what all rows have in common."""
    pa, game = arrow(), setting.game
    name = pa.dictionary(pa.int32(), pa.string())

    def field(name: str, kind: Any, meaning: str) -> Any:
        return pa.field(name, kind, nullable=False, metadata={"meaning": meaning})

    columns = [
        field("game", pa.int64(), "number of the game within the seed"),
        field("seed", pa.uint64(), "seed of all games in the file"),
        field("seats", pa.int8(), "how many play"),
        field("number", pa.int32(), "number of the decision within its game, from 0"),
        field("seat", pa.int8(), "whose decision it is"),
        field("bot", name, "who decides"),
        field("features", pa.list_(pa.int16(), game.feature_count), "what the seat knows"),
        field("mask", pa.list_(pa.uint8(), game.moves), "1 for every move allowed"),
        field("move", pa.int16(), "the move that was made"),
        field("move_name", name, "the same as records write it"),
        field("total", pa.int32(), "what the seat has when the game is over"),
        field("win", pa.float32(), "its share of the win"),
        field("rank", pa.float32(), "1 for the first to -1 for the last"),
    ]
    common = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": game.version,
        "edition": {"name": setting.edition.name, "sha256": setting.edition.sha256},
        "options": list(setting.options),
        "seats": setting.seats,
        "bots": bots,
        "seed": seed,
        "feature_names": names(game),
        "move_names": _move_names(setting),
    }
    return pa.schema(columns, metadata={FORMAT: json.dumps(common)})


def write(
    path: Path, setting: Setting, bots: list[str], seed: int, games: Iterable[Told]
) -> Generator[int]:
    """Write games to a new file and count the decisions of each; it has its name when it is whole.

    What was begun and not finished leaves nothing behind.
    """
    pa = arrow()
    _check_new(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    columns = schema(setting, bots, seed)
    try:
        with pa.parquet.ParquetWriter(part, columns, compression="zstd") as writer:
            waiting: list[Told] = []
            for told in games:
                waiting.append(told)
                yield len(told.moves)
                if sum(len(one.moves) for one in waiting) >= ROWS:
                    writer.write_batch(_rows(waiting, setting, seed, columns))
                    waiting = []
            if waiting:
                writer.write_batch(_rows(waiting, setting, seed, columns))
        _check_new(path)
        part.rename(path)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _check_new(path: Path) -> None:
    if path.exists():
        raise Unreadable("dataset/exists", f"{path} is there already; it is not written over.")
    if not path.parent.is_dir():
        raise Unreadable("dataset/folder", f"There is no folder {path.parent}.")


def _rows(games: list[Told], setting: Setting, seed: int, columns: Any) -> Any:
    """Games as one batch of rows."""
    pa, game = arrow(), setting.game
    lengths = [len(told.moves) for told in games]
    count, seats = sum(lengths), np.concatenate([told.seats for told in games])
    moves = np.concatenate([told.moves for told in games])
    totals, wins = np.array([t.totals for t in games]), np.array([t.wins for t in games])
    whose = np.repeat(np.arange(len(games)), lengths)
    who = [[told.bots[seat] for seat in told.seats] for told in games]

    def sheet(rows: list[Any], size: int) -> Any:
        flat = pa.array(np.concatenate(rows).reshape(-1))
        return pa.FixedSizeListArray.from_arrays(flat, size)

    def dictionary(codes: Any, words: list[str]) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array(codes.astype(np.int32)), pa.array(words))

    called = sorted({name for told in games for name in told.bots})
    codes = np.array([called.index(name) for names_ in who for name in names_])
    values = [
        pa.array(np.repeat([told.number for told in games], lengths)),
        pa.array(np.full(count, seed, np.uint64)),
        pa.array(np.full(count, setting.seats, np.int8)),
        pa.array(np.concatenate([np.arange(n, dtype=np.int32) for n in lengths])),
        pa.array(seats),
        dictionary(codes, called),
        sheet([told.features for told in games], game.feature_count),
        sheet([told.masks for told in games], game.moves),
        pa.array(moves),
        dictionary(moves, _move_names(setting)),
        pa.array(totals[whose, seats]),
        pa.array(rewards.win(totals, wins)[whose, seats].astype(np.float32)),
        pa.array(rewards.rank(totals, wins)[whose, seats].astype(np.float32)),
    ]
    return pa.RecordBatch.from_arrays(values, schema=columns)


def _move_names(setting: Setting) -> list[str]:
    return [str(setting.words.move_name(move)) for move in range(setting.game.moves)]

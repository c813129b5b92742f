"""Records of simulated games, written so that a full disk costs at most the last few."""

from __future__ import annotations

import contextlib
import gzip
import json
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TYPE_CHECKING, Any, BinaryIO, Self

from fondaco.bots import levels
from fondaco.core import records
from fondaco.core.chance import simulated
from fondaco.core.errors import Broken, Unreadable
from fondaco.core.records import Player
from fondaco.core.table import Table, Terms

if TYPE_CHECKING:
    from pathlib import Path

    from fondaco.bots.simulation import Games, Simulation


class Recorder:
    """Plays the moves of compiled games again, in plain Python, and writes what happened."""

    def __init__(self, match: Simulation, path: Path | None, workers: int | None) -> None:
        self.match, self.path = match, path
        self.workers = workers or os.cpu_count() or 1
        self.waiting: list[Future[tuple[int, bytes]]] = []
        self.written = 0
        if path is not None and ".jsonl" not in path.suffixes:
            raise Unreadable("records/name", f"{path} must end in .jsonl or .jsonl.gz.")

    def __enter__(self) -> Self:
        if self.path is not None:
            try:
                self.file: BinaryIO = self.path.open("wb")
            except OSError as error:
                raise Unreadable(
                    "records/file", f"{self.path} cannot be written: {error.strerror}."
                ) from None
            # Compiled code has threads running, and a forked process would inherit their locks.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if self.path is None:
            return
        try:
            while self.waiting and kind is None:
                self._write_next()
        finally:
            self.pool.shutdown(cancel_futures=True)
            with contextlib.suppress(OSError):
                self.file.close()

    def add(self, played: Games) -> None:
        """Record a chunk of games; what is ready is written in the order of the games."""
        if self.path is None:
            return
        packed = self.path.suffix == ".gz"
        self.waiting.append(self.pool.submit(chunk_of_records, self.match, played, packed=packed))
        if len(self.waiting) > 2 * self.workers:
            self._write_next()

    def _write_next(self) -> None:
        """Add a chunk to the file: all of it, or, on a full disk, nothing of it."""
        games, data = self.waiting.pop(0).result()
        sound = self.file.tell()
        try:
            self.file.write(data)
            self.file.flush()
        except OSError as error:
            with contextlib.suppress(OSError):
                self.file.close()
            with contextlib.suppress(OSError):
                os.truncate(self.file.name, sound)
            raise Unreadable(
                "records/disk",
                f"{self.path} cannot grow ({error.strerror}). It holds {self.written} whole games.",
            ) from None
        self.written += games


def chunk_of_records(match: Simulation, played: Games, *, packed: bool) -> tuple[int, bytes]:
    """The games as lines of JSON; a packed chunk is a gzip file of its own."""
    text = "".join(
        json.dumps(_document(match, played, game), ensure_ascii=False, separators=(",", ":")) + "\n"
        for game in range(len(played.lengths))
    ).encode()
    return len(played.lengths), gzip.compress(text, 6, mtime=0) if packed else text


def _document(match: Simulation, played: Games, game: int) -> dict[str, Any]:
    number = played.first + game
    chance = simulated(match.seed, number)
    table = Table(Terms.agree(match.game, match.seats, match.options, match.edition, chance))
    for move in played.moves[game, : played.lengths[game]]:
        table.play(int(move))
    if table.totals != played.totals[game].tolist():
        raise Broken(f"game {number} of seed {match.seed} ends differently compiled")
    names = [levels.QUICK[level] for level in played.levels[game]]
    players = [Player(f"{name} {seat}", name) for seat, name in enumerate(names)]
    return records.record(table, players)

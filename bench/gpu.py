"""The command `python -m bench.gpu`: the rules on a GPU, proved and timed, beside Pgx.

Needs a GPU and its driver alone; where the compiler for GPUs is missing too, `FONDACO_PTX` names
a folder of kernels made elsewhere.
"""

import argparse
import json
import platform
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from fondaco.core.game import Game
from fondaco.fast.cuda.batch import Batch
from fondaco.fast.cuda.driver import card
from fondaco.fast.fingerprints import fingerprints, fingerprints_of_card
from fondaco.games import index

PROVED = 1_000_000
SEED = 7
SEATS = 4
TABLES = (1 << 14, 1 << 16, 1 << 18, 1 << 20)
SECONDS = 1.0


def main() -> None:
    """Do what the command line asks for."""
    asked = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    asked.add_argument("what", nargs="+", choices=["prints", "proof", "speed", "peers"])
    asked.add_argument("--games", nargs="+", default=index.names())
    asked.add_argument("--folder", type=Path, help="fingerprints of the processor: here, or made")
    asked.add_argument("--tables", nargs="+", type=int, default=TABLES)
    asked.add_argument("--json", type=Path, help="where the figures are written")
    chosen = asked.parse_args()
    report: dict[str, Any] = {"machine": platform.node() and platform.machine()}
    for what in chosen.what:
        report[what] = STEPS[what](chosen)
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


def prints(chosen: argparse.Namespace) -> dict[str, int]:
    """Write the fingerprints that this processor finds."""
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.games:
        game = index.find(name)
        for seats in game.seats:
            found = fingerprints(game, seats, SEED, PROVED // len(game.seats))
            np.save(_file(chosen.folder, game, seats), found)
    return dict.fromkeys(chosen.games, PROVED)


def proof(chosen: argparse.Namespace) -> dict[str, dict[str, int]]:
    """Compare the fingerprints of a million games of each, over all numbers of seats."""
    report = {}
    for name in chosen.games:
        game, same, different = index.find(name), 0, 0
        for seats in game.seats:
            count = PROVED // len(game.seats)
            theirs = fingerprints_of_card(game, seats, SEED, count)
            file = _file(chosen.folder, game, seats) if chosen.folder else None
            ours = np.load(file) if file else fingerprints(game, seats, SEED, count)
            agreeing = int((ours == theirs).sum())
            same, different = same + agreeing, different + count - agreeing
            print(f"{name}, {seats} seats: {agreeing:,} of {count:,} games the same", flush=True)
        report[name] = {"same": same, "different": different}
    return report


def speed(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """Random play with auto-reset inside the kernel, and a move a launch, by number of tables."""
    report = []
    for name in chosen.games:
        game = index.find(name)
        for tables in chosen.tables:
            batch = Batch(game, tables, seats=SEATS)
            batch.play(300)  # games are then in all their stages
            for what, moves, play in _ways(batch):
                rate = _rate(play) * moves * tables
                report.append({"game": name, "tables": tables, "what": what, "rate": rate})
                print(f"{name:10} {tables:8,} tables  {what:28} {rate / 1e6:9,.1f} M/s", flush=True)
    return report


def _ways(batch: Batch) -> list[tuple[str, int, Callable[[], None]]]:
    def step_and_see() -> None:
        batch.play(1)
        batch.features()

    return [
        ("decisions, 256 a launch", 256, lambda: batch.play(256)),
        ("with features, 64 a launch", 64, lambda: batch.play(64, features=True)),
        ("decisions, 1 a launch", 1, lambda: batch.play(1)),
        ("with features, 1 a launch", 1, step_and_see),
    ]


def _rate(play: Callable[[], None]) -> float:
    """How often a second it can be done, the best of three turns."""
    here = card()
    play()
    here.wait()
    start = perf_counter()
    play()
    here.wait()
    once = perf_counter() - start
    times = max(1, int(SECONDS / 3 / max(once, 1e-5)))
    best = 0.0
    for _ in range(3):
        start = perf_counter()
        for _ in range(times):
            play()
        here.wait()
        best = max(best, times / (perf_counter() - start))
    return best


def peers(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """Pgx on the same card."""
    from bench.pgx_games import measure  # noqa: PLC0415  wants JAX

    del chosen
    return measure((1 << 17,))


def _file(folder: Path, game: Game, seats: int) -> Path:
    return folder / f"{game.name}.{seats}.npy"


STEPS: dict[str, Callable[[argparse.Namespace], Any]] = {
    "prints": prints,
    "proof": proof,
    "speed": speed,
    "peers": peers,
}

if __name__ == "__main__":
    main()

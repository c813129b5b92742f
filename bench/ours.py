"""Our own entrants: what the rules of each game reach, interpreted and compiled."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from time import perf_counter

import numpy as np

from bench import loops
from bench.timing import Contender, Entrant, Measure, Run, play_for
from fondaco.core.dice import Dice, seed
from fondaco.core.game import Game
from fondaco.core.position import Shelf
from fondaco.core.verbs import bound
from fondaco.fast.compile import compiled
from fondaco.fast.layout import dtype
from fondaco.games import index

HELP = "fondaco --help"
SEATS = 4
TABLES = 4096
ROUNDS = 20
CLONES = 200_000
COMPILE = """
from fondaco.games import index
from fondaco.bots.simulation import Simulation, simulate
game = index.find({name!r})
list(simulate(Simulation(game, 4, (), game.default_edition, ("chance",), 1), 10, workers=1))
"""


def interpreted(name: str) -> str:
    """The name of a game's interpreted contender."""
    return f"{name}, interpreted"


def one_state(name: str) -> str:
    """The name of a game's compiled contender."""
    return f"{name}, compiled"


def contenders() -> list[Entrant]:
    """Every game's rates and costs, and what the command line costs."""
    found: list[Entrant] = []
    for name in index.names():
        game = index.find(name)
        batch = f"{name}, compiled batch"
        found += [
            Contender(interpreted(name), "fondaco", partial(_interpreted, game)),
            Contender(one_state(name), "fondaco", partial(_compiled, game)),
            Contender(batch, "fondaco", partial(_batch, game, 0)),
            Contender(
                f"{batch} with features", "fondaco", partial(_batch, game, game.feature_count)
            ),
            Measure(f"{name}, clone a state", "fondaco costs", partial(_clone, game), unit="ns"),
            Measure(
                f"{name}, compile anew",
                "fondaco costs",
                partial(_compile, game, anew=True),
                repeats=1,
            ),
            Measure(
                f"{name}, compile from cache", "fondaco costs", partial(_compile, game, anew=False)
            ),
        ]
    return [*found, Measure(HELP, "fondaco costs", lambda: _help)]


def _interpreted(game: Game) -> Run:
    code = bound(loops, *game.verbs)
    states, mask, dice = Shelf(type(game.new_state()), 1), [0] * game.moves, [Dice()]
    seed(dice[0], 1, 2, 3, 4)
    parts = game.default_edition.parts
    return partial(
        play_for, play=lambda: int(code.play_games(states, mask, dice, parts, SEATS, 1, 1))
    )


def _compiled(game: Game) -> Run:
    code = compiled(loops, *game.verbs)
    states, mask, dice, parts = _arrays(game, 1)
    return partial(
        play_for,
        play=lambda: int(code.play_games(states, mask, dice, parts, SEATS, 1, 1000)),
    )


def _batch(game: Game, features: int) -> Run:
    code = compiled(loops, *game.verbs)
    states, mask, dice, parts = _arrays(game, TABLES)
    out = np.zeros(features, np.float32)
    for table in range(TABLES):
        code.play_games(states[table : table + 1], mask, dice, parts, SEATS, table, 1)
    return partial(
        play_for,
        play=lambda: int(code.step_tables(states, mask, dice, parts, SEATS, ROUNDS, out)),
    )


def _arrays(game: Game, tables: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    dice = np.zeros(1, dtype(Dice))
    dice[0] = (1, 2, 3, 4)
    return (
        np.zeros(tables, dtype(type(game.new_state()))),
        np.zeros(game.moves, np.uint8),
        dice,
        np.array(game.default_edition.parts),
    )


def _clone(game: Game) -> Callable[[], float]:
    code = compiled(loops, *game.verbs)
    worlds = np.zeros(2, dtype(type(game.new_state())))
    code.clone(worlds, 1)

    def read() -> float:
        start = perf_counter()
        code.clone(worlds, CLONES)
        return (perf_counter() - start) / (2 * CLONES) * 1e9

    return read


def _compile(game: Game, *, anew: bool) -> Callable[[], float]:
    """A whole process that compiles all that a simulation needs, or finds it ready."""
    folder = tempfile.mkdtemp(prefix="fondaco-bench-") if anew else None

    def read() -> float:
        start = perf_counter()
        there = os.environ | ({"FONDACO_CACHE": folder} if folder else {})
        program = COMPILE.format(name=game.name)
        subprocess.run([sys.executable, "-c", program], env=there, check=True)
        return perf_counter() - start

    if not anew:
        read()
    return read


def _help() -> float:
    start = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "fondaco", "--help"], stdout=subprocess.DEVNULL, check=True
    )
    return perf_counter() - start

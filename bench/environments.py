"""Environments beside environments: our vector with features, Catanatron, Pgx on a processor."""

from functools import partial
from importlib import import_module

import numpy as np

from bench.peers import peer_library
from bench.timing import Contender, Run, play_for
from fondaco import env
from fondaco.games import index

GROUP = "fondaco environments"
CATANATRON = "Catanatron"
TABLES = 1024
PGX = ("sparrow_mahjong", "backgammon", "leduc_holdem", "connect_four")


def vector(name: str) -> str:
    """The name of a game's contender."""
    return f"{name}, vector with features"


def pgx(name: str) -> str:
    """The name of one of Pgx's games with observations."""
    return f"Pgx {name}, with observations"


def contenders() -> list[Contender]:
    """Our vector environments, and the peers that take a library of their own."""
    return [
        *(Contender(vector(name), GROUP, partial(_vector, name)) for name in index.names()),
        Contender(CATANATRON, CATANATRON, _catanatron),
        *(Contender(pgx(name), "Pgx on a processor", partial(_pgx, name)) for name in PGX),
    ]


def _vector(name: str) -> Run:
    """Random moves of the learner against chance; only the learner's decisions count."""
    tables = env.vector(name, TABLES, 4)
    _, info = tables.reset(seed=1)
    lots = np.random.default_rng(1)
    masks = info["action_mask"]

    def play() -> int:
        nonlocal masks
        chosen = (lots.random(masks.shape, np.float32) * masks).argmax(axis=1)
        *_, info = tables.step(chosen)
        masks = info["action_mask"]
        return TABLES

    return partial(play_for, play=play)


def _catanatron() -> Run:
    with peer_library():
        theirs = import_module("catanatron")
    colours = [theirs.Color.RED, theirs.Color.BLUE, theirs.Color.WHITE, theirs.Color.ORANGE]

    def play() -> int:
        game = theirs.Game([theirs.RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return partial(play_for, play=play)


def _pgx(name: str) -> Run:
    with peer_library():
        jax = import_module("jax")
        jax.config.update("jax_platforms", "cpu")
        theirs = import_module("bench.pgx_games")
    return partial(play_for, play=theirs.playing(name, TABLES, seeing=True))

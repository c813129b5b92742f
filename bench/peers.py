"""The peers: random play in OpenSpiel, PettingZoo and RLCard."""

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import cycle
from types import ModuleType
from typing import Protocol

import numpy as np

from bench.timing import Contender, LibraryMissingError, Run, play_for

OPENSPIEL_CPP = "OpenSpiel hearts, in C++"
OPENSPIEL_PYTHON = "OpenSpiel hearts, from Python"
PETTINGZOO_CARDS = "PettingZoo card games"

# PettingZoo dropped its gin rummy; what it wrapped is measured below under RLCard.
_PETTINGZOO = {
    PETTINGZOO_CARDS: (
        "leduc_holdem_v4",
        "texas_holdem_v4",
        "texas_holdem_no_limit_v6",
        "hanabi_v5",
    ),
    "PettingZoo other games": ("connect_four_v3",),
}
# Doudizhu is left out since it unpacks files into the installed library when it is imported.
_RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "bridge")

_ROLLOUTS = 2000  # about 25 ms in C++ for each call from Python, which costs about 5 µs
_DEALS = 16
_PASS_TO_THE_LEFT = 1
_dice = random.Random(1)


class _State(Protocol):
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "_State": ...


class _Game(Protocol):
    def new_initial_state(self) -> _State: ...


def contenders() -> list[Contender]:
    """Every peer, whether or not its library is installed."""
    return [
        Contender(OPENSPIEL_CPP, "OpenSpiel", _hearts_in_cpp),
        Contender(OPENSPIEL_PYTHON, "OpenSpiel", _hearts_from_python),
        *(
            Contender(f"PettingZoo {game}", group, partial(_pettingzoo, game))
            for group, games in _PETTINGZOO.items()
            for game in games
        ),
        *(
            Contender(f"RLCard {game}", "RLCard card games", partial(_rlcard, game))
            for game in _RLCARD
        ),
    ]


@contextmanager
def peer_library() -> Iterator[None]:
    """Tell which library is missing, if one is."""
    try:
        yield
    except Exception as error:
        # PettingZoo wraps what failed in an error of its own.
        cause = error.__cause__ or error
        if not isinstance(cause, ModuleNotFoundError):
            raise
        message = f"the module {cause.name} is not installed."
        raise LibraryMissingError(message) from error


def hearts(name: str = "hearts") -> tuple[ModuleType, _Game]:
    """OpenSpiel and its game of hearts."""
    with peer_library():
        pyspiel = import_module("pyspiel")
    return pyspiel, pyspiel.load_game(name)


def pick(actions: list[int]) -> int:
    """Any of the actions."""
    # Cheaper than random.choice, to the benefit of every peer.
    return actions[int(_dice.random() * len(actions))]


def _hearts_in_cpp() -> Run:
    # The evaluator has no methods in Python, so a search of one simulation calls it: it
    # evaluates the root by that many random games, and neither expands nor descends.
    pyspiel, game = hearts()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS, seed=1)
    settings = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 64, "solve": False}
    search = pyspiel.MCTSBot(game, evaluator, **settings, seed=1, verbose=False)
    deals = [_dealt_with_a_pass(game) for _ in range(_DEALS)]
    # Hearts never ends early, so every game from a deal has as many decisions as this one.
    decisions = _ROLLOUTS * _finish(deals[0].clone())
    turns = cycle(deals)

    def play() -> int:
        search.mcts_search(next(turns))
        return decisions

    return partial(play_for, play=play)


def _hearts_from_python() -> Run:
    # Whole games with their deal, as a user plays them; only the players' decisions count.
    _pyspiel, game = hearts()
    return partial(play_for, play=lambda: _finish(_deal(game.new_initial_state())))


def _dealt_with_a_pass(game: _Game) -> _State:
    # Dealing is 53 chance nodes that are no decisions, so rollouts start after it; and a pass
    # is cheaper for OpenSpiel than a play: both choices are to its benefit.
    state = game.new_initial_state()
    state.apply_action(_PASS_TO_THE_LEFT)
    return _deal(state)


def _deal(state: _State) -> _State:
    # Chance in hearts is uniform, so that a plain pick samples it.
    while state.is_chance_node():
        state.apply_action(pick(state.legal_actions()))
    return state


def _finish(state: _State) -> int:
    decisions = 0
    while not state.is_terminal():
        state.apply_action(pick(state.legal_actions()))
        decisions += 1
    return decisions


def _pettingzoo(name: str) -> Run:
    with peer_library(), warnings.catch_warnings():
        # Building a space warns of a rounding that does not touch random play.
        warnings.filterwarnings("ignore", message=".*precision lowered", category=UserWarning)
        table = import_module("pettingzoo").make("aec", f"classic/{name}")
        table.reset(seed=1)

    def play() -> int:
        decisions = 0
        table.reset()
        for _agent in table.agent_iter():
            seen, _reward, ended, cut_short, _info = table.last()
            if ended or cut_short:
                table.step(None)
            else:
                table.step(pick(np.flatnonzero(seen["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return partial(play_for, play=play)


def _rlcard(name: str) -> Run:
    # Its own random agents are passed by: importing them fails where pip is not installed.
    with peer_library():
        table = import_module("rlcard").make(name, config={"seed": 1})

    def play() -> int:
        decisions = 0
        state, _player = table.reset()
        while not table.is_over():
            state, _player = table.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return partial(play_for, play=play)

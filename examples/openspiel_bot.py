"""Measures a bot of OpenSpiel, its information-set search, against a bot of the house.

    python examples/openspiel_bot.py --simulations 20 --games 12 --opponents chance

The search asks the game for states that its player cannot tell from the true one
(`resample_from_infostate`), so it does not look into hidden cards. It sits at every seat in turn.
"""  # noqa: INP001  no package: a file to be copied anywhere

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import (
    ChildSelectionPolicy,
    ISMCTSBot,
    ISMCTSFinalPolicyType,
)
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import fondaco.env.openspiel  # noqa: F401  registers the games
from fondaco.env.openspiel_bots import House

UNLIMITED = -1


def play(state: Any, deal: int, bots: list[Any]) -> list[float]:  # noqa: ANN401  OpenSpiel's
    """One game between bots on this deal; what it brings each of them."""
    state.apply_action(deal)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def main(words: list[str]) -> float:
    """Play the games and give the search's share of wins."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="medici")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--opponents", default="chance")
    parser.add_argument("--seed", type=int, default=1)
    terms = parser.parse_args(words)
    name = f"fondaco_{terms.game}(players={terms.players},seed={terms.seed})"
    game = pyspiel.load_game(name)
    lots = np.random.RandomState(terms.seed)
    shares = []
    for number in range(terms.games):
        seat = number % terms.players
        bots = [House(game, place, terms.opponents, terms.seed) for place in range(terms.players)]
        bots[seat] = ISMCTSBot(
            game,
            uct_c=1.0,
            max_simulations=terms.simulations,
            evaluator=RandomRolloutEvaluator(1, lots),
            random_state=lots,
            child_selection_policy=ChildSelectionPolicy.UCT,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            max_world_samples=UNLIMITED,
            use_observation_string=True,
        )
        shares.append(play(game.new_initial_state(), number, bots)[seat])
    share = float(np.mean(shares))
    print(  # noqa: T201  a command prints
        f"{name}: the search with {terms.simulations} simulations wins {share:.1%} of "
        f"{terms.games} games against {terms.opponents}; a fair share is {1 / terms.players:.1%}."
    )
    return share


if __name__ == "__main__":
    main(sys.argv[1:])

"""Greedy bots trade with each other because both gain by it."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from fondaco.bots.simulation import Simulation, simulate
from fondaco.core.chance import simulated
from fondaco.core.table import Table, Terms
from fondaco.games.index import find
from fondaco.games.oltremare.advice.estimate import advice
from fondaco.games.oltremare.state import TRADE, State

pytestmark = pytest.mark.thorough

GAMES = 4
OLTREMARE = find("oltremare")


def trades(moves: list[int], number: int, seed: int) -> Counter[str]:
    """The trades of a game: all of them, and those after which both think better of their game."""
    counts: Counter[str] = Counter()
    table = Table(Terms.agree(OLTREMARE, 4, chance=simulated(seed, number)))
    state = cast(State, table.state)
    before = state.copy()
    for move in moves:
        if state.stage == TRADE:
            before.become(state)
        for happening in table.play(move).events:
            if happening.event.name == "traded":
                two = happening.arguments["seat"], happening.arguments["partner"]
                gains = [advice(state, seat) - advice(before, seat) for seat in two]
                counts["all"] += 1
                counts["good for both"] += min(gains) > 0
    return counts


def test_greedy_bots_trade_to_mutual_advantage_more_often_than_not() -> None:
    edition = OLTREMARE.default_edition
    match = Simulation(OLTREMARE, 4, (), edition, ("greedy",), 5, keep_moves=True)
    counts: Counter[str] = Counter()

    for played in simulate(match, GAMES, workers=1):
        for game, length in enumerate(played.lengths):
            moves = [int(move) for move in played.moves[game][:length]]
            counts += trades(moves, played.first + game, match.seed)

    assert counts["all"] >= 5 * GAMES
    assert counts["good for both"] > counts["all"] / 2

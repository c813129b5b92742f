"""Flat Monte Carlo: every move is tried again and again in determinized worlds."""

from typing import NamedTuple

from fondaco.bots.search.evaluation import evaluate
from fondaco.bots.search.rollout import rollout
from fondaco.bots.search.structures import Parameters
from fondaco.bots.search.worlds import BARRED, SAMPLED, SHOWN, determinize
from fondaco.core.masks import bar
from fondaco.core.position import Position
from fondaco.core.verbs import apply, choices


class Trials(NamedTuple):
    """All that flat Monte Carlo reads and writes; what there is one of is a row of one."""

    worlds: list[Position]
    masks: list[list[int]]
    parameters: list[Parameters]
    visits: list[int]
    """How often each move was tried."""
    values: list[float]
    """The sum of its evaluations for the thinking seat."""
    evaluation: list[float]
    """The last evaluation, by seat."""


def run(trials: Trials, iterations: int) -> None:
    """Try so many times, each time the move tried least; every move meets the same worlds."""
    worlds, mask, parameters = trials.worlds, trials.masks[SHOWN], trials.parameters[0]
    seat = parameters.seat
    choices(worlds[SHOWN], mask)
    bar(mask, trials.masks[BARRED])
    for _ in range(iterations):
        move = least_tried(mask, trials.visits)
        determinize(worlds, seat, parameters.a, parameters.b, parameters.c, trials.visits[move])
        apply(worlds[SAMPLED], move)
        rollout(worlds, trials.masks, seat, seat, parameters.turns, parameters.moves)
        evaluate(worlds[SAMPLED], parameters.seats, trials.evaluation)
        trials.visits[move] += 1
        trials.values[move] += trials.evaluation[seat]


def least_tried(mask: list[int], visits: list[int]) -> int:
    """The marked move that was tried least."""
    best = -1
    for move in range(len(mask)):
        if mask[move] and (best < 0 or visits[move] < visits[best]):
            best = move
    return best

"""What a tree search works on: records of its parameters, its nodes, and an iteration's way."""

from typing import NamedTuple

from fondaco.core.dice import WORD
from fondaco.core.position import Position
from fondaco.core.structs import Struct, number, row

MOST = (1 << 31) - 1
ROOT = 0
"""The place of the root among the nodes. As somebody's child it stands for none."""
DEEPEST = 80
"""Nodes on the way of an iteration, the root included."""
CANDIDATES = 16
"""Moves of the root that a search compares."""


class Parameters(Struct):
    """What stays the same during a search."""

    # Who thinks, and how many play.
    seat: int = number(0, MOST)
    seats: int = number(0, MOST)
    # The horizon at which a position is evaluated: turns of the seat, and moves in any case.
    turns: int = number(0, MOST)
    moves: int = number(0, MOST)
    # Whether the tree ends at the horizon as well, and others follow the rollout policy in it.
    near: int = number(0, 1)
    # Progressive widening: children for the square root of a node's visits, in hundredths.
    widening: int = number(0, MOST)
    # The words from which worlds are determinized.
    a: int = number(0, WORD)
    b: int = number(0, WORD)
    c: int = number(0, WORD)


class Node(Struct):
    """A node of the tree; what it was worth to each seat stands beside, in the search's values."""

    # The move that leads to it. Less than 0: what the seat saw when chance had fallen.
    move: int = number(-MOST, MOST)
    # Its newest child, and the next child of the same parent.
    child: int = number(0, MOST)
    sibling: int = number(0, MOST)
    # Iterations through it, and those on which it could have been chosen.
    visits: int = number(0, MOST)
    available: int = number(0, MOST)


class Descent(Struct):
    """The way of one iteration down the tree, and what it leaves to the rollout."""

    path: list[int] = row(DEEPEST, number(0, MOST))
    depth: int = number(0, DEEPEST)
    last_mover: int = number(-1, MOST)
    turns: int = number(-MOST, MOST)
    moves: int = number(-MOST, MOST)


class Progress(Struct):
    """How far a search has come."""

    # The number of nodes.
    size: int = number(0, MOST)
    # The nodes of the root's moves, the best first, and how many of them are still searched.
    candidates: list[int] = row(CANDIDATES, number(0, MOST))
    standing: int = number(0, CANDIDATES)


class Search(NamedTuple):
    """All that a search reads and writes; what there is one of is a row of one."""

    worlds: list[Position]
    masks: list[list[int]]
    parameters: list[Parameters]
    progress: list[Progress]
    descent: list[Descent]
    nodes: list[Node]
    values: list[list[float]]
    """The sum of all evaluations, by node and seat."""
    evaluation: list[float]
    """The last evaluation, by seat."""
    observation: list[int]
    """What the seat sees once chance has fallen."""

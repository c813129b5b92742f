"""The tree of a search: its nodes, UCB1 with availability counts, and progressive widening."""

from math import log, sqrt

from fondaco.bots.search.structures import ROOT, Node, Search

EXPLORATION = 0.02
"""The constant of UCB1: it is small because moves often differ by thousandths of a share."""


def clear(search: Search) -> None:
    """Begin with the root alone."""
    search.progress[0].size = 0
    add_node(search, 0)


def add_node(search: Search, move: int) -> int:
    """A new node, which has no parent yet."""
    progress = search.progress[0]
    fresh = progress.size
    progress.size += 1
    node = search.nodes[fresh]
    node.move = move
    node.child = ROOT
    node.sibling = ROOT
    node.visits = 0
    node.available = 1
    for seat in range(len(search.values[fresh])):
        search.values[fresh][seat] = 0.0
    return fresh


def expand(search: Search, parent: int, move: int) -> int:
    """A new child."""
    fresh = add_node(search, move)
    search.nodes[fresh].sibling = search.nodes[parent].child
    search.nodes[parent].child = fresh
    return fresh


def is_full(search: Search) -> bool:
    """Whether there is no room for another node."""
    return search.progress[0].size >= len(search.nodes)


def child_by(search: Search, parent: int, move: int) -> int:
    """The child for a move, or for what chance showed; the root if the tree is full without it."""
    child = search.nodes[parent].child
    while child != ROOT and search.nodes[child].move != move:
        child = search.nodes[child].sibling
    if child == ROOT and not is_full(search):
        return expand(search, parent, move)
    return child


def ucb(node: Node, value: float) -> float:
    """The mean value of a child for the mover, and more the less it was visited when available."""
    visits = float(node.visits)
    return value / visits + EXPLORATION * sqrt(log(float(node.available)) / visits)


def is_wide(node: Node, children: int, widening: int) -> bool:
    """Progressive widening: whether a node has as many children as its visits warrant."""
    return 100 * children > widening * sqrt(float(node.visits))


def mean_value(search: Search, node: int, seat: int) -> float:
    """What a node is worth to a seat."""
    return search.values[node][seat] / max(1, search.nodes[node].visits)

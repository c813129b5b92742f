"""Sequential halving at the root: all candidates are searched equally often, then the better half.

A budget is spent in as many rounds as it takes to halve the candidates down to one. So those that
count are compared most often, and every comparison is between moves that met the same worlds.
"""

from fondaco.bots.search.mcts import iterate
from fondaco.bots.search.rollout import one_ply
from fondaco.bots.search.structures import ROOT, Search
from fondaco.bots.search.tree import clear, expand, mean_value
from fondaco.bots.search.worlds import BARRED, SHOWN
from fondaco.core.masks import bar, nth_marked
from fondaco.core.verbs import choices


def begin(search: Search, most: int) -> int:
    """Begin a tree with at most so many candidates, the best at one ply; how many they are."""
    clear(search)
    mask, progress = search.masks[SHOWN], search.progress[0]
    choices(search.worlds[SHOWN], mask)
    count = bar(mask, search.masks[BARRED])
    progress.standing = min(count, most)
    few = count <= most
    for place in range(progress.standing):
        move = nth_marked(mask, 0) if few else one_ply(search.worlds, SHOWN, search.masks)
        mask[move] = 0
        progress.candidates[place] = expand(search, ROOT, move)
    return progress.standing


def rounds_for(candidates: int) -> int:
    """The rounds after which one candidate is left, and at least one."""
    rounds = 1
    while candidates > 1 << rounds:
        rounds += 1
    return rounds


def run(search: Search, iterations: int) -> None:
    """Search the candidates that stand for so many iterations, each as often as the others."""
    for _ in range(iterations):
        iterate(search, least_visited(search))


def least_visited(search: Search) -> int:
    """The candidate whose turn it is."""
    progress = search.progress[0]
    least = progress.candidates[0]
    for place in range(1, progress.standing):
        node = progress.candidates[place]
        if search.nodes[node].visits < search.nodes[least].visits:
            least = node
    return least


def halve(search: Search) -> None:
    """End a round: the better half of the candidates goes on."""
    rank(search)
    progress = search.progress[0]
    progress.standing = (progress.standing + 1) // 2


def rank(search: Search) -> None:
    """Put the candidates that stand in order, the one worth most to the seat first."""
    progress, seat = search.progress[0], search.parameters[0].seat
    candidates = progress.candidates
    for place in range(1, progress.standing):
        node, at = candidates[place], place
        value = mean_value(search, node, seat)
        while at > 0 and mean_value(search, candidates[at - 1], seat) < value:
            candidates[at] = candidates[at - 1]
            at -= 1
        candidates[at] = node

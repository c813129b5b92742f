"""The searcher: one tree over what the seat knows, walked again and again through imagined worlds.

Every walk deals anew what the seat cannot know, follows the tree by what has paid each mover so
far, grows it by one move, looks a little further and appraises the position for all seats. The
first moves run a race: all that still stand are walked through equally often and meet the same
worlds, and after each round those that have paid least are out.
"""

from math import log, sqrt

from fondaco.bots.foresight import (
    BARRED,
    FAR,
    NEAR,
    OVERLOOKED,
    ROUNDS,
    SEAT,
    SEATS,
    SEEN,
    WALKED,
    WIDTH,
    appraise,
    deal,
    glance,
    is_told,
    likely_move,
    play_on,
)
from fondaco.core.masks import bar, nth_marked
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, features, to_act

# What the tree notes of a node: the move that leads to it (or what chance showed), its first child,
# the next child of the same parent, walks through it, and walks on which it could have been chosen.
MOVE = 0
CHILD = 1
SIBLING = 2
WALKS = 3
OFFERED = 4
NOTES = 5
ROOT = 0

# The lines of the sheet: the way of a walk, the number of nodes, what the seat sees, where the tree
# was left (who moved last, and the rounds and moves that are still to be played on), and the nodes
# of the first moves, the best first.
PATH = 0
SIZE = 1
SIGHT = 2
LEFT = 3
RACE = 4
LINES = 5
DEEPEST = 80

EXPLORE = 0.02
"""How much what was tried less is preferred: moves often differ by thousandths of a share."""


def think(
    worlds: list[Position],
    masks: list[list[int]],
    tree: list[list[int]],
    shares: list[list[float]],
    sheet: list[list[int]],
    terms: list[int],
    standing: int,
    walks: int,
) -> None:
    """Walk so many times through the first moves that stand; the last shares are scratch."""
    path, left, out = sheet[PATH], sheet[LEFT], shares[len(shares) - 1]
    for _ in range(walks):
        left[0], left[1], left[2] = terms[SEAT], terms[ROUNDS], terms[FAR]
        first = least_walked(tree, sheet[RACE], standing)
        depth = descend(worlds, masks, tree, shares, sheet, terms, first)
        play_on(worlds, masks, terms[SEAT], left[0], left[1], left[2])
        appraise(worlds[WALKED], terms[SEATS], out)
        for step in range(depth + 1):
            node = path[step]
            tree[node][WALKS] += 1
            for seat in range(terms[SEATS]):
                shares[node][seat] += out[seat]


def descend(
    worlds: list[Position],
    masks: list[list[int]],
    tree: list[list[int]],
    shares: list[list[float]],
    sheet: list[list[int]],
    terms: list[int],
    first: int,
) -> int:
    """Go down the tree from a first move until it has grown or the game is over; how deep."""
    path, size, sight = sheet[PATH], sheet[SIZE], sheet[SIGHT]
    start = size[0]
    depth = 0
    path[0] = ROOT
    child = first
    # Every first move meets the same worlds, so that luck does not decide between them.
    deal(worlds, terms, tree[first][WALKS])
    while child != ROOT:
        depth += 1
        path[depth] = child
        rolled = worlds[WALKED].dice.counter
        apply(worlds[WALKED], tree[child][MOVE])
        if worlds[WALKED].dice.counter != rolled and size[0] == start:
            features(worlds[WALKED], terms[SEAT], sight)
            child = child_for(tree, shares, child, mark_of(sight), size)
            if child == ROOT:
                return depth
            depth += 1
            path[depth] = child
        if size[0] > start or is_left(worlds, sheet[LEFT], terms, depth):
            return depth
        child = next_node(worlds, masks, tree, shares, path[depth], size, terms)
    return depth


def is_left(worlds: list[Position], left: list[int], terms: list[int], depth: int) -> bool:
    """Whether the tree ends here, because the game or its chapter does or it reaches no further."""
    mover = to_act(worlds[WALKED])
    if depth + 2 >= DEEPEST or mover == NOBODY or is_told(worlds):
        return True
    return terms[NEAR] > 0 and is_far(left, mover, terms[SEAT])


def is_far(left: list[int], mover: int, seat: int) -> bool:
    """Whether the tree has come to where a position is appraised; else the next move is counted."""
    if mover == seat and left[0] != seat:
        left[1] -= 1
    left[0] = mover
    left[2] -= 1
    return left[1] <= 0 or left[2] < 0


def mark_of(sight: list[int]) -> int:
    """A number less than 0 that stands for what the seat sees."""
    mark = 0
    for place in range(len(sight)):
        mark = (mark * 31 + sight[place]) & 0x3FFFFFFF
    return -1 - mark


def child_for(
    tree: list[list[int]], shares: list[list[float]], node: int, mark: int, size: list[int]
) -> int:
    """The child for a move, or for what chance showed; the root if the tree is full without it."""
    child = tree[node][CHILD]
    while child != ROOT and tree[child][MOVE] != mark:
        child = tree[child][SIBLING]
    if child == ROOT and size[0] < len(tree):
        return grow(tree, shares, node, mark, size)
    return child


def next_node(
    worlds: list[Position],
    masks: list[list[int]],
    tree: list[list[int]],
    shares: list[list[float]],
    node: int,
    size: list[int],
    terms: list[int],
) -> int:
    """The child to walk to: a new one while there is room, else the one that promises most.

    Where the tree is full and no child fits this world, the walk ends: the root stands for that.
    """
    mask = masks[WALKED]
    mover = to_act(worlds[WALKED])
    left = choices(worlds[WALKED], mask)
    if terms[NEAR] and mover != terms[SEAT]:
        # In a tree that stays near, others do what looks best to them in the world they are in.
        left = bar(mask, masks[OVERLOOKED])
        return child_for(tree, shares, node, likely_move(worlds, masks, left), size)
    best = ROOT
    highest = 0.0
    known = 0
    child = tree[node][CHILD]
    while child != ROOT:
        if tree[child][MOVE] >= 0 and mask[tree[child][MOVE]]:
            mask[tree[child][MOVE]] = 0
            left -= 1
            known += 1
            tree[child][OFFERED] += 1
            promise = hope(tree[child], shares[child][mover])
            if best == ROOT or promise > highest:
                best, highest = child, promise
        child = tree[child][SIBLING]
    wide = best != ROOT and 100 * known > terms[WIDTH] * sqrt(float(tree[node][WALKS]))
    if left > 0 and not wide and size[0] < len(tree):
        return grow(tree, shares, node, likely_move(worlds, masks, left), size)
    return best


def hope(notes: list[int], share: float) -> float:
    """What a child has paid so far, and more the less it was tried."""
    walks = float(notes[WALKS])
    return share / walks + EXPLORE * sqrt(log(float(notes[OFFERED])) / walks)


def grow(
    tree: list[list[int]], shares: list[list[float]], node: int, move: int, size: list[int]
) -> int:
    """A new child."""
    fresh = size[0]
    size[0] += 1
    tree[fresh][MOVE] = move
    tree[fresh][CHILD] = ROOT
    tree[fresh][SIBLING] = tree[node][CHILD]
    tree[fresh][WALKS] = 0
    tree[fresh][OFFERED] = 1
    for seat in range(len(shares[fresh])):
        shares[fresh][seat] = 0.0
    tree[node][CHILD] = fresh
    return fresh


def line_up(
    worlds: list[Position],
    masks: list[list[int]],
    tree: list[list[int]],
    shares: list[list[float]],
    sheet: list[list[int]],
    most: int,
) -> int:
    """Begin with the root and at most so many first moves, best at a glance; how many they are."""
    clear(tree, shares, sheet)
    mask = masks[SEEN]
    choices(worlds[SEEN], mask)
    count = bar(mask, masks[BARRED])
    runners = min(count, most)
    for place in range(runners):
        move = nth_marked(mask, 0) if count <= most else glance(worlds, SEEN, masks)
        mask[move] = 0
        sheet[RACE][place] = grow(tree, shares, ROOT, move, sheet[SIZE])
    return runners


def least_walked(tree: list[list[int]], race: list[int], standing: int) -> int:
    """The first move whose turn it is."""
    least = race[0]
    for place in range(1, standing):
        if tree[race[place]][WALKS] < tree[least][WALKS]:
            least = race[place]
    return least


def rank(
    tree: list[list[int]], shares: list[list[float]], race: list[int], standing: int, seat: int
) -> None:
    """Put those that stand in order, the one that has paid the seat most first."""
    for place in range(1, standing):
        node, at = race[place], place
        while at > 0 and paid(tree, shares, race[at - 1], seat) < paid(tree, shares, node, seat):
            race[at] = race[at - 1]
            at -= 1
        race[at] = node


def paid(tree: list[list[int]], shares: list[list[float]], node: int, seat: int) -> float:
    """What a node has paid a seat on the average of its walks."""
    return shares[node][seat] / max(1, tree[node][WALKS])


def clear(tree: list[list[int]], shares: list[list[float]], sheet: list[list[int]]) -> None:
    """Begin with the root alone."""
    sheet[SIZE][0] = 1
    for note in range(NOTES):
        tree[ROOT][note] = 0
    for seat in range(len(shares[ROOT])):
        shares[ROOT][seat] = 0.0

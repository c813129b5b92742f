"""Single-observer information-set Monte Carlo tree search with max^n values.

There is one tree, over what the thinking seat knows. Every iteration samples a determinization,
goes down the tree by the moves that are legal in it, adds a node, plays a rollout, evaluates the
position for all seats and adds that to every node on its way. Each mover maximises its own value.
"""

from fondaco.bots.search.evaluation import evaluate
from fondaco.bots.search.rollout import is_chapter_over, policy_move, rollout
from fondaco.bots.search.structures import DEEPEST, ROOT, Descent, Search
from fondaco.bots.search.tree import child_by, expand, is_full, is_wide, ucb
from fondaco.bots.search.worlds import OVERLOOKED, SAMPLED, determinize
from fondaco.core.masks import bar
from fondaco.core.verbs import NOBODY, apply, choices, features, to_act


def iterate(search: Search, candidate: int) -> None:
    """One iteration: selection from a move of the root on, expansion, rollout, backpropagation."""
    parameters, descent = search.parameters[0], search.descent[0]
    # Every candidate meets the same worlds, so that luck does not decide between them.
    number = search.nodes[candidate].visits
    determinize(search.worlds, parameters.seat, parameters.a, parameters.b, parameters.c, number)
    descend(search, candidate)
    rollout(
        search.worlds,
        search.masks,
        parameters.seat,
        descent.last_mover,
        descent.turns,
        descent.moves,
    )
    evaluate(search.worlds[SAMPLED], parameters.seats, search.evaluation)
    backpropagate(search)


def descend(search: Search, candidate: int) -> None:
    """Select children from a move of the root on, until the tree has grown or ends."""
    descent, progress = search.descent[0], search.progress[0]
    world = search.worlds[SAMPLED]
    size = progress.size
    start(search)
    child = candidate
    while child != ROOT:
        step_to(descent, child)
        rolled = world.dice.counter
        apply(world, search.nodes[child].move)
        if world.dice.counter != rolled and progress.size == size:
            child = chance_child(search, child)
            if child == ROOT:
                return
            step_to(descent, child)
        if progress.size > size or is_leaf(search):
            return
        child = select(search, child)


def start(search: Search) -> None:
    """Begin a descent at the root, with the whole horizon before it."""
    parameters, descent = search.parameters[0], search.descent[0]
    descent.depth = 0
    descent.path[0] = ROOT
    descent.last_mover = parameters.seat
    descent.turns = parameters.turns
    descent.moves = parameters.moves


def step_to(descent: Descent, node: int) -> None:
    """Go on to a node."""
    descent.depth += 1
    descent.path[descent.depth] = node


def is_leaf(search: Search) -> bool:
    """Whether the descent ends here, because the game or its chapter does or the tree is near."""
    parameters, descent = search.parameters[0], search.descent[0]
    mover = to_act(search.worlds[SAMPLED])
    if descent.depth + 2 >= DEEPEST or mover == NOBODY or is_chapter_over(search.worlds):
        return True
    return parameters.near > 0 and is_at_horizon(descent, mover, parameters.seat)


def is_at_horizon(descent: Descent, mover: int, seat: int) -> bool:
    """Whether a position is evaluated here; else the next move is counted."""
    if mover == seat and descent.last_mover != seat:
        descent.turns -= 1
    descent.last_mover = mover
    descent.moves -= 1
    return descent.turns <= 0 or descent.moves < 0


def chance_child(search: Search, parent: int) -> int:
    """The child for what the seat sees now that chance has fallen, so that the tree can answer."""
    features(search.worlds[SAMPLED], search.parameters[0].seat, search.observation)
    return child_by(search, parent, hash_of(search.observation))


def hash_of(observation: list[int]) -> int:
    """A number less than 0 that stands for what a seat sees."""
    mixed = 0
    for place in range(len(observation)):
        mixed = (mixed * 31 + observation[place]) & 0x3FFFFFFF
    return -1 - mixed


def select(search: Search, parent: int) -> int:
    """The child to go on to: a new one while there is room, else the one with the highest bound.

    Where the tree is full and no child fits this world, the descent ends: the root stands for that.
    """
    parameters, mask = search.parameters[0], search.masks[SAMPLED]
    mover = to_act(search.worlds[SAMPLED])
    untried = choices(search.worlds[SAMPLED], mask)
    if parameters.near and mover != parameters.seat:
        # In a tree that stays near, others follow the rollout policy in the world they are in.
        count = bar(mask, search.masks[OVERLOOKED])
        return child_by(search, parent, policy_move(search.worlds, search.masks, count))
    best = ROOT
    highest = 0.0
    known = 0
    child = search.nodes[parent].child
    while child != ROOT:
        node = search.nodes[child]
        if node.move >= 0 and mask[node.move]:
            mask[node.move] = 0
            untried -= 1
            known += 1
            node.available += 1
            bound = ucb(node, search.values[child][mover])
            if best == ROOT or bound > highest:
                best, highest = child, bound
        child = node.sibling
    wide = best != ROOT and is_wide(search.nodes[parent], known, parameters.widening)
    if untried > 0 and not wide and not is_full(search):
        return expand(search, parent, policy_move(search.worlds, search.masks, untried))
    return best


def backpropagate(search: Search) -> None:
    """Add the evaluation to every node on the way, for all seats."""
    descent = search.descent[0]
    for step in range(descent.depth + 1):
        node = descent.path[step]
        search.nodes[node].visits += 1
        for seat in range(search.parameters[0].seats):
            search.values[node][seat] += search.evaluation[seat]

"""The seasoned bot: the most promising moves, thought on for a while in a few imagined worlds."""

from fondaco.bots.foresight import SEEN, WALKED, glance, play_on
from fondaco.core.dice import Dice, seed, word
from fondaco.core.position import Position
from fondaco.core.verbs import advice, apply, choices, imagine

MOVES = 4  # how many moves are worth a second thought
SAMPLES = 6
ROUNDS = 1


def seasoned(worlds: list[Position], seat: int, masks: list[list[int]], dice: Dice) -> int:
    """Of the moves that look best at a glance, the one after which things go best."""
    a, b, c = word(dice), word(dice), word(dice)
    best = -1
    highest = 0
    for _ in range(min(MOVES, choices(worlds[SEEN], masks[SEEN]))):
        move = glance(worlds, SEEN, masks)
        masks[SEEN][move] = 0
        promise = 0
        for sample in range(SAMPLES):
            # The same worlds for every move, so that luck does not decide between them.
            worlds[WALKED] = worlds[SEEN]
            seed(worlds[WALKED].dice, a, b, c, sample)
            imagine(worlds[WALKED], seat)
            apply(worlds[WALKED], move)
            play_on(worlds, masks, seat, ROUNDS)
            promise += lead(worlds[WALKED], seat)
        if best < 0 or promise > highest:
            best, highest = move, promise
    return best


def lead(world: Position, seat: int) -> int:
    """What the seat has in sight, the more the less the best of the others has."""
    rival = -1_000_000
    for other in range(world.seats):  # type: ignore[attr-defined]  # every game's position has it
        if other != seat:
            rival = max(rival, advice(world, other))
    return 2 * advice(world, seat) - rival

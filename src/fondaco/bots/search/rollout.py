"""Truncated rollouts: everybody plays a one-ply greedy policy until a position can be evaluated."""

from fondaco.bots.search.worlds import AFTERSTATE, OVERLOOKED, REPLY, SAMPLED, SHOWN
from fondaco.core.dice import Dice, roll, word
from fondaco.core.masks import bar, nth_marked
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, advice, apply, chapter, choices, to_act

WEIGHED = 8
"""Moves that the policy weighs; where there are more, a sample of them."""


def rollout(
    worlds: list[Position],
    masks: list[list[int]],
    seat: int,
    last_mover: int,
    turns: int,
    moves: int,
) -> None:
    """Play the sampled world on, to the horizon: so many turns of the seat, at most so many moves.

    The last mover tells whether a turn of the seat begins or goes on. Where a chapter ends, the
    rest need not be played.
    """
    for _ in range(moves):
        if is_chapter_over(worlds):
            return
        mover = to_act(worlds[SAMPLED])
        if mover == seat and last_mover != seat:
            turns -= 1
        if mover == NOBODY or turns <= 0:
            return
        choices(worlds[SAMPLED], masks[SAMPLED])
        count = bar(masks[SAMPLED], masks[OVERLOOKED])
        apply(worlds[SAMPLED], policy_move(worlds, masks, count))
        last_mover = mover


def is_chapter_over(worlds: list[Position]) -> bool:
    """Whether the sampled world has come to another chapter than the root."""
    return chapter(worlds[SAMPLED]) != chapter(worlds[SHOWN])


def policy_move(worlds: list[Position], masks: list[list[int]], count: int) -> int:
    """The rollout policy: what the seat to act does with so many choices in the sampled world."""
    if count == 1:
        return nth_marked(masks[SAMPLED], 0)
    thin_out(masks[SAMPLED], count, worlds[SAMPLED].dice)
    return one_ply(worlds, SAMPLED, masks)


def one_ply(worlds: list[Position], at: int, masks: list[list[int]]) -> int:
    """The marked move whose afterstate the mover's advice likes best; less than 0 if none is."""
    mover = to_act(worlds[at])
    best = -1
    highest = 0
    for move in range(len(masks[at])):
        if masks[at][move] == 0:
            continue
        worlds[AFTERSTATE] = worlds[at]
        stir(worlds[AFTERSTATE].dice)
        rolled = worlds[AFTERSTATE].dice.counter
        apply(worlds[AFTERSTATE], move)
        if worlds[AFTERSTATE].dice.counter == rolled:
            value = advice(worlds[AFTERSTATE], mover)
        else:
            value = advice_after_chance(worlds, mover, masks[AFTERSTATE])
        if best < 0 or value > highest:
            best, highest = move, value
    return best


def thin_out(mask: list[int], count: int, dice: Dice) -> None:
    """Leave a sample of the marks, where they are more than the policy weighs."""
    if count <= WEIGHED:
        return
    left, among = WEIGHED, 0
    for move in range(len(mask)):
        among += int(mask[move] > 0)
    for move in range(len(mask)):
        if mask[move]:
            if roll(dice, among) < left:
                left -= 1
            else:
                mask[move] = 0
            among -= 1


def stir(dice: Dice) -> None:
    """Let the dice fall otherwise than they will: nobody looks into the future."""
    dice.a ^= 0x5DEECE6D
    for _ in range(3):
        word(dice)


def advice_after_chance(worlds: list[Position], seat: int, mask: list[int]) -> int:
    """The advice once the seat, if it is still its turn, has answered what chance showed."""
    best = advice(worlds[AFTERSTATE], seat)
    if to_act(worlds[AFTERSTATE]) != seat:
        return best
    choices(worlds[AFTERSTATE], mask)
    for move in range(len(mask)):
        if mask[move]:
            worlds[REPLY] = worlds[AFTERSTATE]
            rolled = worlds[REPLY].dice.counter
            apply(worlds[REPLY], move)
            if worlds[REPLY].dice.counter == rolled:
                best = max(best, advice(worlds[REPLY], seat))
    return best

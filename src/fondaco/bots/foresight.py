"""How a position may go on: moves at a glance, and what is promised to each seat."""

from math import exp, inf

from fondaco.core.dice import Dice, roll, seed, word
from fondaco.core.masks import bar, nth_marked
from fondaco.core.position import Position
from fondaco.core.verbs import (
    NOBODY,
    advice,
    apply,
    chapter,
    choices,
    imagine,
    is_winner,
    to_act,
    total,
)

SEEN = 0  # the table as the seat imagines it
WALKED = 1  # a world in which it is played on
TRIED = 2  # what a single move leads to
NEXT = 3  # and the answer to it
WORLDS = 4
BARRED = 4  # among the masks: what the bot itself never does
OVERLOOKED = 5  # and what nobody does while the game is played on in the mind
MASKS = 6

# The terms of a thought: whose it is, how many play, how often the seat comes to act again before
# a position is appraised, the moves after which it is in any case, whether the tree ends there as
# well, how wide it is, and three words for the dice.
SEAT = 0
SEATS = 1
ROUNDS = 2
FAR = 3
NEAR = 4
WIDTH = 5
LUCK = 6

VICTORY = 0.9
"""What winning counts beside being far ahead."""
SPREAD = 1500.0
"""A lead by so many hundredths of a coin makes victory likelier by a factor of e."""
GLANCES = 8
"""Moves that are looked at; where there are more, some of them by lot."""


def deal(worlds: list[Position], terms: list[int], number: int) -> None:
    """The world with this number of all that the seat may be in, where it is to be played on."""
    worlds[WALKED] = worlds[SEEN]
    seed(worlds[WALKED].dice, terms[LUCK], terms[LUCK + 1], terms[LUCK + 2], number)
    imagine(worlds[WALKED], terms[SEAT])


def play_on(
    worlds: list[Position],
    masks: list[list[int]],
    seat: int,
    before: int,
    rounds: int,
    far: int,
) -> None:
    """Everybody makes the move that looks best at a glance, until it is the seat's turn again.

    The seat that moved before tells whether a turn of the seat begins or goes on. Where a chapter
    ends, the rest need not be played.
    """
    for _ in range(far):
        if is_told(worlds):
            return
        mover = to_act(worlds[WALKED])
        if mover == seat and before != seat:
            rounds -= 1
        if mover == NOBODY or rounds <= 0:
            return
        choices(worlds[WALKED], masks[WALKED])
        count = bar(masks[WALKED], masks[OVERLOOKED])
        apply(worlds[WALKED], likely_move(worlds, masks, count))
        before = mover


def is_told(worlds: list[Position]) -> bool:
    """Whether the world that is played on has come to another chapter than the table."""
    return chapter(worlds[WALKED]) != chapter(worlds[SEEN])


def likely_move(worlds: list[Position], masks: list[list[int]], count: int) -> int:
    """What the seat to act does at a glance, where it has so many choices; nobody ponders one."""
    if count == 1:
        return nth_marked(masks[WALKED], 0)
    thin_out(masks[WALKED], count, worlds[WALKED].dice)
    return glance(worlds, WALKED, masks)


def glance(worlds: list[Position], at: int, masks: list[list[int]]) -> int:
    """The marked move that promises most to the seat to act; less than 0 if there is none."""
    mover = to_act(worlds[at])
    best = -1
    highest = 0
    for move in range(len(masks[at])):
        if masks[at][move] == 0:
            continue
        worlds[TRIED] = worlds[at]
        stir(worlds[TRIED].dice)
        rolled = worlds[TRIED].dice.counter
        apply(worlds[TRIED], move)
        if worlds[TRIED].dice.counter == rolled:
            promise = advice(worlds[TRIED], mover)
        else:
            promise = best_advice(worlds, mover, masks[TRIED])
        if best < 0 or promise > highest:
            best, highest = move, promise
    return best


def thin_out(mask: list[int], count: int, dice: Dice) -> None:
    """Leave so many marks that a glance can take them in, by lot."""
    if count <= GLANCES:
        return
    left, among = GLANCES, 0
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


def best_advice(worlds: list[Position], seat: int, mask: list[int]) -> int:
    """The advice once the seat, if it is still its turn, has answered what chance showed."""
    best = advice(worlds[TRIED], seat)
    if to_act(worlds[TRIED]) != seat:
        return best
    choices(worlds[TRIED], mask)
    for move in range(len(mask)):
        if mask[move]:
            worlds[NEXT] = worlds[TRIED]
            rolled = worlds[NEXT].dice.counter
            apply(worlds[NEXT], move)
            if worlds[NEXT].dice.counter == rolled:
                best = max(best, advice(worlds[NEXT], seat))
    return best


def appraise(world: Position, seats: int, out: list[float]) -> None:
    """Each seat's share of the victory: as it is after the end, as the advice sees it before."""
    over = to_act(world) == NOBODY
    winners = 0
    highest = -inf
    for seat in range(seats):
        out[seat] = worth(world, seat, over)
        highest = max(highest, out[seat])
        winners += int(over and is_winner(world, seat))
    together = 0.0
    for seat in range(seats):
        out[seat] = exp((out[seat] - highest) / SPREAD)
        together += out[seat]
    for seat in range(seats):
        out[seat] /= together
        if over:
            won = 1.0 / winners if is_winner(world, seat) else 0.0
            out[seat] = VICTORY * won + (1.0 - VICTORY) * out[seat]


def share_of(world: Position, seat: int) -> float:
    """One seat's share of what is in sight, as `appraise` sees it before the end."""
    over = to_act(world) == NOBODY
    mine = worth(world, seat, over)
    together = 0.0
    for other in range(world.seats):
        together += exp((worth(world, other, over) - mine) / SPREAD)
    return 1.0 / together


def worth(world: Position, seat: int, over: bool) -> float:  # noqa: FBT001  plain for the compiler
    """What a seat has at the end, or what it has in sight."""
    return 100.0 * total(world, seat) if over else float(advice(world, seat))

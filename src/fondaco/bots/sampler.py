"""The sampler: every move is tried again and again in imagined worlds and played on at a glance."""

from fondaco.bots.foresight import (
    BARRED,
    FAR,
    ROUNDS,
    SEAT,
    SEATS,
    SEEN,
    WALKED,
    appraise,
    deal,
    play_on,
)
from fondaco.core.masks import bar
from fondaco.core.position import Position
from fondaco.core.verbs import apply, choices


def sample(
    worlds: list[Position],
    masks: list[list[int]],
    tries: list[list[int]],
    shares: list[list[float]],
    terms: list[int],
    walks: int,
) -> None:
    """Walk so many times, each time with the move tried least; every move meets the same worlds.

    Tries are counted by move; the last shares are scratch.
    """
    out = shares[len(shares) - 1]
    choices(worlds[SEEN], masks[SEEN])
    bar(masks[SEEN], masks[BARRED])
    for _ in range(walks):
        move = least_tried(masks[SEEN], tries[0])
        deal(worlds, terms, tries[0][move])
        apply(worlds[WALKED], move)
        play_on(worlds, masks, terms[SEAT], terms[SEAT], terms[ROUNDS], terms[FAR])
        appraise(worlds[WALKED], terms[SEATS], out)
        tries[0][move] += 1
        shares[move][0] += out[terms[SEAT]]


def least_tried(mask: list[int], tries: list[int]) -> int:
    """The marked move that was tried least."""
    best = -1
    for move in range(len(mask)):
        if mask[move] and (best < 0 or tries[move] < tries[best]):
            best = move
    return best

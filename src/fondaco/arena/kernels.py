"""The verbs at one table, as plain code that is compiled for each game."""

from fondaco.core.dice import seed
from fondaco.core.masks import nth_marked
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, imagine, is_winner, setup, to_act, total


def lay(states: list[Position], parts: list[int], terms: list[int]) -> None:
    """Lay the table: terms are seats, options, and four words for its dice."""
    seed(states[0].dice, terms[2], terms[3], terms[4], terms[5])
    setup(states[0], parts, terms[0], terms[1])


def next_to_choose(states: list[Position], mask: list[int]) -> int:
    """Make all moves that leave no choice; the seat that has one, or nobody."""
    seat = to_act(states[0])
    while seat != NOBODY and choices(states[0], mask) == 1:
        apply(states[0], nth_marked(mask, 0))
        seat = to_act(states[0])
    return seat


def redeal(worlds: list[Position], seat: int, words: list[int]) -> None:
    """Deal anew what a seat cannot know, chance to come included."""
    seed(worlds[0].dice, words[0], words[1], words[2], words[3])
    imagine(worlds[0], seat)


def carry_out(states: list[Position], move: int) -> None:
    """Make a move that was found to be allowed."""
    apply(states[0], move)


def settle(states: list[Position], totals: list[int], wins: list[int]) -> None:
    """What every seat has at the end, and who wins."""
    for seat in range(len(totals)):
        totals[seat] = total(states[0], seat)
        wins[seat] = int(is_winner(states[0], seat))

"""Random games, counted: how long they are and how many moves there are to choose from."""

from fondaco.bots.uniform import chance
from fondaco.core.chance import PLAYERS, TABLE
from fondaco.core.dice import Dice, seed
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, setup, to_act


def count_choices(
    state: Position,
    mask: list[int],
    dice: Dice,
    parts: list[int],
    terms: list[int],
    counts: list[int],
) -> int:
    """Play one game by chance and note how many choices each decision had; how many there were.

    Terms are seats, options, seed (low, high), number of the game.
    """
    seed(state.dice, terms[2], terms[3], terms[4], TABLE)
    seed(dice, terms[2], terms[3], terms[4], PLAYERS)
    setup(state, parts, terms[0], terms[1])
    made = 0
    while to_act(state) != NOBODY:
        counts[made] = choices(state, mask)
        apply(state, chance(mask, counts[made], dice))
        made += 1
    return made

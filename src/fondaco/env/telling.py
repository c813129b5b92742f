"""A whole game between bots, told decision by decision; plain code that is compiled."""

from fondaco.bots.ladder import choose
from fondaco.core.chance import PLAYERS, TABLE
from fondaco.core.dice import Dice, seed
from fondaco.core.position import Position
from fondaco.core.verbs import (
    NOBODY,
    apply,
    choices,
    features,
    is_winner,
    setup,
    to_act,
    total,
)


def tell_game(
    states: list[Position],
    worlds: list[Position],
    masks: list[list[int]],
    dice: list[Dice],
    parts: list[int],
    terms: list[int],
    levels: list[int],
    seats: list[int],
    sights: list[list[int]],
    marks: list[list[int]],
    moves: list[int],
    totals: list[int],
    wins: list[int],
) -> int:
    """Play a game and note every decision, its result; how many decisions there were.

    Terms are seats, options, seed (low, high), number of the game.
    """
    state = states[0]
    seed(state.dice, terms[2], terms[3], terms[4], TABLE)
    seed(dice[0], terms[2], terms[3], terms[4], PLAYERS)
    setup(state, parts, terms[0], terms[1])
    made = 0
    seat = to_act(state)
    while seat != NOBODY:
        count = choices(state, masks[0])
        seats[made] = seat
        features(state, seat, sights[made])
        for allowed in range(len(masks[0])):
            marks[made][allowed] = masks[0][allowed]
        # What is carried out is the move itself: read back from an array it is no plain number.
        move = choose(levels[seat], state, seat, masks, count, worlds, dice[0])
        moves[made] = move
        apply(state, move)
        made += 1
        seat = to_act(state)
    for place in range(terms[0]):
        totals[place] = total(state, place)
        wins[place] = int(is_winner(state, place))
    return made

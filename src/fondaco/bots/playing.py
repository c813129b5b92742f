"""Whole games between bots, as plain code that is compiled for each game."""

from fondaco.bots.ladder import choose
from fondaco.core.chance import PLAYERS, TABLE
from fondaco.core.dice import WORD, Dice, seed
from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, apply, choices, is_winner, setup, to_act, total


def play_games(
    states: list[Position],
    worlds: list[Position],
    masks: list[list[int]],
    dice: list[Dice],
    parts: list[int],
    terms: list[int],
    levels: list[list[int]],
    totals: list[list[int]],
    wins: list[list[int]],
    lengths: list[int],
    moves: list[list[int]],
) -> None:
    """Play games one after the other: terms are seats, options, seed (low, high), first game."""
    seats, options, first = terms[0], terms[1], terms[4]
    for game in range(len(lengths)):
        number = (first + game) & WORD
        seed(states[0].dice, terms[2], terms[3], number, TABLE)
        seed(dice[0], terms[2], terms[3], number, PLAYERS)
        setup(states[0], parts, seats, options)
        lengths[game] = play_on(states[0], worlds, masks, dice[0], levels[game], moves[game])
        for seat in range(seats):
            totals[game][seat] = total(states[0], seat)
            wins[game][seat] = int(is_winner(states[0], seat))


def play_on(
    state: Position,
    worlds: list[Position],
    masks: list[list[int]],
    dice: Dice,
    levels: list[int],
    moves: list[int],
) -> int:
    """Play a game to its end, noting its moves where there is room; how many there were."""
    made = 0
    seat = to_act(state)
    while seat != NOBODY:
        count = choices(state, masks[0])
        move = choose(levels[seat], state, seat, masks, count, worlds, dice)
        if made < len(moves):
            moves[made] = move
        apply(state, move)
        made += 1
        seat = to_act(state)
    return made

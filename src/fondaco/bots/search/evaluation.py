"""The evaluation of a position: each seat's share of the victory."""

from math import exp, inf

from fondaco.core.position import Position
from fondaco.core.verbs import NOBODY, advice, is_winner, to_act, total

VICTORY = 0.9
"""What winning counts beside being far ahead."""
TEMPERATURE = 1500.0
"""Of the softmax: a lead of so many hundredths of a coin makes victory e times as likely."""


def evaluate(world: Position, seats: int, shares: list[float]) -> None:
    """A softmax over what the seats have; once the game is over, mostly who has won it."""
    over = to_act(world) == NOBODY
    winners = 0
    highest = -inf
    for seat in range(seats):
        shares[seat] = worth(world, seat, over)
        highest = max(highest, shares[seat])
        winners += int(over and is_winner(world, seat))
    together = 0.0
    for seat in range(seats):
        shares[seat] = exp((shares[seat] - highest) / TEMPERATURE)
        together += shares[seat]
    for seat in range(seats):
        shares[seat] /= together
        if over:
            won = 1.0 / winners if is_winner(world, seat) else 0.0
            shares[seat] = VICTORY * won + (1.0 - VICTORY) * shares[seat]


def softmax_share(world: Position, seat: int) -> float:
    """One seat's share by the softmax alone."""
    over = to_act(world) == NOBODY
    mine = worth(world, seat, over)
    together = 0.0
    for other in range(world.seats):
        together += exp((worth(world, other, over) - mine) / TEMPERATURE)
    return 1.0 / together


def worth(world: Position, seat: int, over: bool) -> float:  # noqa: FBT001  plain for the compiler
    """What a seat has at the end, or what its advice sees before."""
    return 100.0 * total(world, seat) if over else float(advice(world, seat))

"""The worlds in which a bot thinks, by name: determinizations of what its seat knows."""

from fondaco.core.dice import seed
from fondaco.core.position import Position
from fondaco.core.verbs import imagine

# Positions for scratch work. A mask of moves goes with each of them.
SHOWN = 0  # what the bot was shown: the root
SAMPLED = 1  # a determinization of it, in which the game is played on
AFTERSTATE = 2  # what a single move leads to
REPLY = 3  # and the answer to it
WORLDS = 4

# Two more masks.
BARRED = 4  # what the bot itself never does
OVERLOOKED = 5  # what nobody does in a rollout
MASKS = 6


def determinize(worlds: list[Position], seat: int, a: int, b: int, c: int, number: int) -> None:
    """Sample a world that the seat may be in: three words and a number always give the same one.

    Moves that meet the same numbers meet the same luck (common random numbers).
    """
    worlds[SAMPLED] = worlds[SHOWN]
    seed(worlds[SAMPLED].dice, a, b, c, number)
    imagine(worlds[SAMPLED], seat)

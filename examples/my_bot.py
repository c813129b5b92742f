"""A bot in ten lines: it looks two moves ahead, and trusts the game's own advice.

    fondaco terminal medici --bots examples/my_bot.py:Bot

It sees what its seat may know and plays every game of the house. docs/writing-bots.md tells how.
"""  # noqa: INP001  no package: a file to be copied anywhere

from fondaco.bots.sight import Sight
from fondaco.core.position import Position


class Bot:
    """Makes the move after which its position looks best, or can be made to look best."""

    def choose(self, sight: Sight) -> int:
        """One of the sight's choices."""
        return max(sight.choices, key=lambda move: promise(sight, sight.imagined(), move, 2))


def promise(sight: Sight, world: Position, move: int, moves: int) -> int:
    """What the game thinks of the seat's position once its moves are made."""
    after, rules = world.copy(), sight.game.rules
    rules.apply(after, move)
    if moves == 1 or rules.to_act(after) != sight.seat:
        return sight.game.advice(after, sight.seat)
    return max(promise(sight, after, then, moves - 1) for then in sight.game.choices(after))

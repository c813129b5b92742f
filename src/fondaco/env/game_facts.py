"""How long games are and how wide: `python -m fondaco.env.game_facts` measures it anew.

The games are those of `fondaco simulate GAME --bots chance` with the same seed.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass

import numpy as np

from fondaco.core.dice import Dice
from fondaco.core.verbs import bound
from fondaco.env.plain_game import MOST_MOVES
from fondaco.env.setting import Setting
from fondaco.fast.kernels import nobody, play, random_play
from fondaco.fast.kernels.observers import count_choices
from fondaco.fast.kernels.series import Series
from fondaco.games import index

SEED = 1
GAMES = 500


@dataclass(frozen=True)
class Fact:
    """What random games with so many seats show."""

    seats: int
    games: int
    decisions: float
    fewest: int
    most: int
    choices: float
    widest: int
    forced: float


def measure(name: str, seats: int, count: int = GAMES) -> Fact:
    """Play random games in plain Python and count."""
    setting = Setting.agree(name, seats)
    game = setting.game
    code = bound(play, *game.verbs, random_play, count_choices, nobody)
    state, dice, mask = game.new_state(), Dice(), [0] * game.moves
    series, parts = Series.of(SEED, seats), setting.edition.parts
    lengths, widths = [], []
    for number in range(count):
        noted = count_choices.Counts([0] * MOST_MOVES)
        code.open_game(state, dice, parts, series, number)
        made = code.rollout(state, mask, dice, 0, MOST_MOVES, play.NONE, noted, play.NONE)
        lengths.append(made)
        widths += noted.counts[:made]
    wide = np.array(widths)
    return Fact(
        seats=seats,
        games=count,
        decisions=round(float(np.mean(lengths)), 1),
        fewest=min(lengths),
        most=max(lengths),
        choices=round(float(wide.mean()), 2),
        widest=int(wide.max()),
        forced=round(float((wide == 1).mean()), 3),
    )


def everything() -> dict[str, list[dict[str, float]]]:
    """The facts of all games with every number of seats, ready for JSON."""
    return {
        name: [asdict(measure(name, seats)) for seats in index.find(name).seats]
        for name in index.names()
    }


if __name__ == "__main__":
    json.dump(everything(), sys.stdout, indent=1)
    sys.stdout.write("\n")

"""Compiles what the stronger bots need for a game: `python -m fondaco.bots.precompile medici`."""

from __future__ import annotations

import sys

from fondaco.bots.roster import THINKERS, call
from fondaco.bots.sight import look
from fondaco.core.chance import simulated
from fondaco.core.dice import Dice
from fondaco.core.table import Table, Terms
from fondaco.fast import cache
from fondaco.games import index


def precompile(name: str) -> None:
    """Let all who think ahead take one short thought, so that their code is there from now on."""
    game = index.find(name)
    table = Table(Terms.agree(game, game.seats[0], chance=simulated(1, 1)))
    while len(table.choices) == 1:
        table.play(table.choices[0])
    for level in ("seasoned", *(f"{thinker}@1" for thinker in THINKERS)):
        bot = call(level).sit_down(game, machine=True)
        bot.choose(look(game, table.state, table.to_act, Dice()))


def precompile_alone(name: str) -> None:
    """Compile for a game once: who comes second waits, and then finds everything made."""
    with cache.alone(name):
        precompile(name)


if __name__ == "__main__":
    precompile_alone(sys.argv[1])

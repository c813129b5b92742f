"""Questions to bots: a world in which all that a seat cannot know was dealt anew, and the answer.

A question goes to a process beside the server; nothing of the true position is in it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from fondaco.bots.roster import call
from fondaco.bots.sight import Sight, look
from fondaco.core.chance import dice_from
from fondaco.core.dice import Dice, seed, word
from fondaco.fast import layout
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.bots.bot import Bot
    from fondaco.core.table import Table

FRESH_BYTES = 16


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a world as its seat imagines it, whose decision it is, and its dice."""

    game: str
    seat: int
    bot: str
    world: bytes
    rolls: tuple[int, int, int, int]
    machine: bool = False


def ask(table: Table, seat: int, bot: str, dice: Dice | None = None) -> Question:
    """The question to a bot at a seat of a table.

    Without dice of its own it is a question that nobody can foresee.
    """
    rolling = dice or dice_from(secrets.token_bytes(FRESH_BYTES))
    sight = look(table.game, table.state, seat, rolling)
    rolls = (word(rolling), word(rolling), word(rolling), word(rolling))
    return Question(table.game.name, seat, bot, sight.row.tobytes(), rolls)


def think(question: Question) -> int:
    """Answer a question; this runs in a process beside the server."""
    return int(thinker(question).choose(seen(question)))


def seen(question: Question) -> Sight:
    """What the seat in question sees, unpacked."""
    game = index.find(question.game)
    world = np.frombuffer(question.world, layout.dtype(type(game.new_state()))).copy()
    dice = Dice()
    seed(dice, *question.rolls)
    return Sight(game, question.seat, dice, world)


def thinker(question: Question) -> Bot:
    """Whoever is asked."""
    return _player(question.bot, question.game, question.machine)


@cache
def _player(bot: str, game: str, machine: bool) -> Bot:  # noqa: FBT001  a key of the cache
    return call(bot).sit_down(index.find(game), machine=machine)

"""Games of Medici to try things on: seeded, quick to make, played in ways that reach corners."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from hypothesis import settings

from fondaco.core import chance as chances
from fondaco.core import records
from fondaco.core.table import Table, Terms
from fondaco.games import find

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.core.chance import Chance
    from fondaco.core.editions import Edition

    Policy = Callable[[Table, random.Random], int]

MEDICI = find("medici")
OPTIONS = [(), ("greater-bonus",), ("to-the-letter",), ("greater-bonus", "to-the-letter")]
SEEDED = settings(derandomize=True, database=None, deadline=None, max_examples=60)
"""Hypothesis without chance of its own."""
REVEAL = 0
WEIGHTS = [0, 1, 2, 2, 3]
"""How many cards each move takes."""


def dealt(text: str = "a table", seats: int = 3, options: tuple[str, ...] = ()) -> Table:
    """A table before the first move, by a seed."""
    return Table(Terms.agree(MEDICI, seats, options, chance=chances.from_seed(text)))


def player(seed: object) -> random.Random:
    """Somebody who moves at random, always in the same way."""
    return random.Random(str(seed))  # noqa: S311  a game, not a secret


def anyhow(table: Table, rng: random.Random) -> int:
    """Any move."""
    return rng.choice(table.choices)


def cautiously(table: Table, rng: random.Random) -> int:  # noqa: ARG001  never in doubt
    """Take one card, and reveal only if there is none."""
    return 1 if 1 in table.choices else REVEAL


def curiously(table: Table, rng: random.Random) -> int:  # noqa: ARG001  never in doubt
    """Reveal as much as possible, then take one card: decks run out."""
    return REVEAL if REVEAL in table.choices else 1


def greedily(table: Table, rng: random.Random) -> int:  # noqa: ARG001  never in doubt
    """Reveal as much as possible, then take as many cards as possible."""
    return max(table.choices, key=lambda move: 9 if move == REVEAL else WEIGHTS[move])


def hastily(table: Table, rng: random.Random) -> int:
    """Take as many cards as there are at once: days are short and ships stay half empty."""
    takes = [move for move in table.choices if move != REVEAL]
    most = max((WEIGHTS[move] for move in takes), default=0)
    return rng.choice([move for move in table.choices if WEIGHTS[move] == most])


def levelly(table: Table, rng: random.Random) -> int:
    """Make the ship worth what another one is worth, if any move does: ties abound."""
    values = [seat["value"] for seat in table.view(-1)["seats"]]
    mine = table.to_act
    others = {value for seat, value in enumerate(values) if seat != mine}
    for move in table.choices:
        after = table.game.new_state()
        after.become(table.state)
        if move != REVEAL:
            after.told = []
            table.game.rules.take(after, move - 1)
            if int(table.game.view(after, -1)["seats"][mine]["value"]) in others:
                return move
    return anyhow(table, rng)


def mixed(table: Table, rng: random.Random) -> int:
    """Another temper at every move."""
    return rng.choice(POLICIES[:-1])(table, rng)


POLICIES: list[Policy] = [
    anyhow,
    cautiously,
    curiously,
    greedily,
    hastily,
    levelly,
    mixed,
]


def finish(table: Table, seed: object = 0, policy: Policy = anyhow, moves: int = 10_000) -> Table:
    """The table played to the end, or for so many moves."""
    rng = player(seed)
    while table.to_act >= 0 and moves > 0:
        table.play(policy(table, rng))
        moves -= 1
    return table


def document(table: Table) -> dict[str, Any]:
    """The record of a table with made-up names, as if read from a file."""
    names = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"][: table.terms.seats]
    record = records.record(table, [records.Player(name, "bot") for name in names])
    written: dict[str, Any] = json.loads(json.dumps(record))
    return written


def sample(number: int, edition: Edition | None = None) -> Table:
    """One of endless whole games: all numbers of seats, options, kinds of chance and tempers."""
    seats, options = 2 + number % 5, OPTIONS[number // 5 % 4]
    policy = POLICIES[number // 20 % len(POLICIES)]
    chance: Chance = chances.from_seed(str(number))
    if number % 3 == 0:
        chance = chances.simulated(7, number)
    return finish(Table(Terms.agree(MEDICI, seats, options, edition, chance)), number, policy)

"""Games to try things on: seeded, quick to make, played in ways that reach corners."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, cast

from hypothesis import settings

from fondaco.core import chance as chances
from fondaco.core import records
from fondaco.core.table import Table, Terms
from fondaco.games.index import find
from fondaco.games.medici.rules import take
from fondaco.games.medici.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.core.chance import Chance
    from fondaco.core.editions import Edition
    from fondaco.core.game import Game

    Policy = Callable[[Table, random.Random], int]

MEDICI = find("medici")
OLTREMARE = find("oltremare")
STROZZI = find("strozzi")
SEEDED = settings(derandomize=True, database=None, deadline=None, max_examples=60)
"""Hypothesis without chance of its own."""


def option_sets(game: Game) -> list[tuple[str, ...]]:
    """Every way to choose the options of a game, none of them first."""
    names = [option.name for option in game.options]
    return [
        tuple(name for at, name in enumerate(names) if picks >> at & 1)
        for picks in range(1 << len(names))
    ]


OPTIONS = option_sets(MEDICI)


def dealt(text: str = "a table", seats: int = 3, options: tuple[str, ...] = ()) -> Table:
    """A table before the first move, by a seed."""
    return Table(Terms.agree(MEDICI, seats, options, chance=chances.from_seed(text)))


def player(seed: object) -> random.Random:
    """Somebody who moves at random, always in the same way."""
    return random.Random(str(seed))  # noqa: S311  a game, not a secret


def anyhow(table: Table, rng: random.Random) -> int:
    """Any move."""
    return rng.choice(table.choices)


def mixed(table: Table, rng: random.Random) -> int:
    """Another temper at every move."""
    return rng.choice(TEMPERS[table.game.name][:-1])(table, rng)


# Tempers at a table of Medici

REVEAL = 0
WEIGHTS = [0, 1, 2, 2, 3]
"""How many cards each move takes."""


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
            take(cast(State, after), move - 1)
            if int(table.game.view(after, -1)["seats"][mine]["value"]) in others:
                return move
    return anyhow(table, rng)


# Tempers at a table of Strozzi

DECLINE, PIRATE, PLUS_ONE, WARE, VENICE = range(5)


def pick(table: Table, rng: random.Random, *moves: int) -> int:
    """The first of these that is possible, or else any move."""
    return next((move for move in moves if move in table.choices), anyhow(table, rng))


def never(table: Table, rng: random.Random) -> int:
    """Decline whatever comes: no marker leaves its start, and Florence decides everything."""
    return pick(table, rng, DECLINE)


def seldom(table: Table, rng: random.Random) -> int:
    """Decline nine times in ten: ships are set aside until none is left."""
    return pick(table, rng, DECLINE) if rng.random() < 0.9 else anyhow(table, rng)


def eagerly(table: Table, rng: random.Random) -> int:
    """Want every ship: flags are soon used up, and some who have none are skipped."""
    return rng.choice([move for move in table.choices if move != DECLINE])


def peacefully(table: Table, rng: random.Random) -> int:
    """Keep the pirate flag for the last ship, and let flagged ones go."""
    if table.choices == [DECLINE, PIRATE]:
        return PIRATE if table.view(-1)["flag"] is None else DECLINE
    return pick(table, rng, *rng.sample((PLUS_ONE, WARE), 2))


def piratically(table: Table, rng: random.Random) -> int:
    """Take what another wants, and want a ship oneself now and then."""
    if table.view(-1)["flag"] is None and rng.random() < 0.5:
        return pick(table, rng, DECLINE)
    return pick(table, rng, *((PIRATE,) if table.view(-1)["flag"] else (PLUS_ONE, WARE)))


def alone(table: Table, rng: random.Random) -> int:
    """One seat takes all it can, the others none: its rounds are long and ships run out."""
    return eagerly(table, rng) if table.to_act == 1 else pick(table, rng, DECLINE)


def upward(table: Table, rng: random.Random) -> int:
    """Send ships where they carry most, with the ware flag first: markers reach the top."""
    wares = [(table.view(-1)["ship"] or "").count(letter) for letter in "vrn"]
    if DECLINE in table.choices and max(wares) < 2 and rng.random() < 0.8:
        return DECLINE
    ports = sorted((VENICE, VENICE + 1, VENICE + 2), key=lambda port: -wares[port - VENICE])
    return pick(table, rng, WARE, PIRATE, PLUS_ONE, *ports)


# Tempers at a table of Oltremare


def leaning(**weights: int) -> Policy:
    """Somebody who likes some verbs more than others, and those of weight 0 least of all."""

    def lean(table: Table, rng: random.Random) -> int:
        by_verb: dict[str, list[int]] = {}
        for move in table.choices:
            by_verb.setdefault(table.words.move_name(move).split()[0], []).append(move)
        verbs = [verb for verb in by_verb if weights.get(verb, 1) > 0] or list(by_verb)
        (verb,) = rng.choices(verbs, [max(1, weights.get(verb, 1)) for verb in verbs])
        return rng.choice(by_verb[verb])

    return lean


SILENTLY = leaning(offer=0, buy=0)
"""Play what is in the hand: no trade, few purchases."""
HAGGLING = leaning(offer=9, accept=9, next=3, send=9, drop=0, withdraw=0)
"""Make small offers, also to all, and take what one can get."""
SPENDING = leaning(buy=9, offer=0)
"""Buy whatever can be bought, into debt: decks run out while somebody trades."""
CONTRARILY = leaning(offer=9, counter=9, accept=2, send=9, drop=0, seat=9)
"""Answer every offer by another one."""
FICKLY = leaning(offer=9, counter=4, drop=3, withdraw=3)
"""Begin much, end little."""
SELLING = leaning(offer=9, card=4, want=0, accept=9, send=9, buy=0)
"""Sell one's hand for ducats: hands are empty when cards are to be played."""


TEMPERS: dict[str, list[Policy]] = {
    "medici": [anyhow, cautiously, curiously, greedily, hastily, levelly, mixed],
    "oltremare": [anyhow, SILENTLY, HAGGLING, SPENDING, CONTRARILY, FICKLY, SELLING, mixed],
    "strozzi": [anyhow, never, seldom, eagerly, peacefully, piratically, alone, upward, mixed],
}


# Whole games


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


def kinds(game: Game) -> int:
    """How many samples it takes to see every number of seats, set of options and temper."""
    return len(game.seats) * len(option_sets(game)) * len(TEMPERS[game.name])


def sample(number: int, game: Game = MEDICI, edition: Edition | None = None) -> Table:
    """One of endless whole games: all numbers of seats, options, kinds of chance and tempers."""
    rest, seats = divmod(number, len(game.seats))
    rest, options = divmod(rest, len(option_sets(game)))
    policy = TEMPERS[game.name][rest % len(TEMPERS[game.name])]
    chance: Chance = chances.from_seed(str(number))
    if number % 3 == 0:
        chance = chances.simulated(7, number)
    terms = Terms.agree(game, game.seats[seats], option_sets(game)[options], edition, chance)
    return finish(Table(terms), number, policy)

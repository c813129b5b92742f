"""Makes `examples/strozzi-rule-book.json`: a whole game in which the rule book's example happens.

`python -m tests.games.strozzi.make_example` looks for the first seed that deals what the example
needs, plays it as it is told, and lets greedy bots play on to the end.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path

from fondaco.bots.roster import call
from fondaco.bots.sight import look
from fondaco.core import chance as chances
from fondaco.core import records
from fondaco.core.dice import Dice
from fondaco.core.records import Player
from fondaco.core.table import Table, Terms
from fondaco.games.index import find

STROZZI = find("strozzi")
NAMES = ["Anna", "Scott", "Todd", "Heather", "James"]
RECORD = Path(__file__).parents[3] / "examples" / "strozzi-rule-book.json"

EVERYBODY_ELSE = ["decline"] * 4
STEPS = [
    # Anna has used her +1 flag to place a ship in Naples
    ("n", ["flag +1", *EVERYBODY_ELSE, "port naples"]),
    # and, after the others had declined it, her ware flag to place one in Rome.
    ("r", [*EVERYBODY_ELSE, "flag ware", "port rome"]),
    # James took a ship to Venice, so that she is the active player.
    ("v", ["decline", "decline", "decline", "flag ware", "decline", "port venice"]),
    # Anna declines, Scott places his ware flag, Todd declines, Heather claims the ship.
    ("rrnnp", ["decline", "flag ware", "decline", "flag pirate", "port naples"]),
]


def example(seed: str) -> Table | None:
    """A table at which the example has happened, if this seed deals it."""
    table = Table(Terms.agree(STROZZI, len(NAMES), chance=chances.from_seed(seed)))
    arts = [tile for tile in table.view(-1)["face_up"] if tile.startswith("art")]
    if table.to_act != 0 or arts != ["art1v"]:
        return None
    for cargo, moves in STEPS:
        ship = table.view(-1)["ship"]
        if cargo not in ship or ("p" in ship) != ("p" in cargo):
            return None
        for move in moves:
            table.play(move)
    table.play(f"tile {table.view(-1)['face_up'].index('art1v') + 1}")
    return table


def main() -> None:
    """Find the seed, play the game, write its record."""
    seeds = (f"the rule book's example, {number}" for number in count(1))
    table = next(found for seed in seeds if (found := example(seed)))
    bot, dice = call("greedy").sit_down(STROZZI, machine=False), Dice()
    while (seat := table.to_act) >= 0:
        table.play(bot.choose(look(STROZZI, table.state, seat, dice)))
    players = [Player(name, "as told, then greedy") for name in NAMES]
    document = records.record(table, players)
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    RECORD.write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(f"{table.number} moves, {table.totals}, in {RECORD.name}\n")


if __name__ == "__main__":
    main()

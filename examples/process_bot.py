"""A bot that is a program of its own: it reads questions and prints answers, a line of JSON each.

    fondaco terminal medici --bots "run:python3 examples/process_bot.py"

It needs nothing but Python, and docs/writing-bots.md alone tells how to write the same in another
language. In Medici it follows a rule of thumb, in other games it draws lots.
"""  # noqa: INP001  no package: a file to be copied anywhere

from __future__ import annotations

import json
import random
import re
import sys
from typing import Any

BERTH = 4  # what a card must bring to be worth its place in the ship
HOPE = 3  # what another card to choose from is worth


def main() -> None:
    """Answer every question, until the house says bye or is gone."""
    game = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
            say({"type": "ready", "name": "Rule of thumb"})
        elif message["type"] == "choose":
            move = by_thumb(message) if game == "medici" else by_lot(message)
            say({"type": "move", "id": message["id"], "move": move})
        elif message["type"] == "bye":
            break


def by_thumb(question: dict[str, Any]) -> str:
    """Take rich cards, and goods of which there are some already; or hope for better ones."""
    view = question["view"]
    own = view["seats"][question["seat"]]
    goods = [good(card) for card in own["ship"] + own["warehouse"]]

    def worth(card: str) -> int:
        berth = 0 if "*" in card or "green" in card else BERTH  # green cards take no room
        return value(card) + goods.count(good(card)) - berth

    def gain(move: str) -> int:
        places = [int(word) for word in move.split()[1:]]  # "take 1 3": counted from the end
        return sum(worth(view["market"][-place]) for place in places) if places else HOPE

    return max(map(str, question["choices"]), key=gain)


def good(card: str) -> str:
    """The good of a card such as fur3 or grain0x2."""
    return str(re.findall(r"[a-z]+", card)[0])


def value(card: str) -> int:
    """The value of a card such as fur3 or grain0x2."""
    return int(re.findall(r"\d", card)[0])


def by_lot(question: dict[str, Any]) -> str:
    """Any of the choices."""
    return str(random.choice(question["choices"]))  # noqa: S311  no secret hangs on it


def say(message: dict[str, Any]) -> None:
    """Print one line, at once."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

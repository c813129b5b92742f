"""The pages of the games for researchers: `python -m fondaco.env.doc_pages docs/environments`.

Everything on them is read from the games; what was measured comes from `facts.json` beside them and
the matches in `strength/`.
"""

from __future__ import annotations

import json
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fondaco.arena.strength_tables import meetings
from fondaco.arena.strength_tables import table as strength_table
from fondaco.env.feature_names import groups
from fondaco.games import index

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.arena.strength_tables import Meeting
    from fondaco.core.game import Game

FEW = 12
"""So many moves of one kind are listed by their names."""


def page(name: str, facts: list[dict[str, Any]], played: list[Meeting]) -> str:
    """The page of a game, with what was counted and which matches were played."""
    game = index.find(name)
    parts = (
        _head(game),
        _moves(game),
        _observation(game),
        _rewards(),
        _lengths(game, facts),
        _baselines(game, played),
    )
    return "\n".join(line for part in parts for line in part)


def _head(game: Game) -> Iterator[str]:
    low, high = game.seats[0], game.seats[-1]
    title = game.name.capitalize()
    options = ", ".join(f"`{option.name}` ({option.clause})" for option in game.options)
    yield f"# {game.title}"
    yield ""
    yield f"{game.line} By {game.designer}. [What all environments share](../environments.md)."
    yield ""
    yield from _table(
        ("", ""),
        ("agents", f"`seat_0` … `seat_{high - 1}`; {low} to {high} play"),
        ("moves", f"`Discrete({game.moves})`, masked"),
        ("observation", f"`Box({game.feature_count},)`, float32, whole numbers"),
        ("options", options),
        ("rules version", str(game.version)),
        ("PettingZoo", f'`fondaco.env.aec("{game.name}", seats={high})`'),
        ("Gymnasium", f'`gymnasium.make("fondaco/{title}-v0", seats={high})`'),
        ("vector", f'`gymnasium.make_vec("fondaco/{title}-v0", 1024, seats={high})`'),
        ("OpenSpiel", f'`pyspiel.load_game("fondaco_{game.name}(players={high})")`'),
        ("batch", f'`fondaco.batch("{game.name}", 100_000, seats={high})`'),
    )


def _moves(game: Game) -> Iterator[str]:
    yield "## Moves"
    yield ""
    rows = []
    meanings = game.contract.fields.MEANINGS if game.contract.fields else {}
    named = [(move, game.words.move_name(move)) for move in range(game.moves)]
    for word, found in groupby(named, key=lambda pair: pair[1].split()[0]):
        numbers, names = zip(*found, strict=True)
        listed = [f"`{name}`" for name in names]
        said = ", ".join(listed) if len(listed) <= FEW else f"{listed[0]} … {listed[-1]}"
        place = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        rows.append((place, said, meanings.get(word, "")))
    yield from _table(("number", "as records write it", "meaning"), *rows)


def _observation(game: Game) -> Iterator[str]:
    yield "## Observation"
    yield ""
    yield "What the seat may know, and nothing else; the seat itself comes first."
    yield f'`fondaco.env.fields("{game.name}")` gives the name of every number.'
    yield ""
    found = list(groups(game))
    rows = [(group.place, group.name, group.meaning) for group in found]
    yield from _table(("numbers", "group", "say"), *rows)
    yield "<details><summary>Number by number</summary>"
    yield ""
    for group in found:
        if len(group.names) > 1:
            named = [f"{group.start + at} {name}" for at, name in enumerate(group.names)]
            yield f"**{group.name}**: {'; '.join(named)}."
            yield ""
    yield "</details>"
    yield ""


def _rewards() -> Iterator[str]:
    yield "## Rewards"
    yield ""
    yield "All come with the last move of the game, to every seat."
    yield ""
    yield from _table(
        ("reward", "a seat gets"),
        ("`win`", "1 for a win alone, a share of 1 for a shared win, else 0"),
        ("`margin`", "own total less the best other total"),
        ("`rank`", "1 for the first to -1 for the last, in even steps; ties share"),
    )


def _lengths(game: Game, facts: list[dict[str, Any]]) -> Iterator[str]:
    yield "## Lengths and branching factor"
    yield ""
    yield (
        f"Of {facts[0]['games']} games by chance, seed 1, for each number of seats: "
        "`python -m fondaco.env.game_facts`. They are the first games of "
        f"`fondaco simulate {game.name} --bots chance`."
    )
    yield ""
    rows = [
        (
            str(fact["seats"]),
            f"{fact['decisions']} ({fact['fewest']}–{fact['most']})",
            str(fact["choices"]),
            str(fact["widest"]),
            f"{100 * fact['forced']:.1f} %",
        )
        for fact in facts
    ]
    yield from _table(
        ("seats", "decisions a game", "choices, mean", "choices, most", "decisions without choice"),
        *rows,
    )


def _baselines(game: Game, played: list[Meeting]) -> Iterator[str]:
    yield "## Baselines"
    yield ""
    yield (
        "Bots of [the ladder](../bots.md) against each other at four seats, each deal at every "
        "seating; win shares with 95 % intervals by [the arena](../arena.md), fair is 25 %."
    )
    yield ""
    yield from strength_table(played)
    yield "A line is one command, with its names and its blocks:"
    yield ""
    yield f"    fondaco arena {game.name} --bots seasoned --against greedy --blocks 40"


def _table(heading: tuple[str, ...], *rows: tuple[str, ...]) -> Iterator[str]:
    yield f"| {' | '.join(heading)} |"
    yield "|" + "---|" * len(heading)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def write(folder: Path) -> None:
    """Write the page of every game into a folder, from the facts that lie there."""
    facts = json.loads((folder / "facts.json").read_text(encoding="utf-8"))
    for name in index.names():
        played = meetings(folder.parent / "strength", name)
        text = page(name, facts[name], played) + "\n"
        (folder / f"{name}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

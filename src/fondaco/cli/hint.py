"""`fondaco hint`: the best moves for the seat to act, how likely they win, and why."""

from __future__ import annotations

import json as json_text
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fondaco.bots.hints import hints
from fondaco.bots.search.searcher import Searcher
from fondaco.bots.search.thinker import Budget
from fondaco.bots.sight import look
from fondaco.cli import saved_games, terminal_board
from fondaco.core import record_reader
from fondaco.core.dice import Dice, seed
from fondaco.core.errors import Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.games import index
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from fondaco.bots.hints import Hint
    from fondaco.bots.sight import Sight
    from fondaco.core.reasons import Reason
    from fondaco.core.table import Table

SECONDS = 1.0
LONGEST = 600.0
MOVES = 3
REASONS = 3
"""So many reasons are said of a move, the weightiest first."""


def hint(
    record: Path | None = None,
    /,
    *,
    game: int = 1,
    at: int | None = None,
    seconds: float = SECONDS,
    moves: int = MOVES,
    plain: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> None:
    """Show the best moves for the seat to act, how likely they win, and why.

    Parameters
    ----------
    record
        A record or a saved game; without it, the unfinished game that was played last.
    game
        Which record of a file with several, counted from 1.
    at
        The moment after so many moves; without it, as the game stands.
    seconds
        How long to think.
    moves
        How many moves to show.
    plain
        Think in plain Python: less far, but at once and without compiling.
    json
        Print the hints as JSON.

    """
    budget = time_to_think(seconds)
    if moves < 1:
        raise Unreadable("hint/moves", f"At least 1 move can be shown, not {moves}.")
    place, document = _pick(record, game) if record else _newest()
    table = _at(document, place, at)
    if not plain:
        name = table.game.name.capitalize()
        notice = f"Preparing the searcher for {name}: the first time takes a minute or two …"
        terminal_board.console(stderr=True).print(notice, style="faint")
    names = [player.name for player in record_reader.players_of(document, place)]
    speaker = Speaker(table.game, names, edition=table.terms.edition)
    sight, found = think(table, budget, moves, machine=not plain)
    if json:
        print(json_text.dumps(_plain(table, sight, found, speaker), ensure_ascii=False))
    else:
        terminal_board.console(table.game).print(drawn(sight, found, speaker))


# The moment in question


def _pick(path: Path, number: int) -> tuple[str, dict[str, Any]]:
    documents = record_reader.read_documents(path)
    found = next(islice(documents, number - 1, None), None) if number > 0 else None
    if found is None:
        raise Unreadable("hint/game", f"{path} has no record number {number}.")
    return found


def _newest() -> tuple[str, dict[str, Any]]:
    waiting = [found for name in index.names() if (found := saved_games.unfinished(name))]
    if not waiting:
        raise Unreadable(
            "hint/none", "No unfinished game is kept. Name a record: fondaco hint game.json --at 20"
        )
    path, document = max(waiting, key=lambda found: found[0].stat().st_mtime)
    return str(path), document


def _at(document: dict[str, Any], place: str, number: int | None) -> Table:
    """The table after so many moves, if anybody is to move then."""
    if number is not None and number < 0:
        raise Unreadable("hint/at", f"The moments of a game are counted from 0, not {number}.")
    table = record_reader.replay(document, index.find(str(document.get("game"))), place, number)
    if number is not None and table.number < number:
        raise Unreadable("hint/at", f"{place} has moves 0 to {table.number}, not {number}.")
    if table.to_act == NOBODY:
        raise Unreadable(
            "hint/over",
            f"{place} is over, and nobody is to move. Name an earlier moment: "
            f"--at {table.number - 1}",
        )
    return table


# Thinking and showing


def time_to_think(seconds: float) -> Budget:
    """So many seconds, if they can be waited for."""
    if not 0 < seconds <= LONGEST:
        raise Unreadable("hint/seconds", f"Think for up to {LONGEST:g} seconds, not {seconds:g}.")
    return Budget(seconds=seconds)


def think(table: Table, budget: Budget, count: int, *, machine: bool) -> tuple[Sight, list[Hint]]:
    """What the seat to act sees, and the best moves for it; the table stays as it is."""
    seat, dice = table.to_act, Dice()
    seed(dice, table.number, seat, 0, 0)
    told = [event for turn in table.log for event in turn.seen_by(seat)]
    sight = look(table.game, table.state, seat, dice, told, table.words)
    if machine:
        # To compile is not to think: the clock starts after a first iteration.
        Searcher(table.game, Budget(iterations=1), machine=True).thoughts(sight)
    return sight, hints(Searcher(table.game, budget, machine=machine), sight, count)


def drawn(sight: Sight, found: list[Hint], speaker: Speaker) -> RenderableType:
    """The moves by rank, with win chance and reasons."""
    grid = Grid(box=None, pad_edge=False, header_style="faint", padding=(0, 2, 0, 0))
    for heading in ("", f"Best for {speaker.names[sight.seat]}", "Wins", "Why"):
        grid.add_column(Text(heading), justify="right" if heading == "Wins" else "left")
    for rank, each in enumerate(found, 1):
        why = "\n".join(speaker.reason(reason) for reason in each.reasons[:REASONS])
        move = speaker.move(sight.world, each.move)
        grid.add_row(Text(str(rank), "accent"), Text(move), f"{each.share:.0%}", Text(why))
    tries = sum(each.tries for each in found)
    below = f"Win chances come from {tries:,} {'try' if tries == 1 else 'tries'} of these moves."
    if any(reason.gain for each in found for reason in each.reasons):
        below += f" Gains are in {speaker.say('reason-coin')}, as far as they are in sight."
    return Group(grid, Text(below, "faint"))


def _plain(table: Table, sight: Sight, found: list[Hint], speaker: Speaker) -> dict[str, Any]:
    return {
        "game": table.game.name,
        "number": table.number,
        "seat": sight.seat,
        "player": speaker.names[sight.seat],
        "hints": [
            {
                "move": sight.words.move_name(each.move),
                "words": speaker.move(sight.world, each.move),
                "share": each.share,
                "tries": each.tries,
                "reasons": [_plain_reason(reason, sight, speaker) for reason in each.reasons],
            }
            for each in found
        ],
    }


def _plain_reason(reason: Reason, sight: Sight, speaker: Speaker) -> dict[str, Any]:
    notation = sight.words.notation
    return {
        "reason": reason.message,
        "arguments": {name: notation(name, value) for name, value in reason.arguments.items()},
        "gain": reason.gain,
        "words": speaker.say(reason.message, **reason.arguments),
    }

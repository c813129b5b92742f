"""`fondaco replay` and `fondaco verify`: recorded games, looked at and checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.progress import Progress
from rich.text import Text

from fondaco.cli import terminal_board
from fondaco.core import record_reader, records
from fondaco.core.errors import Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.games import index
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from fondaco.core.table import Table


def replay(
    record: Path,
    /,
    *,
    to: int | None = None,
    seat: int | None = None,
    game: int = 1,
    events: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> None:
    """Show a recorded game, move by move or at one moment.

    Parameters
    ----------
    record
        A .json record, or a .jsonl or .jsonl.gz file with one a line.
    to
        Stop after so many moves and show the table there.
    seat
        See it through the eyes of this seat (the first is 0); without it, as a spectator.
    game
        Which record of a file with several, counted from 1.
    events
        Name the clause behind every line.
    json
        Print the view and the events as JSON instead.

    """
    place, document = _pick(record, game)
    found = index.find(str(document.get("game")))
    table = record_reader.replay(document, found, place, to)
    eyes = _eyes(seat, table)
    players = record_reader.players_of(document, place)
    names = [player.name for player in players]
    speaker = Speaker(found, names, edition=table.terms.edition)
    if json:
        _print_json(table, eyes)
        return
    screen = terminal_board.console(found)
    for turn in table.log:
        for line in terminal_board.sentences(turn, eyes, speaker, clauses=events):
            screen.print(Text(f"{turn.number:>4}  ", "faint").append_text(line))
    screen.print(terminal_board.title(table, eyes, speaker))
    screen.print(terminal_board.board(table, eyes, speaker))
    if sheet := terminal_board.score_sheet(table.log, table, eyes, speaker, "Points by source"):
        screen.print(sheet)


def _pick(path: Path, number: int) -> tuple[str, dict[str, Any]]:
    found = 0
    for found, entry in enumerate(record_reader.read_documents(path), 1):
        if found == number:
            return entry
    raise Unreadable("replay/game", f"{path} has {found} records; there is no number {number}.")


def _eyes(seat: int | None, table: Table) -> int:
    if seat is None:
        return NOBODY
    if not 0 <= seat < table.terms.seats:
        raise Unreadable("replay/seat", f"This table has seats 0 to {table.terms.seats - 1}.")
    return seat


def _print_json(table: Table, seat: int) -> None:
    happened = [
        {"number": turn.number, "events": records.events(table.words, turn.seen_by(seat))}
        for turn in table.log
    ]
    print(json.dumps({"view": table.view(seat), "log": happened}, ensure_ascii=False))


def verify(*record: Path) -> int:
    """Check records: rules, chance against the published commitment, hashes, results.

    Exit code 0 if every record is sound, 2 if any is not.

    Parameters
    ----------
    record
        One or more files: .json, .jsonl or .jsonl.gz.

    """
    if not record:
        raise Unreadable("verify/none", "Name the records to check: fondaco verify game.json")
    sound = 0
    faults: list[str] = []
    with Progress(console=terminal_board.console(stderr=True), transient=True) as progress:
        task = progress.add_task("checking", total=None)
        for path in record:
            try:
                for place, document in record_reader.read_documents(path):
                    sound += _verify(place, document, faults)
                    progress.advance(task)
            except Unreadable as error:
                faults.append(error.sentence)
    for fault in faults:
        print(fault)
    print(f"{sound} sound, {len(faults)} not.")
    return 2 if faults else 0


def _verify(place: str, document: dict[str, Any], faults: list[str]) -> int:
    try:
        record_reader.replay(document, index.find(str(document.get("game"))), place)
    except Unreadable as error:
        faults.append(error.sentence)
        return 0
    return 1

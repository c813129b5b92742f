"""`fondaco arena`: bots meet on the same deals at every seat, and it says how sure that is."""

from __future__ import annotations

import json as json_text
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from fondaco.cli.progress_bar import progress_bar
from fondaco.cli.terminal_board import console
from fondaco.core import extras
from fondaco.core.errors import Unreadable
from fondaco.games import index

if TYPE_CHECKING:
    from collections.abc import Generator

    from fondaco.arena.deal_blocks import DealBlock
    from fondaco.arena.journal import Journal
    from fondaco.arena.match import Match
    from fondaco.arena.report import Report


def arena(
    game: str,
    /,
    *,
    bots: str,
    against: str | None = None,
    seats: int | None = None,
    blocks: int = 100,
    seed: int = 1,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    edition: Path | None = None,
    journal: Path | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    markdown: Path | None = None,
    plot: Path | None = None,
) -> None:
    """Let bots meet on the same deals at every seat and show who is stronger, and how sure that is.

    Parameters
    ----------
    game
        Which game.
    bots
        The bots, as a list with commas: one table for all, repeated until every seat is taken.
    against
        A baseline: every bot gets a table of its own, with the baseline at all other seats.
    seats
        How many seats the table has.
    blocks
        How many deals; each is played at every seating, and once by the baseline alone.
    seed
        A number from 0 to 2^64 - 1.
    option
        A choice of the table, such as to-the-letter; may be given again.
    edition
        A TOML file with the cards of your own box.
    journal
        Keep every finished block in this file, and go on from what it holds already.
    workers
        How many processes to use; one for every core by default.
    cluster
        Play on the Ray cluster at this address instead of this machine.
    json
        Print the results as JSON.
    markdown
        Also write the results as a page: FILE.md.
    plot
        Also draw the win shares with their intervals: FILE.png, .svg or .pdf.

    """
    from fondaco.arena.match import agree  # noqa: PLC0415  brings the compiler with it
    from fondaco.arena.win_share_plot import plot_shares, pyplot  # noqa: PLC0415

    # What is missing or cannot be written is said before the first game, not after the last.
    extras.demand("openskill")
    found = index.find(game)
    match = agree(
        found,
        tuple(bot.strip() for bot in bots.split(",")),
        against=against,
        seats=seats if seats is not None else min(4, found.seats[-1]),
        options=option,
        edition=found.edition(edition) if edition else None,
        blocks=blocks,
        seed=seed,
    )
    if workers is not None and workers < 1:
        raise Unreadable("arena/workers", f"At least one worker, not {workers}.")
    for path in (markdown, plot):
        if path is not None and not path.parent.is_dir():
            raise Unreadable("arena/folder", f"{path} cannot be written: there is no such folder.")
    if plot is not None:
        pyplot(plot)
    results = _play(match, journal, workers, cluster)
    if markdown is not None:
        markdown.write_text(results.markdown(), encoding="utf-8")
    if plot is not None:
        plot_shares(results, plot)
    if json:
        print(json_text.dumps(results.plain()))
    else:
        _show(results)


def _play(match: Match, path: Path | None, workers: int | None, cluster: str | None) -> Report:
    from fondaco.arena.journal import Journal  # noqa: PLC0415
    from fondaco.arena.report import report  # noqa: PLC0415

    start = time.perf_counter()
    try:
        with Journal(match, path) as journal:
            _fill(journal, workers, cluster)
    except KeyboardInterrupt:
        print(f"\nStopped. {_kept(match, path)}", file=sys.stderr)
        raise
    return report(match, journal.played, time.perf_counter() - start)


def _kept(match: Match, path: Path | None) -> str:
    from fondaco.arena.journal import Journal  # noqa: PLC0415

    if path is None:
        return "Nothing is kept; with --journal FILE every finished block would be."
    # The file is asked, because a block may have been on its way into it.
    with Journal(match, path) as journal:
        count = len(journal.blocks)
    return f"{count} blocks are in {path}. The same command goes on from there."


def _fill(journal: Journal, workers: int | None, cluster: str | None) -> None:
    """Play what the journal misses."""
    with (
        progress_bar() as progress,
        closing(_blocks(journal, workers, cluster)) as finished,
    ):
        task = progress.add_task(
            "compiling the rules, then playing",
            total=journal.match.blocks,
            completed=len(journal.played),
        )
        for block in finished:
            journal.add(block)
            progress.update(task, description="playing", completed=len(journal.played))


def _blocks(journal: Journal, workers: int | None, cluster: str | None) -> Generator[DealBlock]:
    if cluster is not None:
        from fondaco.arena import ray_cluster as far  # noqa: PLC0415

        return far.play(journal.match, journal.missing, cluster, workers)
    from fondaco.arena import process_pool  # noqa: PLC0415

    return process_pool.play(journal.match, journal.missing, workers)


def _show(results: Report) -> None:
    from fondaco.arena.report import HEADINGS  # noqa: PLC0415

    screen = console()
    screen.print(results.title, style="strong")
    grid = Grid(box=None, pad_edge=False)
    for column, heading in enumerate(HEADINGS):
        grid.add_column(heading, justify="right" if column else "left", no_wrap=column > 0)
    for row in results.rows():
        grid.add_row(*map(Text, row))
    screen.print(grid)
    for sentence in results.sentences():
        screen.print(sentence, style="faint", markup=False)

"""`fondaco simulate`: many games between bots, and what they show."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.table import Table as Grid

from fondaco.bots.roster import call_quick
from fondaco.cli.progress_bar import progress_bar
from fondaco.cli.terminal_board import console
from fondaco.core import extras
from fondaco.core.errors import Unreadable
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.bots.simulation import Simulation
    from fondaco.bots.win_rates import Results

AT_MOST = 1 << 32


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    bots: str = "chance",
    seed: int = 1,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    edition: Path | None = None,
    records: Path | None = None,
    plot: Path | None = None,
    workers: int | None = None,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> None:
    """Let bots play many games and show who does how well.

    The bots move on by a seat every game, so that each plays everywhere. The same seed gives the
    same games. The first run compiles the rules; later runs find them ready.

    Parameters
    ----------
    game
        Which game.
    seats
        How many seats the table has.
    games
        How many games to play.
    bots
        The bots, as a list with commas, repeated until every seat is taken: chance, greedy,
        seasoned.
    seed
        A number from 0 to 2^64 - 1.
    option
        A choice of the table, such as to-the-letter; may be given again.
    edition
        A TOML file with the cards of your own box.
    records
        Also write every game as a record: FILE.jsonl or FILE.jsonl.gz.
    plot
        Also draw the distribution of the totals: FILE.png, .svg or .pdf.
    workers
        How many cores to use; all by default.
    json
        Print the results as JSON.

    """
    match = _agree(game, seats, option, edition, bots, seed, keep_moves=records is not None)
    if not 1 <= games <= AT_MOST:
        raise Unreadable("simulate/games", f"Between 1 and 2^32 games, not {games}.")
    if plot is not None:
        extras.demand("matplotlib")  # said before the first game, not after the last
    results = _play(match, games, records, workers)
    if plot is not None:
        from fondaco.cli.simulation_plots import plot_totals  # noqa: PLC0415  only where a plot is wanted

        plot_totals(results, plot)
    if json:
        print(json_text.dumps(results.plain()))
    else:
        _show(results)


def _agree(
    name: str,
    seats: int | None,
    option: tuple[str, ...],
    edition: Path | None,
    bots: str,
    seed: int,
    *,
    keep_moves: bool,
) -> Simulation:
    from fondaco.bots.simulation import Simulation  # noqa: PLC0415  brings the compiler with it
    from fondaco.core.chance import seed_words  # noqa: PLC0415

    game = index.find(name)
    count = game.check_seats(seats if seats is not None else min(4, game.seats[-1]))
    game.option_bits(option)
    levels = tuple(call_quick(bot.strip()) for bot in bots.split(","))
    if len(levels) > count:
        raise Unreadable("simulate/bots", f"{len(levels)} bots cannot sit at {count} seats.")
    seed_words(seed, 0, 0)
    chosen = game.edition(edition) if edition else game.default_edition
    return Simulation(game, count, option, chosen, levels, seed, keep_moves)


def _play(match: Simulation, games: int, path: Path | None, workers: int | None) -> Results:
    from fondaco.bots.simulation import simulate as simulated  # noqa: PLC0415
    from fondaco.bots.win_rates import Results  # noqa: PLC0415
    from fondaco.cli.simulation_records import Recorder  # noqa: PLC0415

    results = Results(match)
    with (
        progress_bar() as progress,
        Recorder(match, path, workers) as recorder,
    ):
        task = progress.add_task("compiling the rules, then playing", total=games)
        for played in simulated(match, games, workers):
            recorder.add(played)
            results.add(played)
            progress.update(task, description="playing", advance=len(played.lengths))
    return results


def _show(results: Results) -> None:
    screen = console()
    terms = results.match
    said: list[Any] = [terms.game.title, f"{terms.seats} seats", f"{results.games:,} games"]
    screen.print(
        " · ".join([*said, *terms.options, f"edition: {terms.edition.label}"]), style="strong"
    )
    for heading, lines in (("bot", results.by_bot()), ("seat", results.by_seat())):
        grid = Grid(box=None, pad_edge=False)
        for column in (heading, "games", "win share", "95 %", "mean total", "95 %", "mean place"):
            grid.add_column(column, justify="left" if column == heading else "right")
        for line in lines:
            grid.add_row(
                line.name,
                f"{line.games:,}",
                f"{line.share:.1%}",
                f"± {line.share_error:.1%}",
                f"{line.total:.1f}",
                f"± {line.total_error:.1f}",
                f"{line.place:.2f}",
            )
        screen.print(grid)
    spread = ", ".join(f"{name} {count:,}" for name, count in results.decisions_a_game().items())
    screen.print(
        f"{results.decisions / results.games:.1f} decisions a game: {spread}.", style="faint"
    )

"""`fondaco load`: how much a server can take."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter, validators
from rich.table import Table as Grid

from fondaco.cli.progress_bar import progress_bar
from fondaco.cli.terminal_board import console
from fondaco.games import index
from fondaco.server.load.measure import STEPS, Plan, measure

if TYPE_CHECKING:
    from fondaco.server.load.load_report import LoadReport, Stretch

Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Amount = Annotated[float, Parameter(validator=validators.Number(gt=0))]


def load(
    game: str = "medici",
    /,
    *,
    url: str = "",
    tables: Count = 500,
    rate: Amount = 200.0,
    seconds: Amount = 15.0,
    crowd: Count = 100,
    drivers: Count = 2,
    seed: int = 1,
    json: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> int:
    """Drive a server with many tables of four over real sockets, and say what it can take.

    Every seat moves at random and is told of every move by a socket of its own. The server's time
    is what the server itself says at /metrics.

    Parameters
    ----------
    game
        Which game.
    url
        A server that runs already, such as http://127.0.0.1:8420; its rates must allow for it.
        Without it a server is started for the purpose, with a database of its own.
    tables
        Tables that play at a steady pace.
    rate
        Moves a second over all these tables.
    seconds
        How long they do.
    crowd
        Tables that then play as fast as they can.
    drivers
        Processes that play.
    seed
        What the players draw their moves from.
    json
        Print the figures as JSON.

    """
    plan = Plan(index.find(game).name, url, tables, rate, seconds, crowd, drivers, seed)
    with progress_bar() as bar:
        task = bar.add_task("starting", total=len(STEPS) + 1)

        def tell(step: str) -> None:
            bar.update(task, description=step, advance=1)

        report = asyncio.run(measure(plan, tell))
    if json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        _show(report)
    return 1 if report.refusals else 0


def _show(report: LoadReport) -> None:
    out = console()
    table = Grid(title=f"{report.game}, four seats a table, every move on the disk")
    for heading in ("", "moves", "moves/s", "per CPU s", "CPU", "bytes", "p50 ms", "p99 ms"):
        table.add_column(heading, justify="right" if heading else "left")
    alone = report.alone
    table.add_row("one table alone", str(alone.moves), *[""] * 4, f"{alone.p50}", f"{alone.p99}")
    rows = {
        f"{report.tables} tables, {report.rate:g} moves/s": report.paced,
        f"{report.crowd} tables, as fast as they can": report.full,
        **{f"  to move {leg.upto}": leg.cost for leg in report.legs},
    }
    for name, part in rows.items():
        table.add_row(name, *_cells(part))
    out.print(table)
    out.print(f"An idle table with four clients takes {report.idle_table_bytes / 1000:.0f} kB.")
    out.print(f"Bytes are what one client is sent for a move. Load: {report.load_average}.")
    if report.refusals:
        out.print(f"The server refused: {', '.join(report.refusals)}", style="red")


def _cells(part: Stretch) -> list[str]:
    return [
        str(part.moves),
        f"{part.moves_per_second:.0f}",
        f"{part.moves_per_cpu_second:.0f}",
        f"{100 * part.cpu_share:.0f} %",
        f"{part.bytes_per_move:.0f}",
        f"{part.trips.p50:.1f}",
        f"{part.trips.p99:.1f}",
    ]

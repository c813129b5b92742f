"""The command `python -m bench.server`: our server beside boardgame.io's, in turns."""

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

from cyclopts import App, Parameter, validators
from rich.console import Console
from rich.table import Table

from bench import peer_server
from bench.table import document, save
from bench.timing import LibraryMissingError, Result
from fondaco.server.load.driver_protocol import PlayUpTo, SeatTables
from fondaco.server.load.http_client import HttpClient
from fondaco.server.load.own_server import in_folder
from fondaco.server.load.processes import drivers_for, hosted
from fondaco.server.load.usage import read_usage

_LATEST = Path(__file__).parent / "results" / "server.json"
_UNIT = "moves/CPU s"
_OURS = "fondaco"
_BARS = {"memory": 1.0, "flatfile": 3.0}
_MOVES = 100
_THEIR_MOVES = 160

_REPEATS = "How many turns each gets, one after the other; the best counts."
_TABLES = "Tables of four seats."
_GAME = "The game that our server plays."

app = App(name="python -m bench.server", version_flags=(), result_action="return_value")


@app.default
def server(
    *,
    repeats: Annotated[int, Parameter(help=_REPEATS, validator=validators.Number(gte=1))] = 3,
    tables: Annotated[int, Parameter(help=_TABLES, validator=validators.Number(gte=1))] = 50,
    game: Annotated[str, Parameter(help=_GAME)] = "medici",
    json: Annotated[Path, Parameter(show_default=False)] = _LATEST,
) -> int:
    """Count accepted moves for each second of the server's processor, ours durable."""
    console = Console()
    ours = Result(f"{_OURS}, {game}, every move durable", "server", _UNIT, lower_is_better=False)
    theirs = {
        storage: Result(f"boardgame.io, {storage}", "server", _UNIT, lower_is_better=False)
        for storage in peer_server.STORAGES
    }
    began = os.getloadavg()[0]
    for turn in range(repeats):
        ours.values.append(asyncio.run(_our_rate(game, tables)))
        _say(console, turn, ours)
        for storage, result in theirs.items():
            _their_turn(result, storage, tables)
            _say(console, turn, result)
    results = [ours, *theirs.values()]
    settings: dict[str, Any] = {"repeats": repeats, "tables": tables, "game": game}
    settings["load"] = [round(began, 2), round(os.getloadavg()[0], 2)]
    save(document(results, [], settings), json)
    return _show(console, ours, theirs)


async def _our_rate(game: str, tables: int) -> float:
    with TemporaryDirectory(prefix="fondaco-bench-") as folder:
        async with hosted(in_folder(Path(folder))) as url, drivers_for(url, 1) as drivers:
            client = HttpClient(url)
            await drivers.do(SeatTables(game, tables, seed=1))
            before = read_usage(client).cpu
            done = await drivers.do(PlayUpTo(_MOVES))
            return done.moves / (read_usage(client).cpu - before)


def _say(console: Console, turn: int, result: Result) -> None:
    rate = f"{result.values[-1]:.0f}" if result.values else "did not run"
    console.print(f"turn {turn + 1}: {result.name}: {rate}", style="dim")


def _their_turn(result: Result, storage: str, tables: int) -> None:
    try:
        peer_server.install()
        rate = peer_server.moves_per_cpu_second(storage, tables, _THEIR_MOVES)
        result.values.append(rate)
    except LibraryMissingError as missing:
        result.skipped = str(missing)


def _show(console: Console, ours: Result, theirs: dict[str, Result]) -> int:
    table = Table(title="Accepted moves for a second of the server's processor")
    for heading in ("server", "best", "all turns", "ours is", "bar"):
        table.add_column(heading, justify="left" if heading == "server" else "right")
    table.add_row(ours.name, f"{ours.best or 0:.0f}", _all(ours), "", "")
    missed = 0
    for storage, result in theirs.items():
        if result.best is None or ours.best is None:
            table.add_row(result.name, "did not run", result.skipped, "", "")
            continue
        ratio, bar = ours.best / result.best, _BARS[storage]
        missed += ratio < bar
        verdict = "met" if ratio >= bar else "missed"
        cells = (f"{result.best:.0f}", _all(result), f"{ratio:.2f} times", f"≥ {bar:g}: {verdict}")
        table.add_row(result.name, *cells)
    console.print(table)
    return 1 if missed else 0


def _all(result: Result) -> str:
    return " ".join(f"{value:.0f}" for value in result.values)


if __name__ == "__main__":
    sys.exit(app())

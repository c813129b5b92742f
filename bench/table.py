"""The result of a run: a table for people, and a JSON document for machines."""

import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench.bars import Verdict, leader, times_as_good
from bench.peers import OPENSPIEL_CPP
from bench.timing import Result

_LIBRARIES = (
    "fondaco",
    "numba",
    "numpy",
    "open-spiel",
    "pettingzoo",
    "rlcard",
    "catanatron",
    "pgx",
    "jax",
)
_STYLES = {"met": "bold green", "missed": "bold red", "not measured": "dim"}
_PREFIXES = ((1e9, "G"), (1e6, "M"), (1e3, "k"))
_FOUR_DIGITS = 999.5  # what rounds to them


def show(results: Sequence[Result], verdicts: Sequence[Verdict], console: Console) -> None:
    """Print the rates, the costs and the bars, and a sentence for each that did not run."""
    console.print(_figures(results))
    for result in results:
        if result.skipped:
            sentence = f"{result.name} did not run: {result.skipped}"
            console.print(sentence, style="yellow", highlight=False)
    table = Table("Bar", "Figure", "", title="Bars")
    for verdict in verdicts:
        table.add_row(verdict.text, verdict.figure, Text(verdict.state, _STYLES[verdict.state]))
    console.print(table)


def document(
    results: Sequence[Result], verdicts: Sequence[Verdict], settings: dict[str, Any]
) -> dict[str, Any]:
    """Give all that was measured, on what and with what, as plain data."""
    groups = dict.fromkeys(result.group for result in results)
    leaders = {group: _fastest(results, group) for group in groups}
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": " ".join(["python", "-m", "bench", *sys.argv[1:]]),
        "settings": settings,
        "machine": _machine(),
        "libraries": {name: _version(name) for name in _LIBRARIES},
        "results": [
            asdict(result) | {"best": result.best, "ratio": _ratio(result, results)}
            for result in results
        ],
        "fastest_of_group": {group: first.name for group, first in leaders.items() if first},
        "bars": [asdict(verdict) for verdict in verdicts],
    }


def save(report: dict[str, Any], path: Path) -> None:
    """Write the document, and the folder for it where there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _figures(results: Sequence[Result]) -> Table:
    caption = f"Ratio: to {OPENSPIEL_CPP}. Worst: the worst turn. *: first of the group."
    table = Table(title="The best turn of each, all in one run on one core", caption=caption)
    table.add_column("Name")
    for heading in ("Best", "Worst", "Ratio"):
        table.add_column(heading, justify="right")
    for group in dict.fromkeys(result.group for result in results):
        table.add_section()
        table.add_row(Text(group, "bold cyan"))
        fastest = _fastest(results, group)
        for result in results:
            if result.group == group:
                mark, style = ("*", "bold") if result is fastest else (" ", "")
                table.add_row(f"{mark} {result.name}", *_cells(result, results), style=style)
    return table


def _fastest(results: Sequence[Result], group: str) -> Result | None:
    # Costs in one group are costs of different things, none of which is the best.
    return leader([result for result in results if not result.lower_is_better], group)


def _cells(result: Result, results: Sequence[Result]) -> tuple[str, ...]:
    if result.best is None:
        return ("did not run",)
    worst = max(result.values) if result.lower_is_better else min(result.values)
    ratio = _ratio(result, results)
    return (
        _amount(result.best, result),
        f"{100 * worst / result.best:.0f} %",
        "" if ratio is None else _times(ratio),
    )


def _ratio(result: Result, results: Sequence[Result]) -> float | None:
    yardstick = leader(results, OPENSPIEL_CPP)
    if yardstick is None or result.best is None or result.unit != yardstick.unit:
        return None
    return times_as_good(result, yardstick)


def _times(ratio: float) -> str:
    return _digits(ratio) if ratio >= 1 else f"1/{_digits(1 / ratio)}"


def _digits(value: float) -> str:
    return f"{value:.3g}" if value < _FOUR_DIGITS else f"{value:,.0f}"


def _amount(value: float, result: Result) -> str:
    if not result.lower_is_better:
        for size, prefix in _PREFIXES:
            if value >= size:
                return f"{_digits(value / size)} {prefix} {result.unit}"
    return f"{_digits(value)} {result.unit}"


def _version(library: str) -> str | None:
    try:
        return version(library)
    except PackageNotFoundError:
        return None


def _machine() -> dict[str, Any]:
    return {
        "cpu": _cpu_model(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def _cpu_model() -> str:
    # platform.processor() is empty or bare on Linux, which tells the model here alone.
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()

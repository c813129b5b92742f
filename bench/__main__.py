"""The command `python -m bench`: measure us and our peers, and hold us to our bars."""

import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators
from rich.console import Console

from bench import environments, ours, peers, searching
from bench.bars import Verdict, bars
from bench.table import document, save, show
from bench.timing import Entrant, interleaved

_LATEST = Path(__file__).parent / "results" / "latest.json"
_QUICK_REPEATS, _QUICK_SECONDS = 2, 0.2

_REPEATS = "How many turns each contender gets; the best counts."
_SECONDS = "How long one turn lasts."
_JSON = "Where the full result is written: bench/results/latest.json unless you say otherwise."
_ONLY = "Run only those whose name or group holds one of these texts or fits it (* and ?)."
_QUICK = "Two turns of a fifth of a second, to see that all runs; the figures mean little."

app = App(name="python -m bench", version_flags=(), result_action="return_value")


@app.default
def bench(
    *,
    repeats: Annotated[int, Parameter(help=_REPEATS, validator=validators.Number(gte=1))] = 5,
    seconds: Annotated[float, Parameter(help=_SECONDS, validator=validators.Number(gt=0))] = 1.0,
    json: Annotated[Path, Parameter(help=_JSON, show_default=False)] = _LATEST,
    only: Annotated[str, Parameter(help=_ONLY)] = "*",
    quick: Annotated[bool, Parameter(help=_QUICK, negative=(), show_default=False)] = False,
) -> int:
    """Measure our games beside their peers, in turns, and hold us to our bars."""
    console = Console()
    if quick:
        repeats, seconds = _QUICK_REPEATS, _QUICK_SECONDS
    chosen = _chosen(only)
    if not chosen:
        console.print(f"No contender fits {only!r}.")
        return 2
    results = interleaved(chosen, repeats, seconds, console)
    verdicts = [bar.judge(results) for bar in bars()]
    settings = {"repeats": repeats, "seconds": seconds, "only": only, "quick": quick}
    save(document(results, verdicts, settings), json)
    show(results, verdicts, console)
    return _close(verdicts, console)


def _chosen(only: str) -> list[Entrant]:
    patterns = [f"*{text.strip().lower()}*" for text in only.split(",")]
    everyone: list[Entrant] = [
        *ours.contenders(),
        *peers.contenders(),
        *environments.contenders(),
        *searching.contenders(),
    ]
    return [
        entrant
        for entrant in everyone
        if any(
            fnmatch(text.lower(), pattern)
            for text in (entrant.name, entrant.group)
            for pattern in patterns
        )
    ]


def _close(verdicts: list[Verdict], console: Console) -> int:
    states = [verdict.state for verdict in verdicts]
    missed, unmeasured = states.count("missed"), states.count("not measured")
    if unmeasured:
        console.print(f"{unmeasured} of {len(states)} bars were not measured.")
    if missed:
        console.print(f"{missed} of {len(states)} bars were missed.", style="bold red")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(app())

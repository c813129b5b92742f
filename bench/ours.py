"""Our own entrants: what the rules, compiled and interpreted, reach beside their peers."""

from bench.timing import Entrant

COMPILED = "fondaco, compiled batch"
INTERPRETED = "fondaco, interpreted"
HELP = "fondaco --help"


def contenders() -> list[Entrant]:
    """Give our contenders (rates) and measures (costs), named as the bars name them.

    A contender's `prepare` sets up and compiles, and gives `run(seconds)`, which plays whole
    games with `bench.timing.play_for` and gives the decisions made and the seconds taken.
    A measure's `prepare` gives a function of no arguments that reads one cost in its unit.
    """
    return []

"""The bars: what we promise of our own speed, judged against the figures of one run."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bench import environments, ours, peers, searching
from bench.timing import Result
from fondaco.games import index

State: TypeAlias = Literal["met", "missed", "not measured"]


@dataclass(frozen=True)
class Verdict:
    """What a run says of one bar."""

    text: str
    state: State
    figure: str = ""


@dataclass(frozen=True)
class Bar:
    """One entrant is to be so many times as good as another, or as the best of a group."""

    text: str
    left: str
    right: str
    at_least: float

    def judge(self, results: Sequence[Result]) -> Verdict:
        """Compare the two in their best turns."""
        left, right = leader(results, self.left), leader(results, self.right)
        if left is None or right is None:
            return Verdict(self.text, "not measured")
        ratio = times_as_good(left, right)
        return Verdict(
            self.text, "met" if ratio >= self.at_least else "missed", f"{ratio:.3g} times"
        )


@dataclass(frozen=True)
class Ceiling:
    """One measure is to cost no more than a limit, in its own unit."""

    text: str
    name: str
    at_most: float

    def judge(self, results: Sequence[Result]) -> Verdict:
        """Hold the best turn against the limit."""
        result = leader(results, self.name)
        if result is None or result.best is None:
            return Verdict(self.text, "not measured")
        figure = f"{result.best:.3g} {result.unit}"
        return Verdict(self.text, "met" if result.best <= self.at_most else "missed", figure)


BY_GAME = {"medici": (50, 4), "strozzi": (40, 3), "oltremare": (1, 1.5)}
"""By how much compiled rules beat the interpreted ones, and OpenSpiel's hearts in C++."""


SEARCH = {"medici": 1.0, "strozzi": 1.0, "oltremare": 0.5}
"""Simulations a second of our searcher for each of OpenSpiel's on hearts."""


def bars() -> tuple[Bar | Ceiling, ...]:
    """The bars of all games found, and of the command line."""
    found: list[Bar | Ceiling] = [Ceiling("fondaco --help ≤ 0.4 s", ours.HELP, 0.4)]
    for name in (known for known in index.names() if known in BY_GAME):
        plain, peer = BY_GAME[name]
        mine = ours.one_state(name)
        found += [
            Bar(f"{mine} ≥ {plain} times interpreted", mine, ours.interpreted(name), plain),
            Bar(f"{mine} ≥ {peer} times OpenSpiel hearts in C++", mine, peers.OPENSPIEL_CPP, peer),
        ]
    for name in index.names():
        mine, mahjong = environments.vector(name), environments.pgx("sparrow_mahjong")
        found += [
            Bar(f"{mine} ≥ 20 times {peers.PETTINGZOO_CARDS}", mine, peers.PETTINGZOO_CARDS, 20),
            Bar(f"{mine} ≥ {mahjong}", mine, mahjong, 1),
        ]
    for name in (known for known in index.names() if known in SEARCH):
        mine, times = searching.searcher(name), SEARCH[name]
        found.append(Bar(f"{mine} ≥ {times:g} times {searching.PEER}", mine, searching.PEER, times))
    return tuple(found)


def leader(results: Sequence[Result], name: str) -> Result | None:
    """Give the best result of that name or group, if any was measured."""
    found = [result for result in results if name in (result.name, result.group) and result.values]
    return max(found, key=_goodness, default=None)


def times_as_good(left: Result, right: Result) -> float:
    """Tell how many times as fast, or as cheap, the left is as the right."""
    if left.unit != right.unit:
        message = f"{left.name} in {left.unit} cannot be compared with {right.name} in {right.unit}"
        raise ValueError(message)
    return _goodness(left) / _goodness(right)


def _goodness(result: Result) -> float:
    best = result.best or 0.0
    if not result.lower_is_better:
        return best
    return 1 / best if best else float("inf")

"""Matches and blocks for tests, and guests: bots that are written for one."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, cast

from fondaco.arena.deal_blocks import DealBlock
from fondaco.arena.decision_times import Pace
from fondaco.arena.game_results import Result
from fondaco.arena.match import Match, agree
from fondaco.core.dice import roll, word
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.bots.roster import Called
    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game

MEDICI = index.find("medici")
SEATS = 4


def duel(bot: str = "greedy", against: str = "chance", **terms: Any) -> Match:
    """One bot against a baseline in Medici."""
    return agree(MEDICI, (bot,), against=against, **terms)


def with_guest(kind: type, **terms: Any) -> Match:
    """A guest against chance in Medici."""
    match = duel("greedy", "chance", **terms)
    return replace(match, entrants=(guest(kind), match.entrants[1]))


def guest(kind: type) -> Called:
    """A guest, called as bots are."""
    return cast("Called", Guest(kind.__name__.lower(), kind))


@dataclass(frozen=True)
class Guest:
    """What stands for a guest before it sits down."""

    name: str
    kind: type

    def sit_down(self, _: Game) -> Any:
        """The guest, new to every table."""
        return self.kind()


class Cheat:
    """Names a move that does not exist."""

    def choose(self, _: Sight) -> int:
        return 99


class Mumbler:
    """Says something that is no move at all."""

    def choose(self, _: Sight) -> str:
        return "reveal"


class Faint:
    """Breaks down at once."""

    def choose(self, sight: Sight) -> int:
        return sight.seat // 0


class Deserter:
    """Takes its whole process with it."""

    def choose(self, _: Sight) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Restless:
    """As strong as chance, but rolls its dice once more before every choice."""

    def choose(self, sight: Sight) -> int:
        word(sight.dice)
        return sight.choices[roll(sight.dice, len(sight.choices))]


class Witness:
    """Takes its first choice, and keeps everything that it is shown."""

    born: ClassVar[list[Witness]] = []

    def __init__(self) -> None:
        self.born.append(self)
        self.shown: list[tuple[Sight, bytes]] = []
        self.closed = 0

    def choose(self, sight: Sight) -> int:
        self.shown.append((sight, sight.row.tobytes()))
        return sight.choices[0]

    def close(self) -> None:
        """Note that the game is over."""
        self.closed += 1


def a_block(match: Match, number: int) -> DealBlock:
    """A block that nobody played: totals follow from its number."""
    games_ = [
        a_result(seating, number + 3 * turn)
        for turn, seating in enumerate((*match.seatings, match.control))
    ]
    paces = tuple(Pace(1000 * number + 1, {80 + bot: 5}) for bot in range(len(match.entrants)))
    return DealBlock(number, tuple(games_[:-1]), games_[-1], paces)


def a_result(seating: tuple[int, ...], number: int) -> Result:
    """A result that nobody reached; the highest total wins."""
    totals = tuple(
        (37 * number + 11 * seat * seat + 5 * seat * number) % 100 for seat in range(len(seating))
    )
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Result(seating, totals, winners, (7,) * len(seating), (0.5,) * len(seating))

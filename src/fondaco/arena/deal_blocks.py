"""The unit of truth: one deal played at every seating, and a control of baselines alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fondaco.arena.decision_times import Pace
from fondaco.arena.game_host import GameHost, warm_up
from fondaco.arena.game_results import Result
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from fondaco.arena.match import Match


@dataclass(frozen=True)
class DealBlock:
    """A deal block: its games, its control, and how fast each entrant decided."""

    number: int
    games: tuple[Result, ...]
    control: Result
    paces: tuple[Pace, ...] = field(compare=False)

    def plain(self) -> dict[str, Any]:
        """The block, ready for JSON."""
        return {
            "block": self.number,
            "games": [game.plain() for game in self.games],
            "control": self.control.plain(),
            "paces": [[pace.nanoseconds, list(pace.steps.items())] for pace in self.paces],
        }


def read(plain: dict[str, Any], match: Match) -> DealBlock:
    """A block as it was written, or a ValueError if it is none of this match."""
    block = DealBlock(
        int(plain["block"]),
        tuple(Result.read(game) for game in plain["games"]),
        Result.read(plain["control"]),
        tuple(Pace(spent, dict(steps)) for spent, steps in plain["paces"]),
    )
    if (*match.seatings, match.control) != tuple(
        game.seating for game in (*block.games, block.control)
    ):
        raise ValueError("the seats are not those of the match")
    return block


def play(match: Match, number: int) -> DealBlock:
    """One block; all chance in it follows from the seed, its number and the seats."""
    warm_up(match)
    host = GameHost(match, number)
    paces = tuple(Pace() for _ in match.entrants)
    return DealBlock(
        number,
        tuple(host.play(seating, paces) for seating in match.seatings),
        host.play(match.control, tuple(Pace() for _ in match.entrants)),
        paces,
    )


@dataclass(frozen=True)
class Complaint:
    """What stopped a block, in a form that can leave its process."""

    code: str
    sentence: str


def attempt(match: Match, number: int) -> DealBlock | Complaint:
    """One block, or the complaint that stopped it."""
    try:
        return play(match, number)
    except Unreadable as error:
        return Complaint(error.code, error.sentence)


def finished(attempted: DealBlock | Complaint) -> DealBlock:
    """The block; a complaint is raised where it can be heard."""
    if isinstance(attempted, Complaint):
        raise Unreadable(attempted.code, attempted.sentence)
    return attempted

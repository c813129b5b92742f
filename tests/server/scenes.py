"""What the usual tables do not show: other numbers of seats, options, rare kinds of decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.games.medici.rules import REVEALS
from tests.server.turns import Picture, Turn, begun, brief, greedy, shown, turns

if TYPE_CHECKING:
    from collections.abc import Callable

LONG = 6  # a market worth a picture
KEPT = 3  # of one table in a day
WATCHED = 4  # a spectator's picture for so many kinds of positions


def cautious(turn: Turn) -> str:
    """One that reveals what it can and takes the last card alone, so that markets grow long."""
    view = turn.view
    return "reveal" if view["revealed"] < REVEALS and view["deck"] else "take 1"


def of_medici() -> list[Picture]:
    """Every number of seats, every option, long and short markets."""
    return [
        *markets(2, greedy, "greater-bonus"),
        *markets(3, cautious, "to-the-letter"),
        *markets(4, cautious),
        *markets(5, greedy),
        *markets(6, greedy, "greater-bonus", "to-the-letter"),
    ]


def markets(seats: int, decide: Callable[[Turn], str], *options: str) -> list[Picture]:
    """The start of a day, a market longer than any before, now and then another one, the end."""
    room = begun("medici", seats, options, seed="more pictures")
    found: list[Picture] = []
    day = longest = 0
    for turn in turns(room, decide):
        view = turn.view
        long, other = len(view["market"]), turn.number % 23 == 11
        is_new = view["day"] != day or long > max(longest + 3, LONG) or (other and long > 1)
        if is_new and len(found) < KEPT * view["day"]:
            found.append(shown(room, -1 if turn.number % 5 == 4 else turn.seat))
            longest = max(longest, long)
        day = view["day"]
    found.append(shown(room, 0))
    for picture in found:
        del picture["words"]["board"]  # it is drawn from the view
    return found


def of_strozzi() -> list[Picture]:
    """All numbers of seats, secret coins, every kind of decision."""
    return [
        *kinds("strozzi", 3, decision, events=12, seed="3"),
        *kinds("strozzi", 4, decision, "secret-coins", events=12, seed="4"),
        *kinds("strozzi", 5, decision, events=12, seed="5"),
        *kinds("strozzi", 6, decision, "secret-coins", "to-the-letter", events=12, seed="6"),
    ]


def of_oltremare() -> list[Picture]:
    """Two, three and five seats, with and without perfect memory, every stage of a turn."""
    return [
        *kinds("oltremare", 2, stage, events=6),
        *kinds("oltremare", 3, stage, "perfect-memory", events=6),
        *kinds("oltremare", 5, stage, "to-the-letter", events=6),
    ]


def kinds(
    game: str,
    seats: int,
    kind: Callable[[dict[str, Any]], object],
    *options: str,
    events: int,
    seed: str = "pictures",
) -> list[Picture]:
    """One position of each kind, some of them as a spectator sees them too, and the end."""
    room = begun(game, seats, options, seed=seed)
    found: list[Picture] = []
    known: set[object] = set()
    for turn in turns(room):
        if (now := kind(turn.view)) not in known:
            known.add(now)
            found.append(brief(room, turn.seat, events))
            if len(known) % WATCHED == 0:
                found.append(brief(room, -1, events))
    return [*found, brief(room, 0, events), brief(room, -1, events)]


def decision(view: dict[str, Any]) -> object:
    """What is to be decided in Strozzi, and by whom."""
    return (
        view["round"] > 1,
        view["stage"],
        view["flag"] is not None,
        view["stage"] == "decide" and view["turn"] != view["active"],
        bool(view["aside"]),
    )


def stage(view: dict[str, Any]) -> object:
    """The stage of a turn in Oltremare."""
    return view["stage"]

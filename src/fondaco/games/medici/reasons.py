"""Why a move of Medici is good or bad: what it changes of the florins in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.reasons import Reason, by_weight, paid_more, payments, standing
from fondaco.core.tally import tallied
from fondaco.games.medici import events
from fondaco.games.medici.advice import (
    REACHED,
    behind_in_goods,
    gathered,
    good_in_sight,
    ship_in_sight,
)
from fondaco.games.medici.cards import GOODS
from fondaco.games.medici.rules import REVEAL
from fondaco.games.medici.scoring import BONUS_FROM, score_day
from fondaco.games.medici.state import DAYS, NO_TURN

if TYPE_CHECKING:
    from fondaco.games.medici.state import State

PAID = {
    events.SHIP_PAID: ("reason-ship-paid", ""),
    events.SHIP_SHARED: ("reason-ship-paid", ""),
    events.GOOD_PAID: ("reason-good-paid", "good"),
    events.GOOD_SHARED: ("reason-good-paid", "good"),
    events.BONUS: ("reason-bonus-paid", "good"),
    events.BONUS_FOR_TWO: ("reason-bonus-paid", "good"),
    events.GREATER_BONUS: ("reason-bonus-paid", "good"),
}


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What the move from one position to the other brings a seat, the weightiest first."""
    if move == REVEAL:
        return [Reason("reason-look", {})]
    if after.day != before.day or after.turn == NO_TURN:
        return by_weight(day_ended(before, after, seat))
    now, then = after.gathered, before.gathered
    kinds = [kind for kind in range(GOODS) if now[kind][seat] > then[kind][seat]]
    goods = [good_reason(before, after, seat, kind) for kind in kinds]
    return by_weight([ship_reason(before, after, seat), *goods])


def day_ended(before: State, after: State, seat: int) -> list[Reason]:
    """What the scoring paid for the cards just taken: more than it would have without them."""
    without = before.copy()
    without.told = []
    score_day(without)
    paid = (payments(events.EVENTS, state, seat, PAID, "florins") for state in (without, after))
    return [Reason("reason-day-ends", {"day": before.day}), *paid_more(*paid)]


def ship_reason(before: State, after: State, seat: int) -> Reason:
    """The ship as it lies now among the others, and what that changes."""
    arguments = {
        "value": after.values[seat],
        "room": after.room[seat],
        **standing(after.values[: after.seats], seat),
    }
    return Reason(
        "reason-ship", arguments, ship_in_sight(after, seat) - ship_in_sight(before, seat)
    )


def good_reason(before: State, after: State, seat: int, kind: int) -> Reason:
    """The seat's place in a good with the ship unloaded, for as many days as are left."""
    symbols = after.gathered[kind][: after.seats]
    enough = BONUS_FROM[after.seats]
    reaches = before.gathered[kind][seat] < enough <= symbols[seat]
    return Reason(
        "reason-good-bonus" if reaches else "reason-good",
        {
            "good": kind,
            "symbols": symbols[seat],
            "days": DAYS + 1 - after.day,
            **standing(symbols, seat),
        },
        promised(after, seat, kind) - promised(before, seat, kind),
    )


def promised(state: State, seat: int, kind: int) -> int:
    """What a good promises to a seat."""
    days = DAYS + 1 - state.day
    mine = state.gathered[kind][seat]
    behind = tallied(behind_in_goods(state, seat, gathered(state, seat)), kind)
    return good_in_sight(state, mine, behind, days, REACHED[state.seats][days][state.room[seat]])

"""Why a move of Strozzi is good or bad: what it changes of the coins in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.ranking import ahead
from fondaco.core.reasons import Reason, by_weight, paid_more, payments
from fondaco.games.strozzi import events
from fondaco.games.strozzi.advice import (
    best_tile,
    claim_in_sight,
    flags_in_sight,
    gain_at,
    marker_in_sight,
    ship_in_sight,
    tiles_in_sight,
)
from fondaco.games.strozzi.pieces import (
    CATEGORIES,
    CITIES,
    FLORENCE,
    PLUS_ONE,
    PORTS,
    WARE,
    promotion,
    sail,
    scrolls,
    wares,
)
from fondaco.games.strozzi.rules import DECLINE, FLAG, FLAGS, PORT
from fondaco.games.strozzi.scoring import higher_in_florence, pay_tiles, score_round
from fondaco.games.strozzi.state import DECIDE, NO_TURN, PROMOTE, ROUNDS

if TYPE_CHECKING:
    from fondaco.games.strozzi.state import State

PAID = {
    events.SHIP_PAID: ("reason-ship-paid", "port"),
    events.MARKER_PAID: ("reason-marker-paid", "city"),
    events.BONUS_PAID: ("reason-bonus-paid", "city"),
    events.TILES_PAID: ("reason-tiles-paid", "category"),
    events.TILES_PAID_BY_FLORENCE: ("reason-tiles-paid", "category"),
}


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What the move from one position to the other brings a seat, the weightiest first."""
    if after.round != before.round or after.turn == NO_TURN:
        return by_weight(round_ended(before, after, seat))
    if move == DECLINE:
        return by_weight(declined(before, after, seat))
    if move < PORT:
        return by_weight(flagged(before, FLAGS[move - FLAG], after, seat))
    return by_weight(moored(before, after, seat))


def round_ended(before: State, after: State, seat: int) -> list[Reason]:
    """What the scoring paid for the move: more than it would have without it."""
    without = before.copy()
    without.told = []
    score_round(without)
    if after.turn == NO_TURN:
        for kind in range(CATEGORIES):
            pay_tiles(without, kind)
    paid = (payments(events.EVENTS, state, seat, PAID, "coins") for state in (without, after))
    return [Reason("reason-round-ends", {"round": before.round}), *paid_more(*paid)]


# Who takes the ship


def declined(before: State, after: State, seat: int) -> list[Reason]:
    """The flags wait for another ship, of which there may be one less."""
    kept = "reason-flags-kept" if before.flag == 0 else "reason-pirate-kept"
    found = [Reason(kept, {})]
    worth = flags_in_sight(after, seat) - flags_in_sight(before, seat)
    if worth != 0:
        found.append(Reason("reason-supply", {"ships": after.supply}, worth))
    return found


def flagged(before: State, flag: int, after: State, seat: int) -> list[Reason]:
    """The flag that is spent, and what the ship will bring where it suits best."""
    spent = flags_in_sight(after, seat) - flags_in_sight(before, seat)
    free = [port for port in range(PORTS) if after.moored[port][seat] == 0]
    port = max(free, key=lambda port: gain_at(after, seat, port))
    speed = sail(after.ship) + (1 if flag == PLUS_ONE else 0)
    faster = sum(after.speeds[port][other] >= speed for other in after.quays[port].plain())
    steps = wares(after.ship, port) + (1 if flag == WARE else 0)
    arguments = {
        "port": port,
        "place": faster + 1,
        "steps": min(steps, after.top - after.spaces[port][seat]),
        "scrolls": min(scrolls(after.ship), after.top - after.spaces[FLORENCE][seat]),
        "promotion": int(promotion(after.ship) and any(after.face_up)),
        "risk": int(after.stage == DECIDE),
    }
    return [
        Reason("reason-claim", arguments, claim_in_sight(after, seat)),
        Reason("reason-flag-spent", {"flag": flag}, spent),
    ]


# Placing the ship


def moored(before: State, after: State, seat: int) -> list[Reason]:
    """The ship at its port, the markers that climbed, the tile taken or to come."""
    found = [
        ship_reason(after, seat, port)
        for port in range(PORTS)
        if after.moored[port][seat] != before.moored[port][seat]
    ]
    found += [
        marker_reason(before, after, seat, city)
        for city in range(CITIES)
        if after.spaces[city][seat] != before.spaces[city][seat]
    ]
    found += [
        tiles_reason(before, after, seat, kind)
        for kind in range(CATEGORIES)
        if after.merit[kind][seat] != before.merit[kind][seat]
    ]
    if after.stage == PROMOTE:
        found.append(Reason("reason-tile-to-come", {}, best_tile(after, seat)))
    return found


def ship_reason(after: State, seat: int, port: int) -> Reason:
    """The ship's place at the port."""
    speed = after.speeds[port][seat]
    place = after.quays[port].plain().index(seat) + 1
    arguments = {"port": port, "speed": speed, "place": place}
    return Reason("reason-ship", arguments, ship_in_sight(after, seat, port, speed))


def marker_reason(before: State, after: State, seat: int, city: int) -> Reason:
    """The marker's place in the city, for as many rounds as are left."""
    space = after.spaces[city][seat]
    arguments = {
        "city": city,
        "space": space,
        "place": after.tracks[city].plain().index(seat) + 1,
        "bonus": after.bonus[space],
        "rounds": ROUNDS + 1 - after.round,
    }
    worth = marker_in_sight(after, seat, city, 0) - marker_in_sight(before, seat, city, 0)
    return Reason("reason-marker", arguments, worth)


def tiles_reason(before: State, after: State, seat: int, kind: int) -> Reason:
    """The seat's place in a category at the end, where Florence decides between equals."""
    merit = after.merit[kind]
    place = ahead(merit, after.seats, merit[seat]) + higher_in_florence(after, merit, seat) + 1
    worth = tiles_in_sight(after, seat, kind, 0) - tiles_in_sight(before, seat, kind, 0)
    return Reason("reason-tiles", {"category": kind, "merit": merit[seat], "place": place}, worth)

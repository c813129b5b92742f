"""Why a move is not allowed: the clause and the sentence behind every refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.errors import Refusal
from fondaco.games.strozzi.rules import DECLINE, FLAGS, MOVES, PORT, TILE, may_place
from fondaco.games.strozzi.state import DECIDE, NO_TURN, PLACE, PROMOTE

if TYPE_CHECKING:
    from fondaco.games.strozzi.state import State


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """Why the seat may not make this move now, or nothing if it may."""
    if state.turn == NO_TURN:
        return Refusal("STR-7.3", "game-over")
    if seat != state.turn:
        if 0 <= seat < state.seats and is_out(state, seat):
            return Refusal("STR-2.11", "no-flags", seat=state.turn)
        return Refusal("STR-2.8", "not-your-turn", seat=state.turn)
    if not 0 <= move < MOVES:
        return Refusal("STR-2.2", "no-such-move")
    if state.stage == DECIDE:
        return _refused_decision(state, move)
    if state.stage == PLACE:
        return _refused_port(state, move)
    return _refused_tile(state, move)


def is_out(state: State, seat: int) -> bool:
    """Whether a seat has no flag left, not even one on the ship that might still come back."""
    waiting = state.flag != 0 and state.claimant == seat and state.stage == DECIDE  # STR-2.5
    return state.flags[seat] == 0 and not waiting


def _refused_decision(state: State, move: int) -> Refusal | None:
    if move >= PORT:
        return Refusal("STR-2.2", "decide-first")
    if move == DECLINE or may_place(state, FLAGS[move - 1]):
        return None
    flag = FLAGS[move - 1]
    if not state.flags[state.turn] & flag:
        return Refusal("STR-2.2", "flag-not-held", flag=flag)
    return Refusal("STR-2.4", "pirate-only", seat=state.claimant)


def _refused_port(state: State, move: int) -> Refusal | None:
    if not PORT <= move < TILE:
        return Refusal("STR-3.1", "port-first")
    if state.moored[move - PORT][state.turn]:
        return Refusal("STR-3.2", "port-taken", port=move - PORT)
    return None


def _refused_tile(state: State, move: int) -> Refusal | None:
    if state.stage == PROMOTE and move < TILE:
        return Refusal("STR-3.10", "tile-first")
    if not state.face_up[move - TILE]:
        return Refusal("STR-R5", "no-tile")
    return None

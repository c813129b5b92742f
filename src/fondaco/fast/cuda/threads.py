"""What a thread of a GPU does at its tables: random play, on a copy of its own.

A thread's own memory is slow in small pieces, so masks are whole words there, cleared and searched
by eight marks at a time.
"""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.dice import Dice
from fondaco.fast.kernels.autoreset import Dealer
from fondaco.fast.kernels.observers.note_features import FeatureSheet
from fondaco.fast.kernels.play import NONE
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.core.game import Game

LONG = np.int64
BYTE = np.uint8
DICE = dtype(Dice)


def threads(name: str, game: Game, code: SimpleNamespace) -> Callable[..., None]:
    """A kernel of random play for a game, from the device code of the function it is made of."""
    return {"play": _play, "play_seeing": _play_seeing, "prove": _prove}[name](game, code)


def _play(game: Game, code: SimpleNamespace) -> Callable[..., None]:
    cuda: Any = import_module("numba.cuda")
    state, size, marks = _room(game)
    at_own_table = _at_own_table(code)

    def play(words: Any, dice: Any, parts: Any, series: Any, games: Any, moves: int) -> None:
        copy = cuda.local.array(size, LONG)
        lot = cuda.local.array(4, LONG)
        mask = cuda.local.array(marks, LONG).view(BYTE)
        own, lots = copy.view(state), lot.view(DICE)
        dealer = Dealer(parts, series, games)
        for table in range(cuda.grid(1), len(words), cuda.gridsize(1)):
            at_own_table(words, dice, table, copy, own, lot, lots, mask, moves, NONE, dealer)

    return play


def _play_seeing(game: Game, code: SimpleNamespace) -> Callable[..., None]:
    cuda: Any = import_module("numba.cuda")
    state, size, marks = _room(game)
    at_own_table = _at_own_table(code)

    def play_seeing(
        words: Any, dice: Any, parts: Any, series: Any, games: Any, moves: int, sheets: Any
    ) -> None:
        copy = cuda.local.array(size, LONG)
        lot = cuda.local.array(4, LONG)
        mask = cuda.local.array(marks, LONG).view(BYTE)
        own, lots = copy.view(state), lot.view(DICE)
        dealer = Dealer(parts, series, games)
        for table in range(cuda.grid(1), len(words), cuda.gridsize(1)):
            sheet = FeatureSheet(sheets[table])
            at_own_table(words, dice, table, copy, own, lot, lots, mask, moves, sheet, dealer)

    return play_seeing


def _prove(game: Game, code: SimpleNamespace) -> Callable[..., None]:
    cuda: Any = import_module("numba.cuda")
    state, _, marks = _room(game)
    fingerprint = code.fingerprint

    def prove(parts: Any, series: Any, games: Any, sheets: Any, prints: Any) -> None:
        own = cuda.local.array(1, state)
        lots = cuda.local.array(1, DICE)
        mask = cuda.local.array(marks, LONG).view(BYTE)
        for row in range(cuda.grid(1), len(prints), cuda.gridsize(1)):
            fingerprint(
                own[0], mask, lots[0], parts, series[0], games[row], row, sheets[row], prints
            )

    return prove


def _at_own_table(code: SimpleNamespace) -> Any:
    """The loop on a table and dice that a thread takes to itself and puts back."""
    cuda: Any = import_module("numba.cuda")
    jit = cuda.jit(device=True)
    rollout, carried = code.rollout, jit(carry)

    def at_own_table(
        words: Any, dice: Any, table: int, copy: Any, own: Any, lot: Any, lots: Any, mask: Any,
        moves: int, observer: Any, dealer: Any,
    ) -> None:  # fmt: skip
        # It counts by the card's arrays: told the size beforehand, the compiler would unroll the
        # loop and hold the whole table in registers.
        carried(words[table], copy, len(words[table]))
        carried(dice[table], lot, len(dice[table]))
        rollout(own[0], mask, lots[0], table, moves, NONE, observer, dealer)
        carried(copy, words[table], len(words[table]))
        carried(lot, dice[table], len(dice[table]))

    return jit(at_own_table)


def carry(source: Any, target: Any, count: int) -> None:
    """Copy words."""
    for place in range(count):
        target[place] = source[place]


def _room(game: Game) -> tuple[np.dtype[np.void], int, int]:
    """The layout of a table, its words, and the words of a mask."""
    state = dtype(type(game.new_state()))
    return state, state.itemsize // 8, -(-game.moves // 8)


def own_masks() -> SimpleNamespace:
    """What `core.masks` does, for masks of whole words."""
    cuda: Any = import_module("numba.cuda")
    jit = cuda.jit(device=True)

    def clear(mask: Any) -> None:
        words = mask.view(LONG)
        for place in range(len(words)):
            words[place] = 0

    def nth_marked(mask: Any, number: int) -> int:
        words = mask.view(LONG)
        place = 0
        marks = cuda.popc(words[0])
        while number >= marks:
            number -= marks
            place += 1
            marks = cuda.popc(words[place])
        word, move = words[place], 8 * place
        while number > 0 or word & 1 == 0:
            number -= word & 1
            word >>= 8
            move += 1
        return move

    return SimpleNamespace(clear=jit(clear), nth_marked=jit(nth_marked))

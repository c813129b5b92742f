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
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.core.game import Game

LONG = np.int64
BYTE = np.uint8
DICE = dtype(Dice)


def threads(game: Game, code: SimpleNamespace) -> dict[str, Callable[..., None]]:
    """The kernels of random play for a game, from its device code."""
    cuda: Any = import_module("numba.cuda")
    state = dtype(type(game.new_state()))
    size, marks = state.itemsize // 8, -(-game.moves // 8)
    first, stride = code.first, code.stride
    wander, wander_seeing, fingerprint = code.wander, code.wander_seeing, code.fingerprint
    # It counts by the card's arrays: told the size beforehand, the compiler would unroll the loop
    # and hold the whole table in registers.
    carry = code.carry

    def play(words: Any, dice: Any, parts: Any, terms: Any, games: Any, moves: int) -> None:
        copy = cuda.local.array(size, LONG)
        own = copy.view(state)
        lot = cuda.local.array(4, LONG)
        lots = lot.view(DICE)
        mask = cuda.local.array(marks, LONG).view(BYTE)
        for table in range(first(), len(words), stride()):
            carry(words[table], copy, len(words[table]))
            carry(dice[table], lot, len(dice[table]))
            games[table] = wander(own[0], mask, lots[0], parts, terms, games[table], moves)
            carry(copy, words[table], len(words[table]))
            carry(lot, dice[table], len(dice[table]))

    def play_seeing(
        words: Any, dice: Any, parts: Any, terms: Any, games: Any, moves: int, sheets: Any
    ) -> None:
        copy = cuda.local.array(size, LONG)
        own = copy.view(state)
        lot = cuda.local.array(4, LONG)
        lots = lot.view(DICE)
        mask = cuda.local.array(marks, LONG).view(BYTE)
        for table in range(first(), len(words), stride()):
            carry(words[table], copy, len(words[table]))
            carry(dice[table], lot, len(dice[table]))
            games[table] = wander_seeing(
                own[0], mask, lots[0], parts, terms, games[table], moves, sheets[table]
            )
            carry(copy, words[table], len(words[table]))
            carry(lot, dice[table], len(dice[table]))

    def prove(parts: Any, terms: Any, sheets: Any, prints: Any) -> None:
        own = cuda.local.array(1, state)
        lots = cuda.local.array(1, DICE)
        mask = cuda.local.array(marks, LONG).view(BYTE)
        for table in range(first(), len(prints), stride()):
            prints[table] = fingerprint(
                own[0], mask, lots[0], parts, terms, terms[4] + table, sheets[table]
            )

    return {"play": play, "play_seeing": play_seeing, "prove": prove}


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

"""What a thread of a GPU does at its tables: random play, on a copy of its own."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.dice import Dice
from fondaco.fast.layout import dtype

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import SimpleNamespace

    from fondaco.core.game import Game

LONG = np.int64
BYTE = np.uint8
DICE = dtype(Dice)


def threads(game: Game, code: SimpleNamespace) -> dict[str, Callable[..., None]]:
    """The kernels of random play for a game, from its device code."""
    cuda: Any = import_module("numba.cuda")
    state = dtype(type(game.new_state()))
    size, choices = state.itemsize // 8, game.moves
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
        mask = cuda.local.array(choices, BYTE)
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
        mask = cuda.local.array(choices, BYTE)
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
        mask = cuda.local.array(choices, BYTE)
        for table in range(first(), len(prints), stride()):
            prints[table] = fingerprint(
                own[0], mask, lots[0], parts, terms, terms[4] + table, sheets[table]
            )

    return {"play": play, "play_seeing": play_seeing, "prove": prove}

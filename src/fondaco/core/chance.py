"""Chance at a table: fixed by a secret before the first move, published as a hash at once."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fondaco.core.dice import WORD, Dice, seed
from fondaco.core.errors import Unreadable

KEYED = "keyed"
STREAM = "stream"
STREAM_BYTES = 16
BLOCK = 64
INNER = bytes(byte ^ 0x36 for byte in range(256))
OUTER = bytes(byte ^ 0x5C for byte in range(256))
TABLE = 0
PLAYERS = 1


@dataclass(frozen=True)
class Chance:
    """A secret that decides all chance from one move on.

    Keyed: before every move the dice start anew from HMAC(secret, number of the move), so that
    nothing seen so far tells anything about what comes. Stream: the dice start once and roll on;
    for simulations, where nobody has anything to gain.
    """

    kind: str
    secret: bytes
    start: int = 0

    @property
    def commitment(self) -> str:
        """What may be published before the game: the hash of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def prepare(self, dice: Dice, number: int) -> None:
        """Set the dice for the move with this number; the set-up has number 0."""
        if self.kind == KEYED:
            digest = keyed(self.secret, number.to_bytes(8, "big"))
            seed(dice, *_words(digest))
        elif number == self.start:
            seed(dice, *_words(self.secret))


def keyed(secret: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256; the library's own begins anew with the key every time."""
    begun, ended = _begun(secret)
    inner, outer = begun.copy(), ended.copy()
    inner.update(message)
    outer.update(inner.digest())
    return bytes(outer.digest())


@lru_cache(maxsize=8192)
def _begun(secret: bytes) -> tuple[Any, Any]:
    """The two halves of HMAC as they are before the message."""
    key = secret if len(secret) <= BLOCK else hashlib.sha256(secret).digest()
    key = key.ljust(BLOCK, b"\0")
    return hashlib.sha256(key.translate(INNER)), hashlib.sha256(key.translate(OUTER))


def fresh(start: int = 0) -> Chance:
    """Chance that nobody can foresee: 256 secret bits."""
    return Chance(KEYED, secrets.token_bytes(32), start)


def from_seed(text: str) -> Chance:
    """Chance that can be had again by saying the same seed."""
    return Chance(KEYED, hashlib.sha256(f"fondaco seed {text}".encode()).digest())


def simulated(number: int, game: int, purpose: int = TABLE) -> Chance:
    """The stream of one game of a simulation, as the compiled code seeds it."""
    words = seed_words(number, game, purpose)
    return Chance(STREAM, b"".join(word.to_bytes(4, "big") for word in words))


def seed_words(number: int, game: int, purpose: int) -> tuple[int, int, int, int]:
    """The four words for a simulation's seed, the game's number, and what the dice are for."""
    if not 0 <= number < 1 << 64:
        raise Unreadable("seed/range", f"the seed is {number}; it must be from 0 to 2^64 - 1")
    if not 0 <= game <= WORD:
        raise Unreadable("seed/game", f"game {game} of a simulation; there are 2^32 of a seed")
    return number & WORD, number >> 32, game, purpose


def dice_for(text: str) -> Dice:
    """The dice that a text names; hashed, so that they tell nothing of those with another name."""
    return dice_from(hashlib.sha256(text.encode()).digest())


def dice_from(digest: bytes) -> Dice:
    """Dice that start from the first bytes of a hash or a secret, which they do not betray."""
    dice = Dice()
    seed(dice, *_words(digest))
    return dice


def _words(data: bytes) -> list[int]:
    return [int.from_bytes(data[at : at + 4], "big") for at in range(0, STREAM_BYTES, 4)]

"""Chance at a table is fixed by a secret, and the secret by its hash."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from fondaco.core.chance import (
    KEYED,
    PLAYERS,
    STREAM,
    Chance,
    dice_for,
    fresh,
    from_seed,
    seed_words,
    simulated,
)
from fondaco.core.dice import Dice, seed, word
from fondaco.core.errors import Unreadable

SECRET = bytes(range(32))


def prepared(chance: Chance, number: int) -> list[int]:
    """The first words of the dice as the chance sets them for a move."""
    dice = Dice()
    chance.prepare(dice, number)
    return [word(dice) for _ in range(4)]


def seeded(data: bytes) -> list[int]:
    """The first words of dice seeded by sixteen bytes."""
    dice = Dice()
    seed(dice, *(int.from_bytes(data[at : at + 4], "big") for at in range(0, 16, 4)))
    return [word(dice) for _ in range(4)]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Chance(KEYED, SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("number", [0, 1, 256, 1 << 40])
def test_keyed_dice_start_anew_for_every_move(number: int) -> None:
    digest = hmac.new(SECRET, number.to_bytes(8, "big"), hashlib.sha256).digest()

    assert prepared(Chance(KEYED, SECRET), number) == seeded(digest)
    assert prepared(Chance(KEYED, SECRET), number) != prepared(Chance(KEYED, SECRET), number + 1)


def test_a_stream_starts_once_and_rolls_on() -> None:
    chance, dice = Chance(STREAM, SECRET[:16], start=5), Dice()

    chance.prepare(dice, 5)
    started = dice.copy()
    chance.prepare(dice, 6)

    assert dice == started
    assert prepared(chance, 5) == seeded(SECRET[:16])


def test_the_same_seed_gives_the_same_chance() -> None:
    assert from_seed("lilac") == from_seed("lilac")
    assert from_seed("lilac") != from_seed("Lilac")
    assert len(from_seed("").secret) == 32


def test_fresh_chance_is_never_the_same() -> None:
    first, second = fresh(), fresh(start=3)

    assert first.secret != second.secret
    assert (len(first.secret), first.kind, second.start) == (32, KEYED, 3)


def test_a_simulation_has_a_stream_for_each_game_and_purpose() -> None:
    assert simulated(7, 3).secret == bytes.fromhex("00000007000000000000000300000000")
    assert simulated(7, 3, PLAYERS).secret == bytes.fromhex("00000007000000000000000300000001")
    assert simulated(1 << 32, 0).secret == bytes.fromhex("00000000000000010000000000000000")
    assert simulated(7, 3).kind == STREAM


@pytest.mark.parametrize("number", [-1, 1 << 64])
def test_a_seed_out_of_range_is_refused_with_its_range(number: int) -> None:
    with pytest.raises(Unreadable, match="from 0 to 2\\^64 - 1") as caught:
        seed_words(number, 0, 0)

    assert caught.value.code == "seed/range"
    assert str(number) in caught.value.sentence


def test_the_largest_seed_is_taken_whole() -> None:
    assert seed_words((1 << 64) - 1, 2, 1) == (0xFFFFFFFF, 0xFFFFFFFF, 2, 1)


def test_dice_from_a_text_fall_as_they_always_did() -> None:
    dice = dice_for("fondaco environment, seed 7, game 3, seat 1")

    assert [word(dice) for _ in range(3)] == [3240540383, 4271494338, 1626983539]

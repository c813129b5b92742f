"""Dice: a small generator that gives the same rolls interpreted, compiled and on a GPU.

The generator is Chris Doty-Humphrey's sfc32: four words of 32 bits, additions, shifts and
exclusive ors. The words live in 64-bit integers and are masked, so that no way of running
them can overflow.
"""

from fondaco.core.structs import Struct, number

WORD = 0xFFFFFFFF
WARM_UP = 16


class Dice(Struct):
    """The four words of the generator."""

    a: int = number(0, WORD)
    b: int = number(0, WORD)
    c: int = number(0, WORD)
    counter: int = number(0, WORD)


def seed(dice: Dice, a: int, b: int, c: int, counter: int) -> None:
    """Start the generator from four words; different words never meet in the same state."""
    # As `word` does it, but in plain names: live tables start their dice anew for every move.
    for _ in range(WARM_UP):
        mixed = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = ((c << 21 | c >> 11) + mixed) & WORD
    dice.a = a
    dice.b = b
    dice.c = c
    dice.counter = counter


def word(dice: Dice) -> int:
    """The next 32 random bits."""
    mixed = (dice.a + dice.b + dice.counter) & WORD
    dice.counter = (dice.counter + 1) & WORD
    dice.a = dice.b ^ (dice.b >> 9)
    dice.b = (dice.c + (dice.c << 3)) & WORD
    dice.c = ((dice.c << 21 | dice.c >> 11) + mixed) & WORD
    return mixed


def roll(dice: Dice, sides: int) -> int:
    """A fair roll from 0 to sides - 1."""
    # Lemire's method: the high half of a product is fair once uneven low ends are rolled again.
    product = word(dice) * sides
    if product & WORD < sides:
        uneven = (WORD + 1 - sides) % sides
        while product & WORD < uneven:
            product = word(dice) * sides
    return product >> 32

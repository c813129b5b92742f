"""Piles: a fixed array of cards and a count, handled by a few words of the trade."""

from functools import cache
from typing import Any

from fondaco.core.dice import Dice, roll
from fondaco.core.structs import Label, Number, Part, Row, Struct, StructType, number, row


class Pile(Struct):
    """Cards on one another; the last one is the top."""

    count: int = number(0, 0)
    cards: list[int] = row(0, number(0, 0))

    def plain(self) -> list[int]:
        """The cards from bottom to top; what lies beyond the count is not there."""
        return self.cards[: self.count]


@cache
def pile(size: int, highest: int) -> Any:
    """Declare a pile of at most size cards, numbered up to highest."""
    fields = {"count": Number(0, size), "cards": Row(size, Label(0, highest))}
    kind: Any = StructType("Pile", (Pile,), fields)
    return Part(kind)


def wipe(record: Struct) -> None:
    """Take away what lies beyond the count of every pile: cards that were there once."""
    for name in record.fields:
        _wipe(getattr(record, name))


def _wipe(value: Any) -> None:
    if isinstance(value, Pile):
        value.cards[value.count :] = [0] * (len(value.cards) - value.count)
    elif isinstance(value, Struct):
        wipe(value)
    elif isinstance(value, list):
        for item in value:
            _wipe(item)


def push(pile: Pile, card: int) -> None:
    """Lay a card on top."""
    pile.cards[pile.count] = card
    pile.count += 1


def pop(pile: Pile) -> int:
    """Take the top card."""
    pile.count -= 1
    return pile.cards[pile.count]


def take_at(pile: Pile, place: int) -> int:
    """Take the card at a place; those above close the gap."""
    card = pile.cards[place]
    pile.count -= 1
    for above in range(place, pile.count):
        pile.cards[above] = pile.cards[above + 1]
    return card


def draw(pile: Pile, dice: Dice) -> int:
    """Take the top card of a shuffled pile: any of its cards with the same chance.

    A pile is shuffled while it is drawn, so that no order exists before somebody sees it.
    """
    place = roll(dice, pile.count)
    card = pile.cards[place]
    pile.count -= 1
    pile.cards[place] = pile.cards[pile.count]
    return card


def pour(source: Pile, target: Pile) -> None:
    """Lay all cards of one pile on another, from the bottom up."""
    for place in range(source.count):
        push(target, source.cards[place])
    source.count = 0

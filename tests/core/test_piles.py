"""Piles do what hands do with cards, and lose none."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, strategies

from fondaco.core.dice import Dice, seed
from fondaco.core.piles import Pile, draw, pile, pop, pour, push, take_at
from tests.core.samples import SEEDED

some_cards = strategies.lists(strategies.integers(0, 255), min_size=1, max_size=20)


def laid(cards: list[int]) -> Pile:
    """A pile of these cards, the last on top."""
    made: Pile = pile(40, 255).make()
    for card in cards:
        push(made, card)
    return made


def dice(start: int = 1) -> Dice:
    """Dice that always roll the same."""
    made = Dice()
    seed(made, start, 2, 3, 4)
    return made


def test_the_card_laid_last_is_taken_first() -> None:
    cards = laid([3, 1, 2])

    top = pop(cards)

    assert top == 2
    assert cards.plain() == [3, 1]


def test_a_card_taken_from_the_middle_leaves_no_gap() -> None:
    cards = laid([5, 6, 7, 8])

    taken = take_at(cards, 1)

    assert taken == 6
    assert cards.plain() == [5, 7, 8]


def test_what_lies_beyond_the_count_is_not_there() -> None:
    cards, others = laid([1, 2]), laid([1])

    pop(cards)

    assert cards == others


def test_a_drawn_card_is_replaced_by_the_last_one() -> None:
    cards = laid([10, 11, 12, 13, 14])

    taken = draw(cards, dice())

    left = [10, 11, 12, 13, 14]
    left[left.index(taken)] = left[-1]
    assert cards.plain() == left[:-1]


def test_each_card_is_drawn_as_often_as_any_other() -> None:
    rolls = dice()

    first = Counter(draw(laid([0, 1, 2, 3, 4]), rolls) for _ in range(5000))

    assert sum((first[card] - 1000) ** 2 / 1000 for card in range(5)) < 18.5


def test_a_pile_is_poured_from_the_bottom_up() -> None:
    market, deck = laid([7, 8, 9]), laid([1, 2])

    pour(market, deck)

    assert market.plain() == []
    assert deck.plain() == [1, 2, 7, 8, 9]


@SEEDED
@given(some_cards, strategies.integers(0, 1000))
def test_drawing_a_whole_pile_gives_every_card_once(cards: list[int], start: int) -> None:
    deck, rolls = laid(cards), dice(start)

    drawn = [draw(deck, rolls) for _ in cards]

    assert sorted(drawn) == sorted(cards)
    assert deck.count == 0


@SEEDED
@given(some_cards, strategies.data())
def test_taking_at_a_place_is_what_a_list_does(
    cards: list[int], data: strategies.DataObject
) -> None:
    place = data.draw(strategies.integers(0, len(cards) - 1))
    ours, theirs = laid(cards), list(cards)

    assert take_at(ours, place) == theirs.pop(place)
    assert ours.plain() == theirs

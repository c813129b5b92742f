"""Hints name the best moves with reasons, from nothing but what the seat may know."""

from __future__ import annotations

import inspect
import random
import re
from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, cast

import pytest

from fondaco.bots.hints import WORLDS, averaged, hints, reasons_in, why, worth_saying
from fondaco.bots.search.searcher import Searcher
from fondaco.bots.search.thinker import Budget
from fondaco.bots.sight import look
from fondaco.core.dice import Dice, seed
from fondaco.core.game import Game
from fondaco.core.reasons import Reason
from fondaco.core.table import Table
from fondaco.games import index
from fondaco.games.oltremare.moves import BUY
from fondaco.laws.one_game import random_terms, redealt
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.bots.hints import Hint
    from fondaco.core.position import Position

pytestmark = pytest.mark.thorough

SEATED = [(name, seats) for name in index.names() for seats in index.find(name).seats]
MANY, FEW = 12, 4  # where there are many moves, a few of them are tried
EVERY = {"medici": 11, "oltremare": 101, "strozzi": 11}
every_game = pytest.mark.parametrize("name", index.names())


def moments(
    name: str, seats: int, every: int, number: int = 1, options: tuple[str, ...] = ()
) -> Iterator[Table]:
    """A random game, stopped now and then."""
    lots = random.Random(number)  # noqa: S311  not cryptography
    table = Table(random_terms(index.find(name), seats, number, options))
    while table.to_act >= 0:
        if table.number % every == 0:
            yield table
        table.play(lots.choice(table.choices))


def hinted(table: Table, state: Position, walks: int = 8, count: int = 3) -> list[Hint]:
    """Hints for the seat to act by the same walks and the same dice."""
    dice = Dice()
    seed(dice, table.number, 5, 6, 7)
    searcher = Searcher(table.game, Budget(iterations=walks), machine=False)
    return hints(searcher, look(table.game, state, table.to_act, dice), count)


def worlds(table: Table, state: Position, count: int = 2) -> list[Position]:
    """So many worlds as the seat to act imagines them, by the same dice."""
    dice = Dice()
    seed(dice, table.number, 5, 6, 7)
    sight = look(table.game, state, table.to_act, dice)
    return [sight.world, *(sight.imagined() for _ in range(count - 1))]


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_every_reason_of_every_move_can_be_said(name: str, seats: int) -> None:
    game = index.find(name)
    speaker = Speaker(game, [f"seat {seat}" for seat in range(seats)])
    lots = random.Random(seats)  # noqa: S311  not cryptography

    for table in moments(name, seats, every=1, number=seats):
        moves = table.choices
        for move in moves if len(moves) <= MANY else lots.sample(moves, FEW):
            found = reasons_in(game, table.state, move)

            assert found
            assert all(speaker.say(reason.message, **reason.arguments) for reason in found)
            assert sorted(found, key=lambda reason: -abs(reason.worth)) == found


@every_game
def test_every_reason_that_a_game_can_give_has_words(name: str) -> None:
    game = index.find(name)
    speaker = Speaker(game, [])
    source = inspect.getsource(cast(ModuleType, game.contract.reasons))

    messages = set(re.findall(r'"(reason-[a-z-]+)"', source))

    assert messages
    assert [message for message in messages if not speaker.bundle.has_message(message)] == []
    assert speaker.say("reason-coin")


@every_game
def test_a_hint_is_the_same_when_all_that_the_seat_cannot_know_is_redealt(name: str) -> None:
    game = index.find(name)
    options = tuple(option.name for option in game.options)

    for table in moments(name, game.seats[1], EVERY[name], options=options):
        other = redealt(table.state, table.to_act, table)

        assert hinted(table, other) == hinted(table, table.state)


@every_game
def test_the_reasons_for_any_move_are_the_same_when_the_unknown_is_redealt(name: str) -> None:
    game = index.find(name)
    lots = random.Random(3)  # noqa: S311  not cryptography

    for table in moments(name, game.seats[1], every=3):
        other = redealt(table.state, table.to_act, table)
        moves = table.choices if len(table.choices) <= FEW else lots.sample(table.choices, FEW)
        seen, redealt_seen = worlds(table, table.state), worlds(table, other)

        for move in moves:
            assert why(game, redealt_seen, move) == why(game, seen, move)


@every_game
def test_giving_a_hint_leaves_the_position_as_it_is(name: str) -> None:
    for table in moments(name, index.find(name).seats[0], EVERY[name]):
        before = table.state.copy()

        hinted(table, table.state)

        assert table.state == before


def test_hints_are_as_many_as_asked_for_the_best_first() -> None:
    table = next(t for t in moments("strozzi", 3, every=1) if len(t.choices) == 4)

    found = hinted(table, table.state, walks=60, count=2)

    assert len(found) == 2
    assert found[0].tries >= found[1].tries
    assert {hint.move for hint in found} <= set(table.choices)
    assert all(0 < hint.share < 1 for hint in found)
    assert all(hint.reasons for hint in found)


def test_a_lucky_card_in_one_world_weighs_as_little_as_it_is_likely() -> None:
    lucky = [Reason("luck", {}, 800), Reason("price", {}, -300)]
    others = [[Reason("price", {}, -300)] for _ in range(7)]

    found = averaged([lucky, *others])

    assert found == [Reason("price", {}, -300), Reason("luck", {}, 100)]


def test_reasons_about_different_things_are_kept_apart() -> None:
    world = [Reason("good", {"good": 1}, 200), Reason("good", {"good": 2}, 500)]

    assert averaged([world, world]) == [world[1], world[0]]


def test_what_gains_less_than_half_a_coin_is_not_worth_saying_unless_it_is_all() -> None:
    small, great = Reason("small", {}, 49), Reason("great", {}, -151)

    assert worth_saying([great, small]) == [great]
    assert worth_saying([small]) == [small]
    assert [small.gain, great.gain] == [0, -2]


def test_a_bought_card_is_judged_by_more_than_one_card_of_the_deck() -> None:
    table = next(t for t in moments("oltremare", 3, every=1) if BUY in t.choices)
    seen = worlds(table, table.state, WORLDS)

    single = {reason.worth for world in seen for reason in why(table.game, [world], BUY)}
    together = {reason.worth for reason in why(table.game, seen, BUY)}

    assert len(single) > len(together)


def test_a_game_that_gives_no_reasons_still_gets_hints() -> None:
    table = next(moments("medici", 2, every=1))
    silent = Game("fondaco.games.medici")
    silent.contract = replace(silent.contract, reasons=None)

    assert why(silent, [table.state], table.choices[0]) == []

"""Undo never crosses an information barrier."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Refusal
from fondaco.core.table import Table
from tests.core.samples import dealt, levelly, player, sample


def after(*moves: str) -> Table:
    """A table after these moves."""
    table = dealt()
    for move in moves:
        table.play(move)
    return table


def test_a_take_can_be_taken_back_by_who_made_it() -> None:
    table = after("reveal", "take 1")
    mover = table.log[-1].seat
    before = table.at(1)

    table.undo(mover)

    assert table.log == before.log
    assert table.state == before.state
    assert table.to_act == mover


def test_nobody_else_can_take_a_move_back() -> None:
    table = after("reveal", "reveal", "take 1")
    other = (table.log[-1].seat + 1) % 3

    assert not table.can_undo(other)
    with pytest.raises(Refusal):
        table.undo(other)
    assert table.number == 3


def test_a_revealed_card_cannot_be_hidden_again() -> None:
    table = after("reveal")

    assert not table.can_undo()
    assert not table.can_undo(table.to_act)


def test_the_set_up_cannot_be_taken_back() -> None:
    assert not dealt().can_undo()


def test_a_move_stands_once_another_player_has_decided() -> None:
    table = after("reveal", "reveal", "take 1", "take 1")
    first, second = table.log[-2].seat, table.log[-1].seat

    assert not table.can_undo(first)
    assert table.can_undo(second)

    table.undo(second)

    assert table.can_undo(first)


def test_a_move_stands_once_chance_has_spoken() -> None:
    table = after("reveal", "reveal", "take 1", "reveal")

    assert not table.can_undo()


def test_a_move_made_anew_meets_the_same_chance() -> None:
    table, straight = after("reveal", "reveal", "take 1"), after("reveal", "reveal", "take 1 2")

    table.undo()
    table.play("take 1 2")
    table.play("reveal")
    straight.play("reveal")

    assert table.log == straight.log


@pytest.mark.parametrize("number", [0, 1, 2, 100, 104])
def test_just_those_moves_that_show_or_roll_something_are_barriers(number: int) -> None:
    past = sample(number)
    table = Table(past.terms)

    for turn in past.log[1:]:
        table.play(turn.move)
        named = {happening.event.name for happening in turn.events}
        lot = "day-started" in named and table.totals.count(min(table.totals)) > 1

        assert turn.barrier == ("revealed" in named or lot)


def test_a_lot_drawn_at_the_end_of_a_day_is_a_barrier() -> None:
    lots = 0
    table = dealt("ties", seats=6)
    rng = player("ties")

    while table.to_act >= 0:
        turn = table.play(levelly(table, rng))
        tied = table.totals.count(min(table.totals)) > 1
        if tied and turn.events[-1].event.name == "day-started":
            lots += 1
            assert not table.can_undo()

    assert lots

"""A table is its log."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import pytest

from fondaco.core.chance import from_seed, simulated
from fondaco.core.errors import Broken, Refusal, Unreadable
from fondaco.core.record_reader import replay
from fondaco.core.table import Table, Terms, position_hash
from tests.core.samples import MEDICI, REVEAL, dealt, document, finish, sample


def test_a_move_may_be_a_number_or_written() -> None:
    by_number, by_word = dealt(), dealt()

    by_number.play(REVEAL)
    by_word.play("reveal")

    assert by_number.log == by_word.log
    assert by_word.number == 1


def test_a_refused_move_changes_nothing() -> None:
    table = dealt()
    before = table.state.copy()

    for move in ("take 1", "take 3", 1, 9, -1):
        with pytest.raises(Refusal):
            table.play(move)
    with pytest.raises(Refusal):
        table.play("reveal", seat=(table.to_act + 1) % 3)
    with pytest.raises(Unreadable):
        table.play("castle")

    assert table.state == before
    assert table.number == 0


def test_only_the_seat_to_act_may_move() -> None:
    table = dealt()

    table.play("reveal", seat=table.to_act)

    assert table.log[-1].seat == table.to_act


def test_the_same_seed_and_moves_lead_to_the_same_hashes() -> None:
    first, second = finish(dealt("one")), finish(dealt("one"))
    other = finish(dealt("two"))

    assert [turn.hash for turn in first.log] == [turn.hash for turn in second.log]
    assert first.log[0].hash != other.log[0].hash


def test_every_move_leads_to_a_position_of_its_own() -> None:
    table = finish(dealt())

    assert len({turn.hash for turn in table.log}) == table.number + 1


def test_the_hash_is_of_the_whole_position_in_plain_form() -> None:
    table = dealt()
    text = json.dumps(table.state.plain(), separators=(",", ":"))

    assert position_hash(table.state) == hashlib.sha256(text.encode()).hexdigest()[:32]
    assert table.log[0].hash == position_hash(table.state)


def test_an_earlier_moment_is_as_it_was() -> None:
    table = dealt()
    moments = []
    for _ in range(30):
        moments.append((table.state.copy(), table.to_act, table.choices))
        finish(table, table.number, moves=1)

    for number, (state, seat, choices) in enumerate(moments):
        then = table.at(number)

        assert (then.state, then.to_act, then.choices) == (state, seat, choices)
        assert then.log == table.log[: number + 1]


def test_nobody_has_won_before_the_end() -> None:
    table = dealt()

    assert table.winners == []
    assert finish(table).winners
    assert table.to_act == -1
    assert table.choices == []


def test_after_the_end_no_move_is_accepted() -> None:
    table = finish(dealt())

    with pytest.raises(Refusal) as caught:
        table.play(REVEAL)

    assert caught.value.clause == "MED-6.5"


@pytest.mark.parametrize("chance", [from_seed("another"), simulated(1, 2)])
def test_a_fork_keeps_the_past_and_has_chance_of_its_own(chance: object) -> None:
    table = sample(1)

    fork = table.fork(12, chance)  # type: ignore[arg-type]  # either kind

    assert fork.log == table.log[:13]
    finish(fork, "elsewhere")
    assert fork.log[13:] != table.log[13:]
    assert [part.start for part in fork.terms.chances] == [0, 13]
    assert replay(document(fork), MEDICI, "fork").log == fork.log


def test_a_fork_of_a_fork_at_the_same_move_has_one_new_chance() -> None:
    table = finish(dealt(), moves=20)

    twice = table.fork(8, from_seed("b")).fork(8, from_seed("c"))

    assert [part.start for part in twice.terms.chances] == [0, 9]
    assert twice.log == table.log[:9]


def test_a_fork_by_default_begins_here_with_a_fresh_secret() -> None:
    table = finish(dealt(), moves=7)

    fork = table.fork()

    assert fork.log == table.log
    assert fork.terms.chances[-1].start == 8
    assert fork.terms.chances[-1].secret != table.terms.chances[0].secret


def test_options_are_agreed_once_and_in_the_order_of_the_game() -> None:
    terms = Terms.agree(MEDICI, 2, ("to-the-letter", "greater-bonus", "to-the-letter"))

    assert terms.options == ("greater-bonus", "to-the-letter")


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [(1, (), "table/seats"), (7, (), "table/seats"), (3, ("open-cards",), "table/option")],
)
def test_terms_that_cannot_be_had_are_refused(
    seats: int, options: tuple[str, ...], code: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        Terms.agree(MEDICI, seats, options)

    assert caught.value.code == code


def test_a_log_that_cannot_have_happened_is_our_bug() -> None:
    table = finish(dealt(), moves=3)
    table.log[1] = replace(table.log[1], move=4)

    with pytest.raises(Broken, match="move 1 of the log, 4,"):
        Table(table.terms, table.log)

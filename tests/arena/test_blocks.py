"""A deal block: the same deal at every seat, bots that know no more than they may."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fondaco.arena import deal_blocks
from fondaco.arena.decision_times import Pace
from fondaco.arena.game_host import Chair, GameHost, dice_of
from fondaco.arena.intervals import Summary, lines
from fondaco.arena.match import agree
from fondaco.core.chance import simulated
from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.fast.layout import unpack
from tests.arena.samples import (
    MEDICI,
    Cheat,
    Faint,
    Mumbler,
    Restless,
    Witness,
    duel,
    guest,
    with_guest,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.arena.match import Match

pytestmark = pytest.mark.thorough


def played(match: Match, count: int) -> list[Summary]:
    """What the first blocks of a match show."""
    return lines(match, [deal_blocks.play(match, number) for number in range(count)])


@pytest.fixture
def witnesses() -> Iterator[list[Witness]]:
    """All witnesses that sit down during a test."""
    Witness.born.clear()
    yield Witness.born
    Witness.born.clear()


# The deal


def test_every_game_of_a_block_begins_with_the_same_deal(witnesses: list[Witness]) -> None:
    match = with_guest(Witness, seats=3)
    everywhere = replace(match, entrants=(guest(Witness),) * 2)
    deal_blocks.play(everywhere, 0)
    witnesses.clear()

    block = deal_blocks.play(everywhere, 5)

    assert [game.seating for game in block.games] == list(match.seatings)
    # Whoever always takes the first choice ends alike wherever the names sit.
    assert {game.totals for game in block.games} == {block.control.totals}
    openings = [witness.shown[0][1] for witness in witnesses]
    assert len(openings) == (3 + 1) * 3
    assert len(set(openings)) == 3


def test_a_block_has_the_deal_of_the_simulated_game_of_its_number() -> None:
    match = duel(seats=3, seed=9)

    host = GameHost(match, 7)

    table = Table(Terms.agree(MEDICI, 3, chance=simulated(9, 7)))
    assert unpack(host.states[0], MEDICI.new_state()) == table.state


def test_every_seat_has_dice_of_its_own_in_every_block_of_every_seed() -> None:
    rolled = {
        str(dice_of(number, block, seat))
        for number in range(3)
        for block in range(3)
        for seat in range(3)
    }

    assert len(rolled) == 27
    assert dice_of(1, 2, 0) == dice_of(1, 2, 0)


def test_the_same_seed_gives_the_same_block_and_another_seed_another() -> None:
    assert deal_blocks.play(duel(), 3) == deal_blocks.play(duel(), 3)
    assert deal_blocks.play(duel(), 3) != deal_blocks.play(duel(seed=2), 3)
    assert deal_blocks.play(duel(), 3).games != deal_blocks.play(duel(), 4).games


# Strength


def test_a_bot_that_meets_itself_gets_exactly_its_fair_share() -> None:
    challenger, baseline = played(duel("greedy", "greedy"), 10)

    assert challenger.share.low == challenger.share.mean == challenger.share.high == 0.25
    assert baseline.share.mean == pytest.approx(0.25)
    assert challenger.gain.mean == 0


def test_bots_as_strong_as_each_other_get_fair_shares_within_the_interval() -> None:
    restless, _ = played(with_guest(Restless), 60)

    assert restless.share.low < 0.25 < restless.share.high
    assert restless.gain.low < 0 < restless.gain.high


def test_a_stronger_bot_is_found_to_be_stronger() -> None:
    greedy, chance = played(duel("greedy", "chance"), 40)

    assert greedy.share.low > 0.25 > chance.share.high
    assert greedy.gain.low > 0
    assert greedy.place.high < chance.place.low


def test_the_shares_of_all_seats_add_up_to_one_in_every_game() -> None:
    match = agree(MEDICI, ("chance", "greedy"), seats=6)

    for number in range(5):
        for game in deal_blocks.play(match, number).games:
            assert sum(game.shares) == pytest.approx(1)
            assert sum(game.places) == 1 + 2 + 3 + 4 + 5 + 6


# Asking


def test_a_bot_is_asked_only_where_it_has_a_choice(witnesses: list[Witness]) -> None:
    block = deal_blocks.play(with_guest(Witness), 2)

    shown = [sight for witness in witnesses for sight, _ in witness.shown]
    assert min(len(sight.choices) for sight in shown) > 1
    asked = sum(game.decisions[game.seating.index(0)] for game in block.games)
    assert asked == block.paces[0].decisions <= len(shown)


def test_a_bot_sits_down_anew_for_every_game_and_is_let_go_after_it(
    witnesses: list[Witness],
) -> None:
    match = with_guest(Witness)
    deal_blocks.play(match, 0)
    witnesses.clear()

    deal_blocks.play(match, 1)

    assert len(witnesses) == len(match.seatings)
    assert [witness.closed for witness in witnesses] == [1, 1, 1, 1]


def test_what_a_bot_keeps_never_shows_it_a_later_table(witnesses: list[Witness]) -> None:
    deal_blocks.play(with_guest(Witness), 2)

    for witness in witnesses:
        for sight, before in witness.shown:
            assert sight.row.tobytes() == before


def test_what_a_bot_is_shown_tells_nothing_about_chance_to_come(witnesses: list[Witness]) -> None:
    host = GameHost(with_guest(Witness), 2)
    seat = host.next_to_choose()

    for luck in (1, 2):
        host.states["dice"]["a"] = luck
        Chair(host, seat, guest(Witness)).ask(Pace())

    first, second = (witness.shown[0][1] for witness in witnesses)
    assert first == second


def test_thinking_is_timed_by_entrant_and_by_seat() -> None:
    block = deal_blocks.play(duel(), 1)

    for entrant, pace in enumerate(block.paces):
        spent = [
            seconds
            for game in block.games
            for bot, seconds in zip(game.seating, game.seconds, strict=True)
            if bot == entrant
        ]
        assert pace.mean > 0
        assert pace.nanoseconds == pytest.approx(1e9 * sum(spent))


# What goes wrong


def test_a_bot_that_makes_a_move_it_may_not_is_named() -> None:
    with pytest.raises(
        Unreadable, match=r"cheat, at seat \d in block \d of seed 1, chose 99, which"
    ):
        deal_blocks.play(with_guest(Cheat), 4)


def test_a_bot_that_answers_with_no_move_at_all_is_named() -> None:
    with pytest.raises(Unreadable, match=r"mumbler, at seat .* chose 'reveal', which is not one"):
        deal_blocks.play(with_guest(Mumbler), 4)


def test_a_bot_that_breaks_down_is_named_with_the_line() -> None:
    with pytest.raises(
        Unreadable, match=r"faint, at seat .* ZeroDivisionError: .*samples.py, line"
    ):
        deal_blocks.play(with_guest(Faint), 4)


def test_a_move_is_checked_against_the_true_table() -> None:
    host = GameHost(duel(), 2)
    seat = host.next_to_choose()
    legal = np.flatnonzero(host.mask)

    move = Chair(host, seat, host.match.entrants[0]).ask(Pace())

    assert move in legal

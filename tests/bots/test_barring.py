"""Bots that are barred from moves: they play without them as long as there are others."""

import pytest

from fondaco.bots.roster import call
from fondaco.bots.sight import look
from fondaco.core.chance import simulated
from fondaco.core.dice import Dice, seed
from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.games import index

BOTS = ("chance", "greedy", "seasoned", "sampler@30", "searcher@30")


def answers(bot: str, table: Table, times: int) -> set[str]:
    """The first words of what a bot does at a table, asked so many times."""
    player = call(bot).sit_down(table.game, machine=False)
    said = set()
    for number in range(times):
        dice = Dice()
        seed(dice, number, 1, 2, 3)
        move = player.choose(look(table.game, table.state, table.to_act, dice))
        said.add(table.words.move_name(move).split()[0])
    return said


@pytest.mark.thorough
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_does_not_do_what_it_is_barred_from(bot: str) -> None:
    table = Table(Terms.agree(index.find("medici"), 3, chance=simulated(1, 1)))
    table.play("reveal")

    assert answers(f"{bot} without reveal", table, 8) == {"take"}
    assert answers(f"{bot} without take", table, 8) == {"reveal"}


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_does_what_it_must_though_it_is_barred(bot: str) -> None:
    table = Table(Terms.agree(index.find("medici"), 3, chance=simulated(1, 1)))

    assert answers(f"{bot} without reveal", table, 1) == {"reveal"}


def test_what_no_move_is_called_cannot_be_barred() -> None:
    with pytest.raises(Unreadable, match=r"No move of Medici.* is called 'fly'\. There are:"):
        call("greedy without fly").sit_down(index.find("medici"), machine=False)


def test_the_oracle_cannot_be_barred() -> None:
    with pytest.raises(Unreadable, match="nothing can be barred"):
        call("exact without take")

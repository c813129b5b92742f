"""What a bot is shown holds nothing that its seat may not know, down to the last byte."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fondaco.bots.sight import Sight, look
from fondaco.core.chance import simulated
from fondaco.core.dice import Dice, seed
from fondaco.core.table import Table, Terms
from fondaco.games import index
from fondaco.laws.one_game import redealt


def dice() -> Dice:
    """Dice that always fall alike."""
    made = Dice()
    seed(made, 1, 2, 3, 4)
    return made


def table(name: str, number: int = 7) -> Table:
    """A table with as many seats as the game allows."""
    game = index.find(name)
    return Table(Terms.agree(game, game.seats[-1], chance=simulated(number, 1)))


@pytest.mark.parametrize("name", index.names())
def test_every_byte_is_the_same_when_all_that_the_seat_cannot_know_is_redealt(name: str) -> None:
    played = table(name)
    lots = np.random.default_rng(4)

    while played.to_act >= 0 and played.number < 150:
        if played.number % 5 == 0:
            seat = played.number // 5 % played.terms.seats
            other = redealt(played.state, seat, played)

            shown = look(played.game, played.state, seat, dice())
            again = look(played.game, other, seat, dice())

            assert shown.row.tobytes() == again.row.tobytes()
        played.play(int(lots.choice(played.choices)))


@pytest.mark.parametrize("name", index.names())
def test_an_array_and_a_position_show_the_same(name: str) -> None:
    played = table(name)
    lots = np.random.default_rng(5)
    for _ in range(30):
        played.play(int(lots.choice(played.choices)))

    shown = look(played.game, played.state, played.to_act, dice())
    packed = Sight(played.game, shown.seat, dice(), shown.row.copy())

    assert packed.world == shown.world
    assert packed.choices == shown.choices == played.choices
    assert packed.view == shown.view == played.view(played.to_act)
    assert packed.features == shown.features
    assert packed.names == shown.names
    assert packed.seats == played.terms.seats


def test_cards_that_lay_in_a_pile_once_are_not_shown() -> None:
    played = table("medici")
    for _ in range(3):
        played.play(played.choices[0])
    deck: Any = played.game.new_state()
    deck.become(played.state)
    assert any(deck.deck.cards[deck.deck.count :]), "cards were drawn, and lie there still"

    world: Any = look(played.game, played.state, played.to_act, dice()).world

    assert not any(world.deck.cards[world.deck.count :])


def test_other_worlds_can_be_imagined_without_end() -> None:
    played = table("oltremare")

    shown = look(played.game, played.state, played.to_act, dice())

    assert len({str(shown.imagined()) for _ in range(5)}) == 5

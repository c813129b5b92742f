"""Games between bots as their decisions."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fondaco.bots.roster import call
from fondaco.bots.simulation import MOVES_KEPT, Simulation, simulate
from fondaco.env.decisions import PLAIN, Teller, Told, told_games
from fondaco.env.plain_game import MOST_MOVES, Deal
from fondaco.env.setting import Setting
from fondaco.games import index
from tests.env.settings import EVERY_TABLE

MY_BOT = Path(__file__).parents[2] / "examples" / "my_bot.py"


def check_told(told: Told, setting: Setting, seed: int) -> None:
    """Every decision is as a game of that number shows it, when it is played again."""
    deal = Deal(setting, seed, told.number)
    rows = zip(told.seats, told.features, told.masks, told.moves, strict=True)
    for seat, features, mask, move in rows:
        assert seat == deal.to_act
        assert (features == deal.features(deal.to_act)).all()
        assert np.flatnonzero(mask).tolist() == deal.choices
        deal.play(int(move))
    assert deal.to_act < 0
    assert told.totals.tolist() == deal.totals
    assert told.wins.tolist() == deal.wins


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_what_is_told_is_what_happened(name: str, seats: int) -> None:
    setting = Setting.agree(name, seats)

    (told,) = told_games(setting, [call("chance")], 9, 1)

    check_told(told, setting, 9)


def test_bots_move_on_by_a_seat_every_game() -> None:
    setting = Setting.agree("medici", 3)

    played = list(told_games(setting, [call("greedy"), call("chance")], 1, 2))

    assert played[0].bots == ["greedy", "chance", "greedy"]
    assert played[1].bots == ["chance", "greedy", "greedy"]


def test_bots_of_your_own_play_as_well() -> None:
    setting = Setting.agree("medici", 2)

    (told,) = told_games(setting, [call(f"{MY_BOT}:Bot"), call("chance")], 1, 1)

    check_told(told, setting, 1)
    assert told.bots[1] == "chance"


def test_as_many_moves_have_room_as_in_simulations() -> None:
    assert MOST_MOVES == MOVES_KEPT


@pytest.mark.thorough
def test_compiled_games_of_medici_are_those_of_plain_python_and_of_simulate() -> None:
    medici, count = index.find("medici"), PLAIN + 10
    setting, bots = Setting.agree("medici", 3), ("greedy", "chance")
    match = Simulation(medici, 3, (), medici.default_edition, bots, 4)

    compiled = list(told_games(setting, [call(bot) for bot in bots], 4, count))
    plain = Teller(setting, 4, machine=False).tell(2, [call(bot) for bot in compiled[2].bots])
    simulated = [length for played in simulate(match, count) for length in played.lengths]

    assert plain.moves.tolist() == compiled[2].moves.tolist()
    assert (plain.features == compiled[2].features).all()
    assert [len(told.moves) for told in compiled] == simulated
    check_told(compiled[-1], setting, 4)

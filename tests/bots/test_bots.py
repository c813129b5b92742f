"""The bots play by the rules, see only what they may, and climb the ladder in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from fondaco.bots import levels
from fondaco.bots.roster import call
from fondaco.bots.sight import look
from fondaco.bots.simulation import Simulation, simulate
from fondaco.bots.win_rates import Results
from fondaco.core.chance import PLAYERS, seed_words, simulated
from fondaco.core.dice import Dice, seed
from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.games import index
from fondaco.laws.one_game import redealt

if TYPE_CHECKING:
    from fondaco.bots.bot import Bot
    from fondaco.core.game import Game

pytestmark = pytest.mark.thorough

SEATED = [(name, level) for name in index.names() for level in levels.QUICK]
THINKERS = ("sampler@6", "searcher@6", "exact")
EVERYBODY = [*SEATED, *((name, level) for name in index.names() for level in THINKERS)]
AT_ONCE = ("chance", "greedy")


def bot_of(level: str, game: Game) -> Bot:
    """A bot in plain Python."""
    return call(level).sit_down(game, machine=False)


def results(name: str, bots: tuple[str, ...], count: int, seats: int = 4) -> Results:
    """A simulation with a fixed seed."""
    game = index.find(name)
    found = Results(Simulation(game, seats, (), game.default_edition, bots, seed=11))
    for played in simulate(found.match, count):
        found.add(played)
    return found


@pytest.mark.parametrize("name", index.names())
@pytest.mark.parametrize("level", AT_ONCE)
def test_a_bot_plays_a_whole_game_by_the_rules(name: str, level: str) -> None:
    game = index.find(name)
    table = Table(Terms.agree(game, game.seats[0], chance=simulated(1, 2)))
    bot, dice = bot_of(level, game), dice_of(5)

    while table.to_act >= 0:
        table.play(bot.choose(look(game, table.state, table.to_act, dice)))

    assert table.winners


@pytest.mark.parametrize(("name", "level"), EVERYBODY)
def test_a_bot_chooses_the_same_when_all_it_cannot_know_is_redealt(name: str, level: str) -> None:
    game = index.find(name)
    table = Table(Terms.agree(game, game.seats[-1], chance=simulated(1, 3)))
    bot = bot_of(level, game)
    lots = np.random.default_rng(4)
    every = 1 if level in AT_ONCE else 17

    while table.to_act >= 0 and table.number < 180:
        seat = table.to_act
        if table.number % every == 0:
            seen = bot.choose(look(game, table.state, seat, dice_of(table.number)))
            other = redealt(table.state, seat, table)

            assert bot.choose(look(game, other, seat, dice_of(table.number))) == seen
        table.play(int(lots.choice(table.choices)))


@pytest.mark.parametrize("name", index.names())
@pytest.mark.parametrize(("level", "asked"), [("greedy", 4000), ("seasoned", 25)])
def test_a_bot_at_a_live_table_chooses_as_the_compiled_one_does(
    name: str, level: str, asked: int
) -> None:
    game = index.find(name)
    seats = game.seats[0]
    match = Simulation(game, seats, (), game.default_edition, (level,), seed=21, keep_moves=True)
    (played,) = simulate(match, 2)

    for number in range(2):
        table = Table(Terms.agree(game, seats, chance=simulated(21, number)))
        bot, dice = bot_of(level, game), dice_of(21, number)
        for move in played.moves[number, : played.lengths[number]]:
            if table.number < asked:
                assert bot.choose(look(game, table.state, table.to_act, dice)) == move
            table.play(int(move))
        assert table.winners


def dice_of(number: int, game: int = 0) -> Dice:
    """The dice of all players of a simulated game."""
    dice = Dice()
    seed(dice, *seed_words(number, game, PLAYERS))
    return dice


@pytest.mark.parametrize("name", index.names())
def test_greedy_beats_chance_clearly(name: str) -> None:
    chance, greedy = results(name, ("chance", "greedy"), 1000).by_bot()

    assert greedy.share - greedy.share_error > chance.share + chance.share_error
    assert greedy.total - greedy.total_error > chance.total + chance.total_error


def test_every_bot_sits_at_every_seat() -> None:
    match = Simulation(
        index.find("medici"), 3, (), index.find("medici").default_edition, ("chance", "greedy"), 1
    )

    levels = match.levels(0, 3)

    assert sorted(levels[:, 0].tolist()) == [0, 0, 1]
    assert (np.sort(levels, axis=1) == [0, 0, 1]).all()


def test_the_same_seed_gives_the_same_games_however_many_cores_play() -> None:
    game = index.find("medici")
    match = Simulation(game, 4, (), game.default_edition, ("chance",), seed=5)

    alone = np.concatenate([played.totals for played in simulate(match, 5000, workers=1)])
    together = np.concatenate([played.totals for played in simulate(match, 5000, workers=4)])

    assert (alone == together).all()


def test_shares_add_up_to_one_and_places_to_their_mean() -> None:
    found = results("medici", ("chance",), 500)

    assert sum(line.share for line in found.by_seat()) == pytest.approx(1)
    assert sum(line.place for line in found.by_seat()) == pytest.approx(1 + 2 + 3 + 4)
    assert found.games == 500


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(Unreadable, match=r"no bot called 'doge'. The bots are: chance, greedy"):
        call("doge")

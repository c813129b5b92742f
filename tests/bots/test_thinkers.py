"""The bots that think: they spend what they are given, find what is there, and can be repeated."""

from __future__ import annotations

from time import perf_counter

import pytest

from fondaco.bots.roster import call
from fondaco.bots.search import mcts, rollout, worlds
from fondaco.bots.search.searcher import Searcher
from fondaco.bots.search.structures import CANDIDATES, ROOT
from fondaco.bots.search.thinker import Thinker
from fondaco.bots.search.tree import clear, expand
from fondaco.bots.sight import Sight, look
from fondaco.bots.workspace import Workspace
from fondaco.core.chance import simulated
from fondaco.core.dice import Dice, seed
from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.games import index
from fondaco.games.medici.rules import REVEAL, TAKE
from tests.bots.endgames import endgames

pytestmark = pytest.mark.thorough
THINKERS = ("sampler", "searcher")


def thinker(name: str, game: str, *, machine: bool = False) -> Thinker:
    """A bot that thinks."""
    bot = call(name).sit_down(index.find(game), machine=machine)
    assert isinstance(bot, Thinker)
    return bot


def middle(game: str, moves: int = 25) -> Table:
    """A table of four some way into a game, where there is something to decide."""
    table = Table(Terms.agree(index.find(game), 4, chance=simulated(5, 5)))
    while table.number < moves or len(table.choices) < 2:
        table.play(table.choices[table.number % len(table.choices)])
    return table


def dice(number: int) -> Dice:
    """Dice that fall alike for the same number."""
    made = Dice()
    seed(made, number, 2, 3, 4)
    return made


def sight(table: Table, number: int = 1) -> Sight:
    """What the seat to act is shown."""
    return look(table.game, table.state, table.to_act, dice(number))


def test_a_rollout_ends_with_its_chapter() -> None:
    table = middle("medici")
    game, seat = table.game, table.to_act
    space = Workspace(game, rollout, machine=False)
    space.worlds[worlds.SHOWN] = space.worlds[worlds.SAMPLED] = table.state

    space.code.rollout(space.worlds, space.masks, seat, seat, 100, 1000)

    played = space.worlds[worlds.SAMPLED]
    assert space.code.chapter(played) == space.code.chapter(table.state) + 1
    assert all(ship.count == 0 for ship in played.ships)
    assert played.market.count == 0


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("game", index.names())
def test_every_iteration_is_spent_on_a_move_that_may_be_made(game: str, level: str) -> None:
    table = middle(game)

    thoughts = thinker(f"{level}@40", game).thoughts(sight(table))

    assert sum(thought.tries for thought in thoughts) == 40
    assert {thought.move for thought in thoughts} <= set(table.choices)
    assert all(0 <= thought.share <= 1 for thought in thoughts)


@pytest.mark.parametrize("level", THINKERS)
def test_the_best_thought_comes_first_and_is_the_move(level: str) -> None:
    table = middle("medici")
    bot = thinker(f"{level}@60", "medici")

    first, *rest = bot.thoughts(sight(table))

    rivals = [other for other in rest if other.tries >= first.tries - 1]
    assert rivals
    assert all(first.share >= other.share for other in rivals)
    assert bot.choose(sight(table)) == first.move


def test_candidates_are_halved_round_by_round_and_the_better_half_goes_on() -> None:
    table = Table(Terms.agree(index.find("medici"), 4, chance=simulated(5, 5)))
    for move in (REVEAL, REVEAL, REVEAL, TAKE, REVEAL):
        table.play(move)
    assert len(table.choices) == 5

    thoughts = thinker("searcher@300", "medici").thoughts(sight(table))

    # A hundred iterations for all five, a hundred for the best three of them, a hundred for two.
    tries = [thought.tries for thought in thoughts]
    assert tries == pytest.approx([20 + 33 + 50, 20 + 33 + 50, 20 + 33, 20, 20], abs=1)
    assert thoughts[0].share >= thoughts[1].share


def test_where_moves_are_many_those_best_at_one_ply_are_candidates() -> None:
    table = middle("oltremare")
    while len(table.choices) <= CANDIDATES:
        table.play(table.choices[table.number % len(table.choices)])

    thoughts = thinker("searcher@80", "oltremare").thoughts(sight(table))

    assert len(thoughts) == CANDIDATES < len(table.choices)
    assert len({thought.move for thought in thoughts}) == CANDIDATES


def test_in_a_near_tree_others_do_what_looks_best_to_them_in_the_world_they_are_in() -> None:
    table = middle("medici")
    bot = thinker("searcher@10", "medici")
    assert isinstance(bot, Searcher)
    search, code = bot.search, Workspace(table.game, mcts, machine=False).code
    search.worlds[worlds.SHOWN] = search.worlds[worlds.SAMPLED] = table.state
    search.parameters[0].seat = (table.to_act + 1) % 4
    search.parameters[0].near = 1
    count = code.choices(table.state, search.masks[worlds.SAMPLED])
    best = code.policy_move(search.worlds, search.masks, count)
    other = next(move for move in table.choices if move != best)
    clear(search)
    node = expand(search, ROOT, 0)
    expand(search, node, other)

    found = code.select(search, node)

    assert search.nodes[found].move == best


@pytest.mark.parametrize("level", THINKERS)
def test_the_same_dice_lead_to_the_same_thoughts(level: str) -> None:
    table = middle("strozzi")
    bot = thinker(f"{level}@50", "strozzi")

    again = bot.thoughts(sight(table))

    assert bot.thoughts(sight(table)) == again
    assert bot.thoughts(sight(table, 2)) != again


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_a_thinker_thinks_alike_in_plain_python_and_compiled(game: str, level: str) -> None:
    table = middle(game)

    plain = thinker(f"{level}@80", game).thoughts(sight(table))
    machine = thinker(f"{level}@80", game, machine=True).thoughts(sight(table))

    assert [(t.move, t.tries) for t in plain] == [(t.move, t.tries) for t in machine]
    assert [t.share for t in plain] == pytest.approx([t.share for t in machine])


def test_a_thinker_keeps_to_its_seconds() -> None:
    table = middle("medici")
    bot = thinker("searcher@0.3s", "medici", machine=True)
    bot.choose(sight(table))

    start = perf_counter()
    bot.choose(sight(table))
    spent = perf_counter() - start

    # The last slice is cut to what is left; a busy machine is allowed some more.
    assert 0.2 < spent < 0.6


def test_what_has_no_alternative_is_done_at_once() -> None:
    table = Table(Terms.agree(index.find("medici"), 4, chance=simulated(5, 5)))
    assert len(table.choices) == 1

    start = perf_counter()
    move = thinker("searcher@5s", "medici").choose(sight(table))

    assert move == table.choices[0]
    assert perf_counter() - start < 1


@pytest.mark.parametrize(("name", "seats"), [("medici", 3), ("strozzi", 3)])
def test_the_searcher_loses_less_in_solved_endings_than_greedy(name: str, seats: int) -> None:
    game = index.find(name)
    searcher = thinker("searcher@2000", name, machine=True)
    greedy = call("greedy").sit_down(game, machine=False)
    lost = {"searcher": 0.0, "greedy": 0.0}

    for position, solution in endgames(name, seats, 20, 800):
        for who, bot in (("searcher", searcher), ("greedy", greedy)):
            shown = look(game, position, game.rules.to_act(position), dice(3))
            lost[who] += float(solution.lost_by(bot.choose(shown)).share)

    assert lost["searcher"] < lost["greedy"]


@pytest.mark.parametrize("name", ["searcher@0s", "searcher@0", "sampler@0.0s"])
def test_no_time_to_think_is_refused(name: str) -> None:
    with pytest.raises(Unreadable, match="no time to think"):
        call(name)

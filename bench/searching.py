"""Search beside search: our searcher on each game, OpenSpiel's ISMCTS bot on hearts."""

from functools import partial

from bench.peers import hearts, pick
from bench.timing import Contender, Run, play_for
from fondaco.bots.roster import call
from fondaco.bots.search.thinker import Thinker
from fondaco.bots.sight import Sight, look
from fondaco.core.chance import simulated
from fondaco.core.dice import Dice
from fondaco.core.game import Game
from fondaco.core.table import Table, Terms
from fondaco.games import index

GROUP = "search"
UNIT = "simulations/s"
PEER = "OpenSpiel ISMCTS on hearts, in C++"
SEATS = 4
WALKS = 500
HEARTS_PLAYED = 20  # of 52 cards
HALF_WAY = {"medici": 55, "strozzi": 60, "oltremare": 200}  # moves of chance bots


def searcher(name: str) -> str:
    """The name of a game's contender."""
    return f"{name}, searcher"


def contenders() -> list[Contender]:
    """The searcher in the middle of each game with four seats, and its peer."""
    found = [
        Contender(searcher(name), GROUP, partial(_searcher, index.find(name)), UNIT)
        for name in index.names()
        if name in HALF_WAY
    ]
    return [*found, Contender(PEER, GROUP, _ismcts, UNIT)]


def _searcher(game: Game) -> Run:
    bot = call(f"searcher@{WALKS}").sit_down(game, machine=True)
    assert isinstance(bot, Thinker)
    shown = _middle(game)

    def think() -> int:
        return sum(thought.tries for thought in bot.thoughts(shown))

    return partial(play_for, play=think)


def _middle(game: Game) -> Sight:
    table = Table(Terms.agree(game, SEATS, chance=simulated(1, 1)))
    while table.number < HALF_WAY[game.name] or len(table.choices) < 3:
        table.play(pick(table.choices))
    return look(game, table.state, table.to_act, Dice())


def _ismcts() -> Run:
    pyspiel, game = hearts("hearts(pass_cards=False)")
    state = game.new_initial_state()
    played = 0
    while played < HEARTS_PLAYED or state.is_chance_node():
        played += not state.is_chance_node()
        state.apply_action(pick(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    visits = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, WALKS, -1, visits, False, False)  # noqa: FBT003  it takes no names

    def think() -> int:
        bot.step(state)
        return WALKS

    return partial(play_for, play=think)

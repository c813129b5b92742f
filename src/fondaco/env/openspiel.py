"""OpenSpiel: importing this registers `fondaco_medici`, `fondaco_strozzi`, `fondaco_oltremare`.

All chance of a game follows from its deal, so there is one chance node, the first: it chooses
one of so many deals of a seed. That is explicit chance over a finite number of deals, and a
history can be played again. One node for every card drawn would be some hundred nodes a game, and
the rules would have to run anew for each; OpenSpiel's sampled chance cannot be stored from Python.
"""

from __future__ import annotations

from typing import Any, ClassVar

from fondaco.core import extras
from fondaco.core.dice import WORD
from fondaco.core.errors import Unreadable
from fondaco.core.table import position_hash
from fondaco.core.verbs import NOBODY
from fondaco.env import rewards
from fondaco.env.openspiel_observer import RECALLED, Observer
from fondaco.env.plain_game import MOST_MOVES, Deal
from fondaco.env.setting import Setting
from fondaco.games import index

try:
    import pyspiel
except ModuleNotFoundError:
    raise extras.lacking("pyspiel") from None

Kind = pyspiel.GameType
EXPLICIT, SAMPLED = "explicit", "sampled"
DEALS = 1024
MOST_DEALS = 1 << 30
DEFAULTS: dict[str, Any] = {
    "players": 0,
    "reward": "win",
    "options": "",
    "seed": 1,
    "chance": EXPLICIT,
    "deals": DEALS,
    "recall": RECALLED,
}
"""Players 0 stands for as many as usual; options are divided by +, as a comma ends a parameter."""
CHANCE = {
    EXPLICIT: Kind.ChanceMode.EXPLICIT_STOCHASTIC,
    SAMPLED: Kind.ChanceMode.SAMPLED_STOCHASTIC,
}
UTILITY = {
    "win": (Kind.Utility.CONSTANT_SUM, 1.0),
    "rank": (Kind.Utility.ZERO_SUM, 0.0),
    "margin": (Kind.Utility.GENERAL_SUM, None),
}


def game_type(name: str, reward: str = "win", chance: str = EXPLICIT) -> Any:
    """A game as OpenSpiel lists it."""
    game = index.find(name)
    return Kind(
        short_name=f"fondaco_{name}",
        long_name=game.title,
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=CHANCE[chance],
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=UTILITY[reward][0],
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the house, as `pyspiel.load_game("fondaco_medici(players=3)")` gives it."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        terms = DEFAULTS | (params or {})
        options = tuple(option for option in terms["options"].split("+") if option)
        self.setting = Setting.agree(self.name, terms["players"] or None, options)
        self.reward = rewards.check(terms["reward"])
        self.seed, self.chance, self.deals = terms["seed"], terms["chance"], terms["deals"]
        if self.chance not in CHANCE:
            raise Unreadable("env/chance", f"Chance is explicit or sampled, not {self.chance!r}.")
        if not 1 <= self.deals <= MOST_DEALS:
            raise Unreadable("env/deals", f"Between 1 and 2^30 deals, not {self.deals}.")
        self.laid, self.recall = 0, terms["recall"]
        least, most = rewards.RANGE[self.reward]
        given = terms | {"players": self.setting.seats}
        kind = game_type(self.name, self.reward, self.chance)
        super().__init__(kind, self._extent(least, most), given)

    def new_initial_state(self) -> SpielState:
        """A state before the deal."""
        self.laid += 1
        return SpielState(self, (self.laid - 1) % self.deals)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What looks at states for a player, with or without recalling the past."""
        return Observer(self.setting, self.recall, iig_obs_type, params)

    def _extent(self, least: float, most: float) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.moves,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=UTILITY[self.reward][1],
            max_game_length=MOST_MOVES,
        )


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of a game; before the deal, chance is to act."""

    def __init__(self, game: SpielGame, sample: int) -> None:
        super().__init__(game)
        self.sample = sample
        self.deal: Deal | None = None

    def current_player(self) -> Any:
        """The seat to act; chance before the deal, nobody in the end."""
        if self.deal is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.deal.to_act
        return pyspiel.PlayerId.TERMINAL if seat == NOBODY else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all with the same chance; where chance is sampled, the one of this state."""
        game = self.get_game()
        if game.chance == SAMPLED:
            return [(self.sample, 1.0)]
        return [(deal, 1.0 / game.deals) for deal in range(game.deals)]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.deal is not None and self.deal.to_act == NOBODY

    def returns(self) -> list[float]:
        """What the game has brought every player: nothing before its end."""
        if self.deal is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards.rewards(self.get_game().reward, self.deal.totals, self.deal.wins)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, as information-set search asks."""
        twin: SpielState = self.clone()
        if twin.deal is not None:
            a, b, c, d = (int(probability_sampler() * (WORD + 1)) for _ in range(4))
            twin.deal.imagine(player_id, (a, b, c, d))
        return twin

    def __str__(self) -> str:
        if self.deal is None:
            return "before the deal"
        totals = " ".join(map(str, self.deal.totals))
        return (
            f"deal {self.deal.game}, move {len(self.deal.moves)}, to act {self.deal.to_act}, "
            f"totals {totals}, position {position_hash(self.deal.state)}"
        )

    # What OpenSpiel asks for under names of its own

    def _legal_actions(self, player: int) -> list[int]:
        return self.deal.choices if self.deal is not None and player == self.deal.to_act else []

    def _apply_action(self, action: int) -> None:
        if self.deal is None:
            game = self.get_game()
            self.deal = Deal(game.setting, game.seed, action)
        else:
            self.deal.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().setting.words.move_name(action))


for found in index.names():
    # A class for each game, not a function: OpenSpiel lets go of what makes a game only after
    # Python has ended, and a function would then be taken apart by nobody.
    pyspiel.register_game(game_type(found), type(found.capitalize(), (SpielGame,), {"name": found}))

"""PettingZoo: every seat is an agent, and they move in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from pettingzoo import AECEnv

from fondaco.core.errors import Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.env import rendering, rewards, spaces
from fondaco.env.seed_order import Order

if TYPE_CHECKING:
    from fondaco.env.plain_game import Deal
    from fondaco.env.setting import Setting

FRAMES_A_SECOND = 2


class Turns(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it has no types
    """A game as an agent-environment cycle; the agents are `seat_0`, `seat_1` and so on.

    Rewards come in the end. `max_cycles` cuts longer games short, after so many times as many moves
    as there are seats: all agents are then truncated and get nothing.
    """

    def __init__(
        self,
        setting: Setting,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.setting, self.max_cycles = setting, max_cycles
        self.reward = rewards.check(reward)
        self.render_mode = rendering.check(render_mode)
        self.metadata = {
            "name": f"fondaco_{setting.game.name}_v0",
            "render_modes": list(rendering.MODES),
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        game = setting.game
        self.observation_spaces = {a: spaces.masked_space(game) for a in self.possible_agents}
        self.action_spaces = {a: spaces.move_space(game) for a in self.possible_agents}
        self.order = Order(setting)
        self.deal: Deal

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: the first game of a seed, or without a seed the game after the last."""
        del options
        self.deal = self.order.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.deal.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat knows, and its mask: empty unless it is to act."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.deal.features(seat), "action_mask": self.deal.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make a move for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.deal.play(self._allowed(action))
        if self.deal.to_act == NOBODY:
            self._end()
        elif self.max_cycles and len(self.deal.moves) >= self.max_cycles * self.setting.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.deal.to_act]
        self._accumulate_rewards()
        if self.render_mode == rendering.HUMAN:
            self.render()

    def render(self) -> Any:
        """The table as the selected agent sees it, in the environment's render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is drawn: the environment was made without render_mode.")
            return None
        seat = self.possible_agents.index(self.agent_selection)
        return rendering.render(self.render_mode, self.deal, seat)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def _allowed(self, action: int | None) -> int:
        choices = self.deal.choices
        if action is None or int(action) not in choices:
            raise Unreadable(
                "env/move",
                f"{self.agent_selection} cannot play {action}; "
                f"its moves are: {', '.join(map(str, choices))}.",
            )
        return int(action)

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        found = rewards.rewards(self.reward, self.deal.totals, self.deal.wins)
        self.rewards = dict(zip(self.possible_agents, found, strict=True))
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {"total": self.deal.totals[seat]}

"""Gymnasium: one learner at a seat, bots of the house at the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from fondaco.bots import roster
from fondaco.bots.sight import look
from fondaco.core.errors import Unreadable
from fondaco.core.numbers import whole
from fondaco.core.verbs import NOBODY
from fondaco.env import rendering, rewards, spaces
from fondaco.env.seed_order import Order, dice_of
from fondaco.env.setting import Setting

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from fondaco.bots.bot import Bot
    from fondaco.core.editions import Edition
    from fondaco.env.plain_game import Deal

Shown = tuple["NDArray[np.float32]", dict[str, Any]]


class Learner(gymnasium.Env["NDArray[np.float32]", int]):
    """A game as one seat lives it; without a seat, the learner moves on by one every game.

    The mask is in the info and in `action_masks()`. A move that is not allowed ends the game with
    a reward below all others, and the info says which clause refuses it.
    """

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012  as theirs

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        opponents: str = "greedy",
        seat: int | None = None,
        reward: str = "win",
        options: tuple[str, ...] = (),
        edition: Edition | Path | str | None = None,
        machine: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting.agree(name, seats, options, edition)
        self.seat, self.reward = check_seat(self.setting, seat), rewards.check(reward)
        self.render_mode = rendering.check(render_mode)
        self.observation_space: Any = spaces.observation_space(self.setting.game)
        self.action_space = spaces.move_space(self.setting.game)
        self.order = Order(self.setting)
        called = [roster.call(bot.strip()) for bot in opponents.split(",")]
        self.players: list[Bot] = [
            called[place % len(called)].sit_down(self.setting.game, machine=machine)
            for place in range(self.setting.seats - 1)
        ]
        self._deal: Deal | None = None
        self.learner = 0

    @property
    def deal(self) -> Deal:
        """The game that is played, once it was dealt."""
        if self._deal is None:
            raise Unreadable("env/reset", "Nothing was dealt yet: call reset before step.")
        return self._deal

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Shown:
        """Deal: the first game of a seed, or without a seed the game after the last."""
        super().reset(seed=seed)
        del options
        self._deal = self.order.deal(seed)
        self.learner = self.deal.game % self.setting.seats if self.seat is None else self.seat
        self.dice = [
            dice_of(self.deal.number, self.deal.game, seat) for seat in range(self.setting.seats)
        ]
        self._wait()
        if self.deal.to_act == NOBODY:
            return self.reset()
        if self.render_mode == rendering.HUMAN:
            self.render()
        return self._shown()

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Make the learner's move and wait until it is to act again, or the game is over."""
        move = whole(action)
        if move not in self.deal.choices or self.deal.to_act != self.learner:
            return self._refused(move)
        self.deal.play(move)
        self._wait()
        over = self.deal.to_act == NOBODY
        found = 0.0
        if over:
            found = rewards.rewards(self.reward, self.deal.totals, self.deal.wins)[self.learner]
        sight, info = self._shown()
        if self.render_mode == rendering.HUMAN:
            self.render()
        return sight, found, over, False, info | ({"totals": self.deal.totals} if over else {})

    def action_masks(self) -> NDArray[np.bool_]:
        """The learner's moves, as Stable-Baselines3's maskable algorithms ask for them."""
        return self.deal.mask(self.learner).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return rendering.render(self.render_mode, self.deal, self.learner)

    def close(self) -> None:
        """Let bots that are programs of their own go home."""
        for player in self.players:
            if hasattr(player, "close"):
                player.close()

    def _wait(self) -> None:
        """Let the others move until the learner is to act."""
        game, words = self.setting.game, self.setting.words
        while (seat := self.deal.to_act) not in (NOBODY, self.learner):
            player = self.players[(seat - self.learner) % self.setting.seats - 1]
            told = self.deal.happenings(seat)
            sight = look(game, self.deal.state, seat, self.dice[seat], told, words)
            move = int(player.choose(sight))
            if move not in sight.choices:
                raise Unreadable("bot/move", f"The bot at seat {seat} cannot play {move}.")
            self.deal.play(move)

    def _shown(self) -> Shown:
        info = {"action_mask": self.deal.mask(self.learner), "seat": self.learner}
        return self.deal.features(self.learner), info

    def _refused(self, move: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        refusal = self.setting.game.refusal(self.deal.state, self.learner, move)
        sight, info = self._shown()
        reason = {"refused": refusal.code, "clause": refusal.clause} if refusal else {}
        return sight, rewards.REFUSED[self.reward], True, False, info | reason


def check_seat(setting: Setting, seat: int | None) -> int | None:
    """The learner's seat, if the table has it."""
    if seat is not None and not 0 <= seat < setting.seats:
        raise Unreadable("env/seat", f"There are seats 0 to {setting.seats - 1}, not {seat}.")
    return seat

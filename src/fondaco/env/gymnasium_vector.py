"""Gymnasium's vector environment: a learner at each of many tables, no Python per table."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fondaco.bots import levels, seated_bots
from fondaco.bots.roster import call_quick
from fondaco.bots.search.worlds import WORLDS
from fondaco.bots.workspace import masks_for
from fondaco.core.dice import Dice
from fondaco.core.errors import Unreadable
from fondaco.core.position import Shelf
from fondaco.core.verbs import bound
from fondaco.env import learner_kernels, rewards, spaces
from fondaco.env.gymnasium_env import check_seat
from fondaco.env.setting import Setting
from fondaco.fast.kernels import nobody
from fondaco.fast.kernels.series import Series
from fondaco.fast.layout import alone, dtype
from fondaco.fast.move_arrays import whole_moves
from fondaco.fast.workers import Workers

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from fondaco.core.editions import Edition

Step = tuple["NDArray[np.float32]", Any, Any, Any, dict[str, Any]]


class Tables(VectorEnv["NDArray[np.float32]", "NDArray[Any]", "NDArray[Any]"]):
    """So many tables of a game, with quick bots at the other seats inside compiled code.

    Table i of n plays the games i, i + n, i + 2n … of the seed. A table whose game is over opens
    its next one in the same step; what was seen last is in `final_obs`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as theirs

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str = "chance",
        seat: int | None = None,
        reward: str = "win",
        options: tuple[str, ...] = (),
        edition: Edition | Path | str | None = None,
        machine: bool = True,
    ) -> None:
        self.setting = Setting.agree(name, seats, options, edition)
        self.reward = rewards.check(reward)
        self.num_envs, self.machine = num_envs, machine
        game = self.setting.game
        self.single_observation_space = spaces.observation_space(game)
        self.single_action_space = spaces.move_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.opponents = _levels(opponents, self.setting.seats)
        self.levels = np.zeros((num_envs, self.setting.seats), np.int64)
        self.parts = np.array(self.setting.edition.parts)
        place = check_seat(self.setting, seat)
        self.seat = learner_kernels.ANY_SEAT if place is None else place
        self.numbers = np.zeros(num_envs, np.int64)
        self.learners = np.zeros(num_envs, np.int64)
        self.outcomes = np.zeros(num_envs, np.uint8)
        self.totals = np.zeros((num_envs, self.setting.seats), np.int32)
        self.wins = np.zeros((num_envs, self.setting.seats), np.uint8)
        self.masks = np.zeros((num_envs, game.moves), np.int8)
        self.laid = False
        self._furnish()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal at every table: the first games of a seed, or those after the last."""
        super().reset(seed=seed)
        del options
        if seed is None and self.laid:
            self.numbers += self.num_envs
        else:
            self._deal_from(secrets.randbits(64) if seed is None else seed)
            self.numbers[:] = np.arange(self.num_envs)
        self.laid = True
        sights = self._sheet()

        def go(rows: slice) -> None:
            self.code.begin(*self._scene(rows), self.masks[rows], sights[rows])

        self.workers.share(self.num_envs, go)
        return sights, self._info()

    def step(self, actions: NDArray[Any]) -> Step:
        """Make the learner's move at every table."""
        if not self.laid:
            raise Unreadable("env/reset", "Nothing was dealt yet: call reset before step.")
        moves = whole_moves(actions, self.num_envs)
        sights, finals = self._sheet(), self._sheet()
        learners = self.learners.copy()

        def go(rows: slice) -> None:
            self.code.advance(
                *self._scene(rows), moves[rows], self.outcomes[rows], self.totals[rows],
                self.wins[rows], self.masks[rows], sights[rows], finals[rows],
            )  # fmt: skip

        self.workers.share(self.num_envs, go)
        ended = self.outcomes != learner_kernels.GOING_ON
        info = self._info()
        if ended.any():
            info |= {"final_obs": finals, "_final_obs": ended, "final_info": self._final(ended)}
        never = np.zeros(self.num_envs, np.bool_)
        return sights, self._rewards(learners), ended, never, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The learner's moves at every table."""
        return self.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Send the threads home."""
        self.workers.close()

    # What the kernels work on

    def _furnish(self) -> None:
        game, kind = self.setting.game, type(self.setting.game.new_state())
        given = (*game.verbs, learner_kernels, seated_bots, nobody)
        self.workers = Workers(None if self.machine else 1)
        if self.machine:
            from fondaco.fast.compile import compiled  # noqa: PLC0415  brings the compiler with it

            self.code = compiled(learner_kernels, *given)
            self.states: Any = np.zeros(self.num_envs, dtype(kind))
            self.dice: Any = np.zeros(self.num_envs, dtype(Dice))
        else:
            self.code = bound(learner_kernels, *given)
            self.states = Shelf(kind, self.num_envs)
            self.dice = [Dice() for _ in range(self.num_envs)]

    def _scene(self, rows: slice) -> tuple[Any, ...]:
        """The tables of these rows, with room of their own to think on."""
        game = self.setting.game
        kind = type(game.new_state())
        worlds: Any = Shelf(kind, WORLDS)
        if self.machine:
            worlds = np.zeros(WORLDS, dtype(kind))
        bots = seated_bots.Bots(self.levels[rows], masks_for(game), worlds)
        return (
            self.states[rows], self.dice[rows], self.parts, self.series, self.numbers[rows],
            self.seat, self.opponents, self.learners[rows], bots,
        )  # fmt: skip

    def _deal_from(self, seed: int) -> None:
        """Take the games of a seed from now on."""
        setting = self.setting
        series = Series.of(seed, setting.seats, setting.option_bits, stride=self.num_envs)
        self.series: Any = alone(series) if self.machine else [series]

    # What is handed out: always arrays of its own, so that nobody's memory changes

    def _sheet(self) -> NDArray[np.float32]:
        return np.zeros((self.num_envs, self.setting.game.feature_count), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.masks.copy(), "seat": self.learners.copy()}

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        totals, refused = self.totals.copy(), self.outcomes == learner_kernels.REFUSED
        return {"totals": totals, "_totals": ended, "refused": refused, "_refused": ended}

    def _rewards(self, learners: NDArray[np.int64]) -> NDArray[np.float64]:
        out = np.zeros(self.num_envs)
        over = np.flatnonzero(self.outcomes == learner_kernels.OVER)
        if over.size:
            found = rewards.KINDS[self.reward](self.totals[over], self.wins[over])
            out[over] = np.take_along_axis(found, learners[over, None], axis=1)[:, 0]
        out[self.outcomes == learner_kernels.REFUSED] = rewards.REFUSED[self.reward]
        return out


def _levels(opponents: str, seats: int) -> NDArray[np.int64]:
    """The level at every other seat, clockwise from the learner."""
    names = [call_quick(bot.strip()) for bot in opponents.split(",")]
    return np.array([levels.QUICK.index(names[at % len(names)]) for at in range(seats - 1)])

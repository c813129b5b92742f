"""The house's bots at OpenSpiel's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyspiel

from fondaco.bots import roster
from fondaco.bots.sight import look
from fondaco.env.seed_order import dice_of

if TYPE_CHECKING:
    from fondaco.env.openspiel import SpielGame


class House(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel has no types
    """A bot of the ladder at one seat; it is shown what its seat may know, not the state."""

    def __init__(
        self, game: SpielGame, player_id: int, name: str, seed: int = 1, *, machine: bool = False
    ) -> None:
        super().__init__()
        self.setting, self.seat = game.setting, player_id
        self.player = roster.call(name).sit_down(self.setting.game, machine=machine)
        self.dice = dice_of(seed, 0, player_id)

    def player_id(self) -> int:
        """The bot's seat."""
        return self.seat

    def restart_at(self, state: Any) -> None:
        """Nothing is remembered from one game to the next."""

    def inform_action(self, state: Any, player_id: int, action: int) -> None:
        """What others do is seen at the table."""

    def step(self, state: Any) -> int:
        """The bot's move."""
        deal = state.deal
        told = deal.happenings(self.seat)
        game, words = self.setting.game, self.setting.words
        return int(self.player.choose(look(game, deal.state, self.seat, self.dice, told, words)))

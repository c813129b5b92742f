"""What an OpenSpiel player sees of a state, as numbers and as text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core import extras
from fondaco.core.errors import Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.env.plain_game import OWN_MOVE

if TYPE_CHECKING:
    from fondaco.core.position import Told
    from fondaco.env.setting import Setting

try:
    import pyspiel
except ModuleNotFoundError:
    raise extras.lacking("pyspiel") from None

RECALLED = 2048
"""How many of the last things that a player lived through are in its information-state tensor.

Where a game has more, the oldest go. The string of an information state leaves nothing out.
"""


class Observer:
    """Looks at states for a player: the position as it knows it, with its past where asked for."""

    def __init__(
        self, setting: Setting, recall: int, kind: Any, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise Unreadable("env/observer", f"An observation has no parameters, not {params}.")
        self.setting, self.recall = setting, recall
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.own = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        events = setting.game.events.events
        self.width = 1 + max(2, *(len(event.arguments) for event in events))
        shapes: dict[str, tuple[int, ...]] = {"observation": (setting.game.feature_count,)}
        if self.kind.perfect_recall:
            shapes["recalled"] = (recall, self.width)
        if not (self.own and self.kind.public_info):
            shapes = {}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1]) if sizes else []
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player sees of a state."""
        self.tensor[:] = 0
        if state.deal is None or not self.dict:
            return
        self.dict["observation"][:] = state.deal.features(player)
        if "recalled" in self.dict:
            for row, told in enumerate(state.deal.lived[player][-self.recall :]):
                # A row of zeros is no event, so codes are moved up: 1 for an own move.
                self.dict["recalled"][row, : len(told)] = (told[0] + 2, *told[1:])

    def string_from(self, state: Any, player: int) -> str | None:
        """What the player sees of a state, in words; none for its secrets without the rest."""
        if not self.kind.public_info:
            return None
        if state.deal is None:
            return "before the deal"
        deal = state.deal
        seen = self.setting.game.view(deal.state, player if self.own else NOBODY)
        text = json.dumps(seen, separators=(",", ":"))
        if not self.kind.perfect_recall:
            return text
        past = [self._words(told) for told in deal.lived[player]]
        return "\n".join([f"seat {player}", *past, text])

    def _words(self, told: Told) -> str:
        """An entry of the log: the event's name and arguments, or the own move."""
        if told[0] == OWN_MOVE:
            return f"> {self.setting.words.move_name(told[1])}"
        name = self.setting.game.events.by_code[told[0]].name
        return " ".join([name, *map(str, told[1:])])

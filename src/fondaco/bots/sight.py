"""All that a bot is shown: the table as its seat imagines it, never the true position."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from fondaco.core.dice import seed, word
from fondaco.core.piles import wipe
from fondaco.core.position import Position
from fondaco.fast import layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fondaco.core.dice import Dice
    from fondaco.core.events import Happening
    from fondaco.core.game import Game
    from fondaco.core.protocols import Seen, Words


class Sight:
    """What one seat may know of a table, and dice for whoever thinks about it.

    `world` is a position in which everything that the seat cannot know was dealt anew. Nothing
    else of the table is in here, so a bot can do with it as it likes: play it on, take it apart.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        dice: Dice,
        world: Position | NDArray[np.void],
        log: Sequence[Happening] = (),
        words: Words[Position] | None = None,
    ) -> None:
        self.game, self.seat, self.dice, self.log = game, seat, dice, log
        self.words = words or game.words
        self._world = world
        # Where cards once lay they must not lie on for whoever looks beneath the count.
        if isinstance(world, Position):
            wipe(world)
        else:
            layout.wipe(world)

    @cached_property
    def world(self) -> Position:
        """A position that the seat may be in."""
        if isinstance(self._world, Position):
            return self._world
        return layout.unpack(self._world[0], self.game.new_state())

    @cached_property
    def row(self) -> NDArray[np.void]:
        """The same position for compiled code: an array of one."""
        if not isinstance(self._world, Position):
            return self._world
        row = np.zeros(1, layout.dtype(type(self._world)))
        layout.pack(self._world, row[0])
        return row

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.world.seats)

    @cached_property
    def choices(self) -> list[int]:
        """The moves that the seat may make, as numbers."""
        return self.game.choices(self.world)

    @cached_property
    def names(self) -> dict[str, int]:
        """The moves that the seat may make, by the names that records use."""
        return {self.words.move_name(move): move for move in self.choices}

    @cached_property
    def view(self) -> Seen:
        """What the seat sees, ready for JSON."""
        return self.game.view(self.world, self.seat)

    @cached_property
    def features(self) -> list[int]:
        """What the seat knows, as numbers."""
        return self.game.features(self.world, self.seat)

    def imagined(self) -> Position:
        """Another position that the seat may be in."""
        return redealt(self.game, self.world, self.seat, self.dice)


def look(
    game: Game,
    state: Position,
    seat: int,
    dice: Dice,
    log: Sequence[Happening] = (),
    words: Words[Position] | None = None,
) -> Sight:
    """What a seat may know of a position; the dice deal what it may not."""
    return Sight(game, seat, dice, redealt(game, state, seat, dice), log, words)


def redealt(game: Game, state: Position, seat: int, dice: Dice) -> Position:
    """The position with all that the seat cannot know dealt anew, chance to come included."""
    world = game.new_state()
    world.become(state)
    world.told = None
    seed(world.dice, word(dice), word(dice), word(dice), word(dice))
    game.rules.imagine(world, seat)
    return world

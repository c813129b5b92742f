"""What is agreed before a game in an environment: everything but its chance."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from fondaco.games import index

if TYPE_CHECKING:
    from pathlib import Path

    from fondaco.core.editions import Edition
    from fondaco.core.game import Game
    from fondaco.core.position import Position
    from fondaco.core.protocols import Words

SEATS = 4


@dataclass(frozen=True)
class Setting:
    """A game, how many play it, its options, its edition."""

    game: Game
    seats: int
    options: tuple[str, ...]
    edition: Edition

    @classmethod
    def agree(
        cls,
        name: str,
        seats: int | None = None,
        options: tuple[str, ...] = (),
        edition: Edition | Path | str | None = None,
    ) -> Setting:
        """A setting with the house's defaults, or a sentence that says what cannot be had."""
        game = index.find(name)
        count = game.check_seats(min(SEATS, game.seats[-1]) if seats is None else seats)
        game.option_bits(tuple(options))
        return cls(game, count, tuple(options), game.edition_named(edition))

    @cached_property
    def option_bits(self) -> int:
        """The options as one number."""
        return self.game.option_bits(self.options)

    @cached_property
    def words(self) -> Words[Position]:
        """The notation of moves and pieces in this edition."""
        return self.game.words_of(self.edition)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game, self.seats, self.options, self.edition)

"""A table for tests: its position is written as text, and it tells everything as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, cast

import pytest

from fondaco.core.chance import simulated
from fondaco.core.dice import Dice, seed
from fondaco.core.errors import Refusal
from fondaco.core.position import Position
from fondaco.core.table import Table, Terms
from fondaco.core.verbs import NOBODY
from fondaco.games.index import find

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.core.editions import Edition
    from fondaco.core.events import Happening

S = TypeVar("S", bound=Position)


class WrittenTable(Generic[S]):
    """What the tables of all games have in common; the dice follow from a number."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: tuple[str, ...],
        chance: int,
        edition: Edition | None = None,
    ) -> None:
        terms = Terms.agree(find(game), seats, options, edition, simulated(chance, 0))
        self.table = Table(terms)
        self.state = cast(S, self.table.state)
        self.log: list[Happening] = list(self.table.log[0].events)

    # Moving

    def by_lot(self, chance: int) -> Iterator[Dice]:
        """Dice for one more move, until the game is over."""
        lots = Dice()
        seed(lots, chance, 0, 0, 0)
        while self.turn != NOBODY:
            yield lots

    def refused(self, move: str | int, by: int | None = None) -> str:
        """The clause, code and arguments with which the move is refused; nothing changes."""
        before, number = self.state.copy(), self.table.number
        with pytest.raises(Refusal) as raised:
            self.table.play(move, by)
        assert (self.state, self.table.number) == (before, number)
        refusal = raised.value
        said = [self._argument(name, int(arg)) for name, arg in refusal.arguments.items()]
        return " ".join([refusal.clause, refusal.code, *said])

    # What is on the table

    @property
    def choices(self) -> list[str]:
        """What the seat to act may do: on a used mask, ones for the choices and zeros elsewhere."""
        if self.turn == NOBODY:
            return []
        rules, listed = self.table.game.rules, self.table.choices
        mask = [-1] * rules.MOVES
        assert rules.choices(self.state, mask) == mask.count(1)
        assert mask == [int(move in listed) for move in range(rules.MOVES)]
        return [self.table.words.move_name(move) for move in listed]

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self.table.to_act

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return self.table.winners

    # What was told

    @property
    def events(self) -> list[str]:
        """The names of all events so far."""
        return [happening.event.name for happening in self.log]

    def told(self, name: str) -> list[str]:
        """The arguments of every event with this name."""
        return [self.arguments(it) for it in self.log if it.event.name == name]

    def arguments(self, happening: Happening) -> str:
        """The arguments of an event as records write them."""
        return " ".join(self._argument(name, arg) for name, arg in happening.arguments.items())

    def _argument(self, name: str, value: int) -> str:
        return f"{name} {self.table.words.notation(name, value)}"

"""One game of a seed in plain Python: a position, and what every seat has lived through so far."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.core.chance import TABLE, seed_words
from fondaco.core.dice import seed
from fondaco.core.events import EVERYBODY, ONE_SEAT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fondaco.core.events import Catalogue, Happening
    from fondaco.core.position import Told
    from fondaco.env.setting import Setting

MOST_MOVES = 4096
"""No game of the house is as long; simulations keep as many moves."""
OWN_MOVE = -1
"""Stands where events have their code: the seat itself made a move."""
Redeal = tuple[int, int, tuple[int, int, int, int]]
"""After how many moves a seat imagined the rest, who, and the words of the dice."""
ALL, NONE = -1, 0
"""Who hears of an event: everybody, nobody, or the seat that stands in this place of it."""


@cache
def audiences(events: Catalogue) -> dict[int, int]:
    """Who hears of each event, by its code."""
    heard = {}
    for event in events.events:
        one = 1 + event.arguments.index("seat") if event.audience == ONE_SEAT else NONE
        heard[event.code] = ALL if event.audience == EVERYBODY else one
    return heard


class Deal:
    """The game with this number of a seed, as batches and simulations deal it.

    `lived` has an entry for everything that a seat was told and for every move that it made.
    """

    def __init__(self, setting: Setting, number: int, game: int = 0) -> None:
        self.setting, self.number, self.game = setting, number, game
        self.rules = setting.game.rules
        self.state = setting.game.new_state()
        self.state.told = []
        self.moves: list[int] = []
        self.redeals: list[Redeal] = []
        self.lived: list[list[Told]] = [[] for _ in range(setting.seats)]
        self.audience = audiences(setting.game.events)
        seed(self.state.dice, *seed_words(number, game, TABLE))
        parts = setting.edition.parts
        self.rules.setup(self.state, parts, setting.seats, setting.option_bits)
        self._note()

    @property
    def to_act(self) -> int:
        """The seat whose decision it is, or nobody."""
        return int(self.rules.to_act(self.state))

    @property
    def choices(self) -> list[int]:
        """What the seat to act may do."""
        return self.setting.game.choices(self.state)

    @property
    def totals(self) -> list[int]:
        """What each seat has."""
        return [int(self.rules.total(self.state, seat)) for seat in range(self.setting.seats)]

    @property
    def wins(self) -> list[int]:
        """A 1 for every seat that wins if the game ends like this."""
        return [int(self.rules.is_winner(self.state, seat)) for seat in range(self.setting.seats)]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for every move that the seat may make now."""
        mask = np.zeros(self.setting.game.moves, np.int8)
        if seat == self.to_act:
            mask[self.choices] = 1
        return mask

    def features(self, seat: int) -> NDArray[np.float32]:
        """What the seat knows, as numbers."""
        return np.array(self.setting.game.features(self.state, seat), np.float32)

    def play(self, move: int) -> None:
        """Carry out a move that is allowed."""
        self.lived[self.to_act].append((OWN_MOVE, move))
        self.rules.apply(self.state, move)
        self.moves.append(move)
        self._note()

    def happenings(self, seat: int) -> list[Happening]:
        """The events so far that a seat may know of."""
        read = self.setting.game.events.read
        return [read(told) for told in self.lived[seat] if told[0] != OWN_MOVE]

    def imagine(self, seat: int, words: tuple[int, int, int, int]) -> None:
        """Deal anew from these words all that a seat cannot know, chance to come included.

        What others alone were told no longer holds, so they forget it.
        """
        self.redeals.append((len(self.moves), seat, words))
        seed(self.state.dice, *words)
        self.rules.imagine(self.state, seat)
        for other, past in enumerate(self.lived):
            if other != seat:
                past[:] = [told for told in past if self.audience.get(told[0]) == ALL]

    def copy(self) -> Deal:
        """The same game, to be played on by itself."""
        twin = Deal.__new__(Deal)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.state.told = []
        twin.redeals = self.redeals[:]
        twin.moves, twin.lived = self.moves[:], [past[:] for past in self.lived]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Deal:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setting, self.number, self.game, self.moves, self.redeals)

    def _note(self) -> None:
        """Let every seat remember what it was told."""
        for told in self.state.told or []:
            heard = self.audience[told[0]]
            if heard == ALL:
                for past in self.lived:
                    past.append(told)
            elif heard != NONE:
                self.lived[told[heard]].append(told)
        self.state.told = []


def replayed(
    setting: Setting, number: int, game: int, moves: list[int], redeals: list[Redeal]
) -> Deal:
    """A game, played on by these moves, with what was imagined on the way."""
    deal = Deal(setting, number, game)
    for at, move in enumerate([*moves, None]):
        for _, seat, words in [redeal for redeal in redeals if redeal[0] == at]:
            deal.imagine(seat, words)
        if move is not None:
            deal.play(move)
    return deal

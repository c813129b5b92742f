"""What every number of an observation is called, as each game names its features."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fondaco.core.errors import Broken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.core.game import Game


@dataclass(frozen=True)
class Group:
    """Numbers that belong together: where they begin, what they say, the name of each."""

    name: str
    start: int
    meaning: str
    names: tuple[str, ...]

    @property
    def place(self) -> str:
        """Where the numbers stand in an observation."""
        last = self.start + len(self.names) - 1
        return str(self.start) if last == self.start else f"{self.start}–{last}"


def groups(game: Game) -> Iterator[Group]:
    """The groups of a game's features, in their order."""
    own = game.contract.fields.FIELDS if game.contract.fields else {}
    start = 0
    for name, size, meaning in game.contract.features.LAYOUT:
        # A game that names no single numbers has them counted.
        numbered = tuple(map(str, range(size))) if size > 1 else ("",)
        names = own.get(name, numbered)
        if len(names) != size:
            raise Broken(f"{game.name} names {len(names)} of the {size} numbers of {name!r}")
        yield Group(name, start, " ".join(meaning.split()), names)
        start += size


def names(game: Game) -> list[str]:
    """A name for every number of an observation."""
    return [
        f"{group.name}: {name}" if name else group.name
        for group in groups(game)
        for name in group.names
    ]

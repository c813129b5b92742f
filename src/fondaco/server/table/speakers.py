"""The house's voice: sentences for events, choices and refusals of any table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fondaco import games
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from fondaco.core.editions import Edition
    from fondaco.server.table.room import Room


class Voice:
    """Speaks about the tables of one game and edition in one language."""

    def __init__(self, game: str, edition: Edition, language: str) -> None:
        self._speaker = Speaker(games.find(game), [], language, edition)

    def about(self, room: Room) -> Speaker:
        """Somebody who can speak about a room, until the next room is spoken about."""
        self._speaker.names = room.names
        return self._speaker


class _Box:
    """An edition that is found again by its hash."""

    def __init__(self, edition: Edition) -> None:
        self.edition, self.sha256 = edition, edition.sha256

    def __hash__(self) -> int:
        return hash(self.sha256)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Box) and other.sha256 == self.sha256


@lru_cache(maxsize=64)
def _voice(game: str, box: _Box, language: str) -> Voice:
    return Voice(game, box.edition, language)


def voice(room: Room, language: str) -> Voice:
    """The voice for a room: a catalogue is large, so all tables of an edition share one."""
    return _voice(room.terms.game.name, _Box(room.terms.edition), language)

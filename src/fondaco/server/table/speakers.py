"""Speakers: who puts events, choices and refusals of a table into sentences, shared by tables."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fondaco.games import index
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from fondaco.core.editions import Edition
    from fondaco.server.table.room import Room


class _Box:
    """An edition that is found again by its hash."""

    def __init__(self, edition: Edition) -> None:
        self.edition, self.sha256 = edition, edition.sha256

    def __hash__(self) -> int:
        return hash(self.sha256)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Box) and other.sha256 == self.sha256


@lru_cache(maxsize=64)
def _speaker(game: str, box: _Box, language: str) -> Speaker:
    return Speaker(index.find(game), [], language, box.edition)


def shared_speaker(room: Room, language: str) -> Speaker:
    """The speaker for a room, to be told its names: a catalogue is large, so tables share one."""
    return _speaker(room.terms.game.name, _Box(room.terms.edition), language)

"""Query parameters: in which language somebody reads of a game, and through whose eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.verbs import NOBODY
from fondaco.server.client_errors import ClientError
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from fondaco.core.editions import Edition
    from fondaco.core.game import Game

ENGLISH = "en"
ALL = "all"
"""The eyes of whoever moves."""


def speaker_for(game: Game, names: list[str], wish: str, edition: Edition) -> Speaker:
    """Somebody who speaks the language wished for; English where it has no catalogue."""
    spoken = wish in {path.stem for path in game.folder.glob("*.ftl")}
    return Speaker(game, names, wish if spoken else ENGLISH, edition)


def eyes_of(said: str, seats: int) -> int | None:
    """The seat through whose eyes somebody looks, or nobody's; none where all are meant."""
    if said == ALL:
        return None
    if said in {str(seat) for seat in range(NOBODY, seats)}:
        return int(said)
    raise ClientError("replay/eyes", last=seats - 1)

"""The games of this server, and the bots that play them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import get
from litestar.params import FromQuery  # noqa: TC002  read while running
from msgspec import Struct

from fondaco.bots.personas import PEOPLE
from fondaco.games import index
from fondaco.server.http.error_responses import documented
from fondaco.server.table.text_board import RoleStyle, palette
from fondaco.server.wire.commands import Language  # noqa: TC001  read while running
from fondaco.speech.catalogues import ENGLISH, HOUSE, Tongue, house_tongue, nearest

if TYPE_CHECKING:
    from fondaco.core.game import Game

GAME_LINE = "game-line"
"""The message that says in one line what a game is."""


class GameCard(Struct, frozen=True):
    """A game of the server."""

    name: str
    title: str
    line: str
    designer: str
    seats: list[int]
    options: list[str]
    edition: str
    palette: dict[str, RoleStyle]


class BotCard(Struct, frozen=True):
    """A bot of the server."""

    name: str
    character: str
    level: int


class GameOffer(Struct, frozen=True):
    """What can be played, and against whom."""

    games: list[GameCard]
    bots: list[BotCard]


@get("/api/games", responses=documented())
async def offer(language: FromQuery[Language] = ENGLISH) -> GameOffer:
    """What can be played here, and against which bots, in the reader's language."""
    spoken = nearest(language)
    cards = []
    for name in index.names():
        game = index.find(name)
        cards.append(
            GameCard(
                name,
                game.title,
                _line(game, spoken),
                game.designer,
                list(game.seats),
                [option.name for option in game.options],
                game.default_edition.label,
                palette(game),
            )
        )
    say = house_tongue(spoken).say
    return GameOffer(cards, [BotCard(p.name, say(p.character), p.level) for p in PEOPLE])


def _line(game: Game, language: str) -> str:
    """A game in one line; whoever adds one need not translate it."""
    tongue = Tongue(language, HOUSE, game.folder)
    return tongue.say(GAME_LINE) if tongue.has(GAME_LINE) else game.line

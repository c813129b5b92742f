"""The rule books, clause by clause, for whoever asks why."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.params import FromPath, FromQuery  # noqa: TC002  read while running
from msgspec import Struct

from fondaco.games import index
from fondaco.server.http.error_responses import documented
from fondaco.server.wire.commands import Language  # noqa: TC001  likewise
from fondaco.speech.catalogues import ENGLISH, nearest


class ClauseCard(Struct, frozen=True):
    """One statement of a rule book."""

    id: str
    chapter: str
    text: str


@get("/api/games/{game:str}/rules", responses=documented(404))
async def rule_book(
    game: FromPath[str], language: FromQuery[Language] = ENGLISH
) -> list[ClauseCard]:
    """The rule book of a game, in the order of the book and in the reader's language."""
    return _cards(game, nearest(language))


@cache
def _cards(game: str, language: str) -> list[ClauseCard]:
    clauses = index.find(game).clauses_in(language).values()
    return [ClauseCard(one.id, one.chapter, one.text) for one in clauses]
